import { FOCAL_POINTS, type FocalPoint } from "../../lib/picture.ts";
import type { Size } from "../content/content-files.ts";
import type { Content } from "../content/types.ts";
import { type Colours, computeLuminance, type Rgb } from "../schema/colours.ts";

/** The pixels of a picture, each as red, green, blue and opacity. */
export type Pixels = Size & { data: ArrayLike<number> };

/** One point for all windows, where hero.module.css has several. */
const DEFAULT_FOCAL_POINT = [60, 66] as const;

/** Returns the part of a picture that a frame of a ratio shows. */
export function computeCrop(
  { width, height }: Size,
  ratio: number,
  focalPoint: FocalPoint | undefined,
) {
  const [x, y] = focalPoint ? FOCAL_POINTS[focalPoint] : DEFAULT_FOCAL_POINT;
  const crop = {
    width: Math.floor(Math.min(width, height * ratio)),
    height: Math.floor(Math.min(height, width / ratio)),
  };
  return {
    left: Math.floor(((width - crop.width) * x) / 100),
    top: Math.floor(((height - crop.height) * y) / 100),
    ...crop,
  };
}

/** Home's photo on a phone and on a desktop: the narrowest and widest shapes, and the share of the width with words. */
const VARIANTS = {
  mobile: { ratios: [0.5, 0.8], wordsWidth: 1 },
  desktop: { ratios: [1.5, 2.4], wordsWidth: 0.7 },
};

/** Where the words begin, as a share of the height. */
const WORDS_TOP = 0.78;
/** Below this mean luminance the words are light. */
const DARK_LUMINANCE = 0.3;
/** The tone's contrast with light words, a dark shade of the picture's hue, and with dark ones. */
const TONE_CONTRAST = { light: 14, dark: 7.5 };
/** How far from the words the overlay ends. A dark haze looks like a shadow, a light one like fog. */
const FADE = { light: "22svh", dark: "4.5svh" };
/** More than the 4.5 of WCAG 1.4.3: a small copy lacks the highlights of stitches. */
const PHOTO_CONTRAST = 7;
/** Frames of one colour have no highlights. */
const VIDEO_CONTRAST = 4.6;
/** The opacity of the overlay where the picture alone carries the words. */
const MIN_OPACITY = 0.3;

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];
const SHARES = Array.from({ length: 51 }, (_, i) => i / 50);

type HeroVariant = {
  variant: keyof typeof VARIANTS;
  focalPoint: FocalPoint | undefined;
  hasVideo: boolean;
};

/** Returns the overlay that makes the words readable on a photo or, with a video, on black and on white. */
export function measureHeroOverlay(
  pixels: Pixels,
  { variant, focalPoint, hasVideo }: HeroVariant,
  { ground, ink }: Colours,
) {
  const colours = listColoursBelowWords(pixels, variant, focalPoint).sort(
    (a, b) => computeLuminance(a) - computeLuminance(b),
  );
  const hasLightWords = computeMean(colours.map(computeLuminance)) < DARK_LUMINANCE;
  const words = computeLuminance(hasLightWords ? ground : ink);
  const computeContrast = (colour: Rgb): number => {
    const luminance = computeLuminance(colour);
    return (Math.max(words, luminance) + 0.05) / (Math.min(words, luminance) + 0.05);
  };
  const meanColour = mapChannels((i) => computeMean(colours.map((colour) => colour[i])));
  const minToneContrast = TONE_CONTRAST[hasLightWords ? "light" : "dark"];
  const extreme = hasLightWords ? BLACK : WHITE;
  const tone =
    SHARES.map((share) => mix(meanColour, extreme, share)).find(
      (shade) => computeContrast(shade) >= minToneContrast,
    ) ?? extreme;
  const worstTwentieth = colours[Math.floor(colours.length * (hasLightWords ? 0.95 : 0.05))];
  const backgrounds = hasVideo || !worstTwentieth ? [BLACK, WHITE] : [worstTwentieth];
  const minContrast = hasVideo ? VIDEO_CONTRAST : PHOTO_CONTRAST;
  const opacity = SHARES.find(
    (share) =>
      share >= MIN_OPACITY &&
      backgrounds.every((colour) => computeContrast(mix(colour, tone, share)) >= minContrast),
  );
  return { tone, hasLightWords, opacity: opacity ?? 1 };
}

const computeMean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const mapChannels = (map: (i: 0 | 1 | 2) => number): Rgb => [map(0), map(1), map(2)];

/** Returns the colour that a browser shows where `over` is painted on `colour`. */
const mix = (colour: Rgb, over: Rgb, opacity: number): Rgb =>
  mapChannels((i) => Math.round(colour[i] + (over[i] - colour[i]) * opacity));

function listColoursBelowWords(
  { data, ...size }: Pixels,
  variant: keyof typeof VARIANTS,
  focalPoint: FocalPoint | undefined,
): Rgb[] {
  const { ratios, wordsWidth } = VARIANTS[variant];
  return ratios.flatMap((ratio) => {
    const { left, top, width, height } = computeCrop(size, ratio, focalPoint);
    const colours: Rgb[] = [];
    for (let y = top + Math.floor(height * WORDS_TOP); y < top + height; y++)
      for (let x = left; x < left + width * wordsWidth; x++)
        colours.push(mapChannels((i) => data[4 * (y * size.width + x) + i] ?? 0));
    return colours;
  });
}

/** The side of the small copy of a picture that is measured; a pixel is about as large as a letter. */
export const HERO_COPY_SIZE = 160;

/** Measures small copies of Home's photos; returns the CSS that hero.module.css reads, or none without a photo. */
export async function renderHeroStyle(
  { hero }: Pick<Content["home"], "hero">,
  colours: Colours,
  readPixels: (file: string) => Promise<Pixels>,
): Promise<string> {
  if (!hero) return "";
  const renderTone = async (variant: keyof typeof VARIANTS) => {
    const file = (variant === "mobile" && hero.mobile) || hero.file;
    const { tone, hasLightWords, opacity } = measureHeroOverlay(
      await readPixels(file),
      {
        variant,
        // The focal point is that of the wide photo.
        focalPoint: file === hero.file ? hero.keep : "center",
        hasVideo: Boolean(hero.film?.[variant]),
      },
      colours,
    );
    const [words, fade] = hasLightWords ? ["ivory", FADE.light] : ["ink", FADE.dark];
    return `:root{--hero-tone:${tone.join(" ")};--hero-words:var(--${words});--hero-overlay:${opacity};--hero-fade:${fade}}`;
  };
  const [mobile, desktop] = await Promise.all([renderTone("mobile"), renderTone("desktop")]);
  return `${mobile}@media(min-aspect-ratio:4/5){${desktop}}`;
}
