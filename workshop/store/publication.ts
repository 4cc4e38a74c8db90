import { renameNewBags } from "../draft/bags.ts";
import { buildCommit, prepareCommit } from "../draft/create-commit.ts";
import { type Draft, getPublishedSnapshot } from "../draft/draft.ts";
import { rebase } from "../draft/rebase.ts";
import { isBlocking } from "../draft/validate-draft.ts";
import { hasReason, type Repository, RepositoryError } from "../repository/repository.ts";
import { watchDeployment } from "./deployment.ts";
import type { DraftStorage } from "./draft-storage.ts";
import { rebaseDraft } from "./rebase-draft.ts";
import type { SourceState, State } from "./state.ts";

const INCOMPLETE_MESSAGE = "Falta algo para publicar: está en la lista.";

/** What a publication reads and changes. */
type Context = Pick<State, "getState" | "setState"> & {
  repository: Repository;
  storage: DraftStorage;
  setDraft: (draft: Draft, change?: Partial<SourceState>) => Promise<void>;
  updateDraft: (update: (draft: Draft) => Draft) => Promise<void>;
  saveDraft: () => Promise<void>;
  readBlob: (oid: string) => Promise<Blob>;
};

/** Publishes the draft, and watches until it is online. */
export function createPublication(context: Context) {
  const { repository, storage, getState, setState, setDraft, updateDraft, saveDraft, readBlob } =
    context;
  let stopWatching = () => {};

  /**
   * Rebases the draft onto the repository's latest commit.
   *
   * @throws RepositoryError if the list then has a change that the owner has not read
   */
  async function pull(): Promise<void> {
    const latest = await repository.readSnapshot(getPublishedSnapshot(getState().draft));
    const hasArrived = latest.head === getState().draft.pendingCommit;
    const { draft, publishError } = rebaseDraft(getState().draft, latest);
    await updateDraft(() => draft);
    if (hasArrived) watchPublication();
    if (publishError) throw publishError;
  }

  const setPendingCommit = (pendingCommit?: string): Promise<void> =>
    setDraft({ ...getState().draft, pendingCommit });

  /** Publishes all changes as one commit. */
  async function publishChanges(): Promise<void> {
    const { problems, isExample, publishable, publishableSummaries } = getState();
    if (problems.some(isBlocking) || isExample) throw new RepositoryError(INCOMPLETE_MESSAGE);
    const prepared = prepareCommit(publishable);
    // The pending commit has arrived, or the owner has undone its changes.
    if (Object.keys(prepared.files).length === 0) return setPendingCommit();
    const messageLines = publishableSummaries.map(({ text }) => text);
    const { commit, content } = await buildCommit(prepared, messageLines);
    const onUpload = (number: number, total: number) =>
      setState({ progress: `Subiendo fotos: ${number} de ${total}` });
    const published = await repository
      .publish(commit, { readBlob, onUpload, onCreated: setPendingCommit })
      .catch(async (error) => {
        // Without a response, the next try looks for this commit in the repository.
        if (!hasReason(error, "lost")) await setPendingCommit();
        throw error;
      });
    const snapshot = { ...published, ...content };
    await updateDraft((current) => rebase({ ...current, pendingCommit: snapshot.head }, snapshot));
    // The stored draft is older than what is online now: its values would return as changes. Without it there is room.
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

  const isLatestCommit = async (commit: string): Promise<boolean> =>
    (await repository.readSnapshot(getPublishedSnapshot(getState().draft))).head === commit;

  /** Watches the latest commit until it is online. Reports nothing if it already was when the workshop opened. */
  function watchHead(date?: string): void {
    stopWatching();
    stopWatching = watchDeployment(getState().draft.base.head, {
      date,
      isLatestCommit,
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
