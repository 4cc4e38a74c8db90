import type { Page } from "@playwright/test";
import { menuButton } from "./visit.ts";

/** The title of the page that is shown. */
export const heading = (page: Page) => page.locator("h1");

/** What fades: all but the header. */
export const pageOf = (page: Page) => page.locator("main").locator("..");

/** Presses a link of the page's header, where that is the desktop's, or of its menu. */
export async function press(page: Page, hash: string): Promise<void> {
  const link = page.getByRole("banner").locator(`nav a[href="${hash}"]`);
  const menu = menuButton(page);
  if ((await menu.isVisible()) && !(await link.isVisible())) await menu.click();
  await link.click();
}

/** Scrolls to this place, at once. */
export const scrollTo = (page: Page, y: number): Promise<void> =>
  page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);

/** How far down the page is seen. */
export const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY);
