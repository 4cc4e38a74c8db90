import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import sharp from "sharp";
import type { Plugin } from "vite";
import { slug } from "../../src/lib/slug.ts";
import { FILMS, PHOTOS } from "../content/folders.ts";
import { catalogueName, filesBelow, framed, inFrame } from "../content/photo-files.ts";

const CACHE = ".cache/photos";
const MODULE = "virtual:media";

/** Widths in pixels that the layout asks for; a photo is never enlarged. */
const WIDTHS = [320, 480, 720, 960, 1200, 1600, 1920];
const FORMATS = ["avif", "jpg"] as const;
/** What the encoders are asked for; a change here makes new files (DECISIONS, Pictures). */
const RECIPE = {
  avif: { quality: 50, effort: 2, chromaSubsampling: "4:2:0" },
  jpg: { quality: 72, mozjpeg: true, chromaSubsampling: "4:2:0" },
} as const;

type Format = (typeof FORMATS)[number];

/** A photograph of `content/photos` ready to be encoded: upright, cropped to its frame. */
type Source = { file: string; stem: string; width: number; height: number; widths: number[] };

const hash = (...parts: (string | Buffer)[]): string =>
  parts
    .reduce((sum, part) => sum.update(part), createHash("sha256"))
    .digest("hex")
    .slice(0, 8);

async function readSource(file: string): Promise<Source> {
  const bytes = await readFile(path.join(PHOTOS, file));
  const { width, height } = await framed(file, bytes);
  const widths = WIDTHS.filter((candidate) => candidate <= width);
  return {
    file,
    stem: `${slug(catalogueName(file).replace(/\.[^.]+$/, ""))}-${hash(bytes, JSON.stringify(RECIPE), String(inFrame(file)))}`,
    width,
    height,
    widths,
  };
}

/** Encodes one rendition, or takes it from the cache; metadata such as GPS data is left out. */
async function encode(source: Source, width: number, format: Format): Promise<Buffer> {
  const cached = path.join(CACHE, `${source.stem}-${width}.${format}`);
  if (existsSync(cached)) return readFile(cached);
  const picture = sharp(path.join(PHOTOS, source.file))
    .autoOrient()
    .resize(width, Math.round((width * source.height) / source.width), { fit: "cover" });
  const bytes = await (format === "avif"
    ? picture.avif(RECIPE.avif)
    : picture.jpeg(RECIPE.jpg)
  ).toBuffer();
  await mkdir(CACHE, { recursive: true });
  // Written aside and renamed, so that an interrupted build leaves no half picture behind.
  const aside = `${cached}.${process.pid}`;
  await writeFile(aside, bytes);
  await rename(aside, cached);
  return bytes;
}

/** Runs `work` on each item, as many at a time as the machine has cores. */
async function inParallel<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
    }),
  );
}

/** Says how far the encoding is: one line that moves on a terminal, a line each tenth elsewhere. */
function progress(total: number): (done: number) => void {
  let tenth = 0;
  return (done) => {
    const text = `Fotografías: ${done} de ${total}`;
    if (process.stdout.isTTY) process.stdout.write(`\r${text}${done === total ? "\n" : ""}`);
    else if (Math.floor((done * 10) / total) > tenth) {
      tenth = Math.floor((done * 10) / total);
      console.log(text);
    }
  };
}

const mediaModule = (sources: Source[], films: Map<string, string>): string => {
  const photos = sources.map(({ file, stem, width, height }) => [
    catalogueName(file),
    [stem, width, height],
  ]);
  return `export const photos = ${JSON.stringify(Object.fromEntries(photos))};
export const films = ${JSON.stringify(Object.fromEntries(films))};
export const widths = ${JSON.stringify(WIDTHS)};`;
};

/**
 * Photographs and films of `content/`, as the visitor gets them. `virtual:media` tells the app their
 * names and sizes; the files themselves are encoded when the shop is built, or when the development
 * server is first asked for them. Encodings are kept in `.cache/photos` from one build to the next.
 */
export function photos(): Plugin {
  let sources: Source[] = [];
  let films = new Map<string, string>();

  async function read(): Promise<void> {
    const read = (await filesBelow(PHOTOS)).map((file) => readSource(file).catch(() => undefined));
    // What is no photo is left to tools/content/read.ts, which says so together with all the rest.
    sources = (await Promise.all(read)).filter((source) => source !== undefined);
    films = new Map();
    for (const file of await filesBelow(FILMS)) {
      const { name, ext } = path.parse(file);
      films.set(file, `assets/${slug(name)}-${hash(await readFile(path.join(FILMS, file)))}${ext}`);
    }
  }

  return {
    name: "ovillo:photos",
    buildStart: read,
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      return mediaModule(sources, films);
    },

    async generateBundle() {
      if (this.environment.name !== "client") return;
      const renditions = sources.flatMap((source) =>
        (source.widths.length > 0 ? source.widths : [source.width]).flatMap((width) =>
          FORMATS.map((format) => ({ source, width, format })),
        ),
      );
      const missing = renditions.filter(
        ({ source, width, format }) =>
          !existsSync(path.join(CACHE, `${source.stem}-${width}.${format}`)),
      );
      const report = progress(missing.length);
      let done = 0;
      await inParallel(missing, async ({ source, width, format }) => {
        await encode(source, width, format);
        done += 1;
        report(done);
      });
      for (const { source, width, format } of renditions) {
        this.emitFile({
          type: "asset",
          fileName: `assets/${source.stem}-${width}.${format}`,
          source: await encode(source, width, format),
        });
      }
      for (const [file, fileName] of films) {
        this.emitFile({
          type: "asset",
          fileName,
          source: await readFile(path.join(FILMS, file)),
        });
      }
    },

    configureServer(server) {
      server.watcher.add([PHOTOS, FILMS]);
      server.watcher.on("all", async (_event, file) => {
        if (!/content[\\/](photos|films)/.test(file)) return;
        await read();
        for (const environment of Object.values(server.environments)) {
          const module = environment.moduleGraph.getModuleById(`\0${MODULE}`);
          if (module) environment.moduleGraph.invalidateModule(module);
        }
        server.ws.send({ type: "full-reload" });
      });
      server.middlewares.use(async (request, response, next) => {
        const asked = decodeURIComponent((request.url ?? "").split("?")[0] ?? "").slice(1);
        const [, stem, width, format] = /^assets\/(.+)-(\d+)\.(avif|jpg)$/.exec(asked) ?? [];
        const source = sources.find((candidate) => candidate.stem === stem);
        if (source) {
          response.setHeader("Content-Type", format === "avif" ? "image/avif" : "image/jpeg");
          response.end(await encode(source, Number(width), format as Format));
          return;
        }
        const film = [...films].find(([, fileName]) => fileName === asked)?.[0];
        if (!film) return next();
        request.url = `/${FILMS}/${film}`;
        next();
      });
    },
  };
}
