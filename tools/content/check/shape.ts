import { check } from "../../../model/check.ts";
import { leavesOf } from "../../../model/field.ts";
import { fieldName } from "../../../model/field-names.ts";
import { inWords, type Problem } from "../../../model/problem.ts";
import { textsAt } from "../../../model/shipped.ts";
import { type ContentFile, problemAt } from "../content-files.ts";
import { STRANGE_SPACE } from "../yaml-mistakes.ts";

/** What belongs to HTML, and is a text like any other here. */
const MARKUP = /<\/?[a-z][a-z\d]*(\s[^<>]*)?\/?>|&(nbsp|amp|lt|gt|quot|#x?[\da-f]+);/i;

/** What is wrong with a file by itself. */
export function shapeProblems(contentFile: ContentFile): Problem[] {
  const { schema, yaml } = contentFile;
  const problems = yaml.problems.map(({ key = [], line, ...problem }) => ({
    ...problemAt(contentFile, key, {
      field: key.length > 0 ? fieldName(schema, key) : "lo escrito",
      ...problem,
    }),
    line,
  }));
  if (yaml.data === undefined) return problems;
  const marked = leavesOf(schema)
    .flatMap(({ keys }) => textsAt(yaml.data, keys))
    .filter(({ text }) => MARKUP.test(text))
    .map(({ path, text }) =>
      problemAt(contentFile, path, {
        field: fieldName(schema, path),
        found: inWords(text),
        advice:
          "Lo que va entre «<» y «>», o entre «&» y «;», se ve en la tienda tal cual: quítalo.",
        warning: true,
      }),
    );
  const mistakes = check(schema, yaml.raw);
  return [
    ...problems,
    ...marked,
    ...mistakes.map(({ path, label, found, message, written: how, stranger }) =>
      problemAt(contentFile, path, {
        field: label,
        found,
        ...(stranger && /^[^\S ]/.test(String(path.at(-1)))
          ? { advice: STRANGE_SPACE }
          : { advice: message, written: how }),
      }),
    ),
  ];
}
