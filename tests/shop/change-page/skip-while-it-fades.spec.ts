import { expect, open, stopClock, test } from "../../support/visit.ts";

test("who skips to the content while a screen leaves gets the one that was asked for", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.clock.install();
  await open(page, "/");
  await stopClock(page);
  await page.getByRole("banner").getByRole("link", { name: "Novedades" }).press("Enter");
  await expect(page.locator("main[inert]")).toBeAttached();
  await page.getByRole("link", { name: "Saltar al contenido" }).press("Enter");
  await page.clock.resume();
  await expect(page.getByRole("heading", { level: 1, name: "Novedades" })).toBeFocused();
  await expect(page).toHaveURL(/#\/novedades$/);
});
