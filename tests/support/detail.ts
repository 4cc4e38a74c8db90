import type { Locator } from "@playwright/test";
import sharp from "sharp";

/** More than a plain colour has, less than any of the photographs. */
export const PHOTOGRAPH = 4;

/** How much there is to be seen in the middle of a place, away from arrows and dots. */
export async function detail(place: Locator): Promise<number> {
  const shot = sharp(await place.screenshot());
  const { width, height } = await shot.metadata();
  const middle = {
    left: Math.round(width * 0.3),
    top: Math.round(height * 0.3),
    width: Math.round(width * 0.4),
    height: Math.round(height * 0.4),
  };
  const { channels } = await sharp(await shot.extract(middle).toBuffer()).stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
}
