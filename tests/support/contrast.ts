import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { computeLuminance, type Rgb } from "../../model/schema/colours.ts";
import { waitForNextPaint } from "./shop-test.ts";

/**
 * Returns the contrast of a text with the worst pixels behind it (WCAG 1.4.3).
 *
 * @param ignoredShare the share of the pixels that may be worse
 */
export async function measureContrast(text: Locator, ignoredShare = 0): Promise<number> {
  const [clip, channels] = await text.evaluate((element: HTMLElement) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const { color } = getComputedStyle(element);
    element.style.setProperty("color", "transparent", "important");
    return [{ x, y, width, height }, (color.match(/[\d.]+/g) ?? []).map(Number)] as const;
  });
  await waitForNextPaint(text.page());
  const screenshot = sharp(await text.page().screenshot({ clip }));
  const pixels = await screenshot.removeAlpha().raw().toBuffer();
  await text.evaluate((element: HTMLElement) => element.style.removeProperty("color"));
  const words = computeLuminance(channels as unknown as Rgb);
  const contrasts: number[] = [];
  for (let i = 0; i < pixels.length; i += 3) {
    const background = computeLuminance([...pixels.subarray(i, i + 3)] as unknown as Rgb);
    contrasts.push((Math.max(words, background) + 0.05) / (Math.min(words, background) + 0.05));
  }
  contrasts.sort((a, b) => a - b);
  return contrasts[Math.floor(contrasts.length * ignoredShare)] ?? 0;
}
