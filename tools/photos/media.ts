import { copyFile, mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Connect } from "vite";
import { DEFAULT_COLOURS } from "../../model/schema/colours.ts";
import { isVideo, mayBePhoto } from "../../model/schema/validators.ts";
import type { MediaResolver } from "../../src/content/shop-content.ts";
import type { LoadedContent } from "../content/load-content.ts";
import { CONTENT_DIR, readContentFile } from "../content-dir.ts";
import { forEachParallel } from "../for-each-parallel.ts";
import { createPhoto, getCacheFile, listRenditions, type Photo } from "./encode.ts";
import { createShortHash, createShortSlug } from "./hashed-file.ts";

/** A video of `content/`: its path there, and its URL in the shop. */
type Video = { file: string; url: string };

/** The photos and videos that pages use, by their names in the content. */
export type Media = { photos: ReadonlyMap<string, Photo>; videos: ReadonlyMap<string, Video> };

/** Returns the shop's background colour: for transparent pictures, and for the browser's bars on a phone. */
export const getGroundColour = ({ content }: LoadedContent): string =>
  content.shop.colours?.ground ?? DEFAULT_COLOURS.ground;

/** Returns the bytes of a photo by its name in the content. */
export const readPhoto = ({ media }: LoadedContent, name: string): Promise<Buffer> =>
  readContentFile(media.get(name)?.file ?? name);

/** Gives the photos and videos that pages use their URLs. */
export function assignMediaUrls(loadedContent: LoadedContent): Media {
  const { content, media, publishedFiles } = loadedContent;
  const ground = getGroundColour(loadedContent);
  const photos = new Map<string, Photo>();
  const photosById = new Map<string, Photo>();
  const videos = new Map<string, Video>();
  for (const name of publishedFiles) {
    const mediaFile = media.get(name);
    if (!mediaFile || name === content.shop.logo) continue;
    const { file, oid } = mediaFile;
    if (mayBePhoto(name)) {
      const photo = createPhoto(mediaFile, ground);
      // Files with the same bytes share their renditions.
      photos.set(name, photosById.get(oid) ?? photo);
      photosById.set(oid, photo);
    }
    if (!isVideo(name)) continue;
    const { name: stem, ext } = path.parse(file);
    const url = `assets/${createShortSlug(stem)}-${createShortHash(oid)}${ext}`;
    videos.set(name, { file, url });
  }
  return { photos, videos };
}

export const createMediaResolver = ({ photos, videos }: Media): MediaResolver => ({
  resolvePhoto(name) {
    const photo = photos.get(name);
    // load-content.ts reports missing photos before.
    if (!photo) throw new Error(`Falta la foto «${name}» en content.`);
    const { urlPrefix, width, height } = photo;
    return { urlPrefix, width, height };
  },
  resolveVideo: (name) => videos.get(name)?.url ?? "",
});

/** Writes the renditions and videos below a folder, from disk to disk: all files would fill the memory. */
export async function writeMedia(dir: string, { photos, videos }: Media): Promise<void> {
  await mkdir(path.join(dir, "assets"), { recursive: true });
  await forEachParallel(listRenditions(photos.values()), ({ url }) =>
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
