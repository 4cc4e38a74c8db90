import {
  bagFolder as folderOf,
  isContentFile as isWritten,
  namedIn,
  SHARE,
  SINGLE_FILES,
  schemaOf,
} from "../../model/content-files.ts";
import { fieldName } from "../../model/form-fields.ts";
import type { Path } from "../../model/problem.ts";
import { plainName } from "../../model/values.ts";

export { folderOf, isWritten, SHARE, SINGLE_FILES, schemaOf };

export const SHOP = "tienda.yaml";
export const HOME = "portada.yaml";
export const ABOUT = "nosotros.yaml";

/** Where a field stands. */
export type FieldPlace = readonly [file: string, ...path: Path];

export const placesIn = (file: string, ...keys: readonly string[]): FieldPlace[] =>
  keys.map((key) => [file, key]);

export const bagFile = (folder: string): string => `bolsos/${folder}/bolso.yaml`;

/** What she calls a field, as a sentence begins. */
export const labelOf = (file: string, path: Path): string =>
  file === SHARE ? "Foto para los chats" : fieldName(schemaOf(file), path);

/** The photographs, films and drawings that a file names, each with the field that does. */
export const mediaIn = (file: string, data: unknown) =>
  isWritten(file) ? namedIn(file, data) : [];

/** Git's name for a file that an entry names, however its accents are spelled. */
export const oidOf = (
  { oids }: { oids: Readonly<Record<string, string>> },
  file: string,
): string | undefined =>
  oids[file] ?? Object.entries(oids).find(([one]) => plainName(one) === file)?.[1];
