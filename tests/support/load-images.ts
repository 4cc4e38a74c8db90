import { expect, type Page } from "@playwright/test";

/** Scrolls from picture to picture until each has come; returns how many there are. */
export async function loadImages(page: Page): Promise<number> {
  const pictures = await page.getByRole("img").and(page.locator("img")).all();
  for (const picture of pictures) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
  }
  return pictures.length;
}
