import { expect, test } from "vitest";
import { readOtherPhoto } from "../../tests/support/example-shop.ts";
import { openPhoto } from "../../tools/open-photo.ts";
import { readHeroPixels } from "../../tools/site/pictures.ts";
import { computeLuminance, DEFAULT_COLOURS, type Rgb } from "../schema/colours";
import { computeCrop, measureHeroOverlay } from "./hero-overlay";

/** Paints a picture with vertical stripes. */
function paintStripes(...colours: Rgb[]) {
  const [width, height] = [160, 90];
  const data = Array.from({ length: width * height }, (_, i) => [
    ...(colours[(i % width) % colours.length] ?? []),
    255,
  ]);
  return { width, height, data: data.flat() };
}

const measure = (colours: Rgb[], hasVideo = false) =>
  measureHeroOverlay(
    paintStripes(...colours),
    { variant: "desktop", focalPoint: undefined, hasVideo },
    DEFAULT_COLOURS,
  );

/** Returns the contrast of the words with a background below the overlay. */
function computeContrast({ tone, hasLightWords, opacity }: ReturnType<typeof measure>, under: Rgb) {
  const background = under.map((channel, i) => channel + ((tone[i] ?? 0) - channel) * opacity);
  const luminances = [
    computeLuminance(hasLightWords ? DEFAULT_COLOURS.ground : DEFAULT_COLOURS.ink),
    computeLuminance(background as unknown as Rgb),
  ];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

const NIGHT: Rgb = [20, 10, 30];
const PLASTER: Rgb = [220, 210, 190];
const GREY: Rgb = [128, 128, 128];
const RED: Rgb = [255, 0, 0];
const BLUE: Rgb = [90, 160, 200];

test("the words are light on a dark picture and dark on a light one, below a weak overlay", () => {
  expect(measure([NIGHT])).toMatchObject({ tone: NIGHT, hasLightWords: true, opacity: 0.3 });
  expect(measure([PLASTER])).toMatchObject({ tone: PLASTER, hasLightWords: false, opacity: 0.3 });
});

test.each([[[NIGHT, [255, 0, 255]]], [[GREY]], [[RED]]] satisfies [Rgb[]][])(
  "the words are readable on %o",
  (colours) => {
    const cover = measure(colours);
    expect(cover.opacity).toBeGreaterThan(0.3);
    expect(computeContrast({ ...cover, opacity: 1 }, GREY)).toBeGreaterThanOrEqual(7.5);
    for (const colour of colours)
      expect(computeContrast(cover, colour)).toBeGreaterThanOrEqual(4.5);
  },
);

test.each([NIGHT, PLASTER, GREY, RED, BLUE])(
  "the words are readable on any frame of a video of %o",
  (...colour) => {
    const cover = measure([colour as unknown as Rgb], true);
    for (const frame of [
      [0, 0, 0],
      [255, 255, 255],
    ] satisfies Rgb[])
      expect(computeContrast(cover, frame)).toBeGreaterThanOrEqual(4.5);
  },
);

test("the overlay depends only on the part of the picture that a window shows below the words", () => {
  const picture = paintStripes(PLASTER);
  // The upper half is dark, and a column outside of a phone's window.
  for (let i = 0; i < picture.data.length; i += 4)
    if (i < picture.data.length / 2 || (i / 4) % 160 < 40) picture.data.splice(i, 4, 0, 0, 0, 255);
  const cover = measureHeroOverlay(
    picture,
    { variant: "mobile", focalPoint: "right", hasVideo: false },
    DEFAULT_COLOURS,
  );
  expect(cover).toMatchObject({ tone: PLASTER, hasLightWords: false, opacity: 0.3 });
});

test.each(["cover-night", "cover-busy", "wide-net", "wide-ribbon", "framed-star"])(
  "the words are readable on the highlights of «%s»",
  async (name) => {
    const bytes = await readOtherPhoto(name);
    const copy = await readHeroPixels(bytes, DEFAULT_COLOURS.ground);
    const photo = openPhoto(bytes).removeAlpha().raw();
    const { data, info } = await photo.toBuffer({ resolveWithObject: true });
    // A phone, a tablet, a laptop and a wide screen.
    for (const [variant, ratio] of [
      ["mobile", 0.46],
      ["mobile", 0.69],
      ["desktop", 1.6],
      ["desktop", 1.78],
    ] as const) {
      const options = { variant, focalPoint: undefined, hasVideo: false };
      const cover = measureHeroOverlay(copy, options, DEFAULT_COLOURS);
      const { left, top, width, height } = computeCrop(info, ratio, undefined);
      const contrasts: number[] = [];
      for (let y = top + Math.ceil(height * 0.8); y < top + height; y += 2)
        for (let x = left; x < left + width * 0.6; x += 2) {
          const [red = 0, green = 0, blue = 0] = data.subarray((y * info.width + x) * 3);
          contrasts.push(computeContrast(cover, [red, green, blue]));
        }
      contrasts.sort((a, b) => a - b);
      // Except a twentieth of the points.
      expect(contrasts[Math.floor(contrasts.length / 20)], `${ratio}`).toBeGreaterThanOrEqual(4.5);
    }
  },
);
