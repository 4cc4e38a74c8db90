import { createShopTest, expect, measureRect, openPage } from "../../support/shop-test.ts";

const test = createShopTest("stress");

test("120 bags stay in their grid, and a reload keeps the visitor's place", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1280, height: 800 });
  const cards = page.getByRole("article");
  await openPage(page, "/#/novedades");
  await expect(cards).toHaveCount(112);
  // Each bag has one photo, so that its card has no arrows.
  await expect(cards.getByRole("button")).toHaveCount(0);
  const boxes = await cards.evaluateAll((all) =>
    all.map((card) => {
      const { left, top, width } = card.getBoundingClientRect();
      return { left, top, width, isTextInside: card.scrollWidth <= card.clientWidth };
    }),
  );
  for (const [i, box] of boxes.entries()) {
    expect(box.isTextInside, `card ${i} holds its text`).toBe(true);
    expect(box.width, `card ${i}`).toBeCloseTo(boxes[0]?.width ?? 0, 0);
    expect(box.left, `card ${i}`).toBeCloseTo(boxes[i % 3]?.left ?? 0, 0);
    expect(box.top, `card ${i}`).toBeCloseTo(boxes[i - (i % 3)]?.top ?? 0, 0);
  }

  const last = cards.last();
  await last.scrollIntoViewIfNeeded();
  const position = await measureRect(last);
  await page.reload();
  await expect.poll(() => measureRect(last)).toEqual(position);
  await last.getByRole("link", { name: "Bolso número 111", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bolso número 111");
  const otherBags = page.getByRole("region", { name: "Mira también" }).getByRole("listitem");
  await expect(otherBags).toHaveCount(3);
});
