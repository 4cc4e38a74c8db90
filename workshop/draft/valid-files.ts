import { SINGLETON_FILES } from "../../model/content/content-files.ts";
import { readDocument } from "../../model/content/document.ts";
import { pickValidValues } from "../../model/content/valid-values.ts";
import { listBags } from "./bags.ts";
import { type Draft, type FileContent, getCurrentContent, readSnapshotFile } from "./draft.ts";

/** `content`: the draft's, from which `data` was taken. */
export type ValidFile = { file: string; data: Record<string, unknown>; content: FileContent };

/** Returns the draft's data for the preview. An invalid field keeps its value of `previous`, which the preview shows now. */
export function buildValidFiles(draft: Draft, previous: readonly ValidFile[] = []): ValidFile[] {
  const lastFiles = new Map(previous.map((entry) => [entry.file, entry]));
  return [...SINGLETON_FILES, ...listBags(draft).map(({ file }) => file)].map((file) => {
    const last = lastFiles.get(file);
    const content = getCurrentContent(draft, file);
    if (last && last.content === content) return last;
    const fallback = last?.data ?? pickValidValues(file, readSnapshotFile(draft.base, file));
    return { file, content, data: { ...fallback, ...readDocument(file, content).values } };
  });
}
