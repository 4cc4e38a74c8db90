import sharp from "sharp";
import type { Shop } from "../../model/types.ts";
import { ownFile } from "./brand-file.ts";
import { html, type Markup } from "./html.ts";
import { hashedFile, type StaticFile } from "./static-file.ts";
import { colour } from "./tokens.ts";

/** Beside index.html: `start_url` and the icons are relative to the manifest. */
const MANIFEST = "manifest.webmanifest";

type Colours = { ball: string; strands: string };

/** A ball of yarn on 32 by 32, drawn so that its strands keep apart at 16 pixels. */
const drawing = ({ ball, strands }: Colours): string =>
  `<circle class="b" cx="15" cy="14.5" r="13" fill="${ball}"/>` +
  `<g fill="none" stroke-linecap="round"><path class="s" stroke="${strands}" stroke-width="2" ` +
  `d="M4.5 12C11 5.5 18 4.5 24.5 8M5 18.500C11 11.5 19 10 26 14M10.3 20c1.7 1.4 2.7 2.9 2.9 4.300M15.5 17.500c2.3 1.8 3.6 4.2 3.8 6.400M21 17.500c1.3 1.4 2.1 2.7 2.3 4.2"/>` +
  `<path class="t" stroke="${ball}" stroke-width="2.5" d="M13 27c5 4 11 3.5 17.5 1"/></g>`;

const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${content}</svg>`;

/** Draws an icon that fills `part` of the square, on `ground` or on nothing. */
type Draw = (size: number, part?: number, ground?: string) => Promise<Buffer>;

/** The owner's picture; one without a transparent ground fills the whole square. */
async function drawPicture(picture: Buffer): Promise<Draw> {
  const { isOpaque } = await sharp(picture).stats();
  const upright = await sharp(picture).autoOrient().toBuffer();
  return (size, part = 1, ground = "#0000") => {
    const inner = isOpaque ? size : Math.round(size * part);
    const margin = Math.floor((size - inner) / 2);
    const rest = size - inner - margin;
    return sharp(upright)
      .resize(inner, inner, { fit: "cover" })
      .extend({ top: margin, left: margin, bottom: rest, right: rest, background: ground })
      .flatten(part < 1 ? { background: ground } : false)
      .png({ palette: true })
      .toBuffer();
  };
}

const drawBall =
  (colours: Colours): Draw =>
  (size, part = 1, ground) => {
    const margin = (1 - part) * 16;
    const back = ground ? `<path fill="${ground}" d="M0 0h32v32H0z"/>` : "";
    const image = svg(
      `${back}<g transform="translate(${margin} ${margin}) scale(${part})">${drawing(colours)}</g>`,
    );
    return sharp(Buffer.from(image), { density: (72 * size) / 32 })
      .resize(size, size)
      .png({ palette: true })
      .toBuffer();
  };

export type Icons = Awaited<ReturnType<typeof drawIcons>>;

/** The shop's icons: the owner's picture or, without one, a ball of yarn in the brand's colours. */
export async function drawIcons() {
  const [ivory, ink, rose, terracotta] = await Promise.all([
    colour("ivory"),
    colour("ink"),
    colour("rose"),
    colour("terracotta"),
  ]);
  const colours = { ball: terracotta, strands: ivory };
  // Terracotta cannot be seen on a dark tab bar.
  const dark = `<style>@media(prefers-color-scheme:dark){.b{fill:${rose}}.s{stroke:${ink}}.t{stroke:${rose}}}</style>`;
  const picture = await ownFile("icon");
  const draw = picture ? await drawPicture(picture) : drawBall(colours);
  const rendered = async (size: number, name = "icon", part = 1, ground?: string) =>
    hashedFile(`${name}-${size}`, "png", "image/png", await draw(size, part, ground));
  const [small, medium, apple, any192, any512, maskable] = await Promise.all([
    rendered(32),
    rendered(48),
    rendered(180, "apple-touch-icon", 0.66, ivory),
    rendered(192),
    rendered(512),
    // Systems cut a maskable icon to a circle of four fifths of its width.
    rendered(512, "icon-maskable", 0.54, ivory),
  ]);
  return {
    ground: ivory,
    ...(!picture && {
      drawn: hashedFile("icon", "svg", "image/svg+xml", Buffer.from(svg(dark + drawing(colours)))),
    }),
    ...{ small, medium, apple, any192, any512, maskable },
  };
}

export const iconLinks = ({ small, medium, drawn, apple, ground }: Icons): Markup => html`
<link rel="icon" href="${small.fileName}" sizes="32x32">
<link rel="icon" href="${medium.fileName}" sizes="48x48">${
  drawn &&
  html`
<link rel="icon" href="${drawn.fileName}" type="${drawn.type}" sizes="any">`
}
<link rel="apple-touch-icon" href="${apple.fileName}">
<link rel="manifest" href="${MANIFEST}">
<meta name="theme-color" content="${ground}">`;

export function iconFiles({ ground, ...icons }: Icons, shop: Shop): StaticFile[] {
  const listed = ({ fileName, type }: StaticFile, size: number, purpose: "any" | "maskable") => ({
    src: fileName,
    sizes: `${size}x${size}`,
    type,
    purpose,
  });
  const manifest = {
    name: shop.brand,
    short_name: shop.brand,
    description: shop.description,
    lang: "es",
    id: "./",
    start_url: "./",
    scope: "./",
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
  return [
    ...Object.values(icons),
    { fileName: MANIFEST, type: "application/manifest+json", bytes },
  ];
}
