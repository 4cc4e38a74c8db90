import type { PublishedPhoto } from "../../model/repository/published-build.ts";
import type { ChangeSummary } from "../draft/change-summaries.ts";
import {
  createDraft,
  type Draft,
  dropUnreferencedMedia,
  getCurrentData,
  getPublishedSnapshot,
  normalizeFileNames,
} from "../draft/draft.ts";
import { collectPublishedSizes } from "../draft/photo-sizes.ts";
import { revertTo } from "../draft/rebase.ts";
import { isExampleDraft } from "../draft/start-shop.ts";
import { discardChanges, undoChanges } from "../draft/undo-changes.ts";
import { type Repository, RepositoryError, type Version } from "../repository/repository.ts";
import type { DraftStorage } from "./draft-storage.ts";
import { createPublication } from "./publication.ts";
import { rebaseDraft } from "./rebase-draft.ts";
import { createState, type SourceState } from "./state.ts";

export type Store = Awaited<ReturnType<typeof openStore>>;

const EXAMPLE_VERSION_MESSAGE =
  "Esa versión es la tienda de prueba, no la tuya: no se puede volver a ella. Tu tienda sigue como está.";

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
  const initialState: SourceState = {
    isPublishing: false,
    isSaved: true,
    announcement: "",
    preparingCount: 0,
    ...(storedDraft ? rebaseDraft(storedDraft, snapshot) : { draft: createDraft(snapshot) }),
  };
  // Delete only at opening: later this could delete a photo that is being added to the draft.
  await storage.deleteUnusedBlobs(initialState.draft).catch(() => {});
  const sizes = collectPublishedSizes(await publishedPhotos);
  const { getState, setState, subscribe } = createState(initialState, sizes);

  /** Stores the draft in this browser, and tells the owner if the browser refuses. */
  async function saveDraft(): Promise<void> {
    const isSaved = await storage.save(getState().draft);
    if (isSaved !== getState().isSaved) setState({ isSaved });
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
    if (Object.keys(getState().draft.files).length === 0) void navigator.storage?.persist?.();
    const draft = dropUnreferencedMedia(update(getState().draft));
    await setDraft(draft, { publishError: undefined, ...change });
  }

  /** Changes the draft in a way that the owner can take back. @param word says what it has done */
  const remove = (word: string, update: (draft: Draft) => Draft): Promise<void> =>
    updateDraft(update, { lastDeletion: { word, before: getState().draft } });

  const readBlob = async (oid: string): Promise<Blob> =>
    (await storage.loadBlob(oid)) ?? repository.readBlob(oid);

  const publication = createPublication({
    repository: { ...repository, readSnapshot },
    storage,
    getState,
    setState,
    setDraft,
    updateDraft,
    saveDraft,
    readBlob,
  });

  // A local folder has no dates, and an edit by hand there publishes nothing.
  if (snapshot.date) publication.watchHead(snapshot.date);
  // Store the snapshot too, so that the next opening reads only later changes.
  await saveDraft();

  return {
    getState,
    subscribe,
    /** Tells the result of the owner's last action in the status line. */
    announce: (announcement: string): void => setState({ announcement }),
    /** Counts photos that are being prepared; a negative number when they are ready. */
    countPreparing: (count: number): void =>
      setState({ preparingCount: getState().preparingCount + count }),
    updateDraft,
    getCurrentData: (file: string): Record<string, unknown> =>
      getCurrentData(getState().draft, file),
    saveBlob: storage.saveBlob,
    readBlob,
    remove,
    /** Takes the last deletion back. */
    recover: (): Promise<void> => updateDraft((draft) => getState().lastDeletion?.before ?? draft),
    undo: ({ changes }: ChangeSummary): Promise<void> =>
      remove("Deshecho", (draft) => undoChanges(draft, changes)),
    undoAll: (): Promise<void> => remove("Deshecho", discardChanges),
    publish: publication.publish,
    listVersions: repository.listVersions,
    /** Replaces the draft with one that restores a version. @throws RepositoryError if that version is the example */
    async revertTo({ oid }: Version): Promise<void> {
      const latest = await readSnapshot(getPublishedSnapshot(getState().draft));
      const version = await readSnapshot(latest, oid);
      if (isExampleDraft(createDraft(version)) && !getState().isExample)
        throw new RepositoryError(EXAMPLE_VERSION_MESSAGE);
      await updateDraft(() => revertTo(latest, version));
    },
  };
}
