import { START_CHANGE } from "./changes.ts";
import {
  type Change,
  createDraft,
  type Draft,
  dropUnreferencedMedia,
  getEditedContent,
  setFile,
  setValue,
} from "./draft.ts";
import { isDeepEqual } from "./edit-yaml.ts";
import { rebase } from "./rebase.ts";

/** Undoes some of the draft's changes. A removed bag returns as it was before its removal. */
export function undoChanges(draft: Draft, changes: readonly Change[]): Draft {
  let next = draft;
  for (const change of changes)
    if (isDeepEqual(change, START_CHANGE)) next = undoStart(next);
    else
      next = next.removedBags.includes(change.file)
        ? setFile(next, change.file, getEditedContent(next, change.file))
        : setValue(next, change, change.before);
  return dropUnreferencedMedia(next);
}

/** Undoes all of the draft's changes. */
export const discardChanges = ({ base, pendingCommit, example }: Draft): Draft => ({
  ...createDraft(example ?? base),
  pendingCommit,
});

/** Returns the example with what the owner has written since the start. */
const undoStart = ({ example, ...draft }: Draft): Draft =>
  example ? rebase(draft, example) : draft;
