import { fieldAt } from "../../model/form-fields.ts";
import { readContent } from "../../model/read-content.ts";
import { plainName } from "../../model/values.ts";
import type { Draft, Path, Snapshot } from "./draft.ts";
import { dataNow, plain, writtenFiles } from "./edit.ts";
import { isWritten, mediaIn, schemaOf } from "./files.ts";
import { dataOf, same, valueAt } from "./yaml.ts";

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
  /** A field that there is not, written outside of the workshop. */
  stranger?: true;
};

/** What the last build has warned of in a file with these bytes. */
export type BuildWarning = Problem & { oid: string };

/** What the last build has warned of and still stands there, as she has published it. */
export const stillTrue = (
  snapshot: Snapshot,
  draft: Draft,
  warnings: readonly BuildWarning[],
): Problem[] =>
  warnings.filter(({ file, oid, path }) => {
    const [was, now] = [dataOf(snapshot.texts[file] ?? ""), dataNow(snapshot, draft, file)].map(
      (data) => valueAt(data, path),
    );
    return (
      snapshot.oids[file] === oid &&
      same(was, now) &&
      !mediaIn(file, now).some((named) => named.file in draft.files)
    );
  });

/** What is wrong with her draft, and what in it deserves a look: the rules that the build goes by. */
export function problemsOf(snapshot: Snapshot, draft: Draft): Problem[] {
  const written = writtenFiles(snapshot, draft).map((file): [string, object | string] => {
    const text = snapshot.texts[file];
    const isUnreadable = text !== undefined && !draft.files[file] && dataOf(text) === undefined;
    return [file, isUnreadable ? text : Object(plain(dataNow(snapshot, draft, file)))];
  });
  const others = [...Object.keys(snapshot.oids), ...Object.keys(draft.files)]
    .filter((file) => !isWritten(file) && (!draft.files[file] || draft.files[file].now))
    .map((file) => [plainName(file), Object(draft.files[file]?.now)] as const);
  const { problems } = readContent({
    written: Object.fromEntries(written),
    others: Object.fromEntries(others),
  });
  // The photos of a bag that is taken out go when the draft is published.
  const told = problems.filter(({ file }) => !/^bolsos\/[^/]+$/.test(file));
  return told.map(({ file, path, field, message, warning }) => {
    if (!path)
      return isWritten(file) && snapshot.texts[file] !== undefined
        ? { file, path: [], label: "Archivo", says: UNREADABLE }
        : { file: "", path: [], label: "Bolsos", says: message };
    const isStranger = !fieldAt(schemaOf(file), path) && !HIDDEN.has(path.join());
    return {
      ...{ file, path, label: field ?? "" },
      says: isStranger ? STRANGER : message,
      ...(warning && { warning }),
      ...(isStranger && { stranger: true }),
    };
  });
}

/** Fields that are not changed by hand. */
const HIDDEN = new Set(["id", "order"]);

const STRANGER = "No es ningún campo, y se escribió fuera del taller. Quítalo.";

const UNREADABLE =
  "Este archivo no se puede leer: recupera de la historia cómo estaba la última vez que se publicó.";
