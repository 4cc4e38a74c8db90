import { expect, type Locator, type Page } from "@playwright/test";

export async function expectLoaded(image: Locator): Promise<void> {
  await expect(image).toHaveJSProperty("complete", true);
  await expect(image).not.toHaveJSProperty("naturalWidth", 0);
}

/** Scrolls to each image and waits until it has loaded; returns the number of images. */
export async function loadImages(page: Page): Promise<number> {
  const images = await page.getByRole("img").and(page.locator("img")).all();
  for (const image of images) {
    await image.scrollIntoViewIfNeeded();
    await expectLoaded(image);
  }
  return images.length;
}
