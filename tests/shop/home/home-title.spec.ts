import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { cut } from "../../support/cut.ts";
import { expect, open, test } from "../../support/visit.ts";

test.use({ film: true });

/** Where the bags are in the pictures of Home, in pixels of these sizes: left, top, width, height. */
const PICTURES = {
  wide: {
    size: [1440, 810],
    hanging: [489, 145, 349, 398],
    standing: [838, 295, 258, 308],
  },
  upright: {
    size: [720, 1280],
    hanging: [115, 235, 378, 430],
    standing: [302, 665, 302, 242],
  },
} as const;

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const cover = (page: Page) => page.getByRole("region", { name: "Portada" });
const still = (page: Page) => cover(page).getByRole("img");

/** Home with a blue and a red box in the place of its two bags. */
async function openWithBoxes(page: Page): Promise<void> {
  for (const [name, parts] of [
    ["hero-desktop", PICTURES.wide],
    ["hero-mobile", PICTURES.upright],
  ] as const) {
    const [width, height] = parts.size;
    const box = ([left, top, w, h]: readonly number[], colour: string) =>
      `<rect x="${left}" y="${top}" width="${w}" height="${h}" fill="${colour}"/>`;
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${box(parts.hanging, "#00f")}${box(parts.standing, "#f00")}</svg>`;
    const body = await sharp(Buffer.from(drawing)).png().toBuffer();
    await page.route(new RegExp(`/${name}-.*\\.(avif|jpg)$`), (route) =>
      route.fulfill({ body, contentType: "image/png" }),
    );
  }
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
}

/** Waits until the cut for the window as it is now has been drawn. */
const drawn = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      still(page).evaluate(async (image: HTMLImageElement) => {
        await image.decode().catch(() => {});
        const wide = image.parentElement?.querySelector<HTMLSourceElement>("source[media]");
        const name = matchMedia(wide?.media ?? "").matches ? "hero-desktop" : "hero-mobile";
        return image.complete && image.naturalWidth > 0 && image.currentSrc.includes(name);
      }),
    )
    .toBe(true);

type Picture = { data: Buffer; width: number; height: number };
type Box = { x: number; y: number; width: number; height: number };

/** What is seen in the window. */
async function picture(page: Page): Promise<Picture> {
  // Written faster than a PNG, and true enough to tell red from blue.
  const bytes = await page.screenshot({ type: "jpeg", quality: 90, scale: "css" });
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The letters, not the box that they are set in. */
const lettersOf = (words: Locator): Promise<Box> =>
  words.evaluate((element) => {
    const letters = document.createRange();
    letters.selectNodeContents(element);
    const { x, y, width, height } = letters.getBoundingClientRect();
    return { x, y, width, height };
  });

/** The box around all pixels of one of the two colours within another box; nothing where there is none. */
function boxOf(
  { data, width, height }: Picture,
  channel: 0 | 2,
  within: Box = { x: 0, y: 0, width, height },
) {
  const found = { left: width, top: height, right: -1, bottom: -1 };
  const [right, bottom] = [within.x + within.width, within.y + within.height];
  for (let y = Math.floor(within.y); y < Math.min(height, bottom); y += 1)
    for (let x = Math.floor(within.x); x < Math.min(width, right); x += 1) {
      const at = 3 * (y * width + x);
      const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
      const own = channel === 0 ? red > 200 && blue < 90 : blue > 200 && red < 90;
      if (!own || green > 90) continue;
      found.left = Math.min(found.left, x);
      found.right = Math.max(found.right, x);
      found.top = Math.min(found.top, y);
      found.bottom = Math.max(found.bottom, y);
    }
  return found.right < 0
    ? undefined
    : { width: found.right - found.left + 1, height: found.bottom - found.top + 1 };
}

const linkOf = (page: Page) => cover(page).getByRole("link", { name: "Ver novedades" });

/** Title and link are in sight, and on no bag. */
async function expectPlainWall(page: Page, where: string): Promise<void> {
  const seen = await picture(page);
  for (const words of [title(page), linkOf(page)]) {
    await expect(words, where).toBeInViewport({ ratio: 1 });
    const letters = await lettersOf(words);
    expect([boxOf(seen, 0, letters), boxOf(seen, 2, letters)], where).toEqual([
      undefined,
      undefined,
    ]);
  }
}

for (const width of [320, 390, 430, 540, 767, 768, 1024, 1280, 1440, 1920, 2560])
  test(`Home's title and its link are on no bag, ${width} px wide and however high`, {
    tag: "@desktop",
  }, async ({ page }) => {
    test.slow();
    await openWithBoxes(page);
    for (const height of [480, 600, 660, 768, 844, 1180, 1440]) {
      await page.setViewportSize({ width, height });
      await drawn(page);
      await expectPlainWall(page, `${width}x${height}`);
    }
  });

for (const [width, height, times] of [
  [320, 568, 1.15],
  [320, 568, 1.3],
  [360, 740, 1.3],
  [390, 844, 1.5],
  [390, 844, 2],
  [320, 568, 2],
  [700, 900, 2],
  [844, 390, 1.5],
  [1280, 800, 2],
] as const)
  test(`with text ${times} times as large nothing on Home lies over another, in ${width}x${height}`, {
    tag: "@mobile",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openWithBoxes(page);
    await page.evaluate(
      (size) => {
        document.documentElement.style.setProperty("font-size", size);
      },
      `${times * 100}%`,
    );
    await drawn(page);
    await expectPlainWall(page, `${width}x${height}`);
    // No control covers another, and the promo bar holds its lines.
    const top = (await cut(page)).filter((fault) => /Ver novedades|Ir a los|Envío/.test(fault));
    expect(top).toEqual([]);
  });

test("neither of Home's bags is cut in the windows that people have", {
  tag: "@desktop",
}, async ({ page }) => {
  test.slow();
  await openWithBoxes(page);
  for (const window of [
    "1366x660",
    "1440x900",
    "1920x950",
    "2560x1300",
    "1024x768",
    "1024x1366",
    "768x1024",
    "700x900",
    "540x720",
    "844x390",
    "800x800",
    "1200x1200",
    "390x844",
    "430x932",
  ]) {
    const [width = 0, height = 0] = window.split("x").map(Number);
    await page.setViewportSize({ width, height });
    await drawn(page);
    const seen = await picture(page);
    const parts = width / height < 18 / 25 ? PICTURES.upright : PICTURES.wide;
    for (const [bag, channel] of [
      ["hanging", 2],
      ["standing", 0],
    ] as const) {
      const box = boxOf(seen, channel);
      const [, , w, h] = parts[bag];
      expect((box?.width ?? 0) / (box?.height ?? 1), `${bag} in ${window}`).toBeCloseTo(w / h, 1);
    }
  }
});

test("Home's title can be read over every part of the film", async ({ page }) => {
  test.slow();
  await open(page);
  const film = page.locator("video");
  await expect(film).toHaveCSS("opacity", "1");
  await page.getByRole("button", { name: "Pausar la película" }).click();
  await page.evaluate(() => {
    for (const words of document.querySelectorAll<HTMLElement>("h1, h1 + * a"))
      words.style.setProperty("color", "transparent", "important");
  });
  const seconds = await film.evaluate((video: HTMLVideoElement) => video.duration);
  for (let second = 0; second < seconds; second += 0.75) {
    await film.evaluate(
      (video: HTMLVideoElement, time) =>
        new Promise((shown) => {
          video.addEventListener("seeked", shown, { once: true });
          video.currentTime = time;
        }),
      second,
    );
    const clip = await lettersOf(title(page));
    const data = await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer();
    let darkest = 1;
    for (let i = 0; i < data.length; i += 3)
      darkest = Math.min(darkest, luminance(data.subarray(i, i + 3)));
    expect((darkest + 0.05) / (INK + 0.05), `${second} s`).toBeGreaterThanOrEqual(4.5);
  }
});

/** Relative luminance (WCAG 2.2) of a colour of three bytes. */
const luminance = (colour: Iterable<number>): number => {
  const [red = 0, green = 0, blue = 0] = [...colour].map((byte) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const INK = luminance([0x2b, 0x23, 0x20]);
