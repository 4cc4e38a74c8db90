import { aboutSchema } from "../schema/about-schema.ts";
import { bagSchema } from "../schema/bag-schema.ts";
import { homeSchema } from "../schema/home-schema.ts";
import { shopSchema } from "../schema/shop-schema.ts";
import { normalizeFileName } from "../schema/text.ts";

/** Schemas of the documents that exist once. Every other document is a bag. */
const SINGLETON_SCHEMAS = {
  "tienda.yaml": shopSchema,
  "nosotros.yaml": aboutSchema,
  "portada.yaml": homeSchema,
};

export const SINGLETON_FILES = Object.keys(SINGLETON_SCHEMAS);

/** The only file that a shop needs. */
export const SHOP_FILE = "tienda.yaml";

/** Image that chats show with a link to the shop. */
export const SHARE_IMAGE_FILE = "compartir.jpg";

/** Returns the folder name of a bag's document; undefined for any other file. */
export const getBagFolder = (file: string): string | undefined =>
  /^bolsos\/([^/]+)\/bolso\.yaml$/.exec(file)?.[1];

export const isYaml = (file: string): boolean => /\.ya?ml$/i.test(file);

/** Returns true for the YAML files that the shop reads. */
export const isContentDocument = (file: string): boolean =>
  Object.hasOwn(SINGLETON_SCHEMAS, file) || getBagFolder(file) !== undefined;

/** Returns the schema of a document by its file. */
export const getSchema = (file: string) =>
  SINGLETON_SCHEMAS[file as keyof typeof SINGLETON_SCHEMAS] ?? bagSchema;

/** Resolves a file name in a document to a path relative to `content/`. */
export const resolveMediaPath = (documentFile: string, name: string): string =>
  normalizeFileName(documentFile.replace(/[^/]*$/, "") + name);

/** Pixels after rotation by the EXIF orientation. */
export type Size = { width: number; height: number };

/** What is known of a media file. */
export type MediaInfo = Partial<Size> & {
  error?: string;
  /** Whether the alpha channel shows no shape: it is filled (model/look/logo-shape.ts) or empty. */
  isPlain?: boolean;
};

/** All files of the content, by their path relative to `content/`. */
export type ContentFiles = {
  /** YAML text, or data already parsed from it. */
  documents: Readonly<Record<string, string | object>>;
  media: Readonly<Record<string, MediaInfo>>;
};
