import path from "node:path";
import { isFilm, isPhoto } from "../../model/values.ts";
import type { MediaResolver } from "../../src/content/shop-content.ts";
import { readContentFile } from "../content/content-dir.ts";
import { type LoadedShop, loadShop } from "../content/load-shop.ts";
import { shortHash, shortSlug } from "../site/hashed-file.ts";
import { type Photo, readPhoto } from "./encode.ts";

/** A film of `content/`: its path there, and its URL in the shop. */
type Film = { file: string; url: string };

/** The photos and films that pages use, by their names in the content. */
type Media = { photos: ReadonlyMap<string, Photo>; films: ReadonlyMap<string, Film> };

const mediaByShop = new WeakMap<LoadedShop, Promise<Media>>();

/** Reads the media of the current content. */
export async function loadMedia(): Promise<Media> {
  const shop = await loadShop();
  const media = mediaByShop.get(shop) ?? readMedia(shop);
  mediaByShop.set(shop, media);
  return media;
}

async function readMedia({ content, publishedFiles }: LoadedShop): Promise<Media> {
  const focalPoints = new Map(
    content?.catalogue.flatMap(({ photos }) => photos).map(({ file, keep }) => [file, keep]),
  );
  const photos = new Map<string, Photo>();
  const films = new Map<string, Film>();
  for (const [name, file] of publishedFiles) {
    if (isPhoto(name)) photos.set(name, await readPhoto(file, focalPoints.get(name)));
    if (!isFilm(name)) continue;
    const { name: stem, ext } = path.parse(file);
    const url = `assets/${shortSlug(stem)}-${shortHash(await readContentFile(file))}${ext}`;
    films.set(name, { file, url });
  }
  return { photos, films };
}

/** Resolves the file names in the content to published photos and films. */
export async function loadPublishedFiles(): Promise<MediaResolver> {
  const { photos, films } = await loadMedia();
  return {
    resolvePhoto(name) {
      const photo = photos.get(name);
      // load-shop.ts reports missing photos before.
      if (!photo) throw new Error(`Falta la foto «${name}» en content.`);
      const { urlPrefix, width, height } = photo;
      return { urlPrefix, width, height };
    },
    resolveFilm: (name) => films.get(name)?.url ?? "",
  };
}
