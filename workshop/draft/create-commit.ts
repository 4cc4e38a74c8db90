import { isContentDocument } from "../../model/content/content-files.ts";
import { isEmptyValue } from "../../model/content/empty-values.ts";
import type { Commit, CommitChange } from "../../model/repository/commit.ts";
import { computeGitBlobId } from "../../model/repository/git-blob.ts";
import {
  collectReferencedMedia,
  createDraft,
  type Draft,
  dropUnreferencedMedia,
  getBlobId,
  getCurrentContent,
  hasFile,
  type Snapshot,
  setFile,
} from "./draft.ts";
import { updateYaml } from "./edit-yaml.ts";
import { findBagFile, SHOP_FILE } from "./field-refs.ts";

/** Deletes removed bags and media that only the base references; the draft of a started shop, all of the example. */
export function prepareCommit({ example, ...draft }: Draft): Draft {
  const files = { ...draft.files };
  for (const file of draft.removedBags) files[file] = null;
  let prepared = dropUnreferencedMedia({ ...draft, files, removedBags: [] });
  for (const file of listOrphans(prepared)) prepared = setFile(prepared, file, null);
  return example ? replaceExample(prepared, example) : prepared;
}

/** Makes a started shop's changes on the example, which is in the repository: what the shop's base lacks is deleted. */
function replaceExample(prepared: Draft, example: Snapshot): Draft {
  const removed = Object.keys(example.oids).filter((file) => !(file in prepared.base.oids));
  const deleted = Object.fromEntries(removed.map((file) => [file, null]));
  const shop = { [SHOP_FILE]: getCurrentContent(prepared, SHOP_FILE) };
  return { ...prepared, base: example, files: { ...deleted, ...shop, ...prepared.files } };
}

/** Lists the base's media that the draft no longer references, and all files in folders of removed bags. */
function listOrphans(draft: Draft): string[] {
  const before = collectReferencedMedia(createDraft(draft.base));
  const after = collectReferencedMedia(draft);
  return Object.keys(draft.base.oids).filter((file) => {
    const bag = findBagFile(file);
    const isInRemovedBag = bag && bag in draft.base.oids && !hasFile(draft, bag);
    return (isInRemovedBag || before.has(file)) && !after.has(file);
  });
}

/** Returns a file's path in the repository. A new file goes into the folder that its bag has there. */
function toOriginalPath({ originalPaths = {} }: Snapshot, file: string): string {
  const folder = originalPaths[findBagFile(file) ?? ""]?.replace("bolso.yaml", "");
  const path = folder ? file.replace(/^bolsos\/[^/]+\//, () => folder) : file;
  return originalPaths[file] ?? path;
}

/** Builds a commit from a prepared draft. @returns the commit, and the content after it */
export async function buildCommit({ base, files }: Draft, summaries: readonly string[]) {
  const texts = { ...base.texts };
  const oids = { ...base.oids };
  const changes: CommitChange[] = [];
  for (const [path, content] of Object.entries(files)) {
    delete texts[path];
    delete oids[path];
    // A document without fields is deleted.
    if (isContentDocument(path) && !isEmptyValue(content)) {
      const text = updateYaml(base.texts[path] ?? "", content);
      texts[path] = text;
      oids[path] = await computeGitBlobId(new TextEncoder().encode(text));
      changes.push({ path: toOriginalPath(base, path), text });
    } else {
      const oid = getBlobId(content);
      if (oid !== undefined) oids[path] = oid;
      changes.push({ path: toOriginalPath(base, path), oid: oid ?? null });
    }
  }
  // Hosts read «[skip ci]» in a message as an order not to build.
  const messageLines = summaries.map((text) => text.replace(/[[\]]/g, ""));
  const commit: Commit = { parent: base.head, messageLines, changes };
  return { commit, content: { texts, oids, originalPaths: base.originalPaths } };
}
