import { z } from "zod";
import type { Path } from "./problem.ts";

/** The schema of a place, seen through what makes it optional. */
function schemaAt(schema: z.core.$ZodType | undefined, path: Path): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return schemaAt(schema.unwrap(), path);
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  if (schema instanceof z.ZodArray) return schemaAt(schema.element, rest);
  return schema instanceof z.ZodObject ? schemaAt(schema.shape[String(key)], rest) : undefined;
}

/** What the owner calls a field, without more. */
export const fieldTitle = (schema: z.core.$ZodType, path: Path): string =>
  titleOf(schemaAt(schema, path)) || String(path.at(-1));

const titleOf = (schema: z.core.$ZodType | undefined): string =>
  (schema && z.globalRegistry.get(schema)?.title) ?? "";

/** What the owner calls a field, and how it is written: `precio (price)`, `foto 2: texto (alt)`. */
export function fieldName(schema: z.core.$ZodType, path: Path): string {
  const title = titleOf(schemaAt(schema, path));
  const key = path.at(-1);
  const place = path.findLastIndex((step) => typeof step === "number");
  if (place === -1) return title ? `${title} (${String(key)})` : String(key);
  const item = `${titleOf(schemaAt(schema, path.slice(0, place + 1)))} ${Number(path[place]) + 1}`;
  return place === path.length - 1
    ? item
    : `${item}: ${title ? `${title} (${String(key)})` : String(key)}`;
}

/** The field that is meant by a key which is none: written nearly so, or by the owner's own name for it. */
export function keyLike(schema: z.core.$ZodType, path: Path): string | undefined {
  const parent = schemaAt(schema, path.slice(0, -1));
  if (!(parent instanceof z.ZodObject)) return undefined;
  const wrong = folded(String(path.at(-1)));
  return Object.keys(parent.shape)
    .map((key) => {
      const names = [key, titleOf(schemaAt(parent, [key]))].map(folded);
      return { key, far: Math.min(...names.map((name) => distance(wrong, name))) };
    })
    .filter(({ far }) => far <= Math.max(1, wrong.length / 3))
    .sort((a, b) => a.far - b.far)[0]?.key;
}

/** The fields that there are beside a place. */
export function keysBeside(schema: z.core.$ZodType, path: Path): string[] {
  const parent = schemaAt(schema, path.slice(0, -1));
  return parent instanceof z.ZodObject ? Object.keys(parent.shape) : [];
}

const folded = (name: string): string => name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** How many letters have to be changed, put in or left out to make one word of another. */
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
