import type { Size } from "../content/content-files.ts";
import type { Rgb } from "../schema/colours.ts";

/** A picture's pixels, four values each: red, green, blue and alpha. */
type Pixels = Size & { data: Uint8Array | Uint8ClampedArray };

/** A logo with more alpha everywhere would be a plain rectangle. */
export const FILLED_ALPHA = 200;

/** Pixels with less alpha belong to the margin. */
const MIN_ALPHA = 12;

/** Below this distance from the background, the picture counts as empty. */
const MIN_CONTRAST = 40;

/** Below this distance from the background, a difference is the noise of a JPEG. */
const NOISE = 16;

/** Half the range of lightness. A light letter differs more from its dark disc; the shades of a drawing differ less. */
const LIGHT_ON_DARK = 128;

/** Letters cross a third of a disc's rows or more; a highlight crosses few. */
const MIN_LIGHT_ON_DARK_SHARE = 0.1;

const getColour = (data: Pixels["data"], pixel: number): Rgb => [
  data[pixel * 4] ?? 0,
  data[pixel * 4 + 1] ?? 0,
  data[pixel * 4 + 2] ?? 0,
];

const getAlpha = (data: Pixels["data"], pixel: number): number => data[pixel * 4 + 3] ?? 0;

/** Computes the luma of ITU-R BT.601, from 0 to 255. */
const computeLuma = ([red, green, blue]: Rgb): number => 0.299 * red + 0.587 * green + 0.114 * blue;

/**
 * Finds the colour of a logo's background. An opaque picture has it in its corner; in a dark shape with light letters, the
 * letters have it. Returns undefined if the picture's transparency is its background.
 */
function findBackground({ data, width, height }: Pixels): Rgb | undefined {
  let opaqueCount = 0;
  let lightOnDarkCount = 0;
  let lightest: Rgb = [0, 0, 0];
  for (let y = 0; y < height; y += 1) {
    // A run of opaque pixels, and its range of lightness.
    let length = 0;
    let min = 255;
    let max = 0;
    for (let x = 0; x <= width; x += 1) {
      const pixel = y * width + x;
      if (x < width && getAlpha(data, pixel) > 250) {
        const colour = getColour(data, pixel);
        const luma = computeLuma(colour);
        if (luma > computeLuma(lightest)) lightest = colour;
        length += 1;
        min = Math.min(min, luma);
        max = Math.max(max, luma);
        continue;
      }
      opaqueCount += length;
      if (max - min > LIGHT_ON_DARK) lightOnDarkCount += length;
      length = 0;
      min = 255;
      max = 0;
    }
  }
  if (opaqueCount === width * height) return getColour(data, 0);
  return lightOnDarkCount > MIN_LIGHT_ON_DARK_SHARE * opaqueCount ? lightest : undefined;
}

/** Computes for each pixel how far its colour is from the background, from 0 to 1. */
function measureDifferences({ data, width, height }: Pixels, background: Rgb): Float32Array {
  const differences = new Float32Array(width * height);
  let largest = 0;
  for (let pixel = 0; pixel < differences.length; pixel += 1) {
    if (getAlpha(data, pixel) < MIN_ALPHA) continue;
    const [red, green, blue] = getColour(data, pixel);
    const difference = Math.hypot(red - background[0], green - background[1], blue - background[2]);
    differences[pixel] = difference;
    largest = Math.max(largest, difference);
  }
  // Only few pixels of a JPEG have the largest difference, so take less.
  const contrast = Math.max(MIN_CONTRAST, 0.8 * largest);
  return differences.map((difference) =>
    Math.min(1, Math.max(0, (difference - NOISE) / (contrast - NOISE))),
  );
}

/**
 * Reduces the picture of a logo, in place, to its shape for a mask: paints all pixels black, and leaves the shape's
 * opacity. Returns the rectangle around everything visible, in pixels; undefined if nothing is.
 */
export function extractLogoShape(pixels: Pixels) {
  const { data, width, height } = pixels;
  const background = findBackground(pixels);
  const differences = background && measureDifferences(pixels, background);
  let left = width;
  let top = height;
  let right = -1;
  let bottom = -1;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const alpha = Math.round(getAlpha(data, pixel) * (differences?.[pixel] ?? 1));
    data.fill(0, pixel * 4, pixel * 4 + 3);
    data[pixel * 4 + 3] = alpha;
    if (alpha < MIN_ALPHA) continue;
    const x = pixel % width;
    const y = Math.floor(pixel / width);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = y;
  }
  if (right < 0) return undefined;
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}
