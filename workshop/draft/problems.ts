import type { Path } from "../../model/problem.ts";
import { readContent } from "../../model/read-content.ts";
import { plainName } from "../../model/values.ts";
import { asWritten, type Draft, saidNow } from "./draft.ts";
import { isWritten, SHARE } from "./files.ts";
import { dataOf } from "./yaml.ts";

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
    const said = saidNow(draft, file);
    const text = draft.base.texts[file];
    if (!said) continue;
    if (!isWritten(file)) others[plainName(file)] = said;
    else if (text !== undefined && !draft.files[file] && dataOf(text) === undefined)
      written[file] = text;
    else written[file] = Object(asWritten(said));
  }
  // The photos of a bag that is taken out go when the draft is published.
  const told = readContent({ written, others }).problems.filter(
    ({ file }) => !/^bolsos\/[^/]+$/.test(file),
  );
  return told.map(({ file, path, field, message, warning }) => {
    if (file === SHARE) {
      const says = warning ? message : NO_SHARE;
      return { file, path: [], label: "Foto para los chats", says, ...(warning && { warning }) };
    }
    if (!path)
      return file in written
        ? { file, path: [], label: "Archivo", says: UNREADABLE }
        : { file: "", path: [], label: "Bolsos", says: message };
    return { file, path, label: field ?? "", says: message, ...(warning && { warning }) };
  });
}

const NO_SHARE = "Elige la que sale con cada enlace: a lo ancho, de 1200 × 630 píxeles o más.";

const UNREADABLE =
  "Este archivo no se puede leer: recupera de la historia cómo estaba la última vez que se publicó.";
