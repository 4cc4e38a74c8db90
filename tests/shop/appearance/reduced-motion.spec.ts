import { expect, openMenu, openPage, test } from "../../support/shop-test.ts";

test.use({ hasFilm: true });

test("what moves in a visit stands still for who wants less movement", async ({ page }) => {
  await page.addInitScript(() => {
    const moved = new Set<string>();
    Object.assign(window, { moved });
    for (const event of ["transitionrun", "animationstart", "play"])
      addEventListener(event, ({ type }) => moved.add(type), { capture: true });
  });
  for (const reducedMotion of ["reduce", "no-preference"] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto("about:blank");
    await openPage(page, "/");
    await page.getByRole("button", { name: "Ir a los productos destacados" }).click();
    await expect(page.getByRole("heading", { name: "Productos Destacados" })).toBeInViewport();
    const card = page.getByRole("article").first();
    await card.getByRole("button", { name: /^Imagen siguiente/ }).click();
    await expect(card.getByRole("img", { name: /junto a un paño/ })).toBeVisible();
    await card.getByRole("link", { name: /WhatsApp/ }).hover();
    await openMenu(page);
    await page.getByRole("navigation").getByRole("link", { name: "Essentials" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Essentials" })).toBeFocused();

    const moved = await page.evaluate(() => [...(window as unknown as { moved: string[] }).moved]);
    if (reducedMotion === "reduce") expect(moved).toEqual([]);
    else expect(moved).toEqual(expect.arrayContaining(["transitionrun", "play"]));
  }
});
