import type { Page } from "@playwright/test";

/** Returns the opacity of the overlay that hides the screen during a page transition. */
export const measureOverlayOpacity = (page: Page): Promise<number> =>
  page
    .locator("div:has(> main)")
    .evaluate((element) => Number(getComputedStyle(element, "::after").opacity));
