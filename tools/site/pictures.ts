import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { SHARE_IMAGE_FILE } from "../../model/content/content-files.ts";
import { computeCrop, HERO_COPY_SIZE, renderHeroStyle } from "../../model/look/hero-overlay.ts";
import { extractLogoShape } from "../../model/look/logo-shape.ts";
import { DEFAULT_COLOURS } from "../../model/schema/colours.ts";
import type { LoadedContent } from "../content/load-content.ts";
import { openPhoto, readPixels } from "../open-photo.ts";
import { createHashedFile } from "../photos/hashed-file.ts";
import { getGroundColour, readPhoto } from "../photos/media.ts";
import { html } from "./html.ts";

/** Three times the logo's height in the header, 1.1 × 32 pixels (header.module.css); wide enough for its ratio. */
const LOGO_FRAME = { width: 960, height: 106 };

/** Renders the owner's logo: only its shape, without margins. Returns undefined if there is none. */
export async function renderLogo(loadedContent: LoadedContent) {
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
export async function renderShareImage(loadedContent: LoadedContent) {
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

/** Measures Home's photos under the words; returns the CSS with their tones. */
export function renderBuildHeroStyle(loadedContent: LoadedContent): Promise<string> {
  const { content } = loadedContent;
  const colours = { ...DEFAULT_COLOURS, ...content.shop.colours };
  return renderHeroStyle(content.home, colours, async (name) =>
    readHeroPixels(await readPhoto(loadedContent, name), colours.ground),
  );
}

/** Reads a small copy of a photo. */
export const readHeroPixels = (bytes: Buffer, ground: string) =>
  readPixels(
    openPhoto(bytes)
      .resize(HERO_COPY_SIZE, HERO_COPY_SIZE, { fit: "inside" })
      .flatten({ background: ground }),
  );

/** The icons of a shop whose owner has none: a ball of yarn. */
const ICONS_DIR = "tools/site/icons";

/** Renders the owner's picture as an icon; a transparent one fills only `scale` of the square. */
async function drawIcon(picture: Buffer, size: number, scale: number, background: string) {
  const { isOpaque } = await openPhoto(picture).stats();
  const margin = isOpaque ? 0 : Math.round((size * (1 - scale)) / 2);
  const innerSize = size - 2 * margin;
  return openPhoto(picture)
    .resize(innerSize, innerSize)
    .extend({ top: margin, left: margin, bottom: margin, right: margin, background: "#0000" })
    .flatten(scale < 1 && { background })
    .png({ palette: true })
    .toBuffer();
}

/** Creates the icons for tabs and home screens from the owner's picture or, without one, from `icons/`. */
export async function createIcons(loadedContent: LoadedContent) {
  const background = getGroundColour(loadedContent);
  const { icon } = loadedContent.content.shop;
  const picture = icon && (await readPhoto(loadedContent, icon));
  const createIcon = async (name: string, size: number, scale: number) =>
    createHashedFile(
      `${name}-${size}`,
      "png",
      picture
        ? await drawIcon(picture, size, scale, background)
        : await readFile(`${ICONS_DIR}/${name}-${size}.png`),
    );
  const tabIcon = await createIcon("icon", 48, 1);
  const appleTouchIcon = await createIcon("apple-touch-icon", 180, 0.66);
  const svgIcons = picture
    ? []
    : [createHashedFile("icon", "svg", await readFile(`${ICONS_DIR}/icon.svg`))];
  const links = html`
<link rel="icon" href="${tabIcon.fileName}" sizes="48x48">${svgIcons.map(
    ({ fileName }) => html`
<link rel="icon" href="${fileName}" type="image/svg+xml" sizes="any">`,
  )}
<link rel="apple-touch-icon" href="${appleTouchIcon.fileName}">
<meta name="theme-color" content="${background}">`;
  return { links, appleTouchIcon, files: [tabIcon, appleTouchIcon, ...svgIcons] };
}
