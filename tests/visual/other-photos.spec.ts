import { createShopTest, expect, openPage } from "../support/shop-test.ts";

/** A shop with square, landscape, high, small and framed photos. */
const test = createShopTest("otherPhotos");

for (const [name, address] of [
  ["home", "/"],
  ["collection", "/#/novedades"],
  ["one-photo", "/bolsos/uno-con-medidas/"],
  ["two-photos", "/bolsos/dos/"],
  ["three-photos", "/bolsos/tres/"],
  ["five-photos", "/bolsos/cinco/"],
] as const)
  test(`${name} of a shop with other photos matches its baseline screenshot`, async ({ page }) => {
    await openPage(page, address);
    await expect(page).toHaveScreenshot(`other-${name}.png`, { fullPage: true });
  });
