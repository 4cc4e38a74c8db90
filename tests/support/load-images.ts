import { expect, type Page } from "@playwright/test";

/** Scrolls to each image and waits until it has loaded; returns the number of images. */
export async function loadImages(page: Page): Promise<number> {
  const images = await page.getByRole("img").and(page.locator("img")).all();
  for (const image of images) {
    await image.scrollIntoViewIfNeeded();
    await expect(image).not.toHaveJSProperty("naturalWidth", 0);
  }
  return images.length;
}
