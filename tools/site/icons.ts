import { readFile } from "node:fs/promises";
import sharp from "sharp";
import type { Shop } from "../../model/types.ts";
import { groundColour, ownFile } from "./brand.ts";
import { html, type Markup } from "./html.ts";
import { hashedFile, type StaticFile } from "./static-file.ts";

/** The shop's own icons: a ball of yarn. */
const ICONS = "tools/site/icons";

/** Beside index.html: `start_url` and the icons are relative to the manifest. */
const MANIFEST = "manifest.webmanifest";

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

export type Icons = Awaited<ReturnType<typeof readIcons>>;

/** The owner's picture in every size or, without one, the shop's own icons. */
export async function readIcons() {
  const ground = await groundColour();
  const picture = await ownFile("icon");
  const icon = async (name: string, size: number, part = 1) =>
    hashedFile(
      `${name}-${size}`,
      "png",
      picture
        ? await drawIcon(picture, size, part, ground)
        : await readFile(`${ICONS}/${name}-${size}.png`),
    );
  const [small, apple, any192, any512, maskable] = await Promise.all([
    icon("icon", 48),
    icon("apple-touch-icon", 180, 0.66),
    icon("icon", 192),
    icon("icon", 512),
    // Systems cut a maskable icon to a circle of four fifths of its width.
    icon("icon-maskable", 512, 0.54),
  ]);
  return {
    ground,
    ...(!picture && { drawn: hashedFile("icon", "svg", await readFile(`${ICONS}/icon.svg`)) }),
    ...{ small, apple, any192, any512, maskable },
  };
}

export const iconLinks = ({ small, drawn, apple, ground }: Icons): Markup => html`
<link rel="icon" href="${small.fileName}" sizes="48x48">${
  drawn &&
  html`
<link rel="icon" href="${drawn.fileName}" type="image/svg+xml" sizes="any">`
}
<link rel="apple-touch-icon" href="${apple.fileName}">
<link rel="manifest" href="${MANIFEST}">
<meta name="theme-color" content="${ground}">`;

export function iconFiles({ ground, ...icons }: Icons, shop: Shop): StaticFile[] {
  const listed = ({ fileName }: StaticFile, size: number, purpose: "any" | "maskable") => ({
    src: fileName,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const manifest = {
    name: shop.brand,
    short_name: shop.brand,
    description: shop.description,
    lang: "es",
    start_url: "./",
    display: "minimal-ui",
    theme_color: ground,
    background_color: ground,
    icons: [
      listed(icons.any192, 192, "any"),
      listed(icons.any512, 512, "any"),
      listed(icons.maskable, 512, "maskable"),
    ],
  };
  const bytes = Buffer.from(JSON.stringify(manifest));
  return [...Object.values(icons), { fileName: MANIFEST, bytes }];
}
