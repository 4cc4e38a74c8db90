import type { Page } from "@playwright/test";
import {
  expect,
  locateReadyMarker,
  openPage,
  scrollTo,
  test,
  waitForNextPaint,
} from "../../support/shop-test.ts";

// Without the transitions between the pages.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const backLink = (page: Page) => page.getByRole("link", { name: /^Volver/ });

test("the way back leads to where the visitor was in the shop", async ({ page }) => {
  await openPage(page, "/");
  const card = page.getByRole("link", { name: "Star Bag", exact: true });
  await card.scrollIntoViewIfNeeded();
  await waitForNextPaint(page);
  const position = await page.evaluate(() => scrollY);
  expect(position).toBeGreaterThan(500);
  await card.click();
  await expect(page).toHaveURL("/bolsos/star-bag/");
  await expect(backLink(page)).toHaveAccessibleName("Volver");
  await scrollTo(page, 600);
  await scrollTo(page, 0);
  await backLink(page).click();
  await expect(page).toHaveURL("/");
  await expect(locateReadyMarker(page)).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(position, -1);
});

test("a visitor from elsewhere is led back to the collection", async ({ page, context }) => {
  await openPage(page, "/bolsos/net-bag/");
  await expect(backLink(page)).toHaveAccessibleName("Volver a Essentials");
  await backLink(page).click();
  await expect(page).toHaveURL("/#/essentials");

  const opened = context.waitForEvent("page");
  await page
    .getByRole("link", { name: "Net Bag", exact: true })
    .click({ modifiers: ["ControlOrMeta"] });
  const tab = await opened;
  await expect(locateReadyMarker(tab)).toBeAttached();
  await backLink(tab).click();
  await expect(tab).toHaveURL("/#/essentials");
});
