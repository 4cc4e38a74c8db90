import { parseContent } from "../../model/parse-content.ts";
import type { Path, Problem } from "../../model/problem.ts";
import { normalizeFileName } from "../../model/values.ts";
import { isContentDocument, labelOf, SHARE_IMAGE_FILE } from "./content-paths.ts";
import { currentContent, type Draft, normalizeForCommit } from "./draft.ts";

/** An error or a warning; `file` is empty if no form field can fix it. */
export type DraftProblem = Problem & { path: Path };

/** Validates the draft by the build's rules. */
export function validateDraft(draft: Draft): DraftProblem[] {
  const documents: Record<string, string | object> = {};
  const media: Record<string, object> = {};
  for (const file of Object.keys({ ...draft.base.oids, ...draft.files })) {
    const content = normalizeForCommit(currentContent(draft, file));
    if (content === null) continue;
    if (isContentDocument(file)) documents[file] = content;
    else media[normalizeFileName(file)] = Object(content);
  }
  return (
    parseContent({ documents, media })
      // Ignore folders without bolso.yaml: publishing deletes a removed bag's photos.
      .problems.filter(({ file }) => !/^bolsos\/[^/]+$/.test(file))
      .map((problem) => {
        const { file, line, path = [] } = problem;
        if (problem.path) return { ...problem, path };
        if (file === SHARE_IMAGE_FILE) return { ...problem, path, fieldLabel: labelOf(file, path) };
        if (!line) return { ...problem, path, file: "", fieldLabel: file };
        // The workshop cannot edit a file that cannot be parsed.
        const message = `${problem.message} Se arregla en el archivo o, si tu tienda está en GitHub, con «Historia», «Volver a esta versión».`;
        return { ...problem, path, message, file: "", fieldLabel: `${file}, línea ${line}` };
      })
  );
}
