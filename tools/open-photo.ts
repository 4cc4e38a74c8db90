import sharp, { type Sharp } from "sharp";
import type { Size } from "../model/content/content-files.ts";

// Allow only these decoders: a vector picture may reference other files and take arbitrarily long.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Nsgif", "Heif", "Tiff"].map(
    (format) => `VipsForeignLoad${format}`,
  ),
});

/** More than any phone's camera has. Limits the decoder's memory. */
export const MAX_MEGAPIXELS = 120;

/** Without it, sharp ignores the profile of a picture with 16 bits. */
export const PIPELINE_COLOURSPACE = "srgb";

/** Decodes a picture to four values a pixel: red, green, blue and opacity. */
export async function readPixels(picture: Sharp): Promise<Size & { data: Buffer }> {
  // A grey picture has fewer channels.
  const { data, info } = await picture
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Opens a JPEG, PNG, WebP, GIF, AVIF or TIFF, upright. Takes bytes, because sharp caches files by path. Fails for a cut or
 * corrupt picture, but not for a decoder's warning: some phones' JPEGs cause one and look right.
 */
export const openPhoto = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: MAX_MEGAPIXELS * 1e6, failOn: "error" })
    .autoOrient()
    .pipelineColourspace(PIPELINE_COLOURSPACE);
