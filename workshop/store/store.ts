import { buildContent } from "../../model/content/parse-content.ts";
import type { PublishedPhoto } from "../../model/repository/published-build.ts";
import { getBagName, renameNewBags } from "../draft/bags.ts";
import { type ChangeSummary, summarizeChanges } from "../draft/change-summaries.ts";
import type { Change } from "../draft/changes.ts";
import { buildCommit, prepareCommit } from "../draft/create-commit.ts";
import {
  createDraft,
  type Draft,
  dropUnreferencedMedia,
  getCurrentData,
  getPublishedSnapshot,
  normalizeFileNames,
  type Snapshot,
} from "../draft/draft.ts";
import { isDeepEqual } from "../draft/edit-yaml.ts";
import { addNewSizes, collectPublishedSizes } from "../draft/photo-sizes.ts";
import {
  listKeptItems,
  listLostBags,
  listUnreadChanges,
  rebase,
  revertTo,
} from "../draft/rebase.ts";
import { isExampleDraft } from "../draft/start-shop.ts";
import { discardChanges, undoChanges } from "../draft/undo-changes.ts";
import { buildValidFiles } from "../draft/valid-files.ts";
import {
  dropWaitingBags,
  findNewWarnings,
  identifyWarnings,
  isBlocking,
  validateDraft,
} from "../draft/validate-draft.ts";
import { describeForeignChanges } from "../messages.ts";
import {
  hasReason,
  type Repository,
  RepositoryError,
  type Version,
} from "../repository/repository.ts";
import { type Deployment, watchDeployment } from "./deployment.ts";
import type { DraftStorage } from "./draft-storage.ts";

/** The part of `StoreState` from which the rest derives. */
type SourceState = {
  draft: Draft;
  /** Whether the latest commit is online yet; undefined if it already was when the workshop opened. */
  deployment?: Deployment;
  isPublishing: boolean;
  /** The progress of the photos' upload. */
  progress?: string | undefined;
  /** Why the last publication failed, until the draft changes. */
  publishError?: unknown;
  /** The owner's last undoing or removal, until the draft changes again. `word` names it beside «Recuperar». */
  lastDeletion?: { word: string; before: Draft } | undefined;
  /** Whether this browser has stored the last change. */
  isSaved: boolean;
};

export type Store = Awaited<ReturnType<typeof openStore>>;
/** Each change creates a new object. */
export type StoreState = ReturnType<Store["getState"]>;

const INCOMPLETE_MESSAGE = "Falta algo para publicar: está en la lista.";

const EXAMPLE_VERSION_MESSAGE =
  "Esa versión es la tienda de prueba, no la tuya: no se puede volver a ella. Tu tienda sigue como está.";

/** Returns the lines of a draft's list that have one of the changes. */
const listLines = (draft: Draft, changes: readonly Change[]): string[] =>
  summarizeChanges(draft)
    .filter((line) =>
      line.changes.some((change) => changes.some((other) => isDeepEqual(other, change))),
    )
    .map(({ text }) => text);

/** Rebases a draft, and explains what the owner has not read in the list of its changes. */
function rebaseDraft(read: Draft, onto: Snapshot): { draft: Draft; publishError?: Error } {
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

/** Opens the workshop's store: a repository's content with the changes that this browser has stored. */
export async function openStore(
  repository: Repository,
  storage: DraftStorage,
  publishedPhotos: Promise<readonly PublishedPhoto[]>,
) {
  const storedDraft = await storage.load();
  const readSnapshot: Repository["readSnapshot"] = async (...args) =>
    normalizeFileNames(await repository.readSnapshot(...args));
  const snapshot = await readSnapshot(storedDraft && getPublishedSnapshot(storedDraft));
  const listeners = new Set<() => void>();
  let stopWatching = () => {};
  const initialState: SourceState = {
    isPublishing: false,
    isSaved: true,
    ...(storedDraft ? rebaseDraft(storedDraft, snapshot) : { draft: createDraft(snapshot) }),
  };
  // Delete only at opening: later this could delete a photo that is being added to the draft.
  await storage.deleteUnusedBlobs(initialState.draft).catch(() => {});

  /** The warnings about the draft's base, which the owner has published so. */
  let published: { base: Snapshot; warnings: ReadonlySet<string> } | undefined;
  let validFiles: ReturnType<typeof buildValidFiles> = [];
  let photoSizes = collectPublishedSizes(await publishedPhotos);
  function deriveState(draft: Draft) {
    photoSizes = addNewSizes(photoSizes, draft);
    validFiles = buildValidFiles(draft, validFiles);
    const summaries = summarizeChanges(draft);
    const problems = validateDraft(draft, photoSizes);
    const publishable = dropWaitingBags(draft, problems);
    if (draft.base !== published?.base) {
      const base = createDraft(draft.base);
      const warnings = identifyWarnings(base, validateDraft(base, photoSizes));
      // Nobody has published the empty shop that takes the example's place.
      published = { base: draft.base, warnings: draft.example ? new Set() : warnings };
    }
    return {
      // Bag URLs contain the folder instead of the name's slug, so that a tap on a link finds the bag.
      content: buildContent(validFiles, (folder) => folder),
      summaries,
      problems,
      newWarnings: findNewWarnings(draft, problems, published.warnings),
      isExample: isExampleDraft(draft),
      /** The draft that the next publication commits: without new bags that wait. */
      publishable,
      publishableSummaries: publishable === draft ? summaries : summarizeChanges(publishable),
    };
  }
  let state = { ...initialState, ...deriveState(initialState.draft) };

  function setState(change: Partial<SourceState>): void {
    state = { ...state, ...change, ...(change.draft && deriveState(change.draft)) };
    for (const listener of listeners) listener();
  }

  /** Stores the draft in this browser, and tells the owner if the browser refuses. */
  async function saveDraft(): Promise<void> {
    const isSaved = await storage.save(state.draft);
    if (isSaved !== state.isSaved) setState({ isSaved });
  }

  /** Replaces and stores the draft. Without a change of the owner's the last error still holds. */
  async function setDraft(draft: Draft, change: Partial<SourceState> = {}): Promise<void> {
    setState({ lastDeletion: undefined, ...change, draft });
    await saveDraft();
  }

  /** Shows the change at once. Resolves once the browser has stored it or refused to. */
  async function updateDraft(
    update: (draft: Draft) => Draft,
    change: Partial<SourceState> = {},
  ): Promise<void> {
    // Safari deletes the draft after a week without a visit, unless it grants this.
    if (Object.keys(state.draft.files).length === 0) void navigator.storage?.persist?.();
    const draft = dropUnreferencedMedia(update(state.draft));
    await setDraft(draft, { publishError: undefined, ...change });
  }

  /** Changes the draft in a way that the owner can take back. @param word says what it has done */
  const remove = (word: string, update: (draft: Draft) => Draft): Promise<void> =>
    updateDraft(update, { lastDeletion: { word, before: state.draft } });

  const readBlob = async (oid: string): Promise<Blob> =>
    (await storage.loadBlob(oid)) ?? repository.readBlob(oid);

  /**
   * Rebases the draft onto the repository's latest commit.
   *
   * @throws RepositoryError if the list then has a change that the owner has not read
   */
  async function pull(): Promise<void> {
    const latest = await readSnapshot(getPublishedSnapshot(state.draft));
    const hasArrived = latest.head === state.draft.pendingCommit;
    const { draft, publishError } = rebaseDraft(state.draft, latest);
    await updateDraft(() => draft);
    if (hasArrived) watchPublication();
    if (publishError) throw publishError;
  }

  const setPendingCommit = (pendingCommit?: string): Promise<void> => {
    const { pendingCommit: _previous, ...draft } = state.draft;
    return setDraft(pendingCommit ? { ...draft, pendingCommit } : draft);
  };

  /** Publishes all changes as one commit. */
  async function publishChanges(): Promise<void> {
    const { problems, isExample, publishable, publishableSummaries } = state;
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
    if (!state.isSaved) await storage.discard().then(saveDraft, () => {});
    watchPublication();
  }

  /** Publishes all changes, also on top of a commit that came first. @throws RepositoryError */
  async function publish(): Promise<void> {
    setState({ isPublishing: true, publishError: undefined });
    try {
      // The pending commit has the folders of its time.
      if (state.draft.pendingCommit) await pull();
      else await setDraft(renameNewBags(state.draft));
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
    (await readSnapshot(getPublishedSnapshot(state.draft))).head === commit;

  /** Watches the latest commit until it is online. Reports nothing if it already was when the workshop opened. */
  function watchHead(date?: string): void {
    stopWatching();
    stopWatching = watchDeployment(state.draft.base.head, {
      date,
      isLatestCommit,
      onChange: (deployment) => {
        if (deployment.state !== "online" || state.deployment) setState({ deployment });
      },
    });
  }

  function watchPublication(): void {
    setState({ deployment: { state: "publishing" } });
    watchHead();
  }

  // A local folder has no dates, and an edit by hand there publishes nothing.
  if (snapshot.date) watchHead(snapshot.date);
  // Store the snapshot too, so that the next opening reads only later changes.
  await saveDraft();

  return {
    getState: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    updateDraft,
    getCurrentData: (file: string): Record<string, unknown> => getCurrentData(state.draft, file),
    saveBlob: storage.saveBlob,
    readBlob,
    remove,
    /** Takes the last deletion back. */
    recover: (): Promise<void> => updateDraft((draft) => state.lastDeletion?.before ?? draft),
    undo: ({ changes }: ChangeSummary): Promise<void> =>
      remove("Deshecho", (draft) => undoChanges(draft, changes)),
    undoAll: (): Promise<void> => remove("Deshecho", discardChanges),
    publish,
    listVersions: repository.listVersions,
    /** Replaces the draft with one that restores a version. @throws RepositoryError if that version is the example */
    async revertTo({ oid }: Version): Promise<void> {
      const latest = await readSnapshot(getPublishedSnapshot(state.draft));
      const version = await readSnapshot(latest, oid);
      if (isExampleDraft(createDraft(version)) && !state.isExample)
        throw new RepositoryError(EXAMPLE_VERSION_MESSAGE);
      await updateDraft(() => revertTo(latest, version));
    },
  };
}
