import * as z from "zod/mini";
import type { Path } from "./problem.ts";

export const unwrapped = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault
    ? unwrapped(schema.def.innerType)
    : schema;

/** The schema of a place, seen through what makes it optional. */
export function schemaAt(
  wrapped: z.core.$ZodType | undefined,
  path: Path,
): z.core.$ZodType | undefined {
  const schema = wrapped && unwrapped(wrapped);
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  if (schema instanceof z.ZodMiniArray) return schemaAt(schema.def.element, rest);
  return schema instanceof z.ZodMiniObject ? schemaAt(schema.shape[String(key)], rest) : undefined;
}

export const labelAt = (schema: z.core.$ZodType, path: Path): string =>
  titleOf(schemaAt(schema, path)) || String(path.at(-1));

/** A label within a sentence: only a name keeps its capital. */
export const fieldTitle = (schema: z.core.$ZodType, path: Path): string =>
  labelAt(schema, path).replace(/^(?!WhatsApp|Instagram|TikTok)\p{Lu}(?!\p{Lu})/u, (letter) =>
    letter.toLowerCase(),
  );

const titleOf = (schema: z.core.$ZodType | undefined): string =>
  (schema && z.globalRegistry.get(schema)?.title) ?? "";

/** `Precio`, `Foto 2: Qué se ve`. */
export function fieldName(schema: z.core.$ZodType, path: Path): string {
  const place = path.map((step) => typeof step).lastIndexOf("number");
  if (place === -1) return labelAt(schema, path);
  const item = `${titleOf(schemaAt(schema, path.slice(0, place + 1)))} ${Number(path[place]) + 1}`;
  return place === path.length - 1 ? item : `${item}: ${labelAt(schema, path)}`;
}

/** The field that an unknown key may mean: spelt nearly so, or by the field's label. */
export function keyLike(schema: z.core.$ZodType, path: Path): string | undefined {
  const parent = schemaAt(schema, path.slice(0, -1));
  if (!(parent instanceof z.ZodMiniObject)) return undefined;
  const wrong = folded(String(path.at(-1)));
  return Object.keys(parent.shape)
    .map((key) => {
      const names = [key, titleOf(schemaAt(parent, [key]))].map(folded);
      return { key, far: Math.min(...names.map((name) => distance(wrong, name))) };
    })
    .filter(({ far }) => far <= Math.max(1, wrong.length / 3))
    .sort((a, b) => a.far - b.far)[0]?.key;
}

export function keysBeside(schema: z.core.$ZodType, path: Path): string[] {
  const parent = schemaAt(schema, path.slice(0, -1));
  return parent instanceof z.ZodMiniObject ? Object.keys(parent.shape) : [];
}

const folded = (name: string): string => name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Levenshtein distance. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, otherLetter] of [...other].entries())
      next.push(
        Math.min(
          (row[j] ?? 0) + (letter === otherLetter ? 0 : 1),
          (row[j + 1] ?? 0) + 1,
          (next[j] ?? 0) + 1,
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
