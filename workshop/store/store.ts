import type { PublishedPhoto } from "../../model/repository/published-build.ts";
import { DEFAULT_COLOURS } from "../../model/schema/colours.ts";
import type { ChangeSummary } from "../draft/changes.ts";
import {
  createDraft,
  type Draft,
  getCurrentData,
  getPublishedSnapshot,
  normalizeFileNames,
} from "../draft/draft.ts";
import { createPictureFile } from "../draft/photos.ts";
import { discardChanges, revertTo, undoChanges } from "../draft/rebase.ts";
import { isExampleDraft } from "../draft/start-shop.ts";
import type { preparePhoto } from "../pictures/prepare-photo.ts";
import { type Repository, RepositoryError, type Version } from "../repository/repository.ts";
import type { DraftStorage } from "./draft-storage.ts";
import { createPublication, rebaseDraft } from "./publication.ts";
import { createState } from "./state.ts";

export type Store = Awaited<ReturnType<typeof openStore>>;

const EXAMPLE_VERSION_MESSAGE =
  "Esa versión es la tienda de prueba, no la tuya: no se puede volver a ella. Tu tienda sigue como está.";

/** Opens the workshop's store: a repository's content with the changes that this browser has stored. */
export async function openStore(
  source: Repository,
  storage: DraftStorage,
  photosRequest: Promise<readonly PublishedPhoto[]>,
) {
  const repository: Repository = {
    ...source,
    readSnapshot: async (...args) => normalizeFileNames(await source.readSnapshot(...args)),
    /** Reads a new file from this browser. */
    readBlob: async (oid) => (await storage.loadBlob(oid)) ?? source.readBlob(oid),
  };
  const storedDraft = await storage.load();
  const snapshot = await repository.readSnapshot(storedDraft && getPublishedSnapshot(storedDraft));
  const opened = storedDraft
    ? rebaseDraft(storedDraft, snapshot)
    : { draft: createDraft(snapshot) };
  // Delete only at opening: later this could delete a photo that is being added to the draft.
  await storage.deleteUnusedBlobs(opened.draft).catch(() => {});
  const publishedPhotos = await photosRequest;
  const state = createState(
    { ...opened, isPublishing: false, isSaved: true, announcement: "", preparingCount: 0 },
    storage,
    publishedPhotos,
  );
  const { getState, setState, subscribe, saveDraft, updateDraft } = state;
  const publication = createPublication(repository, storage, state);

  /** Changes the draft in a way that the owner can take back. @param word says what it has done */
  const remove = (word: string, update: (draft: Draft) => Draft): Promise<void> =>
    updateDraft(update, { lastDeletion: { word, before: getState().draft } });

  // A local folder has no dates, and an edit by hand there publishes nothing.
  if (snapshot.date) publication.watchHead(snapshot.date);
  // Store the snapshot too, so that the next opening reads only later changes.
  await saveDraft();

  return {
    getState,
    subscribe,
    publishedPhotos,
    announce: (announcement: string): void => setState({ announcement }),
    /** Counts photos that are being prepared; a negative number when they are ready. */
    countPreparing: (count: number): void =>
      setState({ preparingCount: getState().preparingCount + count }),
    updateDraft,
    getCurrentData: (file: string): Record<string, unknown> =>
      getCurrentData(getState().draft, file),
    /** Prepares a picture for the shop's ground colour, and stores it in this browser. */
    async savePicture(prepare: (ground: string) => ReturnType<typeof preparePhoto>) {
      const { colours = DEFAULT_COLOURS } = getState().content.shop;
      const { blob, extension, ...size } = await prepare(colours.ground);
      return createPictureFile(await storage.saveBlob(blob, size), extension);
    },
    readBlob: repository.readBlob,
    remove,
    recover: (): Promise<void> => updateDraft((draft) => getState().lastDeletion?.before ?? draft),
    undo: ({ changes }: ChangeSummary): Promise<void> =>
      remove("Deshecho", (draft) => undoChanges(draft, changes)),
    undoAll: (): Promise<void> => remove("Deshecho", discardChanges),
    publish: publication.publish,
    listVersions: repository.listVersions,
    /** Replaces the draft with one that restores a version. @throws RepositoryError if that version is the example */
    async revertTo({ oid }: Version): Promise<void> {
      const latest = await repository.readSnapshot(getPublishedSnapshot(getState().draft));
      const version = await repository.readSnapshot(latest, oid);
      if (isExampleDraft(createDraft(version)) && !getState().isExample)
        throw new RepositoryError(EXAMPLE_VERSION_MESSAGE);
      await updateDraft(() => revertTo(latest, version));
    },
  };
}
