import type { Locator } from "@playwright/test";
import { expect, open, test } from "../../support/visit.ts";

const WINDOWS = [320, 360, 390, 430, 640, 768, 1024, 1280, 1440, 1760, 2560];

test("the ways to ask for a bag stand alike in every card, and are easily hit", {
  tag: "@desktop",
}, async ({ page }) => {
  for (const address of ["/#/novedades", "/#/essentials"]) {
    // A load of its own: a change of the hash alone would be measured while the page before it leaves.
    await page.goto("about:blank");
    await open(page, address);
    for (const width of WINDOWS) {
      const where = `${address} in ${width} px`;
      await page.setViewportSize({ width, height: 900 });
      const buttons = await boxes(page.getByRole("link", { name: /^Pedir por WhatsApp/ }));
      const links = await boxes(page.getByRole("link", { name: /^Ver en Amazon/ }));
      expect(buttons.length, where).toBe(3);
      for (const { height } of [...buttons, ...links])
        expect(height, where).toBeGreaterThanOrEqual(44);
      expect(new Set(buttons.map((box) => box.width)).size, where).toBe(1);
      const columns = new Set(buttons.map(({ x }) => x)).size;
      const lines = (parts: Box[]) => new Set(parts.map(({ y }) => y)).size;
      if (columns === 3) expect([lines(buttons), lines(links)], where).toEqual([1, 1]);
      // On a tablet held across both kinds share one line.
      if (width === 1024) expect(lines([...buttons, ...links]), where).toBe(1);
      // None over another, and none out of its card.
      const card = (await boxes(page.getByRole("article")))[0]?.width ?? 0;
      for (const { width: wide } of [...buttons, ...links])
        expect(wide, where).toBeLessThanOrEqual(card);
    }
  }
});

test("on touch the arrows stand below the bag, on the line of the dots, 44 px large", {
  tag: "@mobile",
}, async ({ page }) => {
  await open(page, "/#/novedades");
  const card = page.getByRole("article").first();
  for (const width of WINDOWS.filter((each) => each <= 1024)) {
    await page.setViewportSize({ width, height: 900 });
    const photo = await boxOf(card.getByRole("img").first());
    const dots = await boxes(card.getByRole("button", { name: /^Ver imagen/ }));
    for (const name of [/^Imagen anterior/, /^Imagen siguiente/]) {
      const button = card.getByRole("button", { name });
      await expect(button, `${width}`).toHaveCSS("opacity", "1");
      const arrow = await boxOf(button);
      expect(arrow.width, `${width}`).toBeGreaterThanOrEqual(44);
      expect(arrow.height, `${width}`).toBeGreaterThanOrEqual(44);
      expect(arrow.y + arrow.height, `${width}`).toBeLessThanOrEqual(photo.y + photo.height + 0.5);
      for (const dot of dots) {
        expect(dot.y + dot.height / 2, `${width}`).toBeCloseTo(arrow.y + arrow.height / 2, 0);
        const apart = dot.x >= arrow.x + arrow.width || dot.x + dot.width <= arrow.x;
        expect(apart, `${width}: a dot under an arrow`).toBe(true);
      }
    }
  }
});

test("at 1440 px by 900 the first bags begin on the first screen, and from 1760 px the shop is wider", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/#/novedades");
  for (const { y } of await boxes(page.getByRole("article"))) expect(y).toBeLessThan(780);

  await page.setViewportSize({ width: 1920, height: 950 });
  await page.goto("/");
  const edges = [
    page.getByRole("heading", { level: 1, name: "Bolsos de crochet" }),
    page.getByRole("heading", { name: "Productos Destacados" }),
    page.getByRole("article").first(),
    page.getByRole("heading", { name: "Contacto" }),
  ];
  for (const edge of edges) {
    const { x } = await boxOf(edge);
    expect(Math.round(x)).toBe((1920 - 1536) / 2);
  }
});

type Box = { x: number; y: number; width: number; height: number };

async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox();
  if (!box) throw new Error("It is not on the page.");
  return box;
}

const boxes = async (parts: Locator): Promise<Box[]> => Promise.all((await parts.all()).map(boxOf));
