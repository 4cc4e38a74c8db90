import { getSchema, SHARE_IMAGE_FILE, SHOP_FILE } from "../../model/content/content-files.ts";
import { type FieldSpec, getFieldAt } from "../../model/schema/form-fields.ts";
import type { Path } from "../../model/schema/problem.ts";

export { SHOP_FILE };
export const HOME_FILE = "portada.yaml";
export const ABOUT_FILE = "nosotros.yaml";

/** A field by its file and its path in it. */
export type FieldRef = { file: string; path: Path };

export const createFieldRefs = (file: string, ...keys: readonly string[]): FieldRef[] =>
  keys.map((key) => ({ file, path: [key] }));

/** Returns a field's name in `data-field`: `tienda.yaml promo`. A bag's file alone names the whole bag. */
export const formatFieldName = ({ file, path }: FieldRef): string =>
  `${file} ${path.join(".")}`.trim();

/** Reads a field's name in `data-field`. */
export function parseFieldName(name: string): FieldRef {
  const [, file = "", path] = /^(.*\.yaml)(?: (.*))?$/.exec(name) ?? [];
  return { file, path: path?.split(".") ?? [] };
}

/** Returns the document of the bag in a folder. */
export const getBagFile = (folder: string): string => `bolsos/${folder}/bolso.yaml`;

/** Returns the document of the bag in whose folder a file is; undefined for any other file. */
export function findBagFile(file: string): string | undefined {
  const folder = /^bolsos\/([^/]+)\//.exec(file)?.[1];
  return folder && getBagFile(folder);
}

/** «Colores», «Gastos de envío»: a label whose first word is plural. */
export const isPlural = (label: string): boolean => /^\p{L}+s(?!\p{L})/u.test(label);

function chooseArticle(label: string): string {
  const isFeminine = /^(Foto|Entrega)/.test(label);
  if (isPlural(label)) return isFeminine ? "las" : "los";
  return isFeminine ? "la" : "el";
}

/** Returns a label in a sentence: «el aviso», «los detalles», «la foto de los puntos». */
export const addArticle = (label: string): string =>
  `${chooseArticle(label)} ${label.charAt(0).toLowerCase()}${label.slice(1)}`;

/** The share image has no key in a YAML file, so no schema describes it. */
const SHARE_FIELD: FieldSpec = {
  key: "",
  label: "Foto para los chats",
  hint: "A lo ancho, de 1200 × 630 píxeles o más: sale con cada enlace a la tienda. Sin ella, sale la de la portada.",
  control: "photo",
  optional: false,
};

/** Returns undefined for an unknown field. */
export const findField = ({ file, path }: FieldRef): FieldSpec | undefined =>
  file === SHARE_IMAGE_FILE ? SHARE_FIELD : getFieldAt(getSchema(file), path);
