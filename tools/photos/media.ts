import { createHash } from "node:crypto";
import path from "node:path";
import type { Keep } from "../../model/types.ts";
import { plainName } from "../../model/values.ts";
import { bytesOf } from "../content/bytes.ts";
import { CONTENT, filesBelow } from "../content/folders.ts";
import { isFilm, isPhoto } from "../content/photo-files.ts";
import { loadShop } from "../content/read.ts";
import { shortSlug } from "../site/static-file.ts";
import { type Photo, readPhoto } from "./encode.ts";

/** All photographs and films of `content/`; of films the address, by the path below `content/`. */
type Media = { photos: Photo[]; films: Map<string, string> };

let media: Promise<Media> | undefined;

export function loadMedia(): Promise<Media> {
  media ??= readMedia();
  return media;
}

export const forgetMedia = (): void => {
  media = undefined;
};

/** What of it visitors are shown: what the content names, of bags that are not hidden. */
export async function shownMedia(): Promise<Media> {
  const [{ isShown }, { photos, films }] = [await loadShop(), await loadMedia()];
  return {
    photos: photos.filter(({ file }) => isShown(file)),
    films: new Map([...films].filter(([file]) => isShown(file))),
  };
}

/** Which part its frame keeps of each photo of a bag; undefined while the content has mistakes. */
async function keptParts(): Promise<Map<string, Keep> | undefined> {
  const { content } = await loadShop();
  const photos = content?.catalogue.flatMap((bag) => bag.photos);
  return photos && new Map(photos.map(({ file, keep }) => [file, keep]));
}

async function readMedia(): Promise<Media> {
  const kept = await keptParts();
  const files = await filesBelow(CONTENT);
  // tools/content/read.ts tells of a file that is no photo.
  const read = files
    .filter(isPhoto)
    .map((file) => readPhoto(file, kept?.get(plainName(file))).catch(() => undefined));
  const photos = (await Promise.all(read)).filter((photo) => photo !== undefined);
  const films = new Map<string, string>();
  for (const file of files.filter(isFilm)) {
    const bytes = await bytesOf(file);
    const { name, ext } = path.parse(file);
    const sum = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
    if (bytes.length > 0) films.set(file, `assets/${shortSlug(name)}-${sum}${ext}`);
  }
  return { photos, films };
}
