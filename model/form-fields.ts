import * as z from "zod/mini";
import type { Path } from "./problem.ts";

/** The workshop's control for a value. */
export type Control =
  | "text"
  | "email"
  | "phone"
  | "paragraph"
  | "amount"
  | "size"
  | "colour"
  | "choice"
  | "switch"
  | "photo"
  | "photos"
  | "drawing"
  | "film"
  | "link"
  | "group"
  | "list";

/** A file that a field names: its kind, and how many pixels across a photo needs to be sharp on a fine screen. */
export type MediaRequirement = { kind: "photo" | "film" | "drawing"; minWidth: number };

declare module "zod/v4/core" {
  /** What is said of a field beside its rule: its label is the `title`, its hint the `description`. */
  interface GlobalMeta {
    /** None for what is not changed by hand. */
    control?: Control | undefined;
    /** What the choices are called, by their values. */
    choices?: Readonly<Record<string, string>>;
    /** What it is called to choose none of them. */
    emptyLabel?: string;
    media?: MediaRequirement;
    /** Of a list: it has as many items as it has room for. */
    fixedLength?: true;
    /** Seldom wanted: it is folded away behind the others. */
    advanced?: true;
    /** Two shops may well hold the same: nothing follows from it. */
    allowExampleValue?: true;
  }
}

/** A field as the workshop shows it. */
export type Field = Pick<
  z.core.GlobalMeta,
  "choices" | "emptyLabel" | "media" | "fixedLength" | "advanced"
> & {
  key: string;
  label: string;
  hint?: string | undefined;
  control: Control;
  optional: boolean;
  /** The default. */
  defaultValue?: unknown;
  /** Of a group. */
  fields?: readonly Field[] | undefined;
  /** What a list, or a bag's photos, holds. */
  item?: Field | undefined;
};

type Schema = z.core.$ZodType;

/** The schema of a value that is there, as the shop needs it. */
function unwrap(schema: Schema): Schema {
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault)
    return unwrap(schema.def.innerType);
  return schema instanceof z.ZodMiniPipe ? unwrap(schema.def.out) : schema;
}

const metaOf = (schema: Schema | undefined): z.core.GlobalMeta =>
  (schema && z.globalRegistry.get(schema)) ?? {};

/** The schema of a place, seen through what makes it optional. */
function schemaAt(wrapped: Schema | undefined, path: Path): Schema | undefined {
  const schema = wrapped && unwrap(wrapped);
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  if (schema instanceof z.ZodMiniArray) return schemaAt(schema.def.element, rest);
  return schema instanceof z.ZodMiniObject ? schemaAt(schema.shape[key], rest) : undefined;
}

const labelAt = (schema: Schema, path: Path): string =>
  metaOf(schemaAt(schema, path)).title || String(path.at(-1));

/** A label within a sentence: only a name keeps its capital. */
export const fieldLabelInSentence = (schema: Schema, path: Path): string =>
  labelAt(schema, path).replace(/^(?!WhatsApp|Instagram|TikTok)\p{Lu}(?!\p{Lu})/u, (letter) =>
    letter.toLowerCase(),
  );

/** `Precio`, `Foto 2: Qué se ve`. */
export function qualifiedFieldLabel(schema: Schema, path: Path): string {
  const place = path.map((step) => typeof step).lastIndexOf("number");
  if (place === -1) return labelAt(schema, path);
  const item = `${labelAt(schema, path.slice(0, place + 1))} ${Number(path[place]) + 1}`;
  return place === path.length - 1 ? item : `${item}: ${labelAt(schema, path)}`;
}

/** The keys of the group in which a place lies. */
export function siblingKeys(schema: Schema, path: Path): string[] {
  const parent = schemaAt(schema, path.slice(0, -1));
  return parent instanceof z.ZodMiniObject ? Object.keys(parent.shape) : [];
}

/** Undefined for what is not changed by hand. */
function buildField(key: string, schema: Schema): Field | undefined {
  const inner = unwrap(schema);
  const {
    title: label = key,
    description: hint,
    control,
    ...more
  } = { ...metaOf(inner), ...metaOf(schema) };
  if (!control) return undefined;
  return {
    ...{ ...more, key, label, hint, control },
    optional: schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault,
    defaultValue: schema instanceof z.ZodMiniDefault ? schema.def.defaultValue : undefined,
    fields: inner instanceof z.ZodMiniObject ? buildFields(inner) : undefined,
    item: inner instanceof z.ZodMiniArray ? buildField("", inner.def.element) : undefined,
  };
}

export function buildFields(schema: Schema): Field[] {
  const inner = unwrap(schema);
  if (!(inner instanceof z.ZodMiniObject)) return [];
  return Object.entries(inner.shape).flatMap(([key, each]) => buildField(key, each) ?? []);
}

/** The field at a place of a file; undefined where there is none. */
export function fieldAt(schema: Schema, path: Path): Field | undefined {
  const key = String(path.at(-1));
  const parent = schemaAt(schema, path.slice(0, -1));
  if (parent instanceof z.ZodMiniArray) return buildField("", parent.def.element);
  const own = parent instanceof z.ZodMiniObject ? parent.shape[key] : undefined;
  return own && buildField(key, own);
}

/** A single value in a file, with what is said of its field. */
export type Leaf = { path: Path; value: unknown; meta: z.core.GlobalMeta };

/** All values of a file that its schema knows, in the schema's order. */
export function collectLeaves(schema: Schema, value: unknown, path: Path = []): Leaf[] {
  const inner = unwrap(schema);
  if (value === undefined) return [];
  if (inner instanceof z.ZodMiniArray)
    return Array.isArray(value)
      ? value.flatMap((item, i) => collectLeaves(inner.def.element, item, [...path, i]))
      : [];
  if (inner instanceof z.ZodMiniObject)
    return Object.entries(inner.shape).flatMap(([key, each]) =>
      collectLeaves(each, Object(value)[key], [...path, key]),
    );
  return [{ path, value, meta: metaOf(inner) }];
}
