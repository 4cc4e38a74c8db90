import { fieldAt, fieldLabelInSentence } from "../../model/form-fields.ts";
import type { Path } from "../../model/problem.ts";
import { isEmptyValue } from "../../model/values.ts";
import { formatPrice } from "../../src/lib/price.ts";
import { bagName } from "./bags.ts";
import {
  ABOUT_FILE,
  bagFolder,
  isContentDocument,
  SHARE_IMAGE_FILE,
  schemaOf,
} from "./content-paths.ts";
import {
  type Change,
  currentData,
  type Draft,
  listChanges,
  readFrom,
  undoChange,
} from "./draft.ts";

/** One thing that she has changed as she reads it, with the changes that make it up. */
export type ChangeSummary = { text: string; file: string; changes: readonly Change[] };

/** The draft without what a sentence tells of. */
export const undoSummary = (draft: Draft, { changes }: ChangeSummary): Draft =>
  changes.reduce(undoChange, draft);

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Letters of a text that a sentence has room for. */
const MAX_QUOTED_LENGTH = 40;

/** A field's value as a sentence has it. */
function formatValue(file: string, path: Path, value: unknown): string {
  const { control, choices, emptyLabel: none } = fieldAt(schemaOf(file), path) ?? {};
  if (typeof value === "number")
    return control === "amount"
      ? formatPrice(value).replace(",00", "")
      : String(value).replace(".", ",");
  if (typeof value === "boolean") return value ? "sí" : "no";
  if (Array.isArray(value)) return String(value.length);
  if (choices) return choices[String(value)] ?? none ?? String(value);
  // By its letters: no emoji is cut in two.
  const letters = [...String(value)];
  return `«${letters.slice(0, MAX_QUOTED_LENGTH).join("")}${letters.length > MAX_QUOTED_LENGTH ? "…" : ""}»`;
}

/** What has become of a field: «de 24 € a 26 €». */
function describeValueChange({ file, path, before: was, after: now }: Change): string {
  const { control, defaultValue: otherwise } = fieldAt(schemaOf(file), path) ?? {};
  if (/^(photo|film|drawing|group)$/.test(control ?? ""))
    return isEmptyValue(was) ? "se añade" : isEmptyValue(now) ? "se quita" : "cambia";
  const [before, after] = [was ?? otherwise, now ?? otherwise];
  if (isEmptyValue(after))
    return before === true ? "no" : Array.isArray(before) ? "se quitan" : "se quita";
  if (isEmptyValue(before)) return formatValue(file, path, after);
  const [from, to] = [before, after].map((value) => formatValue(file, path, value));
  return from === to ? "con cambios" : `de ${from} a ${to}`;
}

/** A field by its title, after those of the groups that it is in. */
const formatFieldTitle = (file: string, path: Path): string =>
  path.map((_, i) => fieldLabelInSentence(schemaOf(file), path.slice(0, i + 1))).join(", ");

/** Where a change is seen: the bag's name, or nothing where the field's own title says it. */
function subjectPrefix(draft: Draft, file: string): string {
  if (bagFolder(file) !== undefined)
    return `${bagName({ ...Object(readFrom(draft.base, file)), ...currentData(draft, file) })}: `;
  return file === ABOUT_FILE ? "Sobre Nosotros: " : "";
}

function summarizeChange(draft: Draft, change: Change): string | undefined {
  const { file, path, before: was, after: now } = change;
  const owner = subjectPrefix(draft, file);
  if (path[0] === "order") return "Los bolsos cambian de orden";
  if (path.length > 0)
    return capitalize(`${owner}${formatFieldTitle(file, path)}, ${describeValueChange(change)}`);
  if (bagFolder(file) !== undefined && !(was && now))
    return `${now === null ? "Fuera" : "Nuevo"}: ${owner.slice(0, -2)}`;
  if (file === SHARE_IMAGE_FILE) return "La foto de los chats: otra";
  // A photograph that is new or goes is told by the list that names it.
  return isContentDocument(file) || (was && now) ? `${file}: como antes` : undefined;
}

/** Her changes as sentences: those that read alike are one. */
export function summarizeChanges(draft: Draft): ChangeSummary[] {
  const sentences = new Map<string, ChangeSummary>();
  for (const change of listChanges(draft)) {
    const says = summarizeChange(draft, change);
    if (!says) continue;
    const changes = [...(sentences.get(says)?.changes ?? []), change];
    sentences.set(says, { text: says, file: change.file, changes });
  }
  return [...sentences.values()];
}
