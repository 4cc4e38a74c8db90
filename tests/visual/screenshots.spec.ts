import { pageStates } from "../support/page-states.ts";
import { expect, openPage, test } from "../support/shop-test.ts";

for (const { name, url: address, setUp, locateRegion } of pageStates) {
  test(`${name} looks as it was accepted`, async ({ page, viewport }) => {
    test.skip(name === "menu-open" && viewport?.width !== 390, "a wide window has no menu");
    await openPage(page, address);
    await setUp?.(page);
    if (!locateRegion) return expect(page).toHaveScreenshot(`${name}.png`, { fullPage: true });
    // The open menu hangs below the header, out of its box.
    if (name === "menu-open") return expect(page).toHaveScreenshot(`${name}.png`);
    // The fixed header is wherever the page was scrolled to.
    await page.getByRole("banner").evaluate((header) => {
      header.style.visibility = "hidden";
    });
    await expect(locateRegion(page)).toHaveScreenshot(`${name}.png`);
  });
}
