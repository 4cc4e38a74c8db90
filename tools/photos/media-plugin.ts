import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { isBagPhoto } from "../../model/content-files.ts";
import { CONTENT_DIR, gitBlobId, readContentFile } from "../content/content-dir.ts";
import { cachePath, encodePhotos, listRenditionUrls, type Photo } from "./encode.ts";
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
    for (const url of listRenditionUrls(photos)) emit(url, await readFile(cachePath(url)));
    for (const [file, fileName] of films) emit(fileName, await readContentFile(file));
    if (manifestPath) emit(manifestPath, await renderPhotoManifest(photos));
  },

  async configureServer({ middlewares }) {
    await encodePhotos((await loadMedia()).photos);
    // Rewrite the URL: Vite then serves the file, also range requests.
    middlewares.use(async (request, _response, next) => {
      const requestPath = request.url?.split("?")[0]?.slice(1) ?? "";
      const { films } = await loadMedia();
      const film = [...films].find(([, fileName]) => fileName === requestPath)?.[0];
      if (film)
        request.url = `/${CONTENT_DIR}/${film.split("/").map(encodeURIComponent).join("/")}`;
      else if (requestPath.startsWith("assets/") && existsSync(cachePath(requestPath)))
        request.url = `/${cachePath(requestPath)}`;
      next();
    });
  },
});

/** Identifies photos by Git blob id, so that the workshop finds their renditions even after the owner moves a file. */
async function renderPhotoManifest(photos: readonly Photo[]): Promise<string> {
  const entries = photos.map(async ({ file, focalPoint, urlPrefix, width, height }) => ({
    oid: gitBlobId(await readContentFile(file)),
    isCropped: isBagPhoto(file),
    focalPoint,
    source: { urlPrefix, width, height },
  }));
  return JSON.stringify(await Promise.all(entries));
}
