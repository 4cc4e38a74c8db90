import { buildContent } from "../model/parse-content.ts";
import { isError, type Path } from "../model/problem.ts";
import { type DeploymentStatus, type PublishedCommit, watchDeployment } from "./deployment.ts";
import { type ChangeSummary, summarizeChanges, undoSummary } from "./draft/change-summaries.ts";
import { createCommit, dropUnreferencedMedia, prepareCommit } from "./draft/create-commit.ts";
import { createDraft, currentData, type Draft, rebase, revertTo, setField } from "./draft/draft.ts";
import { buildValidFiles } from "./draft/valid-files.ts";
import { dropWaitingBags, validateDraft } from "./draft/validate-draft.ts";
import type { DraftStorage } from "./draft-storage.ts";
import { type Repository, RepositoryError, type Version } from "./repository/repository.ts";

/** The source state; `StoreState` is derived from it. */
type SourceState = {
  draft: Draft;
  /** Whether the last published commit is online yet. */
  deployment?: DeploymentStatus;
  /** Whether this browser has stored the last change. */
  isSaved: boolean;
  /** Replaced drafts that the owner can restore, oldest first. */
  stashes: readonly Draft[];
};

export type Store = Awaited<ReturnType<typeof openStore>>;
/** Each change creates a new object. */
export type StoreState = ReturnType<Store["getState"]>;

const MAX_PUBLISH_TRIES = 3;

const CONFLICT_MESSAGE =
  "Desde otro sitio han cambiado lo mismo que tú: míralo en la lista. Si sigues, queda lo tuyo; si lo deshaces, queda lo de la otra persona.";
const INCOMPLETE_MESSAGE = "Falta algo para publicar: está en la lista.";

/** Opens the workshop's store: a repository's content with the changes that this browser has stored. */
export async function openStore(repository: Repository, storage: DraftStorage) {
  const [snapshot, storedDraft, stashes = [], publishedCommit] = await Promise.all([
    repository.readSnapshot(),
    storage.load<Draft>("draft"),
    storage.load<Draft[]>("set aside"),
    storage.load<PublishedCommit>("published"),
  ]);
  const listeners = new Set<() => void>();
  let stopWatching = () => {};
  /** The unresolved conflicts that `publish` has reported: the next call overwrites the other commit's values. */
  let acknowledgedConflicts: Draft["conflicts"] = [];
  let source: SourceState = {
    draft: storedDraft ? rebase(storedDraft, snapshot) : createDraft(snapshot),
    isSaved: true,
    stashes,
  };
  let validFiles = buildValidFiles(source.draft);
  const deriveState = () => ({
    ...source,
    // Bag URLs contain the folder instead of the name's slug, so that a tap on a link finds the bag.
    content: buildContent(validFiles, (folder) => folder),
    summaries: summarizeChanges(source.draft),
    problems: validateDraft(source.draft),
  });
  let state = deriveState();

  function setState(change: Partial<SourceState>): void {
    source = { ...source, ...change };
    validFiles = buildValidFiles(source.draft, validFiles);
    state = deriveState();
    for (const listener of listeners) listener();
  }

  /** Shows the change at once. Resolves once the browser has stored it or refused to. */
  async function updateDraft(update: (draft: Draft) => Draft): Promise<void> {
    if (Object.keys(source.draft.files).length === 0) void storage.persist();
    const draft = dropUnreferencedMedia(update(source.draft));
    setState({ draft });
    acknowledgedConflicts = acknowledgedConflicts.filter((key) => draft.conflicts.includes(key));
    const isSaved = await storage.save("draft", draft);
    if (isSaved !== source.isSaved) setState({ isSaved });
  }

  const readBlob = async (oid: string): Promise<Blob> =>
    (await storage.loadBlob(oid)) ?? repository.readBlob(oid);

  /** Rebases the draft onto the repository's latest commit. */
  async function pull(): Promise<void> {
    const latest = await repository.readSnapshot();
    await updateDraft((draft) => rebase(draft, latest));
  }

  /** @throws RepositoryError for errors in the content, and once for each conflict */
  function assertPublishable(): void {
    const { draft, problems } = state;
    if (!draft.conflicts.every((key) => acknowledgedConflicts.includes(key))) {
      acknowledgedConflicts = draft.conflicts;
      throw new RepositoryError("other", CONFLICT_MESSAGE);
    }
    if (problems.some((problem) => isError(problem) && !problem.waits))
      throw new RepositoryError("other", INCOMPLETE_MESSAGE);
  }

  /** Publishes all changes as one commit. @throws RepositoryError */
  async function publish(): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      // The last commit got no answer, or another commit came first.
      if (source.draft.pendingCommit) await pull();
      assertPublishable();
      const published = dropUnreferencedMedia(dropWaitingBags(state.draft, state.problems));
      const prepared = prepareCommit(published);
      const { base, files } = prepared;
      // The last commit has arrived after all.
      if (Object.keys(files).length === 0)
        return watch({ oid: base.head, date: new Date().toISOString(), publishedAt: Date.now() });
      const messageLines = summarizeChanges(published).map(({ text }) => text);
      const { commit, tree } = await createCommit(prepared, messageLines, readBlob);
      await updateDraft((draft) => ({ ...draft, pendingCommit: files }));
      try {
        const { head, date } = await repository.publish(commit);
        await updateDraft((draft) => rebase(draft, { head, ...tree }));
        watch({ oid: head, date, publishedAt: Date.now() });
        return await storage.deleteUnusedBlobs([source.draft, ...source.stashes]);
      } catch (error) {
        const isStale = error instanceof RepositoryError && error.reason === "stale";
        if (!isStale || tries === MAX_PUBLISH_TRIES) throw error;
      }
    }
  }

  /** Follows a commit until it is online, also after the workshop is opened again. */
  function watch(commit: PublishedCommit): void {
    void storage.save("published", commit);
    stopWatching();
    stopWatching = watchDeployment(commit, (deployment) => {
      if (deployment.state !== source.deployment?.state) setState({ deployment });
      if (deployment.state === "online") void storage.save("published", undefined);
    });
  }

  if (publishedCommit) watch(publishedCommit);

  /** Replaces the draft, and stashes it if it has changes other than a revert. */
  function replaceDraft(update: (draft: Draft) => Draft, stashes = source.stashes): Promise<void> {
    const { draft, summaries } = state;
    const needsStash = summaries.length > 0 && !draft.isRevert;
    const next = needsStash ? [...stashes, draft] : stashes;
    setState({ stashes: next });
    void storage.save("set aside", next);
    return updateDraft(update);
  }

  return {
    getState: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    updateDraft,
    setField: (file: string, path: Path, value: unknown): Promise<void> =>
      updateDraft((draft) => setField(draft, file, path, value)),
    currentData: (file: string): Record<string, unknown> => currentData(source.draft, file),
    saveBlob: storage.saveBlob,
    readBlob,
    undo: (summary: ChangeSummary): Promise<void> =>
      updateDraft((draft) => undoSummary(draft, summary)),
    publish,
    listVersions: repository.listVersions,
    /** Replaces the draft with one that reverts to a version. */
    async revertTo({ oid }: Version): Promise<void> {
      const [version, latest] = await Promise.all([
        repository.readSnapshot(oid),
        repository.readSnapshot(),
      ]);
      await replaceDraft(() => revertTo(latest, version));
    },
    /** Replaces the draft with the oldest stash. */
    async popStash(): Promise<void> {
      const [stash, ...stashes] = source.stashes;
      if (stash) await replaceDraft((draft) => rebase(stash, draft.base), stashes);
    },
  };
}
