import sharp from "sharp";
import { SHARE_IMAGE_FILE, type Size } from "../../model/content/content-files.ts";
import { computeCrop } from "../../model/look/hero-overlay.ts";
import { extractLogoShape } from "../../model/look/logo-shape.ts";
import type { LoadedContent } from "../content/load-content.ts";
import { openPhoto, readPixels } from "../open-photo.ts";
import { createHashedFile, type HashedFile } from "../photos/hashed-file.ts";
import { getGroundColour, readPhoto } from "../photos/media.ts";

/** Three times the logo's height in the header, 1.1 × 32 pixels (header.module.css); wide enough for its ratio. */
const LOGO_FRAME = { width: 960, height: 106 };

/** Renders the owner's logo: only its shape, without margins. Returns undefined if there is none. */
export async function renderLogo(
  loadedContent: LoadedContent,
): Promise<(HashedFile & Size) | undefined> {
  const { logo: name } = loadedContent.content.shop;
  if (!name) return undefined;
  const { data, ...size } = await readPixels(openPhoto(await readPhoto(loadedContent, name)));
  const box = extractLogoShape({ data, ...size });
  if (!box) return undefined;
  const logo = await sharp(data, { raw: { ...size, channels: 4 } })
    .extract(box)
    .resize({ ...LOGO_FRAME, fit: "inside", withoutEnlargement: true })
    // Sixteen steps of opacity are enough for smooth edges.
    .png({ palette: true, colours: 16, effort: 10 })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = logo.info;
  return { ...createHashedFile("logo", "png", logo.data), width, height };
}

export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** Renders the picture that chats show: the owner's or, without one, a part of Home's photo or of the first bag's. */
export async function renderShareImage(
  loadedContent: LoadedContent,
): Promise<(HashedFile & { alt?: string | undefined }) | undefined> {
  const { content, media } = loadedContent;
  const { hero } = content.home;
  const { width, height } = SHARE_IMAGE_SIZE;
  const picture: { file: string; alt?: string } | undefined = media.has(SHARE_IMAGE_FILE)
    ? { file: SHARE_IMAGE_FILE }
    : (hero ?? content.catalogue.flatMap(({ photos }) => photos)[0]);
  if (!picture) return undefined;
  const focalPoint = picture === hero ? hero.keep : "center";
  const photo = openPhoto(await readPhoto(loadedContent, picture.file));
  const { autoOrient } = await photo.metadata();
  const bytes = await photo
    .extract(computeCrop(autoOrient, width / height, focalPoint))
    .flatten({ background: getGroundColour(loadedContent) })
    .resize(width, height)
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
  return { ...createHashedFile("share", "jpg", bytes), alt: picture.alt };
}
