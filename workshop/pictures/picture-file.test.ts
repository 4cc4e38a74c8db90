import sharp from "sharp";
import { expect, test } from "vitest";
import { isWholePicture, takeWebpOrientation } from "./picture-file.ts";

/** A picture whose thumbnail, inside its EXIF data, has an end mark of its own. */
const createPicture = (format: "jpeg" | "png" | "webp" | "avif", options = {}) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: "#a52" } })
    .withExif({ IFD0: { ImageDescription: "\u00ff\u00d9 IEND" } })
    .toFormat(format, options)
    .toBuffer();

test.each([
  ["JPEG", await createPicture("jpeg")],
  ["progressive JPEG", await createPicture("jpeg", { progressive: true })],
  ["PNG", await createPicture("png")],
  ["WebP", await createPicture("webp")],
])("a %s is whole with its last byte, also before an appended film", (_format, bytes) => {
  expect(isWholePicture(bytes)).toBe(true);
  expect(isWholePicture(Buffer.concat([bytes, Buffer.alloc(5000, 7)]))).toBe(true);
  for (const length of [bytes.length - 1, bytes.length - 5, bytes.length >> 1, 20])
    expect(isWholePicture(bytes.subarray(0, length)), `${length} bytes`).toBe(false);
});

test("the EXIF orientation of a WebP is read once, and then hidden from the browser", async () => {
  for (const orientation of [1, 3, 6, 8]) {
    const picture = sharp(await createPicture("png")).withMetadata({ orientation });
    const bytes = await picture.webp().toBuffer();
    expect(takeWebpOrientation(bytes)).toBe(orientation);
    expect(takeWebpOrientation(bytes)).toBe(1);
    expect((await sharp(bytes).metadata()).orientation).toBeUndefined();
  }
  for (const format of ["jpeg", "webp"] as const)
    expect(takeWebpOrientation(await createPicture(format))).toBe(1);
});
