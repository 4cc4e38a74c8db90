import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { openPhoto } from "./decode.ts";

const dir = await mkdtemp(path.join(tmpdir(), "ovillo-decode-"));
afterAll(() => rm(dir, { recursive: true }));

/** Adobe RGB (1998) as an ICC profile: a matrix and a gamma. */
function adobeRgb(): Buffer {
  const s15 = (...values: number[]) => {
    const bytes = Buffer.alloc(8 + 4 * values.length);
    bytes.write("XYZ ", "latin1");
    for (const [i, value] of values.entries())
      bytes.writeInt32BE(Math.round(value * 65536), 8 + 4 * i);
    return bytes;
  };
  const gamma = Buffer.from("637572760000000000000001023300000000", "hex").subarray(0, 16);
  const text = Buffer.from("text\0\0\0\0Adobe RGB\0\0\0", "latin1");
  const desc = Buffer.alloc(104);
  desc.write("desc\0\0\0\0\0\0\0\x0aAdobe RGB", "latin1");
  const tags: [string, Buffer][] = [
    ["desc", desc],
    ["cprt", text],
    ["wtpt", s15(0.9505, 1, 1.0891)],
    ["rXYZ", s15(0.60974, 0.31111, 0.01947)],
    ["gXYZ", s15(0.20528, 0.62567, 0.06087)],
    ["bXYZ", s15(0.14919, 0.06322, 0.74457)],
    ["rTRC", gamma],
    ["gTRC", gamma],
    ["bTRC", gamma],
  ];
  const header = Buffer.alloc(132 + 12 * tags.length);
  header.writeUInt32BE(0x02100000, 8);
  header.write("mntrRGB XYZ ", 12, "latin1");
  header.write("acsp", 36, "latin1");
  for (const [i, value] of [63190, 65536, 54061].entries()) header.writeUInt32BE(value, 68 + 4 * i);
  header.writeUInt32BE(tags.length, 128);
  let offset = header.length;
  for (const [i, [name, data]] of tags.entries()) {
    header.write(name, 132 + 12 * i, "latin1");
    header.writeUInt32BE(offset, 136 + 12 * i);
    header.writeUInt32BE(data.length, 140 + 12 * i);
    offset += data.length;
  }
  header.writeUInt32BE(offset, 0);
  return Buffer.concat([header, ...tags.map(([, data]) => data)]);
}

const ADOBE = path.join(dir, "adobe.icc");
await writeFile(ADOBE, adobeRgb());
const PROFILES = { none: undefined, sRGB: "srgb", "Display P3": "p3", "Adobe RGB": ADOBE };
const FORMATS = [
  [8, "jpeg"],
  [8, "png"],
  [8, "webp"],
  [16, "png"],
] as const;

test.each(
  FORMATS.flatMap(([depth, format]) =>
    Object.keys(PROFILES).map((profile) => ({ depth, format, profile })),
  ),
)("a $depth bit $format with profile $profile keeps its colour", async (row) => {
  const profile = PROFILES[row.profile as keyof typeof PROFILES];
  const flat = sharp({ create: { width: 40, height: 40, channels: 3, background: "#c03a2b" } });
  const deep = row.depth === 16 ? flat.toColourspace("rgb16") : flat;
  const picture = profile ? deep.withIccProfile(profile) : deep;
  const bytes = await picture.toFormat(row.format, { quality: 100 }).toBuffer();
  const { depth, icc } = await sharp(bytes).metadata();
  expect({ depth, hasProfile: !!icc }).toEqual({
    depth: row.depth === 16 ? "ushort" : "uchar",
    hasProfile: !!profile,
  });
  const published = await openPhoto(bytes).resize(20).jpeg({ quality: 100 }).toBuffer();
  const pixels = await sharp(published).raw().toBuffer();
  for (const [i, value] of [192, 58, 43].entries())
    expect(Math.abs((pixels[i] ?? 0) - value), `${[...pixels.subarray(0, 3)]}`).toBeLessThan(3);
});
