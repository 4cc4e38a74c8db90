import path from "node:path";
import { isFilm, isPhoto, normalizeFileName } from "../../model/values.ts";
import type { MediaResolver } from "../../src/content/shop-content.ts";
import { CONTENT_DIR, listFiles, readContentFile } from "../content/content-dir.ts";
import { loadShop } from "../content/load-shop.ts";
import { shortHash, shortSlug } from "../site/hashed-file.ts";
import { type Photo, readPhoto } from "./encode.ts";

/** The photographs and films that visitors are shown; of films the address, by the path below `content/`. */
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
  // Which part its frame keeps of each photo of a bag.
  const kept = new Map(
    content?.catalogue.flatMap(({ photos }) => photos).map(({ file, keep }) => [file, keep]),
  );
  const files = (await listFiles(CONTENT_DIR)).filter(isPublished);
  // tools/content/load-shop.ts tells of a file that is no photo.
  const read = files
    .filter(isPhoto)
    .map((file) => readPhoto(file, kept.get(normalizeFileName(file))).catch(() => undefined));
  const photos = (await Promise.all(read)).filter((photo) => photo !== undefined);
  const films = new Map<string, string>();
  for (const file of files.filter(isFilm)) {
    const { name, ext } = path.parse(file);
    films.set(file, `assets/${shortSlug(name)}-${shortHash(await readContentFile(file))}${ext}`);
  }
  return { photos, films };
}

/** What the shop's components are told of them. */
export async function loadPublishedFiles(): Promise<MediaResolver> {
  const { photos, films } = await loadMedia();
  const isCalled = (name: string) => (file: string) => normalizeFileName(file) === name.normalize();
  return {
    resolvePhoto(name) {
      const photo = photos.find(({ file }) => isCalled(name)(file));
      // tools/content/load-shop.ts tells the owner first.
      if (!photo) throw new Error(`Falta la foto «${name}» en content.`);
      const { urlPrefix, width, height } = photo;
      return { urlPrefix, width, height };
    },
    resolveFilm: (name) => [...films].find(([file]) => isCalled(name)(file))?.[1] ?? "",
  };
}
