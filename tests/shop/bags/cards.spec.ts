import type { Locator } from "@playwright/test";
import { expect, open, test } from "../../support/visit.ts";

test("the ways to ask for a bag stand alike in every card, and are easily hit", {
  tag: "@desktop",
}, async ({ page }) => {
  await open(page, "/#/novedades");
  for (const width of [320, 768, 1024, 1280, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const buttons = await boxes(page.getByRole("link", { name: /^Pedir por WhatsApp/ }));
    const links = await boxes(page.getByRole("link", { name: /^Ver en Amazon/ }));
    expect(buttons, `${width}`).toHaveLength(3);
    const card = (await boxes(page.getByRole("article")))[0]?.width ?? 0;
    for (const box of [...buttons, ...links]) {
      expect(box.height, `${width}`).toBeGreaterThanOrEqual(44);
      expect(box.width, `${width}`).toBeLessThanOrEqual(card);
    }
    // In one row of bags they stand on one line.
    if (width >= 768) expect(new Set(buttons.map(({ y }) => y)).size, `${width}`).toBe(1);
  }
});

test("on touch the arrows stand beside the dots, 44 px large", async ({ page }) => {
  await open(page, "/#/novedades");
  const card = page.getByRole("article").first();
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const dots = await boxes(card.getByRole("button", { name: /^Ver imagen/ }));
    for (const name of [/^Imagen anterior/, /^Imagen siguiente/]) {
      const button = card.getByRole("button", { name });
      await expect(button, `${width}`).toHaveCSS("opacity", "1");
      const arrow = await boxOf(button);
      expect(Math.min(arrow.width, arrow.height), `${width}`).toBeGreaterThanOrEqual(44);
      for (const dot of dots) {
        const apart = dot.x >= arrow.x + arrow.width || dot.x + dot.width <= arrow.x;
        expect(apart, `${width}: a dot under an arrow`).toBe(true);
      }
    }
  }
});

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error("It is not on the page.");
  return box;
}

const boxes = async (parts: Locator) => Promise.all((await parts.all()).map(boxOf));
