import type { Plugin } from "vite";
import { bytesOf } from "../content/bytes.ts";
import { CONTENT } from "../content/folders.ts";
import { inFrame } from "../content/photo-files.ts";
import { loadShop } from "../content/read.ts";
import { publishedMedia } from "../workshop/published.ts";
import { loadMedia } from "./media.ts";
import {
  encode,
  isCached,
  type Rendition,
  renditionAddress,
  renditionsOf,
} from "./photo-encoder.ts";
import { inParallel, progress } from "./progress.ts";

/** The large pictures of the screens, then those of bags: they are what the first screens wait for. */
const ofScreensFirst = (one: Rendition, other: Rendition): number =>
  Number(inFrame(one.photo.file)) - Number(inFrame(other.photo.file));

function isAddress(asked: string): boolean {
  try {
    return decodeURI(asked) !== undefined;
  } catch {
    return false;
  }
}

/**
 * Photographs and films of `content/`. They are encoded when the shop is built, or when the development server is first
 * asked for them, and kept in `.cache/photos`.
 *
 * @param published the file that tells the owner's workshop what has become of each, where there is one
 */
export function photos(published?: string): Plugin {
  return {
    name: "ovillo:photos",
    async generateBundle() {
      if (this.environment.name !== "client") return;
      const { isShown } = await loadShop();
      const media = await loadMedia();
      const photos = media.photos.filter(({ file }) => isShown(file));
      const films = [...media.films].filter(([file]) => isShown(file));
      const renditions = photos.flatMap(renditionsOf);
      const missing = renditions.filter((rendition) => !isCached(rendition)).sort(ofScreensFirst);
      const report = progress(missing.length);
      const began = Date.now();
      let done = 0;
      await inParallel(missing, async (rendition) => {
        await encode(rendition);
        done += 1;
        report(done);
      });
      if (done > 0)
        console.log(`Fotografías: preparadas en ${Math.ceil((Date.now() - began) / 1000)} s.`);
      const emit = (fileName: string, source: Buffer | string) =>
        this.emitFile({ type: "asset", fileName, source });
      for (const rendition of renditions)
        emit(renditionAddress(rendition), await encode(rendition));
      for (const [file, fileName] of films) emit(fileName, await bytesOf(file));
      if (published) emit(published, await publishedMedia(photos, media.films));
    },

    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const asked = request.url?.split("?")[0]?.slice(1) ?? "";
        // Vite throws over an address that cannot be decoded.
        if (!isAddress(asked)) {
          response.statusCode = 404;
          response.end();
          return;
        }
        if (!asked.startsWith("assets/")) return next();
        const { photos, films } = await loadMedia();
        const rendition = photos
          .flatMap(renditionsOf)
          .find((candidate) => renditionAddress(candidate) === asked);
        // A photo that has changed since: the watcher has the page loaded anew.
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
        // Vite answers a request for a range.
        if (film) request.url = `/${CONTENT}/${film.split("/").map(encodeURIComponent).join("/")}`;
        next();
      });
    },
  };
}
