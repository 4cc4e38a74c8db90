import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import { inspectMedia } from "./inspect-media.ts";

const photo = await sharp({ create: { width: 80, height: 90, channels: 3, background: "#a52" } })
  .png({ compressionLevel: 0 })
  .toBuffer();
const svg = (body = "", viewBox = ' viewBox="0 0 9 9"') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg"${viewBox}>${body}<path d="M0 0h9v9z"/></svg>`,
  );
const mp4 = (tag = "", padding = 100) =>
  Buffer.concat([Buffer.from(`\0\0\0\x18ftypisom moov ${tag}`, "latin1"), Buffer.alloc(padding)]);

test.each([
  ["a HEIC photo", await readFile("tests/support/phone.heic"), "1.jpg", /HEIC.*El más compatible/],
  ["a truncated photo", photo.subarray(0, 9000), "1.png", /dañado o no es una foto/],
  ["an MP4 named .webm", mp4(), "a.webm", /no es lo que dice su nombre/],
  ["a truncated MP4", Buffer.from("\0\0\0\x18ftypisom"), "a.mp4", /le falta una parte/],
  ["a film with a location", mp4("©xyz+41.38+002.17/"), "a.mp4", /el lugar en que se grabó/],
  ["a film with a GPS track", mp4("gpmd"), "a.mp4", /el lugar en que se grabó/],
  ["a film over 8 MB", mp4("", 8_200_000), "a.mp4", /pesa más de 8 MB/],
  ["a photo named .svg", photo, "a.svg", /No es un dibujo SVG/],
  ["a logo without viewBox", svg("", ""), "a.svg", /«viewBox»/],
  ["a logo with a script", svg("<script>1</script>"), "a.svg", /un SVG simple, solo con trazados/],
])("%s gets an error", async (_title, bytes, file, message) => {
  const { error } = await inspectMedia(bytes, file);
  expect(error).toMatch(message);
});

test("a valid photo, film or drawing gets no error", async () => {
  expect(await inspectMedia(photo, "1.png")).toEqual({ width: 80, height: 90 });
  expect(await inspectMedia(mp4(), "a.mp4")).toEqual({});
  expect(await inspectMedia(Buffer.from("\x1aE\xdf\xa3 film", "latin1"), "a.webm")).toEqual({});
  expect(await inspectMedia(svg(), "a.svg")).toEqual({});
});
