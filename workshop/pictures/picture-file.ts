const TEXT = new TextDecoder("latin1");

/** Returns whether a picture file has all its bytes. Formats other than JPEG, PNG and WebP pass. */
export function isWholePicture(bytes: Uint8Array): boolean {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return hasJpegEnd(bytes);
  if (readText(bytes, 1, 3) === "PNG") return hasPngEnd(bytes);
  if (!isWebp(bytes)) return true;
  // The RIFF header states the length of all that follows.
  return 8 + getView(bytes).getUint32(4, true) <= bytes.length;
}

const getView = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

const readText = (bytes: Uint8Array, start: number, length: number): string =>
  TEXT.decode(bytes.subarray(start, start + length));

const isWebp = (bytes: Uint8Array): boolean =>
  readText(bytes, 0, 4) === "RIFF" && readText(bytes, 8, 4) === "WEBP";

/** Follows the segments of a JPEG to its end mark. Phones append videos and notes behind that mark. */
function hasJpegEnd(bytes: Uint8Array): boolean {
  const view = getView(bytes);
  let i = bytes.indexOf(0xff, 2);
  while (i >= 0) {
    const marker = bytes[i + 1] ?? 0;
    if (marker === 0xd9) return true;
    // A stuffed zero, a fill byte or a restart marker in a scan, and TEM, have no length.
    const hasLength = marker > 0x01 && marker < 0xff && !(marker >= 0xd0 && marker <= 0xd8);
    if (hasLength && i + 3 >= bytes.length) return false;
    i = bytes.indexOf(0xff, i + (hasLength ? 2 + view.getUint16(i + 2) : 1));
  }
  return false;
}

/** Follows the chunks of a PNG to its last one. */
function hasPngEnd(bytes: Uint8Array): boolean {
  const view = getView(bytes);
  let i = 8;
  while (i + 12 <= bytes.length) {
    if (readText(bytes, i + 4, 4) === "IEND") return true;
    // Length, type and checksum take twelve bytes.
    i += 12 + view.getUint32(i);
  }
  return false;
}

const EXIF_ORIENTATION_TAG = 0x0112;

/**
 * Returns a WebP's orientation, 1 to 8, from its EXIF chunk, and makes the chunk in `bytes` unreadable: most browsers ignore
 * the orientation of a WebP, so the others must ignore it too.
 */
export function takeWebpOrientation(bytes: Uint8Array): number {
  if (!isWebp(bytes)) return 1;
  const view = getView(bytes);
  let i = 12;
  while (i + 8 <= bytes.length) {
    const size = view.getUint32(i + 4, true);
    if (readText(bytes, i, 4) === "EXIF") {
      const orientation = readOrientation(bytes.subarray(i + 8, i + 8 + size));
      // Browsers skip a chunk with an unknown name.
      bytes.set([0x78, 0x78, 0x78, 0x78], i);
      return orientation;
    }
    // Chunks have even lengths.
    i += 8 + size + (size % 2);
  }
  return 1;
}

/** Reads the orientation of EXIF data; 1 if there is none. */
function readOrientation(exif: Uint8Array): number {
  // Some programs repeat the header that EXIF has in a JPEG.
  const tiff = readText(exif, 0, 4) === "Exif" ? exif.subarray(6) : exif;
  if (tiff.length < 14) return 1;
  const view = getView(tiff);
  const isLittleEndian = readText(tiff, 0, 2) === "II";
  const directory = view.getUint32(4, isLittleEndian);
  // An entry takes twelve bytes, the count before them two.
  for (let i = directory + 2; i + 12 <= tiff.length; i += 12)
    if (view.getUint16(i, isLittleEndian) === EXIF_ORIENTATION_TAG) {
      const orientation = view.getUint16(i + 8, isLittleEndian);
      return orientation >= 1 && orientation <= 8 ? orientation : 1;
    }
  return 1;
}
