import { readdir, readFile } from "node:fs/promises";
import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeViolations } from "../support/axe.ts";
import { type ServedShop, servedShop } from "../support/built-shop.ts";

/** Three times as wide as high: full on the left, empty in the middle, full on the right; in red. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path fill="#f00" d="M0 0h30v30H0zM60 0h30v30H60z"/></svg>`;
const [IVORY, INK, WHITE, BLACK] = [
  [250, 246, 239],
  [43, 35, 32],
  [255, 255, 255],
  [0, 0, 0],
];
/** A bag's page keeps its address, and `nada/` is none: the host answers with 404.html. */
const PLACES = ["", "bolsos/moon-bag/", "nada/"];

let built: ServedShop;
beforeAll(async () => {
  built = await servedShop(async (shop) => {
    await shop.change("tienda.yaml", { logo: "fotos/logo.svg" });
    await shop.write("content/fotos/logo.svg", LOGO);
  });
});
afterAll(() => built?.close());

/** The colours at the left end of the logo and in its middle, as they are seen. */
async function seen(logo: Locator): Promise<[shape: number[], gap: number[]]> {
  const { data, info } = await sharp(await logo.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (part: number) => {
    const pixel = (info.height >> 1) * info.width + Math.round(info.width * part);
    return [...data.subarray(pixel * 3, pixel * 3 + 3)];
  };
  return [at(1 / 6), at(1 / 2)];
}

// One stands in the bar of a phone, one between the links of a desktop.
const inHeader = "header a[href='#/'] > .logo:visible";
const inFooter = "footer .logo";

test.each([true, false])(
  "a visitor sees her logo at the top and at the foot, each in the colour of its words; script: %s",
  async (javaScriptEnabled) => {
    const page = await built.browser.newPage({ javaScriptEnabled, reducedMotion: "reduce" });
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    for (const place of PLACES) {
      await page.goto(`${built.url}/${place}`);
      const home = page.getByRole("banner").getByRole("link", { name: "Bolsos Luna", exact: true });
      const logo = home.locator(".logo");
      await expect.poll(() => seen(logo), { message: place }).toEqual([INK, IVORY]);
      const { width = 0, height = 0 } = (await logo.boundingBox()) ?? {};
      expect(width / height, place).toBeCloseTo(3, 1);
      expect(height, place).toBeCloseTo(44, 0);
      const foot = page.getByRole("contentinfo").locator(".logo");
      await foot.scrollIntoViewIfNeeded();
      await expect.poll(() => seen(foot), { message: place }).toEqual([IVORY, INK]);
    }
    // A page that is not there says so in the console.
    expect(errors).toEqual([expect.stringContaining("404")]);
    await page.close();
  },
);

test("beside it the year at the foot of a bag's page is the visitor's own", async () => {
  const page = await built.browser.newPage();
  await page.clock.setFixedTime("2031-06-01T12:00:00Z");
  await page.goto(`${built.url}/bolsos/moon-bag/`);
  await expect
    .poll(() => page.getByRole("contentinfo").getByText("©").textContent())
    .toBe("© 2031 Bolsos Luna. Todos los derechos reservados.");
  await page.close();
});

test("it fits a narrow window with large letters, and leads Home", async () => {
  const page = await built.browser.newPage({ viewport: { width: 320, height: 568 } });
  await page.goto(`${built.url}/bolsos/moon-bag/`);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBe(0);
  const { x = 0, width = 0 } = (await page.locator(inHeader).boundingBox()) ?? {};
  // Between the menu's button and the window's edge.
  expect(x).toBeGreaterThanOrEqual(44);
  expect(x + width).toBeLessThanOrEqual(320 - 44);
  await page.getByRole("link", { name: "Bolsos Luna", exact: true }).click();
  await expect.poll(() => page.url()).toBe(`${built.url}/#/`);
  expect(await axeViolations(page)).toEqual([]);
  await page.close();
});

test("forced colours and paper show it too", async () => {
  const page = await built.browser.newPage({ forcedColors: "active" });
  await page.goto(`${built.url}/`);
  const system = (name: string) =>
    page.evaluate((colour) => {
      document.body.style.setProperty("color", colour);
      return getComputedStyle(document.body).color.match(/\d+/g)?.map(Number);
    }, name);
  const [link, text, canvas] = [
    await system("LinkText"),
    await system("CanvasText"),
    await system("Canvas"),
  ];
  await expect.poll(() => seen(page.locator(inHeader))).toEqual([link, canvas]);
  const foot = page.locator(inFooter);
  await foot.scrollIntoViewIfNeeded();
  await expect.poll(() => seen(foot)).toEqual([text, canvas]);

  await page.emulateMedia({ forcedColors: "none", media: "print" });
  for (const logo of [page.locator(inHeader), foot]) {
    await expect.poll(() => seen(logo)).toEqual([BLACK, WHITE]);
    // Or the browser would leave it out, as it leaves out grounds.
    expect(
      await logo.evaluate((node) => getComputedStyle(node).getPropertyValue("print-color-adjust")),
    ).toBe("exact");
  }
  await page.close();
});

test("it is no photo", async () => {
  const files = await readdir(built.dist("assets"));
  const logo = files.filter((file) => file.startsWith("logo")).sort();
  expect(logo).toEqual([
    expect.stringMatching(/^logo-\w{8}\.svg$/),
    // What hosts send that compress nothing themselves.
    expect.stringMatching(/^logo-\w{8}\.svg\.br$/),
  ]);
  expect(await readFile(built.dist(`assets/${logo[0]}`), "utf8")).toBe(LOGO);
});
