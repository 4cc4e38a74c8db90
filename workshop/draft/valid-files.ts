import * as z from "zod/mini";
import { getSchema, SINGLETON_FILES } from "../../model/content-files.ts";
import { dropEmptyValues } from "../../model/empty-values.ts";
import { type FieldSpec, getFieldAt } from "../../model/form-fields.ts";
import { getValueAt } from "../../model/problem.ts";
import { listBags } from "./bags.ts";
import { type Draft, type FileContent, getCurrentContent, readSnapshotFile } from "./draft.ts";

export type ValidFile = {
  file: string;
  data: Record<string, unknown>;
  /** The draft's content that `data` was taken from. */
  content: FileContent;
};

/**
 * Returns the draft's data for the preview. An invalid field has its last valid value.
 *
 * @param previous the files that the preview shows now
 */
export function buildValidFiles(draft: Draft, previous: readonly ValidFile[] = []): ValidFile[] {
  const lastFiles = new Map(previous.map((entry) => [entry.file, entry]));
  return [...SINGLETON_FILES, ...listBags(draft).map(({ file }) => file)].map((file) => {
    const last = lastFiles.get(file);
    const content = getCurrentContent(draft, file);
    if (last && last.content === content) return last;
    const published = readSnapshotFile(draft.base, file);
    return { file, content, data: pickValidValues(file, content, last?.data, published) };
  });
}

/** Returns each field's first valid value in these versions of a file, or else an empty value. */
export function pickValidValues(file: string, ...versions: unknown[]): Record<string, unknown> {
  const filled = versions.filter(Boolean).map(dropEmptyValues);
  return Object.fromEntries(
    Object.entries<z.ZodMiniType>(getSchema(file).shape).map(([key, schema]) => {
      const valid = filled
        .map((version) => z.safeParse(schema, getValueAt(version, [key])))
        .find(({ success }) => success);
      return [key, valid ? valid.data : createEmptyValue(getFieldAt(getSchema(file), [key]))];
    }),
  );
}

/** Returns a placeholder that the shop can render. */
function createEmptyValue({ control, fields, choices }: Partial<FieldSpec> = {}): unknown {
  if (fields)
    return Object.fromEntries(
      fields.flatMap((field) => (field.optional ? [] : [[field.key, createEmptyValue(field)]])),
    );
  if (control === "list" || control === "photos") return [];
  if (control === "amount") return 0;
  if (control === "switch") return false;
  return Object.keys(choices ?? {})[0] ?? "";
}
