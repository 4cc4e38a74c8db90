import { z } from "zod";

export type Schema = z.core.$ZodType;

/** How a field is filled in. */
export type Control =
  | "text"
  | "longText"
  | "price"
  | "size"
  | "switch"
  | "choice"
  | "day"
  | "email"
  | "phone"
  | "link"
  | "colour"
  | "photo"
  | "film"
  | "drawing"
  | "group"
  | "list";

export type Info = {
  label: string;
  hint?: string | undefined;
  control: Control;
  choices?: Readonly<Record<string, string>>;
  optional: boolean;
  /** The fields of a group; the item of a list, whose length may be fixed. */
  parts?: Readonly<Record<string, Schema>>;
  item?: Schema;
  fixed?: boolean;
};

/** The schema itself, seen through what makes it optional. */
const bare = (schema: Schema): Schema =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? bare(schema.unwrap())
    : schema;

/** The schema of a place. */
export function schemaAt(schema: Schema, [key, ...rest]: readonly (string | number)[]): Schema {
  const inner = bare(schema);
  if (key === undefined) return schema;
  if (inner instanceof z.ZodArray) return schemaAt(inner.element, rest);
  const part = inner instanceof z.ZodObject ? inner.shape[String(key)] : undefined;
  return part ? schemaAt(part, rest) : z.never();
}

const CHOICES = {
  new: "Novedades",
  basic: "Essentials",
  luna: "Luna",
  cubo: "Cubo",
  sobre: "Sobre",
  red: "Red",
  redondo: "Redondo",
};
const LONG = /descripción|alternativo|cuidados|qué cabe|material|texto|cómo se hace|párrafo|lema/;

function controlOf(inner: Schema, title: string): Control {
  if (inner instanceof z.ZodObject) return "group";
  if (inner instanceof z.ZodArray) return "list";
  if (inner instanceof z.ZodBoolean) return "switch";
  if (inner instanceof z.ZodEnum) return "choice";
  if (inner instanceof z.ZodNumber) return /ancho|alto|fondo|lugar/.test(title) ? "size" : "price";
  if (/^(foto|imagen)/.test(title)) return "photo";
  if (/^película/.test(title)) return "film";
  if (title === "logo") return "drawing";
  if (/^(primer|último) día/.test(title)) return "day";
  if (/^color de|^(fondo|texto|acento)$/.test(title)) return "colour";
  if (title === "correo") return "email";
  if (/teléfono|^WhatsApp$/.test(title)) return "phone";
  if (/enlace|Instagram|TikTok|dirección pública/.test(title)) return "link";
  return LONG.test(title) ? "longText" : "text";
}

/** What a form has to know of a field. */
export function infoOf(schema: Schema): Info {
  const inner = bare(schema);
  const { title = "", description } = {
    ...z.globalRegistry.get(inner),
    ...z.globalRegistry.get(schema),
  };
  return {
    label: title.charAt(0).toUpperCase() + title.slice(1),
    hint: description,
    control: controlOf(inner, title),
    optional: schema instanceof z.ZodOptional,
    ...(inner instanceof z.ZodEnum && { choices: CHOICES }),
    ...(inner instanceof z.ZodObject && { parts: inner.shape }),
    ...(inner instanceof z.ZodArray && { item: inner.element, fixed: title === "párrafos" }),
  };
}
