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

/** Every photograph, film and drawing that some file names. */
const referencedMedia = (draft: Draft): Set<string> =>
  new Set(
    Object.keys({ ...draft.base.texts, ...draft.files }).flatMap((file) =>
      mediaReferences(file, currentContent(draft, file)).map((named) => named.file),
    ),
  );

/** The draft without the photographs that she has added and taken out again. */
export function dropUnreferencedMedia(draft: Draft): Draft {
  const named = referencedMedia(draft);
  const isKept = (file: string) =>
    isContentDocument(file) ||
    file in draft.base.oids ||
    file === SHARE_IMAGE_FILE ||
    named.has(normalizeFileName(file));
  const files = Object.entries(draft.files).filter(([file]) => isKept(file));
  return { ...draft, files: Object.fromEntries(files) };
}

/** A new file is named by its bytes: no other one is ever taken for it. */
export const fileNameFor = ({ oid }: BlobRef, ending = "jpg"): string =>
  `${oid.slice(0, 10)}.${ending}`;

/** The draft as it is published. What was named and is no longer goes: history keeps it. */
export function prepareCommit(draft: Draft): Draft {
  const whole = Object.entries(draft.files).reduce(
    (next, [file, said]) => setFile(next, file, normalizeForCommit(said)),
    draft,
  );
  const [before, named] = [referencedMedia(createDraft(draft.base)), referencedMedia(whole)];
  return Object.keys(draft.base.oids)
    .filter((file) => {
      // A bag takes its whole folder along.
      const bag = bagFile(file.split("/")[1] ?? "");
      const isOfGone = file.startsWith("bolsos/") && bag in draft.base.oids && !hasFile(whole, bag);
      return (
        (isOfGone || before.has(normalizeFileName(file))) && !named.has(normalizeFileName(file))
      );
    })
    .reduce((next, file) => setFile(next, file, null), whole);
}

/** What a draft, as it is published, writes and removes, and the content after it. */
export async function createCommit(
  { base, files }: Draft,
  sentences: readonly string[],
  media: (oid: string) => Promise<Blob>,
): Promise<{ commit: Commit; tree: Omit<Snapshot, "head"> }> {
  const [texts, oids] = [{ ...base.texts }, { ...base.oids }];
  const commit: Commit = {
    parent: base.head,
    messageLines: sentences,
    additions: [],
    deletions: [],
  };
  for (const [path, said] of Object.entries(files))
    if (said === null) {
      commit.deletions.push(path);
      delete texts[path];
      delete oids[path];
    } else {
      const isText = isContentDocument(path);
      if (isText) texts[path] = updateYaml(base.texts[path] ?? "", said);
      const blob = isText ? new Blob([texts[path] ?? ""]) : await media(Object(said).oid);
      const bytes = new Uint8Array(await blob.arrayBuffer());
      commit.additions.push({ path, bytes });
      oids[path] = await gitBlobId(bytes);
    }
  return { commit, tree: { texts, oids } };
}
