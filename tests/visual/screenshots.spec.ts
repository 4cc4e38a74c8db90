import { pageStates } from "../support/page-states.ts";
import { createShopTest, expect, openPage, test } from "../support/shop-test.ts";

for (const { name, url: address, setUp, locateRegion } of pageStates) {
  test(`${name} matches its baseline screenshot`, async ({ page, viewport }) => {
    test.skip(name === "menu-open" && viewport?.width !== 390, "only the narrow window has a menu");
    await openPage(page, address);
    await setUp?.(page);
    if (!locateRegion) return expect(page).toHaveScreenshot(`${name}.png`, { fullPage: true });
    // The open menu extends below the header's box.
    if (name === "menu-open") return expect(page).toHaveScreenshot(`${name}.png`);
    // Hide the fixed header: its position depends on the scroll.
    await page.getByRole("banner").evaluate((header) => {
      header.style.visibility = "hidden";
    });
    await expect(locateRegion(page)).toHaveScreenshot(`${name}.png`);
  });
}

/** A shop with square, landscape, high, small and framed photos. */
const otherPhotosTest = createShopTest("otherPhotos");

for (const [name, address] of [
  ["home", "/"],
  ["collection", "/#/novedades"],
  ["one-photo", "/bolsos/uno-con-medidas/"],
  ["two-photos", "/bolsos/dos/"],
  ["three-photos", "/bolsos/tres/"],
  ["five-photos", "/bolsos/cinco/"],
] as const)
  otherPhotosTest(`${name} with other photos matches its baseline screenshot`, async ({ page }) => {
    await openPage(page, address);
    await expect(page).toHaveScreenshot(`other-${name}.png`, { fullPage: true });
  });
