import type { Path } from "../../model/problem.ts";
import { isText, textOf } from "../../model/values.ts";
import { fileNamed, type Source } from "./sources.ts";

/** Where an entry may name a photo, and how many pixels across it needs to be sharp on a fine screen. */
const PHOTOS: Readonly<Record<string, number>> = {
  "photos.file": 960,
  "photo.file": 960,
  "hero.desktop.still": 1600,
  "hero.mobile.still": 720,
  "novedades.wide": 1600,
  "novedades.mobile": 960,
  "novedades.narrow.file": 720,
  "stitches.file": 1600,
};
/** A square picture, which no page shows. */
const ICON_PIXELS = 512;
const FILMS = ["hero.desktop", "hero.mobile"].flatMap((cut) => [`${cut}.mp4`, `${cut}.webm`]);
const PLACES = { photo: Object.keys(PHOTOS), film: FILMS, drawing: ["logo"], icon: ["icon"] };

/** A file that an entry names. */
export type Named = {
  kind: keyof typeof PLACES;
  /** Where it does. */
  path: Path;
  /** As it is written. */
  name: string;
  /** Seen from `content/`. */
  file: string;
  /** The pixels that a photo needs across. */
  sharp: number;
};

/** Every photo, film and drawing that an entry names, whatever else is wrong with it. */
export const namedFiles = (source: Source): Named[] =>
  (["photo", "film", "drawing", "icon"] as const).flatMap((kind) =>
    PLACES[kind].flatMap((place) =>
      textsAt(source.written.data, place.split(".")).map(({ path, text }) => ({
        kind,
        path,
        name: text,
        file: fileNamed(source, text),
        sharp: kind === "icon" ? ICON_PIXELS : (PHOTOS[place] ?? 0),
      })),
    ),
  );

/** What an entry holds, with every file that it names as it is seen from `content/`. */
export function withPlainNames(source: Source): unknown {
  const data: unknown = structuredClone(source.written.data);
  for (const { path, file } of namedFiles(source)) {
    const holder = path.slice(0, -1).reduce<unknown>((value, key) => Object(value)[key], data);
    Object.assign(Object(holder), { [String(path.at(-1))]: file });
  }
  return data;
}

/** The texts at a place, one in each item of the lists on the way. */
function textsAt(
  value: unknown,
  keys: readonly string[],
  path: Path = [],
): { path: Path; text: string }[] {
  if (Array.isArray(value)) return value.flatMap((item, i) => textsAt(item, keys, [...path, i]));
  const [key, ...rest] = keys;
  if (key === undefined) return isText(value) ? [{ path, text: textOf(value) }] : [];
  return textsAt(Object(value)[key], rest, [...path, key]);
}
