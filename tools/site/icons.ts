import { readFile } from "node:fs/promises";
import type { LoadedContent } from "../content/load-content.ts";
import { openPhoto } from "../open-photo.ts";
import { createHashedFile } from "../photos/hashed-file.ts";
import { getGroundColour, readPhoto } from "../photos/media.ts";
import { html } from "./html.ts";

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
