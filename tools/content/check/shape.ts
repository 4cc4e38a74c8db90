import { check } from "../../../model/check.ts";
import { fieldName } from "../../../model/field-names.ts";
import type { Problem } from "../../../model/problem.ts";
import { problemAt, type Source } from "../sources.ts";
import { STRANGE_SPACE } from "../yaml-mistakes.ts";

/** What is wrong with a file by itself. */
export function shapeProblems(source: Source): Problem[] {
  const { schema, written } = source;
  const problems = written.problems.map(({ key = [], line, ...problem }) => ({
    ...problemAt(source, key, {
      field: key.length > 0 ? fieldName(schema, key) : "lo escrito",
      ...problem,
    }),
    line,
  }));
  if (written.data === undefined) return problems;
  const mistakes = check(schema, written.raw);
  return [
    ...problems,
    ...mistakes.map(({ path, label, found, message, written: how, stranger }) =>
      problemAt(source, path, {
        field: label,
        found,
        ...(stranger && /^[^\S ]/.test(String(path.at(-1)))
          ? { mend: STRANGE_SPACE }
          : { mend: message, written: how }),
      }),
    ),
  ];
}
