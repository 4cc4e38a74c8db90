import path from "node:path";
import { isFilm, isPhoto, normalizeFileName } from "../../model/values.ts";
import type { MediaResolver } from "../../src/content/shop-content.ts";
import { CONTENT_DIR, listFiles, readContentFile } from "../content/content-dir.ts";
import { loadShop } from "../content/load-shop.ts";
import { mapParallel } from "../content/map-parallel.ts";
import { shortHash, shortSlug } from "../site/hashed-file.ts";
import { type Photo, readPhoto } from "./encode.ts";

/** The photos and films that pages use. `films` maps paths below `content/` to URLs. */
type Media = { photos: Photo[]; films: Map<string, string> };

let mediaPromise: Promise<Media> | undefined;

export function loadMedia(): Promise<Media> {
  mediaPromise ??= readMedia();
  return mediaPromise;
}

export const invalidateMedia = (): void => {
  mediaPromise = undefined;
};

async function readMedia(): Promise<Media> {
  const { isPublished, content } = await loadShop();
  const focalPoints = new Map(
    content?.catalogue.flatMap(({ photos }) => photos).map(({ file, keep }) => [file, keep]),
  );
  const files = (await listFiles(CONTENT_DIR)).filter(isPublished);
  // load-shop.ts reports unreadable photos, so skip them here.
  const readablePhotos = await mapParallel(files.filter(isPhoto), (file) =>
    readPhoto(file, focalPoints.get(normalizeFileName(file))).catch(() => undefined),
  );
  const photos = readablePhotos.filter((photo) => photo !== undefined);
  const films = new Map<string, string>();
  for (const file of files.filter(isFilm)) {
    const { name, ext } = path.parse(file);
    films.set(file, `assets/${shortSlug(name)}-${shortHash(await readContentFile(file))}${ext}`);
  }
  return { photos, films };
}

/** Resolves the file names in the content to published photos and films. */
export async function loadPublishedFiles(): Promise<MediaResolver> {
  const { photos, films } = await loadMedia();
  const hasName = (name: string) => (file: string) => normalizeFileName(file) === name.normalize();
  return {
    resolvePhoto(name) {
      const photo = photos.find(({ file }) => hasName(name)(file));
      // load-shop.ts reports missing photos before.
      if (!photo) throw new Error(`Falta la foto «${name}» en content.`);
      const { urlPrefix, width, height } = photo;
      return { urlPrefix, width, height };
    },
    resolveFilm: (name) => [...films].find(([file]) => hasName(name)(file))?.[1] ?? "",
  };
}
