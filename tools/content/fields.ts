import { inWords, type Problem, unless } from "./problem.ts";
import { isHttps } from "./values.ts";

/** What one field of a part of the content has to hold, and what to tell the owner where it does not. */
export type Field<Part> = {
  key: keyof Part & string;
  /** What the owner calls it. */
  name: string;
  isRight: (value: unknown) => boolean;
  mend: string | ((value: unknown) => string);
  /** What there is, where the value alone does not say it. */
  found?: (value: unknown) => string;
};

/** A field that holds an address to follow. */
export const linkField = <Part>(key: keyof Part & string, name: string): Field<Part> => ({
  key,
  name,
  isRight: isHttps,
  mend: "Copia el enlace entero desde el navegador: empieza por «https://».",
});

/** What is wrong with the fields of a part, each looked at by itself. */
export const fieldProblems = <Part>(
  where: string,
  part: Part,
  fields: readonly Field<Part>[],
): Problem[] =>
  fields.flatMap(({ key, name, isRight, mend, found = inWords }) => {
    const value = part[key];
    return unless(isRight(value), {
      where,
      field: `${name} (${key})`,
      found: found(value),
      mend: typeof mend === "string" ? mend : mend(value),
    });
  });
