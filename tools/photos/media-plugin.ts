import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { isBagPhoto } from "../../model/content-files.ts";
import { CONTENT_DIR, gitBlobId, readContentFile } from "../content/content-dir.ts";
import { cachePath, encodePhotos, listRenditionUrls, type Photo } from "./encode.ts";
import { loadMedia } from "./media.ts";

/**
 * Photographs and films of `content/`. The photographs have been encoded when a build begins; `npm run dev` encodes them first.
 *
 * @param published the file that tells the owner's workshop what has become of each photograph, where there is one
 */
export const mediaPlugin = (published?: string): Plugin => ({
  name: "ovillo:photos",
  async generateBundle() {
    if (this.environment.name !== "client") return;
    const { photos, films } = await loadMedia();
    const emit = (fileName: string, source: Buffer | string) =>
      this.emitFile({ type: "asset", fileName, source });
    for (const address of listRenditionUrls(photos))
      emit(address, await readFile(cachePath(address)));
    for (const [file, fileName] of films) emit(fileName, await readContentFile(file));
    if (published) emit(published, await renderPhotoManifest(photos));
  },

  async configureServer({ middlewares }) {
    await encodePhotos((await loadMedia()).photos);
    // Vite then serves the file, also a part of it.
    middlewares.use(async (request, _response, next) => {
      const asked = request.url?.split("?")[0]?.slice(1) ?? "";
      const { films } = await loadMedia();
      const film = [...films].find(([, fileName]) => fileName === asked)?.[0];
      if (film)
        request.url = `/${CONTENT_DIR}/${film.split("/").map(encodeURIComponent).join("/")}`;
      else if (asked.startsWith("assets/") && existsSync(cachePath(asked)))
        request.url = `/${cachePath(asked)}`;
      next();
    });
  },
});

/**
 * What the build has made of which photograph, by its bytes: the workshop shows the right pictures also where she has
 * moved them since (workshop/app/use-files.ts).
 */
async function renderPhotoManifest(photos: readonly Photo[]): Promise<string> {
  const all = photos.map(async ({ file, focalPoint, urlPrefix, width, height }) => ({
    oid: gitBlobId(await readContentFile(file)),
    framed: isBagPhoto(file),
    keep: focalPoint,
    seen: { urlPrefix, width, height },
  }));
  return JSON.stringify(await Promise.all(all));
}
