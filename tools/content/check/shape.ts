import { z } from "zod";
import { fieldName, keyLike, keysBeside } from "../../../model/field-names.ts";
import { inWords, type Path, type Problem } from "../../../model/problem.ts";
import { problemAt, type Source } from "../sources.ts";
import { STRANGE_SPACE } from "../yaml-mistakes.ts";

/** What is said of the unforeseen: zod's own words, in Spanish. */
const { localeError } = z.locales.es();

/** What is wrong with a file by itself. */
export function shapeProblems(source: Source): Problem[] {
  const { schema, written } = source;
  const problems = written.problems.map(({ key, line, ...problem }) => ({
    ...problemAt(source, [], { field: key ? fieldName(schema, key) : "lo escrito", ...problem }),
    line,
  }));
  if (written.data === undefined) return problems;
  const { error } = schema.safeParse(written.data, { error: localeError });
  return [...problems, ...(error ? issueProblems(source, error.issues) : [])];
}

function issueProblems(source: Source, issues: readonly z.core.$ZodIssue[]): Problem[] {
  const strangers = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [],
  );
  // What has been written under a wrong name is not missing; and of each place, the first word counts.
  const told = new Set(
    strangers.map((path) => [...path.slice(0, -1), keyLike(source.schema, path)].join()),
  );
  return [
    ...strangers.map((path) => problemAt(source, path, stranger(source, path))),
    ...issues.flatMap(({ code, path, message }) => {
      if (code === "unrecognized_keys" || told.has(path.join())) return [];
      told.add(path.join());
      const input = source.written.at(path);
      const tooLong = code === "too_big" && typeof input === "string";
      return problemAt(source, path, {
        field: fieldName(source.schema, path),
        found: tooLong ? `${input.length} letras` : inWords(input),
        mend: message,
      });
    }),
  ];
}

/** A field that there is not. */
function stranger(
  { schema, written }: Source,
  path: Path,
): Pick<Problem, "field" | "found" | "mend"> {
  const meant = keyLike(schema, path);
  return {
    field: fieldName(schema, path),
    found: `${inWords(written.at(path))}, en un campo que no existe`,
    mend: /^[^\S ]/.test(String(path.at(-1)))
      ? STRANGE_SPACE
      : meant
        ? `¿Querías decir «${meant}»? Cambia el nombre del campo, o quítalo.`
        : `Quítalo, o mira cuál querías decir: ${keysBeside(schema, path).join(", ")}.`,
  };
}
