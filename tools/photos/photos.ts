import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import { bytesOf } from "../content/bytes.ts";
import { CONTENT } from "../content/folders.ts";
import { publishedMedia } from "../workshop/published.ts";
import { addressesOf, cached, encodePhotos } from "./encode.ts";
import { loadMedia, shownMedia } from "./media.ts";

const TYPES: Record<string, string> = { ".avif": "image/avif", ".jpg": "image/jpeg" };

/**
 * Photographs and films of `content/`. The photographs have been encoded when a build begins; `npm run dev` encodes them first.
 *
 * @param published the file that tells the owner's workshop what has become of each, where there is one
 */
export const photos = (published?: string): Plugin => ({
  name: "ovillo:photos",
  async generateBundle() {
    if (this.environment.name !== "client") return;
    const { photos, films } = await shownMedia();
    const emit = (fileName: string, source: Buffer | string) =>
      this.emitFile({ type: "asset", fileName, source });
    for (const address of addressesOf(photos)) emit(address, await readFile(cached(address)));
    for (const [file, fileName] of films) emit(fileName, await bytesOf(file));
    if (published) emit(published, await publishedMedia(photos, films));
  },

  async configureServer({ middlewares }) {
    await encodePhotos((await loadMedia()).photos);
    middlewares.use(async (request, response, next) => {
      const asked = request.url?.split("?")[0]?.slice(1) ?? "";
      const type = asked.startsWith("assets/") && TYPES[path.extname(asked)];
      const bytes = type && (await readFile(cached(asked)).catch(() => undefined));
      if (type && bytes) {
        response.setHeader("Content-Type", type).end(bytes);
        return;
      }
      const { films } = await loadMedia();
      const film = [...films].find(([, fileName]) => fileName === asked)?.[0];
      // Vite answers a request for a range.
      if (film) request.url = `/${CONTENT}/${film.split("/").map(encodeURIComponent).join("/")}`;
      next();
    });
  },
});
