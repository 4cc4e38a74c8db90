import { getBagName, renameNewBags } from "../draft/bags.ts";
import { summarizeChanges } from "../draft/changes.ts";
import { buildCommit, prepareCommit } from "../draft/create-commit.ts";
import {
  type Change,
  type Draft,
  getCurrentData,
  getPublishedSnapshot,
  type Snapshot,
} from "../draft/draft.ts";
import { isDeepEqual } from "../draft/edit-yaml.ts";
import { listKeptItems, listLostBags, listUnreadChanges, rebase } from "../draft/rebase.ts";
import { isBlocking } from "../draft/validate-draft.ts";
import { describeForeignChanges } from "../messages.ts";
import { hasReason, type Repository, RepositoryError } from "../repository/repository.ts";
import { watchDeployment } from "./deployment.ts";
import type { DraftStorage } from "./draft-storage.ts";
import type { State } from "./state.ts";

const INCOMPLETE_MESSAGE = "Falta algo para publicar: está en la lista.";

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

/** Publishes the draft, and watches until it is online. */
export function createPublication(repository: Repository, storage: DraftStorage, state: State) {
  const { getState, setState, saveDraft, setDraft, updateDraft } = state;
  let stopWatching = () => {};

  const readLatest = () => repository.readSnapshot(getPublishedSnapshot(getState().draft));

  /** Rebases the draft onto the latest commit. @throws RepositoryError if the owner has to read the list of changes again */
  async function pull(): Promise<void> {
    const latest = await readLatest();
    const hasArrived = latest.head === getState().draft.pendingCommit;
    const { draft, publishError } = rebaseDraft(getState().draft, latest);
    await updateDraft(() => draft);
    if (hasArrived) watchPublication();
    if (publishError) throw publishError;
  }

  const setPendingCommit = (pendingCommit?: string): Promise<void> =>
    setDraft({ ...getState().draft, pendingCommit });

  async function publishChanges(): Promise<void> {
    const { problems, isExample, publishable, publishableSummaries } = getState();
    if (problems.some(isBlocking) || isExample) throw new RepositoryError(INCOMPLETE_MESSAGE);
    const prepared = prepareCommit(publishable);
    // The pending commit has arrived, or the owner has undone its changes.
    if (Object.keys(prepared.files).length === 0) return setPendingCommit();
    const summaries = publishableSummaries.map(({ text }) => text);
    const { commit, content } = await buildCommit(prepared, summaries);
    const onUpload = (number: number, total: number) =>
      setState({ progress: `Subiendo fotos: ${number} de ${total}` });
    const published = await repository
      .publish(commit, { readBlob: repository.readBlob, onUpload, onCreated: setPendingCommit })
      .catch(async (error) => {
        // Without a response, the next try looks for this commit in the repository.
        if (!hasReason(error, "lost")) await setPendingCommit();
        throw error;
      });
    const snapshot = { ...published, ...content };
    await updateDraft((current) => rebase({ ...current, pendingCommit: snapshot.head }, snapshot));
    // The stored draft is older than what is online now: its values would return as changes. The browser may have room once it is discarded.
    if (!getState().isSaved) await storage.discard().then(saveDraft, () => {});
    watchPublication();
  }

  /** Publishes all changes, also on top of a commit that came first. @throws RepositoryError */
  async function publish(): Promise<void> {
    setState({ isPublishing: true, publishError: undefined });
    try {
      // The pending commit has the folders of its time.
      if (getState().draft.pendingCommit) await pull();
      else await setDraft(renameNewBags(getState().draft));
      await publishChanges().catch(async (error) => {
        if (!hasReason(error, "stale")) throw error;
        await pull();
        await publishChanges();
      });
    } catch (publishError) {
      setState({ publishError });
      throw publishError;
    } finally {
      setState({ isPublishing: false, progress: undefined });
    }
  }

  /** Watches the latest commit until it is online. Reports nothing if it already was when the workshop opened. */
  function watchHead(date?: string): void {
    stopWatching();
    stopWatching = watchDeployment(getState().draft.base.head, {
      date,
      isLatestCommit: async (commit) => (await readLatest()).head === commit,
      onChange: (deployment) => {
        if (deployment.state !== "online" || getState().deployment) setState({ deployment });
      },
    });
  }

  function watchPublication(): void {
    setState({ deployment: { state: "publishing" } });
    watchHead();
  }

  return { publish, watchHead };
}
