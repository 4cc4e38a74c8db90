import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import { inspectMedia } from "./inspect-media.ts";

const photo = await sharp({ create: { width: 80, height: 90, channels: 3, background: "#a52" } })
  .png({ compressionLevel: 0 })
  .toBuffer();
const jpeg = await sharp(photo).jpeg().toBuffer();
const svg = (body = "", viewBox = ' viewBox="0 0 9 9"') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg"${viewBox}>${body}<path d="M0 0h9v9z"/></svg>`,
  );
/** A box of an MP4: its size, its type, its bytes. */
const box = (type: string, content: string | Buffer) => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(8 + content.length);
  return Buffer.concat([size, Buffer.from(type), Buffer.from(content as string, "latin1")]);
};
const mp4 = (tag = "", pictures: string | Buffer = "") =>
  Buffer.concat([box("ftyp", "isom"), box("moov", tag), box("mdat", pictures)]);

/** The description of a track: version, number of entries, size of the first, and its codec. */
const sampleEntry = (codec: string) => `stsd\0\0\0\0\0\0\0\x01\0\0\0\x56${codec}`;

/** One colour compresses to few bytes, although the header states 132 megapixels. */
const hugePhoto = await sharp({
  create: { width: 12_000, height: 11_000, channels: 3, background: "#fff" },
  limitInputPixels: false,
})
  .png()
  .toBuffer();
const BLUR = `<filter id="a"><feGaussianBlur stdDeviation="9999"/></filter><rect width="9" height="9" filter="url(#a)"/>`;

test.each([
  ["an SVG named .jpg", svg(BLUR), "1.jpg", /dañado o no es una foto/],
  ["an empty file", Buffer.alloc(0), "1.jpg", /dañado o no es una foto/],
  ["a photo of 132 megapixels", hugePhoto, "1.png", /más de 120 millones de píxeles/],
  ["a HEIC photo", await readFile("tests/support/phone.heic"), "1.jpg", /HEIC.*El más compatible/],
  ["a truncated photo", photo.subarray(0, 9000), "1.png", /dañado o no es una foto/],
  ["a truncated JPEG", jpeg.subarray(0, -9), "1.jpg", /dañado o no es una foto/],
  ["an MP4 named .webm", mp4(), "a.webm", /no es lo que dice su nombre/],
  ["a truncated MP4", Buffer.from("\0\0\0\x18ftypisom"), "a.mp4", /le falta una parte/],
  ["a video with a location", mp4("©xyz+41.38+002.17/"), "a.mp4", /el lugar en que se grabó/],
  ["a video with a GPS track", mp4("gpmd"), "a.mp4", /el lugar en que se grabó/],
  ["a video in HEVC", mp4(sampleEntry("hvc1")), "a.mp4", /está en HEVC/],
  ["an MP4 whose end is missing", mp4("", "abc").subarray(0, -1), "a.mp4", /le falta una parte/],
  ["a WebM with a location", Buffer.from("\x1aE\xdf\xa3 LOCATION", "latin1"), "a.webm", /el lugar/],
  ["a video over 8 MB", mp4("", Buffer.alloc(8_200_000)), "a.mp4", /pesa más de 8 MB/],
])("%s gets an error", async (_title, bytes, file, message) => {
  const { error } = await inspectMedia(bytes, file);
  expect(error).toMatch(message);
});

test("a valid photo or video gets no error", async () => {
  for (const format of ["jpeg", "png", "webp", "gif", "avif", "tiff"] as const) {
    const bytes = await sharp(photo).toFormat(format).toBuffer();
    const { hasAlpha, ...inspection } = await inspectMedia(bytes, "1.jpg");
    expect(inspection, format).toEqual({ width: 80, height: 90, isPlain: true });
  }
  // As some phones write it: the scan's header leaves out the range of frequencies, and decoders warn.
  const phonePhoto = Buffer.from(jpeg);
  phonePhoto.writeUInt8(0, phonePhoto.indexOf(Buffer.from([0xff, 0xda])) + 12);
  expect(await inspectMedia(phonePhoto, "1.jpg")).toMatchObject({ width: 80 });
  // Compressed pictures and sounds may contain any four letters.
  expect(await inspectMedia(mp4(sampleEntry("avc1"), "loci hvc1 camm"), "a.mp4")).toEqual({});
  expect(await inspectMedia(Buffer.from("\x1aE\xdf\xa3 video", "latin1"), "a.webm")).toEqual({});
});
