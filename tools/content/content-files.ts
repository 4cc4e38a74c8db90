import { posix } from "node:path";
import type { Remark } from "../../model/beside.ts";
import { fieldName } from "../../model/field-names.ts";
import type { Path, Problem } from "../../model/problem.ts";
import { aboutSchema, bagSchema, picturesSchema, shopSchema } from "../../model/schema.ts";
import { plainName, textOf } from "../../model/values.ts";
import { BAG_FILE, BAGS, CONTENT } from "./folders.ts";
import { readYaml, type Yaml } from "./yaml.ts";

/** A YAML file of the owner's, and what it should hold. */
export type ContentFile = {
  /** Its path below `content/`. */
  file: string;
  /** The part of the shop, or the bag, in the owner's words. */
  where: string;
  schema: (typeof SCHEMAS)[keyof typeof SCHEMAS] | typeof bagSchema;
  yaml: Yaml;
};

const SCHEMAS = {
  "tienda.yaml": shopSchema,
  "nosotros.yaml": aboutSchema,
  "portada.yaml": picturesSchema,
};
const NAMES = {
  "tienda.yaml": "Datos de la tienda",
  "nosotros.yaml": "Sobre Nosotros",
  "portada.yaml": "Portada y Novedades",
};
/** The files of which a shop has one each. */
export const SINGLE_FILES = Object.keys(SCHEMAS) as (keyof typeof SCHEMAS)[];

/** The folder that a bag's file stands in; undefined for any other file. */
export const bagFolder = (file: string): string | undefined => {
  const [top, folder, name, deeper] = file.split("/");
  return top === BAGS && name === BAG_FILE && !deeper ? folder : undefined;
};

/** True for what the owner writes, where the shop reads it. */
export const isContentFile = (file: string): boolean =>
  file in SCHEMAS || bagFolder(file) !== undefined;

/** Reads one of the owner's files. */
export function readContentFile(file: string, bytes: Uint8Array): ContentFile {
  const yaml = readYaml(bytes);
  const folder = bagFolder(file);
  if (folder === undefined) {
    const name = file as keyof typeof SCHEMAS;
    return { file, where: NAMES[name], schema: SCHEMAS[name], yaml };
  }
  return { file, where: textOf(yaml.at(["name"])) || folder, schema: bagSchema, yaml };
}

/** A problem with a place in a file, whose line it tells. */
export const problemAt = (
  { file, where, yaml }: Pick<ContentFile, "file" | "where" | "yaml">,
  path: Path,
  problem: Omit<Problem, "where" | "file" | "line" | "path">,
): Problem => ({ where, ...problem, file: `${CONTENT}/${file}`, line: yaml.line(path), path });

/** What stands at odds with what is beside it, as a problem of the file. */
export const remarkAt = (contentFile: ContentFile, { path, ...remark }: Remark): Problem =>
  problemAt(contentFile, path, { field: fieldName(contentFile.schema, path), ...remark });

/** The file that an entry names, seen from `content/`; an accent is one letter, however it was typed. */
export const fileNamed = ({ file }: Pick<ContentFile, "file">, name: string): string =>
  plainName(posix.join(posix.dirname(file), name.trim().replaceAll("\\", "/")));
