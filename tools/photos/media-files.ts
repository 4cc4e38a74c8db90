import { copyFile, mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Connect } from "vite";
import type { PublishedPhoto } from "../../model/repository/published-build.ts";
import type { MediaFile } from "../content/inspect-media.ts";
import { CONTENT_DIR } from "../content-dir.ts";
import { mapParallel } from "../map-parallel.ts";
import { getCacheFile, listRenditions, type Photo } from "./encode.ts";
import type { Media } from "./media.ts";

/** Writes the renditions and videos below a folder, from disk to disk: all files would fill the memory. */
export async function writeMedia(dir: string, { photos, videos }: Media): Promise<void> {
  await mkdir(path.join(dir, "assets"), { recursive: true });
  await mapParallel(listRenditions(photos.values()), ({ url }) =>
    copyFile(getCacheFile(url), path.join(dir, url)),
  );
  for (const { file, url } of videos.values())
    await copyFile(path.join(CONTENT_DIR, file), path.join(dir, url));
}

/** Serves renditions and videos in `npm run dev`. */
export const createMediaMiddleware =
  (loadMedia: () => Promise<Media>): Connect.NextHandleFunction =>
  async (request, response, next) => {
    const requestPath = request.url?.split("?")[0]?.slice(1) ?? "";
    if (!requestPath.startsWith("assets/")) return next();
    const rendition = await readFile(getCacheFile(requestPath)).catch(() => undefined);
    if (rendition) {
      const format = requestPath.endsWith(".avif") ? "avif" : "jpeg";
      response.setHeader("Content-Type", `image/${format}`).end(rendition);
      return;
    }
    // The page reports any error of the content.
    const media = await loadMedia().catch(() => undefined);
    const video = [...(media?.videos.values() ?? [])].find(({ url }) => url === requestPath);
    // Rewrite the URL: Vite then serves the video, also range requests.
    if (video)
      request.url = `/${CONTENT_DIR}/${video.file.split("/").map(encodeURIComponent).join("/")}`;
    next();
  };

/** Identifies photos by Git blob id, so that the workshop finds them even after the owner moves a file. */
export const listPublishedPhotos = (
  photos: Iterable<Photo>,
  shareImage: MediaFile | undefined,
): PublishedPhoto[] =>
  [...photos, ...(shareImage ? [{ ...shareImage, urlPrefix: undefined }] : [])].map(
    ({ oid, urlPrefix, width = 0, height = 0 }) => ({ oid, urlPrefix, width, height }),
  );
