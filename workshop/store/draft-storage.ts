import { createStore, del, delMany, get, keys, set, type UseStore } from "idb-keyval";
import type { Size } from "../../model/content/content-files.ts";
import { computeGitBlobId } from "../../model/repository/git-blob.ts";
import { type BlobRef, createDraft, type Draft, isBlobRef } from "../draft/draft.ts";
import { OwnerError } from "../owner-error.ts";

const DRAFT_KEY = "draft";
const BLOB_KEY_PREFIX = "media:";

/** A private window of WebKit stores no Blob. Browsers may still hold Blobs of earlier drafts. */
type StoredBlob = { bytes: Uint8Array<ArrayBuffer>; type: string };

const isFull = (error: unknown): boolean =>
  error instanceof Error && error.name === "QuotaExceededError";

const NO_ROOM_MESSAGE =
  "Este navegador no tiene más sitio: publica lo que hayas cambiado, o haz sitio en este aparato.";
const CLOSED_MESSAGE =
  "Este navegador ha dejado de guardar: publica lo que hayas cambiado, y abre otra vez el taller.";

const STORAGE_TIMEOUT_MS = 20_000;

const TIMEOUT_ERROR = new Error("IndexedDB does not answer");

/** Browsers sometimes leave a request to IndexedDB without an answer, until they are closed. */
const rejectAfterTimeout = <Result>(result: Promise<Result>): Promise<Result> =>
  Promise.race([
    result,
    new Promise<never>((_, reject) => setTimeout(reject, STORAGE_TIMEOUT_MS, TIMEOUT_ERROR)),
  ]);

export type DraftStorage = ReturnType<typeof openDraftStorage>;

/** @param repository the storage's namespace: several shops may share an origin */
export function openDraftStorage(repository: string) {
  const databaseName = `taller ${repository}`;
  let store = createStore(databaseName, "drafts");
  let isLost = false;
  /** IndexedDB has refused to read the draft. Nothing is stored then: it would replace a draft that is there. */
  let isUnreadable = false;
  const memory = new Map<string, Blob>();

  /** Runs an action. If it fails, opens the database anew and tries once more: the browser may have closed it. */
  async function run<Result>(action: (store: UseStore) => Promise<Result>): Promise<Result> {
    return rejectAfterTimeout(action(store)).catch((error) => {
      if (isFull(error) || error === TIMEOUT_ERROR) throw error;
      store = createStore(databaseName, "drafts");
      return rejectAfterTimeout(action(store));
    });
  }

  return {
    /** @returns undefined also if the browser refuses */
    async load(): Promise<Draft | undefined> {
      const stored = await run((store) => get<Draft>(DRAFT_KEY, store)).catch(() => {
        isUnreadable = true;
        return undefined;
      });
      // Drafts of before have only the lists that were not empty.
      return stored && { ...createDraft(stored.base), ...stored };
    },

    /** @returns false if the browser refuses, or once another tab has the draft */
    save: async (draft: Draft): Promise<boolean> =>
      !isLost &&
      !isUnreadable &&
      run((store) => set(DRAFT_KEY, draft, store)).then(
        () => true,
        () => false,
      ),

    /** Forgets the stored draft, unless another tab has it or nobody has read it. */
    discard: async (): Promise<void> => {
      if (!isLost && !isUnreadable) await run((store) => del(DRAFT_KEY, store));
    },

    /** Takes the draft from the tab that has it, because two would overwrite each other. Calls `onLost` when another tab does. */
    lock: (onLost: () => void): Promise<void> =>
      new Promise((resolve, reject) => {
        const hold = () => {
          resolve();
          // Hold the lock until the tab closes.
          return new Promise<never>(() => {});
        };
        navigator.locks.request(databaseName, { steal: true }, hold).catch((error: Error) => {
          if (error.name !== "AbortError") return reject(error);
          isLost = true;
          onLost();
        });
      }),
    isLost: () => isLost,

    /** Saves a file's bytes by their Git blob id. @throws Error with a message for the owner if the browser refuses */
    async saveBlob(blob: Blob, size: Partial<Size>): Promise<BlobRef> {
      const bytes = new Uint8Array(await blob.arrayBuffer());
      const oid = await computeGitBlobId(bytes);
      const stored: StoredBlob = { bytes, type: blob.type };
      if (isUnreadable) memory.set(oid, blob);
      else
        await run((store) => set(BLOB_KEY_PREFIX + oid, stored, store)).catch((cause: unknown) => {
          throw new OwnerError(isFull(cause) ? NO_ROOM_MESSAGE : CLOSED_MESSAGE, { cause });
        });
      return { oid, ...size };
    },

    async loadBlob(oid: string): Promise<Blob | undefined> {
      if (isUnreadable) return memory.get(oid);
      const stored = await run((store) => get<StoredBlob | Blob>(BLOB_KEY_PREFIX + oid, store));
      if (!stored || stored instanceof Blob) return stored;
      return new Blob([stored.bytes], { type: stored.type });
    },

    /** Deletes the bytes that the draft does not use. */
    async deleteUnusedBlobs({ files }: Draft): Promise<void> {
      if (isUnreadable) return;
      const blobs = Object.values(files).filter(isBlobRef);
      const used = new Set(blobs.map(({ oid }) => BLOB_KEY_PREFIX + oid));
      const isUnused = (key: string) => key.startsWith(BLOB_KEY_PREFIX) && !used.has(key);
      const unused = (await run((store) => keys<string>(store))).filter(isUnused);
      await run((store) => delMany(unused, store));
    },
  };
}
