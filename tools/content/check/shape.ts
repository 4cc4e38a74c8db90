import { check } from "../../../model/check.ts";
import { leavesOf } from "../../../model/field.ts";
import { fieldName } from "../../../model/field-names.ts";
import { inWords, type Problem } from "../../../model/problem.ts";
import { problemAt, type Source } from "../content-files.ts";
import { textsAt } from "../named-files.ts";
import { STRANGE_SPACE } from "../yaml-mistakes.ts";

/** What belongs to HTML, and is a text like any other here. */
const MARKUP = /<\/?[a-z][a-z\d]*(\s[^<>]*)?\/?>|&(nbsp|amp|lt|gt|quot|#x?[\da-f]+);/i;

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
  const marked = leavesOf(schema)
    .flatMap(({ keys }) => textsAt(written.data, keys))
    .filter(({ text }) => MARKUP.test(text))
    .map(({ path, text }) =>
      problemAt(source, path, {
        field: fieldName(schema, path),
        found: inWords(text),
        advice:
          "Lo que va entre «<» y «>», o entre «&» y «;», se ve en la tienda tal cual: quítalo.",
        warning: true,
      }),
    );
  const mistakes = check(schema, written.raw);
  return [
    ...problems,
    ...marked,
    ...mistakes.map(({ path, label, found, message, written: how, stranger }) =>
      problemAt(source, path, {
        field: label,
        found,
        ...(stranger && /^[^\S ]/.test(String(path.at(-1)))
          ? { advice: STRANGE_SPACE }
          : { advice: message, written: how }),
      }),
    ),
  ];
}
