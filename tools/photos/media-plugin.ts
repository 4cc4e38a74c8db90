import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import { isBagPhoto } from "../../model/content-files.ts";
import { CONTENT_DIR } from "../content/content-dir.ts";
import { loadShop } from "../content/load-shop.ts";
import { mapParallel } from "../content/map-parallel.ts";
import { listRenditions, type Photo, readRendition } from "./encode.ts";

/**
 * Writes the photos and films of `content/` in a build; serves them in `npm run dev`.
 *
 * @param manifestPath where the build writes the photo manifest, if there is a workshop
 */
export const mediaPlugin = (manifestPath?: string): Plugin => ({
  name: "ovillo:photos",
  applyToEnvironment: ({ name }) => name === "client",
  // Emitted files would all be in memory at once.
  async writeBundle({ dir = "" }) {
    const { shop } = await loadShop();
    if (!shop) return;
    const write = async (url: string, data: Buffer | string) => {
      await mkdir(path.dirname(path.join(dir, url)), { recursive: true });
      await writeFile(path.join(dir, url), data);
    };
    await mapParallel(listRenditions(shop.photos.values()), async ({ url }) => {
      const bytes = await readRendition(url);
      if (!bytes) throw new Error(`Falta «${url}» en .cache: construye la tienda otra vez.`);
      await write(url, bytes);
    });
    for (const { file, url } of shop.films.values())
      await write(url, await readFile(path.join(CONTENT_DIR, file)));
    if (manifestPath) await write(manifestPath, renderPhotoManifest(shop.photos.values()));
  },

  configureServer({ middlewares }) {
    middlewares.use(async (request, response, next) => {
      const requestPath = request.url?.split("?")[0]?.slice(1) ?? "";
      const rendition = requestPath.startsWith("assets/") && (await readRendition(requestPath));
      if (rendition) {
        const format = requestPath.endsWith(".avif") ? "avif" : "jpeg";
        response.setHeader("Content-Type", `image/${format}`).end(rendition);
        return;
      }
      // The page reports any error of the content.
      const films = await loadShop().then(
        ({ shop }) => shop?.films,
        () => undefined,
      );
      const film = [...(films?.values() ?? [])].find(({ url }) => url === requestPath);
      // Rewrite the URL: Vite then serves the film, also range requests.
      if (film)
        request.url = `/${CONTENT_DIR}/${film.file.split("/").map(encodeURIComponent).join("/")}`;
      next();
    });
  },
});

/** Identifies photos by Git blob id, so that the workshop finds their renditions even after the owner moves a file. */
const renderPhotoManifest = (photos: Iterable<Photo>): string =>
  JSON.stringify(
    Array.from(photos, ({ oid, file, focalPoint, urlPrefix, width, height }) => ({
      oid,
      isCropped: isBagPhoto(file),
      focalPoint,
      source: { urlPrefix, width, height },
    })),
  );
