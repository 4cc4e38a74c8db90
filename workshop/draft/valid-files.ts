import { getSchema, SINGLETON_FILES } from "../../model/content/content-files.ts";
import { readDocument } from "../../model/content/document.ts";
import { buildFields, type FieldSpec } from "../../model/schema/form-fields.ts";
import { listBags } from "./bags.ts";
import { type Draft, type FileContent, getCurrentContent, readSnapshotFile } from "./draft.ts";

type Values = Readonly<Record<string, unknown>>;

/** `content`: the draft's, from which `data` was taken. */
type ValidFile = { file: string; data: Values; content: FileContent };

/** Returns the draft's data for the preview. An invalid field keeps its value of `previous`, which the preview shows now. */
export function buildValidFiles(draft: Draft, previous: readonly ValidFile[] = []): ValidFile[] {
  const lastFiles = new Map(previous.map((entry) => [entry.file, entry]));
  return [...SINGLETON_FILES, ...listBags(draft).map(({ file }) => file)].map((file) => {
    const last = lastFiles.get(file);
    const content = getCurrentContent(draft, file);
    if (last && last.content === content) return last;
    const fallback = last?.data ?? readPublishedValues(draft, file);
    return { file, content, data: { ...fallback, ...readDocument(file, content).values } };
  });
}

/** Returns a document's published values. An invalid field has its default, is missing if optional, or is empty. */
function readPublishedValues({ base }: Draft, file: string): Values {
  const { values, isValid } = readDocument(file, readSnapshotFile(base, file));
  if (isValid) return values;
  const placeholders = createEmptyValues(buildFields(getSchema(file)));
  return { ...placeholders, ...readDocument(file, {}).values, ...values };
}

const createEmptyValues = (fields: readonly FieldSpec[]): Values =>
  Object.fromEntries(
    fields.flatMap((field) => (field.optional ? [] : [[field.key, createEmptyValue(field)]])),
  );

/** Returns a placeholder that the shop can render. */
function createEmptyValue({ control, fields, choices }: FieldSpec): unknown {
  if (fields) return createEmptyValues(fields);
  if (control === "list" || control === "photos") return [];
  if (control === "amount") return 0;
  if (control === "switch") return false;
  return Object.keys(choices ?? {})[0] ?? "";
}
