import * as z from "zod/mini";
import type { NumberControl } from "./parsers.ts";
import { getValueAt, type Path } from "./problem.ts";

/** The workshop's form controls. */
export type Control =
  | NumberControl
  | "text"
  | "email"
  | "phone"
  | "paragraph"
  | "days"
  | "colour"
  | "choice"
  | "switch"
  | "shipping"
  | "photo"
  | "photos"
  | "logo"
  | "video"
  | "link"
  | "group"
  | "list";

/** The media file that a field needs. `minWidth` in pixels keeps a photo sharp on a high-density screen. */
export type MediaRequirement = { kind: "photo" | "video" | "logo"; minWidth: number };

declare module "zod/v4/core" {
  /** Form data of a field. Its label is Zod's `title`, its hint Zod's `description`. */
  interface GlobalMeta {
    /** Undefined for a field that the owner does not edit. */
    control?: Control | undefined;
    choices?: Readonly<Record<string, string>>;
    /** Label of the option for no value. */
    emptyLabel?: string;
    media?: MediaRequirement;
    /** The label is a name of another company's, which keeps its capitals in a sentence. */
    properName?: true;
    /** The workshop shows how many letters are left. */
    maxLength?: number;
    /** The workshop folds the field away. */
    advanced?: true;
    /** Says what the field is for, while it is empty: the workshop lists it in «Primeros pasos». */
    setup?: string;
    /** The field may stay empty, although the law requires shops to publish it (LSSI art. 10). */
    requiredByLaw?: true;
  }
}

/** A form field, derived from its schema. */
export type FieldSpec = Pick<
  z.core.GlobalMeta,
  "choices" | "emptyLabel" | "media" | "maxLength" | "advanced" | "requiredByLaw" | "setup"
> & {
  key: string;
  label: string;
  hint?: string | undefined;
  control: Control;
  optional: boolean;
  defaultValue?: unknown;
  fields?: readonly FieldSpec[] | undefined;
  item?: FieldSpec | undefined;
};

type Schema = z.core.$ZodType;

/** Removes one `optional`, `default` or `pipe` wrapper; returns undefined if there is none. */
function unwrapOnce(schema: Schema): Schema | undefined {
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault)
    return schema.def.innerType;
  return schema instanceof z.ZodMiniPipe ? schema.def.out : undefined;
}

function unwrap(schema: Schema): Schema {
  const inner = unwrapOnce(schema);
  return inner ? unwrap(inner) : schema;
}

/** Returns a field's metadata, with those of its wrappers: a check of a parsed field may add some. */
function getMeta(schema: Schema): z.core.GlobalMeta {
  const inner = unwrapOnce(schema);
  return { ...(inner && getMeta(inner)), ...z.globalRegistry.get(schema) };
}

function findSchema(schema: Schema | undefined, [key, ...rest]: Path): Schema | undefined {
  if (!schema || key === undefined) return schema;
  const inner = unwrap(schema);
  if (inner instanceof z.ZodMiniArray) return findSchema(inner.def.element, rest);
  if (!(inner instanceof z.ZodMiniObject)) return undefined;
  return findSchema(getValueAt(inner.shape, [key]) as Schema | undefined, rest);
}

function getLabel(schema: Schema, path: Path): string {
  const child = findSchema(schema, path);
  return (child && getMeta(child).title) ?? String(path.at(-1));
}

/** Starts the label with a small letter, unless it is a name of another company's or an acronym. */
export function getFieldLabelInSentence(schema: Schema, path: Path): string {
  const label = getLabel(schema, path);
  const field = findSchema(schema, path);
  if (field && getMeta(field).properName) return label;
  return label.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());
}

/** Returns a field's label, behind that of its list item or photo: `Foto 2: Qué se ve en la foto`. A file has `Foto 2`. */
export function getQualifiedFieldLabel(schema: Schema, path: Path): string {
  const isPhotoPart = /^(file|alt|keep)$/.test(String(path.at(-1)));
  const position = path.map((key) => typeof key).lastIndexOf("number");
  const owner = path.slice(0, isPhotoPart ? -1 : position + 1);
  if (owner.length === 0) return getLabel(schema, path);
  const key = owner.at(-1);
  const ownerLabel = getLabel(schema, owner);
  const name = typeof key === "number" ? `${ownerLabel} ${key + 1}` : ownerLabel;
  const isOwnerAlone = path.at(-1) === "file" || owner.length === path.length;
  return isOwnerAlone ? name : `${name}: ${getLabel(schema, path)}`;
}

/** Returns all keys of the group that contains the path. */
export function listSiblingKeys(schema: Schema, path: Path): string[] {
  const parent = unwrap(findSchema(schema, path.slice(0, -1)) ?? schema);
  return parent instanceof z.ZodMiniObject ? Object.keys(parent.shape) : [];
}

function buildField(key: string, schema: Schema): FieldSpec | undefined {
  const inner = unwrap(schema);
  const { title: label = key, description: hint, control, ...otherMeta } = getMeta(schema);
  if (!control) return undefined;
  return {
    ...otherMeta,
    key,
    label,
    hint,
    control,
    optional: schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault,
    defaultValue: schema instanceof z.ZodMiniDefault ? schema.def.defaultValue : undefined,
    fields: inner instanceof z.ZodMiniObject ? buildFields(inner) : undefined,
    item: inner instanceof z.ZodMiniArray ? buildField("", inner.def.element) : undefined,
  };
}

/** Describes the fields of a group, in the schema's order. */
export function buildFields(schema: Schema): FieldSpec[] {
  const inner = unwrap(schema);
  if (!(inner instanceof z.ZodMiniObject)) return [];
  return Object.entries(inner.shape).flatMap(([key, child]) => buildField(key, child) ?? []);
}

/** Describes the field at a path; undefined for an unknown one. */
export function getFieldAt(schema: Schema, path: Path): FieldSpec | undefined {
  const child = findSchema(schema, path);
  return child && buildField(String(path.at(-1)), child);
}

/** A single value of a document, with the metadata of its field. */
export type Leaf = { path: Path; value: unknown; meta: z.core.GlobalMeta };

/** Returns the values that the schema defines, in its order, except undefined ones. */
export function collectLeaves(schema: Schema, value: unknown, path: Path = []): Leaf[] {
  const inner = unwrap(schema);
  if (value === undefined) return [];
  if (inner instanceof z.ZodMiniArray)
    return Array.isArray(value)
      ? value.flatMap((item, index) => collectLeaves(inner.def.element, item, [...path, index]))
      : [];
  if (inner instanceof z.ZodMiniObject)
    return Object.entries(inner.shape).flatMap(([key, child]) =>
      collectLeaves(child, getValueAt(value, [key]), [...path, key]),
    );
  return [{ path, value, meta: getMeta(schema) }];
}
