import { parseContent } from "../../model/parse-content.ts";
import type { Path, Problem as Told } from "../../model/problem.ts";
import { normalizeFileName } from "../../model/values.ts";
import { isContentDocument, labelOf, SHARE_IMAGE_FILE } from "./content-paths.ts";
import { currentContent, type Draft, normalizeForCommit } from "./draft.ts";

/** Something to mend before she publishes or, as a warning, to look at; the file is empty where it is no field's. */
export type DraftProblem = Told & { path: Path };

/** What is wrong with her draft, and what in it deserves a look: the rules that the build goes by. */
export function validateDraft(draft: Draft): DraftProblem[] {
  const written: Record<string, string | object> = {};
  const others: Record<string, object> = {};
  for (const file of Object.keys({ ...draft.base.oids, ...draft.files })) {
    const said = normalizeForCommit(currentContent(draft, file));
    if (said === null) continue;
    if (isContentDocument(file)) written[file] = said;
    else others[normalizeFileName(file)] = Object(said);
  }
  return (
    parseContent({ documents: written, media: others })
      // The photos of a bag that is taken out go when the draft is published.
      .problems.filter(({ file }) => !/^bolsos\/[^/]+$/.test(file))
      .map((told) => {
        const { file, line, path = [] } = told;
        if (told.path) return { ...told, path };
        if (file === SHARE_IMAGE_FILE) return { ...told, path, fieldLabel: labelOf(file, path) };
        if (!line) return { ...told, path, file: "", fieldLabel: file };
        // No sheet has the fields of a file that cannot be read.
        const message = `${told.message} Se arregla en el archivo o, si tu tienda está en GitHub, con «Historia», «Volver a esta versión».`;
        return { ...told, path, message, file: "", fieldLabel: `${file}, línea ${line}` };
      })
  );
}
