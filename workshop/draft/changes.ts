import {
  type Change,
  type Draft,
  diffContents,
  listReferencedFiles,
  readSnapshotFile,
} from "./draft.ts";
import { findBagFile, SHOP_FILE } from "./field-refs.ts";

/** The owner starts an empty shop in the place of the example. */
export const START_CHANGE: Change = { file: SHOP_FILE, path: [], before: null, after: null };

/** Returns the difference between the repository and the files that the owner has edited. */
export const listFileChanges = ({ base, files }: Draft): Change[] =>
  Object.entries(files).flatMap(([file, content]) =>
    diffContents(readSnapshotFile(base, file), content, file),
  );

/**
 * Returns the difference between the repository and the draft. A new photo is part of the change that names it, and what
 * the owner has changed in a removed bag is part of its removal.
 */
export function listChanges(draft: Draft): Change[] {
  const { base, removedBags } = draft;
  const newReferences = collectNewReferences(draft);
  const isPartOfOther = ({ file, before }: Change): boolean =>
    removedBags.includes(findBagFile(file) ?? "") || (before === null && newReferences.has(file));
  const changes = listFileChanges(draft).filter((change) => !isPartOfOther(change));
  if (draft.example) changes.unshift(START_CHANGE);
  for (const file of removedBags)
    changes.push({ file, path: [], before: readSnapshotFile(base, file), after: null });
  return changes;
}

/** Returns the media that the owner's changes name. */
function collectNewReferences({ base, files }: Draft): Set<string> {
  const references = new Set<string>();
  for (const [document, content] of Object.entries(files)) {
    const published = listReferencedFiles(document, readSnapshotFile(base, document));
    for (const file of listReferencedFiles(document, content))
      if (!published.includes(file)) references.add(file);
  }
  return references;
}
