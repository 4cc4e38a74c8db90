import { expect, type Page } from "@playwright/test";

/** Nothing is wider than the window. */
export const expectLayoutHolds = async (page: Page) =>
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
    ),
  ).toBe(true);
