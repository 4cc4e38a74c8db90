import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { loadBrandFile, loadGroundColour } from "./brand.ts";
import { createHashedFile } from "./hashed-file.ts";
import { html } from "./html.ts";

/** The shop's own icons: a ball of yarn. */
const ICONS = "tools/site/icons";

/** The owner's picture as an icon. One with a transparent ground fills `part` of the square. */
async function drawIcon(picture: Buffer, size: number, part: number, ground: string) {
  const { isOpaque } = await sharp(picture).stats();
  const margin = isOpaque ? 0 : Math.round((size * (1 - part)) / 2);
  const inner = size - 2 * margin;
  return sharp(picture)
    .autoOrient()
    .resize(inner, inner)
    .extend({ top: margin, left: margin, bottom: margin, right: margin, background: "#0000" })
    .flatten(part < 1 && { background: ground })
    .png({ palette: true })
    .toBuffer();
}

/** For tabs and home screens: the owner's picture or, without one, the shop's own icons. */
export async function readIcons() {
  const ground = await loadGroundColour();
  const picture = await loadBrandFile("icon");
  const icon = async (name: string, size: number, part: number) =>
    createHashedFile(
      `${name}-${size}`,
      "png",
      picture
        ? await drawIcon(picture, size, part, ground)
        : await readFile(`${ICONS}/${name}-${size}.png`),
    );
  const small = await icon("icon", 48, 1);
  const appleTouchIcon = await icon("apple-touch-icon", 180, 0.66);
  const drawn = picture
    ? []
    : [createHashedFile("icon", "svg", await readFile(`${ICONS}/icon.svg`))];
  const links = html`
<link rel="icon" href="${small.fileName}" sizes="48x48">${drawn.map(
    ({ fileName }) => html`
<link rel="icon" href="${fileName}" type="image/svg+xml" sizes="any">`,
  )}
<link rel="apple-touch-icon" href="${appleTouchIcon.fileName}">
<meta name="theme-color" content="${ground}">`;
  return { links, appleTouchIcon, files: [small, appleTouchIcon, ...drawn] };
}
