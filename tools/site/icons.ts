import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import type { HtmlTagDescriptor, Plugin } from "vite";
import { shop } from "../../content/shop.ts";

const TOKENS = "src/styles/tokens.css";
const SHARE = "content/share.jpg";
/** Stands beside index.html, because `start_url` and the icons are read from where it is. */
const MANIFEST = "manifest.webmanifest";

/** A file of the built shop. */
type Emitted = { fileName: string; type: string; bytes: Buffer };
type Colours = { ball: string; strands: string };

const asset = (name: string, ext: string, type: string, bytes: Buffer): Emitted => {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  return { fileName: `assets/${name}-${hash}.${ext}`, type, bytes };
};

/** A ball of yarn on 32 by 32, drawn so that its strands keep apart at 16 pixels. */
const drawing = ({ ball, strands }: Colours): string =>
  `<circle class="b" cx="15" cy="14.5" r="13" fill="${ball}"/>` +
  `<g fill="none" stroke-linecap="round"><path class="s" stroke="${strands}" stroke-width="2" ` +
  `d="M4.5 12C11 5.5 18 4.5 24.5 8M5 18.500C11 11.5 19 10 26 14M10.3 20c1.7 1.4 2.7 2.9 2.9 4.300M15.5 17.500c2.3 1.8 3.6 4.2 3.8 6.400M21 17.500c1.3 1.4 2.1 2.7 2.3 4.2"/>` +
  `<path class="t" stroke="${ball}" stroke-width="2.5" d="M13 27c5 4 11 3.5 17.5 1"/></g>`;

const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${content}</svg>`;

/** The drawing as PNG, filling `part` of the square; on `ground`, or on nothing. */
function png(size: number, colours: Colours, part = 1, ground?: string): Promise<Buffer> {
  const margin = (1 - part) * 16;
  const back = ground ? `<path fill="${ground}" d="M0 0h32v32H0z"/>` : "";
  const image = svg(
    `${back}<g transform="translate(${margin} ${margin}) scale(${part})">${drawing(colours)}</g>`,
  );
  return sharp(Buffer.from(image), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();
}

/** The picture that a link to the shop shows in a chat: 1200 by 630, named after its content. */
export async function shareImage(): Promise<Emitted> {
  const bytes = await sharp(SHARE)
    .autoOrient()
    .resize(1200, 630, { fit: "cover" })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
  return asset("share", "jpg", "image/jpeg", bytes);
}

async function readIcons(): Promise<{ files: Emitted[]; tags: HtmlTagDescriptor[] }> {
  const tokens = await readFile(TOKENS, "utf8");
  const token = (name: string): string => {
    const value = new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`).exec(tokens)?.[1];
    if (!value) throw new Error(`${TOKENS} has no colour --${name}`);
    return value;
  };
  const [ivory, ink, rose] = [token("ivory"), token("ink"), token("rose")];
  const colours = { ball: token("terracotta"), strands: ivory };

  // Terracotta is too dark for the tab bar of a dark browser.
  const dark = `<style>@media(prefers-color-scheme:dark){.b{fill:${rose}}.s{stroke:${ink}}.t{stroke:${rose}}}</style>`;
  const drawn = asset("icon", "svg", "image/svg+xml", Buffer.from(svg(dark + drawing(colours))));
  const rendered = async (size: number, name = "icon", part = 1, ground?: string) =>
    asset(`${name}-${size}`, "png", "image/png", await png(size, colours, part, ground));
  const [small, medium, apple, any192, any512, maskable, share] = await Promise.all([
    rendered(32),
    rendered(48),
    rendered(180, "apple-touch-icon", 0.66, ivory),
    rendered(192),
    rendered(512),
    // What counts of a maskable icon lies in a circle of four fifths of its width.
    rendered(512, "icon-maskable", 0.54, ivory),
    shareImage(),
  ]);

  const listed = (icon: Emitted, size: number, purpose: "any" | "maskable") => ({
    src: icon.fileName,
    sizes: `${size}x${size}`,
    type: icon.type,
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
    theme_color: ivory,
    background_color: ivory,
    icons: [
      listed(any192, 192, "any"),
      listed(any512, 512, "any"),
      listed(maskable, 512, "maskable"),
    ],
  };

  const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({
    tag: "link",
    attrs,
    injectTo: "head",
  });
  return {
    files: [
      ...[drawn, small, medium, apple, any192, any512, maskable, share],
      {
        fileName: MANIFEST,
        type: "application/manifest+json",
        bytes: Buffer.from(JSON.stringify(manifest)),
      },
    ],
    tags: [
      link({ rel: "icon", href: small.fileName, sizes: "32x32" }),
      link({ rel: "icon", href: medium.fileName, sizes: "48x48" }),
      link({ rel: "icon", href: drawn.fileName, type: drawn.type, sizes: "any" }),
      link({ rel: "apple-touch-icon", href: apple.fileName }),
      link({ rel: "manifest", href: MANIFEST }),
      { tag: "meta", attrs: { name: "theme-color", content: ivory }, injectTo: "head" },
    ],
  };
}

/**
 * The shop's icons, drawn in the brand's colours, with the manifest that lists them, the lines in the
 * head that name them, and the picture for shared links.
 */
export function icons(): Plugin {
  let read: ReturnType<typeof readIcons>;
  return {
    name: "ovillo:icons",
    buildStart() {
      read ??= readIcons();
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      for (const { fileName, bytes } of (await read).files)
        this.emitFile({ type: "asset", fileName, source: bytes });
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const file = (await read).files.find(({ fileName }) => request.url === `/${fileName}`);
        if (!file) return next();
        response.setHeader("Content-Type", file.type);
        response.end(file.bytes);
      });
    },
    transformIndexHtml: async () => (await read).tags,
  };
}
