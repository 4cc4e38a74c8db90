import * as z from "zod/mini";
import { fieldAt } from "./field.ts";
import { fieldName, keyLike, keysBeside, schemaAt } from "./field-names.ts";
import { inWords, type Path, valueAt } from "./problem.ts";
import { withoutEmpty } from "./values.ts";
import { asWritten } from "./written.ts";

export type Mistake = {
  path: Path;
  /** What the owner calls the place: `Precio`, `Foto 2: Qué se ve en la foto`. */
  label: string;
  found: string;
  /** What to do, without a file's syntax. */
  message: string;
  /** How it is written in a file. */
  written?: string | undefined;
  /** It is a field that there is not. */
  stranger?: true;
};

/** For rules without a message of their own. */
const { localeError } = z.locales.es();

export function check(schema: z.ZodMiniType, value: unknown): Mistake[] {
  const { error } = schema.safeParse(withoutEmpty(value), { error: localeError });
  if (!error) return [];
  const strangers = error.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [],
  );
  // A field under a wrong name is not missing; of each path only the first issue counts.
  const told = new Set(
    strangers.map((path) => [...path.slice(0, -1), keyLike(schema, path)].join()),
  );
  return [
    ...strangers.map((path) => strangerAt(schema, path, valueAt(value, path))),
    ...error.issues.flatMap(({ code, path, message }) => {
      if (code === "unrecognized_keys" || told.has(path.join())) return [];
      told.add(path.join());
      const input = valueAt(value, path);
      const tooLong = code === "too_big" && typeof input === "string";
      return {
        path,
        label: fieldName(schema, path),
        found: tooLong ? `${input.length} letras` : inWords(input),
        message,
        written: tooLong ? undefined : writtenAt(schema, path, input),
      };
    }),
  ];
}

/** How a value is written, where it is wrong by itself and not beside another. */
function writtenAt(schema: z.ZodMiniType, path: Path, value: unknown): string | undefined {
  const field = fieldAt(schema, path);
  const own = schemaAt(schema, path);
  return field && own && !z.safeParse(own, withoutEmpty(value)).success
    ? asWritten(field, value)
    : undefined;
}

function strangerAt(schema: z.ZodMiniType, path: Path, value: unknown): Mistake {
  const meant = keyLike(schema, path);
  return {
    path,
    label: fieldName(schema, path),
    found: `${inWords(value)}, en un campo que no existe`,
    message: meant ? `¿Es «${fieldName(schema, [...path.slice(0, -1), meant])}»?` : "Quítalo.",
    written: meant
      ? `se llama «${meant}».`
      : `los campos que hay son: ${keysBeside(schema, path).join(", ")}.`,
    stranger: true,
  };
}
