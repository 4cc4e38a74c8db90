import type { Path, Problem as Told } from "../../model/problem.ts";
import { readContent } from "../../model/read-content.ts";
import { plainName } from "../../model/values.ts";
import { asWritten, type Draft, isUnreadable, saidNow } from "./draft.ts";
import { isWritten, SHARE } from "./files.ts";

/** Something to mend before she publishes or, as a warning, to look at; the file is empty where it is no field's. */
export type Problem = Told & { path: Path };

/** What is wrong with her draft, and what in it deserves a look: the rules that the build goes by. */
export function problemsOf(draft: Draft): Problem[] {
  const written: Record<string, string | object> = {};
  const others: Record<string, object> = {};
  for (const file of Object.keys({ ...draft.base.oids, ...draft.files })) {
    const said = asWritten(saidNow(draft, file));
    if (said === null) continue;
    if (!isWritten(file)) others[plainName(file)] = said;
    else written[file] = isUnreadable(draft, file) ? (draft.base.texts[file] ?? "") : said;
  }
  return (
    readContent({ written, others })
      // The photos of a bag that is taken out go when the draft is published.
      .problems.filter(({ file }) => !/^bolsos\/[^/]+$/.test(file))
      .map((told) => {
        const problem = { path: [], ...told };
        if (told.file === SHARE) return { ...problem, field: "Foto para los chats" };
        if (told.path) return problem;
        if (told.file in written) return { ...problem, field: "Archivo", message: UNREADABLE };
        return { ...problem, file: "", field: "Bolsos" };
      })
  );
}

const UNREADABLE =
  "Este archivo no se puede leer: recupera de la historia cómo estaba la última vez que se publicó.";
