import { readdir, readFile } from "node:fs/promises";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeViolations } from "../support/axe.ts";
import { type ServedShop, servedShop } from "../support/built-shop.ts";

const GROUND = "#f4f7f8";
const INK = "#1d2a33";
const ACCENT = "#1f5d7a";
const [ground, ink, accent] = [
  "rgb(244, 247, 248)",
  "rgb(29, 42, 51)",
  "rgb(31, 93, 122)",
] as const;

let built: ServedShop;
beforeAll(async () => {
  built = await servedShop(async (shop) => {
    await shop.change("tienda.yaml", {
      colours: { ground: GROUND, ink: INK, accent: ACCENT },
      legal: { name: "Ana Puig", nif: "12345678Z", address: "Carrer Gran 1, 08001 Barcelona" },
    });
    // Nothing but what shows through: the colour behind it.
    const glass = {
      create: { width: 1200, height: 630, channels: 4, background: "#0000" },
    } as const;
    await shop.write("content/compartir.jpg", await sharp(glass).png().toBuffer());
  });
});
afterAll(() => built?.close());

test.each(["", "bolsos/moon-bag/"])(
  "a visitor of «%s» sees the shop in its owner's colours, and none of the shipped ones",
  async (place) => {
    const page = await built.browser.newPage();
    await page.goto(`${built.url}/${place}`);
    const header = page.getByRole("banner");
    const promo = header.getByRole("paragraph");
    const footer = page.getByRole("contentinfo");
    const seen = (element: typeof header, what: "background-color" | "color") =>
      expect.poll(() =>
        element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), what),
      );
    await seen(page.locator("body"), "background-color").toBe(ground);
    await seen(header.locator("> div"), "background-color").toBe(ground);
    await seen(header.getByRole("link", { name: "Bolsos Luna" }), "color").toBe(ink);
    await seen(promo, "background-color").toBe(accent);
    await seen(promo, "color").toBe(ground);
    await seen(footer, "background-color").toBe(ink);
    await seen(footer, "color").toBe(ground);
    expect(await axeViolations(page)).toEqual([]);
    await expect
      .poll(() => page.locator('meta[name="theme-color"]').getAttribute("content"))
      .toBe(GROUND);
    const styles = (await page.locator("style").allTextContents()).join("");
    expect(styles).not.toMatch(/#(faf6ef|2b2320|9c4225|efe6d8|d9cdbc|6b5d55|d9a08b)/i);
    expect(styles).not.toMatch(/rgb\((250|43)[ ,]/);
    await page.close();
  },
);

test("its icons, its place on a phone and the picture of its links follow", async () => {
  const manifest = JSON.parse(await readFile(built.dist("manifest.webmanifest"), "utf8"));
  expect(manifest).toMatchObject({ theme_color: GROUND, background_color: GROUND });

  const files = await readdir(built.dist("assets"));
  const file = (start: RegExp) => built.dist(`assets/${files.find((name) => start.test(name))}`);
  const pixel = async (name: string, x: number, y: number) => {
    const picture = sharp(await readFile(name)).removeAlpha();
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    return [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
  };
  expect(await readFile(file(/^icon-\w+\.svg$/), "utf8")).toContain(ACCENT);
  const apple = file(/^apple-touch-icon/);
  expect(await pixel(apple, 4, 4)).toEqual([0xf4, 0xf7, 0xf8]);
  // On the ball of yarn, above its strands.
  expect(await pixel(file(/^icon-512/), 240, 40)).toEqual([0x1f, 0x5d, 0x7a]);
  const shared = await pixel(file(/^share-.*\.jpg$/), 600, 300);
  for (const [i, value] of [0xf4, 0xf7, 0xf8].entries())
    expect(Math.abs((shared[i] ?? 0) - value), `${shared}`).toBeLessThan(4);
});

test("the colours are the build's alone: no page carries them as data", async () => {
  const page = await readFile(built.dist("index.html"), "utf8");
  const [, json = ""] = /id="content">(.*?)<\/script>/s.exec(page) ?? [];
  expect(JSON.parse(json).shop.brand).toBe("Bolsos Luna");
  expect(json).not.toContain("colours");
});

test("a shop without a logo speaks of none, in no page and no file", async () => {
  const files = await readdir(built.dist("assets"));
  expect(files.filter((file) => file.startsWith("logo"))).toEqual([]);
  for (const page of ["index.html", "404.html", "bolsos/moon-bag/index.html"])
    expect(await readFile(built.dist(page), "utf8")).not.toMatch(/logo/i);
});
