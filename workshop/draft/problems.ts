import {
  bagRemarks,
  isHidden,
  type Remark,
  shelfRemarks,
  shopRemarks,
} from "../../model/beside.ts";
import { check } from "../../model/check.ts";
import { fieldAt } from "../../model/field.ts";
import type { Draft, Path, Snapshot } from "./draft.ts";
import { bagsNow, dataNow, plain, writtenFiles } from "./edit.ts";
import { labelOf, mediaIn, oidOf, SHOP, schemaOf } from "./files.ts";
import { dataOf, remembered, same, valueAt } from "./yaml.ts";

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
  const bags = bagsNow(snapshot, draft);
  const [first] = bags.filter(({ data }) => !isHidden(data));
  const isHers = (file: string) => file in draft.fields || file in draft.files;
  const problems = writtenFiles(snapshot, draft).flatMap((file) => {
    const data = dataNow(snapshot, draft, file);
    const text = snapshot.texts[file];
    if (text !== undefined && !draft.files[file] && dataOf(text) === undefined)
      return { file, path: [], label: "Archivo", says: UNREADABLE };
    const i = bags.findIndex((bag) => bag.file === file);
    const bag = bags[i];
    // Of two bags that are alike, the one that she has changed is told of it.
    const others = bags.filter((other, j) =>
      isHers(file) === isHers(other.file) ? j < i : isHers(file),
    );
    const beside = file === SHOP ? shopRemarks(data) : bag ? bagRemarks(bag, others) : [];
    return [
      ...mistakesIn(file, data),
      ...beside.map((remark) => told(file, remark)),
      ...mediaProblems(snapshot, draft, file, data),
    ];
  });
  const shelves = shelfRemarks(bags.map(({ data }) => data)).map((remark) =>
    told((first ?? bags[0])?.file ?? "", {
      ...remark,
      path: [first ? "featured" : "hidden"],
      advice: `En la portada, ${remark.found}. ${remark.advice}`,
    }),
  );
  const none = { file: "", path: [], label: "Bolsos", says: "Una tienda necesita al menos uno." };
  return [...problems, ...shelves, ...(bags.length === 0 ? [none] : [])];
}

const UNREADABLE =
  "Este archivo no se puede leer: recupera de la historia cómo estaba la última vez que se publicó.";

const told = (file: string, { path, advice, warning }: Remark): Problem => ({
  file,
  path: path as Path,
  label: labelOf(file, path),
  says: advice,
  ...(warning && { warning }),
});

const mistakesIn = remembered((file, data): Problem[] =>
  check(schemaOf(file), plain(data)).map(({ path, label, message, stranger }) => ({
    file,
    path: path as Path,
    label,
    says: stranger ? `No es ningún campo, y se escribió fuera del taller. ${message}` : message,
    ...(stranger && { stranger }),
  })),
);

/** Photographs that are named and are nowhere, and new ones that are too small to be sharp. */
function mediaProblems(snapshot: Snapshot, draft: Draft, file: string, data: object): Problem[] {
  return mediaIn(file, data).flatMap(({ path, file: named }): Problem[] => {
    const { now } = draft.files[named] ?? {};
    const place = { file, path, label: labelOf(file, path) };
    if (!now && !oidOf(snapshot, named))
      return [{ ...place, says: "Este archivo no está en la tienda: elige otro, o quítalo." }];
    const { pixels = 0 } = fieldAt(schemaOf(file), path)?.names ?? {};
    if (typeof now !== "object" || !now.width || !now.height) return [];
    // A bag's photo fills a frame of 4:5, and loses what is wider.
    const width = file.startsWith("bolsos/")
      ? Math.min(now.width, Math.round(now.height * 0.8))
      : now.width;
    if (width >= pixels) return [];
    const says = `Se verá borrosa en algunas pantallas: mide ${width} píxeles de ancho, y hacen falta ${pixels}. Usa la original del móvil, no la que llega por WhatsApp.`;
    return [{ ...place, says, warning: true }];
  });
}
