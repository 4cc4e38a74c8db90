import type { Path } from "../../model/problem.ts";
import { readContent } from "../../model/read-content.ts";
import { plainName } from "../../model/values.ts";
import { asWritten, type Draft, isUnreadable, saidNow } from "./draft.ts";
import { isWritten, SHARE } from "./files.ts";

/** Something to mend before she publishes or, as a warning, to look at. */
export type Problem = {
  /** Empty where it is no field's. */
  file: string;
  path: Path;
  /** The field, as she calls it. */
  label: string;
  /** What is wrong and what to do, in her words. */
  says: string;
  /** Does not keep her from publishing. */
  warning?: true;
};

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
      .map(({ file, path = [], field, message, warning }) => {
        const own = { path, says: message, ...(warning && { warning }) };
        if (file === SHARE) return { ...own, file, label: "Foto para los chats" };
        if (path.length > 0) return { ...own, file, label: field ?? "" };
        if (file in written) return { ...own, file, label: "Archivo", says: UNREADABLE };
        return { ...own, file: "", label: "Bolsos" };
      })
  );
}

const UNREADABLE =
  "Este archivo no se puede leer: recupera de la historia cómo estaba la última vez que se publicó.";
