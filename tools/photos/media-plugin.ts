import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import { isBagPhoto } from "../../model/content-files.ts";
import { CONTENT_DIR, readContentFile } from "../content/content-dir.ts";
import { mapParallel } from "../content/map-parallel.ts";
import { encodePhotos, listRenditionUrls, type Photo, readRendition } from "./encode.ts";
import { loadMedia } from "./media.ts";

/**
 * Emits photos and films of `content/` in a build, which has encoded the photos before (vite.config.ts); encodes and
 * serves them in `npm run dev`.
 *
 * @param manifestPath where the build writes the photo manifest, if there is a workshop
 */
export const mediaPlugin = (manifestPath?: string): Plugin => ({
  name: "ovillo:photos",
  async generateBundle() {
    if (this.environment.name !== "client") return;
    const { photos, films } = await loadMedia();
    const emit = (fileName: string, source: Buffer | string) =>
      this.emitFile({ type: "asset", fileName, source });
    for (const [file, fileName] of films) emit(fileName, await readContentFile(file));
    if (manifestPath) emit(manifestPath, renderPhotoManifest(photos));
  },

  // Emitted renditions would all be in memory at once.
  async writeBundle({ dir = "" }) {
    if (this.environment.name !== "client") return;
    await mkdir(path.join(dir, "assets"), { recursive: true });
    const { photos } = await loadMedia();
    await mapParallel(listRenditionUrls(photos), async (url) => {
      const bytes = await readRendition(url);
      if (!bytes) throw new Error(`Falta «${url}» en .cache: construye la tienda otra vez.`);
      await writeFile(path.join(dir, url), bytes);
    });
  },

  async configureServer({ middlewares }) {
    await encodePhotos((await loadMedia()).photos);
    middlewares.use(async (request, response, next) => {
      const requestPath = request.url?.split("?")[0]?.slice(1) ?? "";
      const { films } = await loadMedia();
      const film = [...films].find(([, fileName]) => fileName === requestPath)?.[0];
      const rendition = requestPath.startsWith("assets/") && (await readRendition(requestPath));
      if (rendition) {
        const format = requestPath.endsWith(".avif") ? "avif" : "jpeg";
        response.setHeader("Content-Type", `image/${format}`).end(rendition);
        return;
      }
      // Rewrite the URL: Vite then serves the film, also range requests.
      if (film)
        request.url = `/${CONTENT_DIR}/${film.split("/").map(encodeURIComponent).join("/")}`;
      next();
    });
  },
});

/** Identifies photos by Git blob id, so that the workshop finds their renditions even after the owner moves a file. */
const renderPhotoManifest = (photos: readonly Photo[]): string =>
  JSON.stringify(
    photos.map(({ oid, file, focalPoint, urlPrefix, width, height }) => ({
      oid,
      isCropped: isBagPhoto(file),
      focalPoint,
      source: { urlPrefix, width, height },
    })),
  );
