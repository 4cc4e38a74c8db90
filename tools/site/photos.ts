import type { Plugin } from "vite";
import type { Keep } from "../../model/types.ts";
import { plainName } from "../../model/values.ts";
import { isContent, untilWritten } from "../content/changes.ts";
import { readFilm } from "../content/film-files.ts";
import { CONTENT } from "../content/folders.ts";
import { filesBelow, isPhoto } from "../content/photo-files.ts";
import { loadShop } from "../content/read.ts";
import { publishedMedia } from "../workshop/published.ts";
import { filmAddresses } from "./films.ts";
import {
  encode,
  isCached,
  type Photo,
  readPhoto,
  renditionAddress,
  renditionsOf,
  WIDTHS,
} from "./photo-encoder.ts";
import { inParallel, progress } from "./progress.ts";

const MODULE = "virtual:media";

/** All photographs and films of `content/`, with the names under which they reach the visitor. */
type Media = { sources: Photo[]; films: Map<string, string> };

/** Which part its frame keeps of each photo of a bag; nothing is known of content that is not in order. */
async function keptParts(): Promise<Map<string, Keep> | undefined> {
  const { content } = await loadShop();
  const photos = content?.catalogue.flatMap((bag) => bag.photos);
  return photos && new Map(photos.map(({ file, keep }) => [file, keep]));
}

async function readMedia(): Promise<Media> {
  const kept = await keptParts();
  // What is no photo is left to tools/content/read.ts, which says so together with all the rest.
  const read = (await filesBelow(CONTENT))
    .filter(isPhoto)
    .map((file) => readPhoto(file, kept?.get(plainName(file))).catch(() => undefined));
  const sources = (await Promise.all(read)).filter((source) => source !== undefined);
  return { sources, films: await filmAddresses() };
}

/** What the app learns of them: `virtual:media` (src/virtual.d.ts). */
const moduleText = (media: Media): string => {
  const photos = media.sources.map(({ file, stem, width, height }) => [
    plainName(file),
    [stem, width, height],
  ]);
  const films = [...media.films].map(([file, address]) => [plainName(file), address]);
  return `export const photos = ${JSON.stringify(Object.fromEntries(photos))};
export const films = ${JSON.stringify(Object.fromEntries(films))};
export const widths = ${JSON.stringify(WIDTHS)};`;
};

/** Whether an address can be decoded at all. */
function isAddress(asked: string): boolean {
  try {
    return decodeURI(asked) !== undefined;
  } catch {
    return false;
  }
}

/**
 * Photographs and films of `content/`, as the visitor gets them. `virtual:media` tells the app their
 * names and sizes; the files themselves are encoded when the shop is built, or when the development
 * server is first asked for them. Encodings are kept in `.cache/photos` from one build to the next.
 *
 * @param published the file that tells the owner's workshop what has become of each, where there is one
 */
export function photos(published?: string): Plugin {
  let media: Promise<Media> | undefined;
  const current = () => {
    media ??= readMedia();
    return media;
  };

  return {
    name: "ovillo:photos",
    buildStart() {
      media = undefined;
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: async (id) => (id === `\0${MODULE}` ? moduleText(await current()) : null),

    async generateBundle() {
      if (this.environment.name !== "client") return;
      const { sources, films } = await current();
      // Whatever else lies in the folders is the owner's own business.
      const { isShown } = await loadShop();
      const renditions = sources.filter(({ file }) => isShown(file)).flatMap(renditionsOf);
      const missing = renditions.filter((rendition) => !isCached(rendition));
      const report = progress(missing.length);
      let done = 0;
      await inParallel(missing, async (rendition) => {
        await encode(rendition);
        done += 1;
        report(done);
      });
      for (const rendition of renditions)
        this.emitFile({
          type: "asset",
          fileName: renditionAddress(rendition),
          source: await encode(rendition),
        });
      for (const [file, fileName] of films)
        if (isShown(file))
          this.emitFile({ type: "asset", fileName, source: (await readFilm(file)).bytes });
      if (published)
        this.emitFile({
          type: "asset",
          fileName: published,
          source: await publishedMedia(
            sources.filter(({ file }) => isShown(file)),
            films,
          ),
        });
    },

    configureServer({ watcher, environments, ws, middlewares }) {
      // Of what is written only this makes another photo.
      const keepsOthers = async () => {
        const [kept, shown] = await Promise.all([keptParts(), media]);
        return kept && shown?.sources.some(({ file, keep }) => kept.get(plainName(file)) !== keep);
      };
      watcher.on("all", async (_event, file) => {
        if (!isContent(file)) return;
        await untilWritten();
        if (/\.ya?ml$/i.test(file) && !(await keepsOthers())) return;
        media = undefined;
        for (const { moduleGraph } of Object.values(environments)) {
          const module = moduleGraph.getModuleById(`\0${MODULE}`);
          if (module) moduleGraph.invalidateModule(module);
        }
        ws.send({ type: "full-reload" });
      });
      middlewares.use(async (request, response, next) => {
        const asked = request.url?.split("?")[0]?.slice(1) ?? "";
        // Vite would fail over it.
        if (!isAddress(asked)) {
          response.statusCode = 404;
          response.end();
          return;
        }
        // Not decoded from here on: the names that the shop gives out have nothing to decode.
        if (!asked.startsWith("assets/")) return next();
        const { sources, films } = await current();
        const rendition = sources
          .flatMap(renditionsOf)
          .find((candidate) => renditionAddress(candidate) === asked);
        // One that has gone or broken since is not there; what is wrong with it is told elsewhere.
        const bytes = rendition && (await encode(rendition).catch(() => undefined));
        if (rendition && bytes) {
          response.setHeader(
            "Content-Type",
            `image/${rendition.format === "avif" ? "avif" : "jpeg"}`,
          );
          response.end(bytes);
          return;
        }
        const film = [...films].find(([, fileName]) => fileName === asked)?.[0];
        // Vite answers with the part of a film that a browser asks for.
        if (film) request.url = `/${CONTENT}/${film.split("/").map(encodeURIComponent).join("/")}`;
        next();
      });
    },
  };
}
