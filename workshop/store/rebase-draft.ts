import { getBagName } from "../draft/bags.ts";
import { summarizeChanges } from "../draft/change-summaries.ts";
import type { Change } from "../draft/draft.ts";
import { type Draft, getCurrentData, type Snapshot } from "../draft/draft.ts";
import { isDeepEqual } from "../draft/edit-yaml.ts";
import { listKeptItems, listLostBags, listUnreadChanges, rebase } from "../draft/rebase.ts";
import { describeForeignChanges } from "../messages.ts";
import { RepositoryError } from "../repository/repository.ts";

/** Returns the lines of a draft's list that have one of the changes. */
const listLines = (draft: Draft, changes: readonly Change[]): string[] =>
  summarizeChanges(draft)
    .filter((line) =>
      line.changes.some((change) => changes.some((other) => isDeepEqual(other, change))),
    )
    .map(({ text }) => text);

/** Rebases a draft, and explains what the owner has not read in the list of its changes. */
export function rebaseDraft(read: Draft, onto: Snapshot): { draft: Draft; publishError?: Error } {
  const draft = rebase(read, onto);
  // The owner knows the changes of the pending commit.
  if (onto.head === read.pendingCommit) return { draft };
  const lostBags = listLostBags(draft, read).map((file) => getBagName(getCurrentData(read, file)));
  const message = describeForeignChanges(
    listLines(draft, listUnreadChanges(draft, read)),
    lostBags,
    listLines(read, listKeptItems(draft, read)),
  );
  return message ? { draft, publishError: new RepositoryError(message) } : { draft };
}
