import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

/** What Spanish needs, and the signs in use: everything else is left out of the font files. */
const CHARACTERS =
  " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz|~" +
  "ÁÀÉÈÍÏÓÒÚÜÑÇáàéèíïóòúüñç¿¡ªº«»“”‘’–—…·€©×\u00a0";

const FACES = [
  {
    family: "Instrument Serif",
    file: "@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2",
    weight: "400",
    options: {},
  },
  {
    family: "Instrument Sans",
    file: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    weight: "400 600",
    options: { variationAxes: { wght: { min: 400, max: 600, default: 400 } } },
  },
] as const;

type Face = { css: string; fileName: string; bytes: Buffer };

async function readFace({ family, file, weight, options }: (typeof FACES)[number]): Promise<Face> {
  const whole = await readFile(createRequire(import.meta.url).resolve(file));
  const bytes = await subsetFont(whole, CHARACTERS, { targetFormat: "woff2", ...options });
  const name = family.toLowerCase().replace(" ", "-");
  const fileName = `assets/${name}-${createHash("sha256").update(bytes).digest("hex").slice(0, 8)}.woff2`;
  const css = `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(${fileName}) format("woff2")}`;
  return { css, fileName, bytes };
}

/**
 * The two faces of the design, subset to Spanish from their packages, and the `@font-face` rules that
 * name them. src/styles/fallback-fonts.css holds the fallbacks that have the same measure.
 */
export function fonts(): Plugin {
  let faces: Face[] = [];
  return {
    name: "ovillo:fonts",
    async buildStart() {
      if (faces.length === 0) faces = await Promise.all(FACES.map(readFace));
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const { fileName, bytes } of faces)
        this.emitFile({ type: "asset", fileName, source: bytes });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const face = faces.find(({ fileName }) => request.url === `/${fileName}`);
        if (!face) return next();
        response.setHeader("Content-Type", "font/woff2");
        response.end(face.bytes);
      });
    },
    transformIndexHtml: (html) =>
      html.replace("</head>", `<style>${faces.map(({ css }) => css).join("")}</style></head>`),
  };
}
