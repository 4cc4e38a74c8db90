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

/** Writes down each page that comes in from now on; returns the headings so far. */
export async function watchHeadings(page: Page): Promise<() => Promise<string[]>> {
  const headings = await page.evaluateHandle(() => {
    const list: string[] = [];
    let shown = document.querySelector("h1");
    new MutationObserver(() => {
      const now = document.querySelector("h1");
      if (now === null || now === shown) return;
      shown = now;
      list.push(now.textContent ?? "");
    }).observe(document.body, { childList: true, subtree: true });
    return list;
  });
  return () => headings.jsonValue();
}
