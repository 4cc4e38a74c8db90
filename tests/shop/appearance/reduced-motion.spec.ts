import { expect, expectSectionAtTop, openMenu, openPage, test } from "../../support/shop-test.ts";

test.use({ hasVideo: true });

test("nothing moves during a visit under reduced motion", async ({ page }) => {
  await page.addInitScript(() => {
    const motionEvents = new Set<string>();
    Object.assign(window, { motionEvents });
    for (const event of ["transitionrun", "animationstart", "play"])
      addEventListener(event, ({ type }) => motionEvents.add(type), { capture: true });
  });
  for (const reducedMotion of ["reduce", "no-preference"] as const) {
    await page.emulateMedia({ reducedMotion });
    await openPage(page, "/");
    if (reducedMotion === "no-preference")
      await expect(page.getByRole("button", { name: "Pausar la película" })).toBeVisible();
    await page.getByRole("button", { name: "Ir a los productos destacados" }).click();
    if (reducedMotion === "reduce") expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
    await expectSectionAtTop(page, "Productos Destacados");
    const card = page.getByRole("article").first();
    await card.getByRole("button", { name: /^Imagen siguiente/ }).click();
    await expect(card.getByRole("img", { name: /colgado por su asa/ })).toBeVisible();
    await card.getByRole("link", { name: /WhatsApp/ }).hover();
    await openMenu(page);
    await page.getByRole("navigation").getByRole("link", { name: "Essentials" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Essentials" })).toBeFocused();

    const events = await page.evaluate<string[]>("[...motionEvents]");
    if (reducedMotion === "reduce") expect(events).toEqual([]);
    else expect(events).toEqual(expect.arrayContaining(["transitionrun", "play"]));
  }
});
