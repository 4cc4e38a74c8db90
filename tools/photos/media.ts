import path from "node:path";
import { DEFAULT_COLOURS } from "../../model/colours.ts";
import type { Content } from "../../model/types.ts";
import { isFilm, isPhoto } from "../../model/values.ts";
import type { MediaResolver } from "../../src/content/shop-content.ts";
import { readContentFile } from "../content/content-dir.ts";
import { type Photo, readPhoto } from "./encode.ts";
import { shortHash, shortSlug } from "./hashed-file.ts";

/** A film of `content/`: its path there, and its URL in the shop. */
type Film = { file: string; url: string };

/** The photos and films that pages use, by their names in the content. */
export type Media = { photos: ReadonlyMap<string, Photo>; films: ReadonlyMap<string, Film> };

/** @param files the paths of the media on disk, by their names in the content */
export async function readMedia(
  { shop, catalogue }: Content,
  files: ReadonlyMap<string, string>,
): Promise<Media> {
  const ground = shop.colours?.ground ?? DEFAULT_COLOURS.ground;
  const focalPoints = new Map(
    catalogue.flatMap(({ photos }) => photos).map(({ file, keep }) => [file, keep]),
  );
  const photos = new Map<string, Photo>();
  const films = new Map<string, Film>();
  for (const [name, file] of files) {
    if (isPhoto(name)) photos.set(name, await readPhoto(file, focalPoints.get(name), ground));
    if (!isFilm(name)) continue;
    const { name: stem, ext } = path.parse(file);
    const url = `assets/${shortSlug(stem)}-${shortHash(await readContentFile(file))}${ext}`;
    films.set(name, { file, url });
  }
  return { photos, films };
}

export const createMediaResolver = ({ photos, films }: Media): MediaResolver => ({
  resolvePhoto(name) {
    const photo = photos.get(name);
    // load-shop.ts reports missing photos before.
    if (!photo) throw new Error(`Falta la foto «${name}» en content.`);
    const { urlPrefix, width, height } = photo;
    return { urlPrefix, width, height };
  },
  resolveFilm: (name) => films.get(name)?.url ?? "",
});
