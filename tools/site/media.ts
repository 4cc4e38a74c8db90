import { createHash } from "node:crypto";
import path from "node:path";
import type { Keep } from "../../model/types.ts";
import { plainName } from "../../model/values.ts";
import { bytesOf } from "../content/bytes.ts";
import { CONTENT, filesBelow } from "../content/folders.ts";
import { isFilm, isPhoto } from "../content/photo-files.ts";
import { loadShop } from "../content/read.ts";
import { type Photo, readPhoto } from "./photo-encoder.ts";
import { shortSlug } from "./static-file.ts";

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

/** Whether a change of this file makes other media: of what is written only another `keep` does. */
export async function changesMedia(file: string): Promise<boolean> {
  if (!/\.ya?ml$/i.test(file)) return true;
  const [kept, known] = await Promise.all([keptParts(), media]);
  const isOther = ({ file, keep }: Photo) => kept?.get(plainName(file)) !== keep;
  return kept !== undefined && known?.photos.some(isOther) === true;
}
