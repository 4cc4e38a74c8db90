import { parseContent } from "../../model/parse-content.ts";
import type { Path, Problem } from "../../model/problem.ts";
import { normalizeFileName } from "../../model/values.ts";
import { isContentDocument, labelOf, SHARE_IMAGE_FILE } from "./content-paths.ts";
import { prepareCommit } from "./create-commit.ts";
import { currentContent, type Draft } from "./draft.ts";

/** An error or a warning; `file` is empty if no form field can fix it. */
export type DraftProblem = Problem & { path: Path };

/** Validates by the build's rules what publishing the draft would commit. */
export function validateDraft(draft: Draft): DraftProblem[] {
  const commit = prepareCommit(draft);
  const documents: Record<string, string | object> = {};
  const media: Record<string, object> = {};
  for (const file of Object.keys({ ...commit.base.oids, ...commit.files })) {
    const content = currentContent(commit, file);
    if (content === null) continue;
    if (isContentDocument(file)) documents[file] = content;
    else media[normalizeFileName(file)] = Object(content);
  }
  return parseContent({ documents, media }).problems.map((problem) => {
    const { file, line, path = [] } = problem;
    if (problem.path) return { ...problem, path };
    if (file === SHARE_IMAGE_FILE) return { ...problem, path, fieldLabel: labelOf(file, path) };
    if (!line) return { ...problem, path, file: "", fieldLabel: file };
    // The workshop cannot edit a file that cannot be parsed.
    const message = `${problem.message} Se arregla en el archivo o, si tu tienda está en GitHub, con «Historia», «Volver a esta versión».`;
    return { ...problem, path, message, file: "", fieldLabel: `${file}, línea ${line}` };
  });
}
