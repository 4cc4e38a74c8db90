import * as z from "zod/mini";
import { schemaAt, unwrapped } from "./field-names.ts";

/** The workshop's control for a value. */
export type Control =
  | "line"
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
export type Names = { kind: "photo" | "film" | "drawing" | "icon"; pixels: number };

declare module "zod/v4/core" {
  /** What is said of a field beside its rule: its label is the `title`, its hint the `description`. */
  interface GlobalMeta {
    /** None for what is not changed by hand. */
    control?: Control | undefined;
    /** What the choices are called, by their values. */
    choices?: Readonly<Record<string, string>>;
    /** What it is called to choose none of them. */
    none?: string;
    names?: Names;
    /** How many letters there is room for. */
    most?: number;
    /** Two shops may well hold the same: nothing follows from it. */
    common?: true;
  }
}

export type Field = {
  key: string;
  label: string;
  hint?: string;
  control: Control;
  optional: boolean;
  /** The default. */
  otherwise?: unknown;
  choices?: readonly { value: string; label: string }[];
  none?: string;
  names?: Names;
  most?: number;
  /** Of a group. */
  fields?: readonly Field[];
  /** What a list, or a bag's photos, holds. */
  item?: Field;
};

const metaOf = (schema: z.core.$ZodType): z.core.GlobalMeta => z.globalRegistry.get(schema) ?? {};

/** Undefined for what is not changed by hand. */
function fieldOf(key: string, schema: z.core.$ZodType): Field | undefined {
  const inner = unwrapped(schema);
  const meta = { ...metaOf(inner), ...metaOf(schema) };
  const { title = key, description, control, choices, none, names, most } = meta;
  if (!control) return undefined;
  const item = inner instanceof z.ZodMiniArray ? fieldOf("", inner.def.element) : undefined;
  return {
    ...{ key, label: title, control, optional: inner !== schema },
    ...(description && { hint: description }),
    ...(schema instanceof z.ZodMiniDefault && { otherwise: schema.def.defaultValue }),
    ...(choices && {
      choices: Object.entries(choices).map(([value, label]) => ({ value, label })),
    }),
    ...(none && { none }),
    ...(names && { names }),
    ...(most && { most }),
    ...(inner instanceof z.ZodMiniObject && { fields: fieldsOf(inner) }),
    ...(item && { item }),
  };
}

export function fieldsOf(schema: z.core.$ZodType): Field[] {
  const inner = unwrapped(schema);
  if (!(inner instanceof z.ZodMiniObject)) return [];
  return Object.entries(inner.shape).flatMap(([key, each]) => fieldOf(key, each) ?? []);
}

/** The field at a place of a file; undefined where there is none. */
export function fieldAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): Field | undefined {
  const key = path.at(-1);
  const parent = schemaAt(schema, path.slice(0, -1));
  if (parent instanceof z.ZodMiniArray) return fieldOf("", parent.def.element);
  const own = parent instanceof z.ZodMiniObject ? parent.shape[String(key)] : undefined;
  return own && fieldOf(String(key), own);
}

/** A single value: its keys, without the indices of lists, and its description. */
export type Leaf = { keys: readonly string[]; meta: z.core.GlobalMeta };

export function leavesOf(schema: z.core.$ZodType, keys: readonly string[] = []): Leaf[] {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodMiniArray) return leavesOf(inner.def.element, keys);
  if (inner instanceof z.ZodMiniObject)
    return Object.entries(inner.shape).flatMap(([key, each]) => leavesOf(each, [...keys, key]));
  return [{ keys, meta: metaOf(inner) }];
}
