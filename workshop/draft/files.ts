import { fieldAt, fieldName, keysBeside } from "../../model/form-fields.ts";
import { aboutSchema, bagSchema, picturesSchema, shopSchema } from "../../model/schema.ts";
import { foldedName, plainName } from "../../model/values.ts";
import type { Path, Snapshot } from "./draft.ts";
import type { KeysAt } from "./yaml.ts";

export const SHOP = "tienda.yaml";
export const HOME = "portada.yaml";
export const ABOUT = "nosotros.yaml";

/** The files of which a shop has one each. */
export const SINGLE = { [SHOP]: shopSchema, [HOME]: picturesSchema, [ABOUT]: aboutSchema } as const;

/** Where a field stands. */
export type FieldPlace = readonly [file: string, ...path: Path];

export const placesIn = (file: string, ...keys: readonly string[]): FieldPlace[] =>
  keys.map((key) => [file, key]);

/** What a chat shows with a link to the shop. */
export const SHARE = "compartir.jpg";

export const bagFile = (folder: string): string => `bolsos/${folder}/bolso.yaml`;

/** The folder that a bag's file stands in; nothing for any other file. */
export const folderOf = (file: string): string | undefined =>
  /^bolsos\/([^/]+)\/bolso\.yaml$/.exec(file)?.[1];

export const isWritten = (file: string): boolean => file in SINGLE || folderOf(file) !== undefined;

export const schemaOf = (file: string) => SINGLE[file as keyof typeof SINGLE] ?? bagSchema;

/** The keys of each group of a file, in the order in which they are written. */
export const keysOf =
  (file: string): KeysAt =>
  (path) =>
    keysBeside(schemaOf(file), [...path, ""]);

/** What she calls a field, as a sentence begins. */
export const labelOf = (file: string, path: Path): string => fieldName(schemaOf(file), path);

/** What a choice of a field is called; nothing for any other value. */
export const choiceOf = (file: string, path: Path, value: unknown): string | undefined =>
  fieldAt(schemaOf(file), path)?.choices?.find((choice) => choice.value === value)?.label;

const MEDIA = /\.(jpe?g|png|webp|avif|gif|heic|svg|mp4|webm)$/i;

/** A file's place below `content/`, as an entry names it. */
function resolved(file: string, name: string): string {
  const parts = file.split("/").slice(0, -1);
  for (const part of name.trim().replaceAll("\\", "/").split("/"))
    if (part === "..") parts.pop();
    else if (part !== "." && part !== "") parts.push(part);
  return plainName(parts.join("/"));
}

/** The photographs, films and drawings that a file names, each with the place where it does. */
export function mediaIn(
  file: string,
  data: unknown,
  path: Path = [],
): { path: Path; file: string }[] {
  if (typeof data === "string")
    return MEDIA.test(data.trim()) ? [{ path, file: resolved(file, data) }] : [];
  if (Array.isArray(data)) return data.flatMap((item, i) => mediaIn(file, item, [...path, i]));
  return Object.entries(Object(data)).flatMap(([key, value]) =>
    mediaIn(file, value, [...path, key]),
  );
}

/** A name that no file of a folder has yet: `1.jpg`, `2.jpg`; with a name, `luna.jpg`, `luna-2.jpg`. */
export function freeName(
  taken: (file: string) => boolean,
  folder: string,
  ending: string,
  name = "",
): string {
  for (let n = 1; ; n++) {
    const file = name ? `${name}${n > 1 ? `-${n}` : ""}.${ending}` : `${n}.${ending}`;
    if (!taken(`${folder}/${file}`)) return file;
  }
}

/** Whether the repository has a file, whatever the capitals. */
export const hasFile = ({ oids }: Snapshot, file: string): boolean =>
  file in oids || Object.keys(oids).some((known) => foldedName(known) === foldedName(file));

/** Git's name for a file that an entry names. */
export const oidOf = ({ oids }: Snapshot, named: string): string | undefined =>
  oids[named] ?? Object.entries(oids).find(([file]) => plainName(file) === named)?.[1];
