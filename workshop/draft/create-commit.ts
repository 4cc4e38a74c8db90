import { normalizeFileName } from "../../model/values.ts";
import { gitBlobId } from "../repository/git-blob.ts";
import type { Commit } from "../repository/repository.ts";
import { bagFile, isContentDocument, mediaReferences, SHARE_IMAGE_FILE } from "./content-paths.ts";
import {
  type BlobRef,
  createDraft,
  currentContent,
  type Draft,
  hasFile,
  normalizeForCommit,
  type Snapshot,
  setFile,
} from "./draft.ts";
import { updateYaml } from "./edit-yaml.ts";

/** Returns the paths of all photos, films and drawings that the draft's files reference. */
const referencedMedia = (draft: Draft): Set<string> =>
  new Set(
    Object.keys({ ...draft.base.texts, ...draft.files }).flatMap((file) =>
      mediaReferences(file, currentContent(draft, file)).map((reference) => reference.file),
    ),
  );

/** Drops new media that the draft no longer references. */
export function dropUnreferencedMedia(draft: Draft): Draft {
  const referenced = referencedMedia(draft);
  const isNeeded = (file: string) =>
    isContentDocument(file) ||
    file in draft.base.oids ||
    file === SHARE_IMAGE_FILE ||
    referenced.has(normalizeFileName(file));
  const files = Object.entries(draft.files).filter(([file]) => isNeeded(file));
  return { ...draft, files: Object.fromEntries(files) };
}

/** Names a new file after its bytes, so that different files never share a name. */
export const fileNameFor = ({ oid }: BlobRef, extension = "jpg"): string =>
  `${oid.slice(0, 10)}.${extension}`;

/** Returns the draft with normalized data, and with the media deleted that only its base references. */
export function prepareCommit(draft: Draft): Draft {
  const normalized = Object.entries(draft.files).reduce(
    (next, [file, content]) => setFile(next, file, normalizeForCommit(content)),
    draft,
  );
  return listOrphans(normalized).reduce((next, file) => setFile(next, file, null), normalized);
}

/** Lists the base's media that the draft no longer references, and all files in folders of removed bags. */
function listOrphans(draft: Draft): string[] {
  const before = referencedMedia(createDraft(draft.base));
  const after = referencedMedia(draft);
  return Object.keys(draft.base.oids).filter((file) => {
    const name = normalizeFileName(file);
    const bag = bagFile(file.split("/")[1] ?? "");
    const isInRemovedBag =
      file.startsWith("bolsos/") && bag in draft.base.oids && !hasFile(draft, bag);
    return (isInRemovedBag || before.has(name)) && !after.has(name);
  });
}

/** Creates a commit from a prepared draft. @returns the commit, and the content after it */
export async function createCommit(
  { base, files }: Draft,
  messageLines: readonly string[],
  readBlob: (oid: string) => Promise<Blob>,
): Promise<{ commit: Commit; tree: Omit<Snapshot, "head"> }> {
  const [texts, oids] = [{ ...base.texts }, { ...base.oids }];
  const commit: Commit = { parent: base.head, messageLines, additions: [], deletions: [] };
  for (const [path, content] of Object.entries(files))
    if (content === null) {
      commit.deletions.push(path);
      delete texts[path];
      delete oids[path];
    } else {
      const isText = isContentDocument(path);
      if (isText) texts[path] = updateYaml(base.texts[path] ?? "", content);
      const blob = isText ? new Blob([texts[path] ?? ""]) : await readBlob(Object(content).oid);
      const bytes = new Uint8Array(await blob.arrayBuffer());
      commit.additions.push({ path, bytes });
      oids[path] = await gitBlobId(bytes);
    }
  return { commit, tree: { texts, oids } };
}
