import type { Names } from "./form-fields.ts";
import type { Path } from "./problem.ts";
import { aboutSchema, bagSchema, picturesSchema, shopSchema } from "./schema.ts";
import { plainName } from "./values.ts";

/** What the owner writes, and what it should hold; each bag has a file too. */
const SINGLE = {
  "tienda.yaml": shopSchema,
  "nosotros.yaml": aboutSchema,
  "portada.yaml": picturesSchema,
};

/** The files of which a shop has one each. */
export const SINGLE_FILES = Object.keys(SINGLE);

/** Below the content: a folder for each bag. */
export const BAGS = "bolsos";

/** What a chat shows with a link to the shop. */
export const SHARE = "compartir.jpg";

/** A bag's photo fills a 4:5 frame. */
export const BAG_FRAME = 4 / 5;

/** The folder that a bag's file stands in; undefined for any other file. */
export const bagFolder = (file: string): string | undefined =>
  /^bolsos\/([^/]+)\/bolso\.yaml$/.exec(file)?.[1];

/** True for what the owner writes, where the shop reads it. */
export const isContentFile = (file: string): boolean =>
  file in SINGLE || bagFolder(file) !== undefined;

export const schemaOf = (file: string) => SINGLE[file as keyof typeof SINGLE] ?? bagSchema;

/** The file that an entry names, seen from `content/`; an accent is one letter, however it was typed. */
export function fileNamed(entry: string, name: string): string {
  const parts = entry.split("/").slice(0, -1);
  for (const part of name.trim().replaceAll("\\", "/").split("/"))
    if (part === "..") parts.pop();
    else if (part !== "." && part !== "") parts.push(part);
  return plainName(parts.join("/"));
}

/** A file that an entry names, with what its field needs of it. */
export type Named = Names & {
  /** The entry's file and the place in it. */
  entry: string;
  line: number | undefined;
  path: Path;
  /** What the owner calls the place. */
  field: string;
  /** As it is written. */
  name: string;
  /** Seen from `content/`. */
  file: string;
  /** Out of the shop with its bag. */
  isHidden: boolean;
};
