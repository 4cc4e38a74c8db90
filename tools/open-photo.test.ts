import sharp from "sharp";
import { expect, test } from "vitest";
import { openPhoto } from "./open-photo.ts";

const FORMATS = [
  [8, "jpeg"],
  [8, "png"],
  [8, "webp"],
  [16, "png"],
] as const;
const PROFILES = { none: undefined, sRGB: "srgb", "Display P3": "p3" };

test.each(
  FORMATS.flatMap(([depth, format]) =>
    Object.entries(PROFILES).map(([name, profile]) => ({ depth, format, name, profile })),
  ),
)("a $depth bit $format with profile $name keeps its colour", async (row) => {
  const flat = sharp({ create: { width: 40, height: 40, channels: 3, background: "#c03a2b" } });
  const deep = row.depth === 16 ? flat.toColourspace("rgb16") : flat;
  const picture = row.profile ? deep.withIccProfile(row.profile) : deep;
  const bytes = await picture.toFormat(row.format, { quality: 100 }).toBuffer();
  const { depth, icc } = await sharp(bytes).metadata();
  expect({ depth, hasProfile: !!icc }).toEqual({
    depth: row.depth === 16 ? "ushort" : "uchar",
    hasProfile: !!row.profile,
  });
  const published = await openPhoto(bytes).resize(20).jpeg({ quality: 100 }).toBuffer();
  const pixels = await sharp(published).raw().toBuffer();
  for (const [i, value] of [192, 58, 43].entries())
    expect(Math.abs((pixels[i] ?? 0) - value), `${[...pixels.subarray(0, 3)]}`).toBeLessThan(3);
});
