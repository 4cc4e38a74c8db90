import { createStore, delMany, get, keys, set } from "idb-keyval";
import type { BlobRef, Draft } from "./draft/draft.ts";
import { gitBlobId } from "./draft/git-blob.ts";

const BLOB_KEY_PREFIX = "media:";

export type DraftStorage = ReturnType<typeof openDraftStorage>;

/** @param repository the storage's namespace: several shops may share an origin */
export function openDraftStorage(repository: string) {
  const store = createStore(`taller ${repository}`, "drafts");
  let isOpen = true;

  return {
    load: <Value>(name: string): Promise<Value | undefined> => get(name, store),

    /** @returns false if the browser refuses, or once closed */
    async save(name: string, value: unknown): Promise<boolean> {
      if (!isOpen) return false;
      return set(name, value, store).then(
        () => true,
        () => false,
      );
    },

    /** Refuses further calls of `save`: another tab has taken over the draft. */
    close(): void {
      isOpen = false;
    },

    /** Saves a file's bytes by their Git blob id. @throws Error with a message for the owner if storage is full */
    async saveBlob(blob: Blob, size: { width?: number; height?: number } = {}): Promise<BlobRef> {
      const oid = await gitBlobId(new Uint8Array(await blob.arrayBuffer()));
      await set(BLOB_KEY_PREFIX + oid, blob, store).catch((cause: unknown) => {
        throw new Error(
          "Este navegador no tiene más sitio: publica antes lo que ya has cambiado.",
          { cause },
        );
      });
      return { oid, ...size };
    },

    loadBlob: (oid: string): Promise<Blob | undefined> => get(BLOB_KEY_PREFIX + oid, store),

    /** Deletes the bytes that the draft does not use. */
    async deleteUnusedBlobs({ files }: Draft): Promise<void> {
      const used = new Set(
        Object.values(files).map((content) => BLOB_KEY_PREFIX + Object(content).oid),
      );
      const isUnused = (key: string) => key.startsWith(BLOB_KEY_PREFIX) && !used.has(key);
      await delMany((await keys<string>(store)).filter(isUnused), store);
    },
  };
}

/**
 * Lets only one tab at a time change the draft, because two would overwrite each other.
 *
 * @param takesOver takes the lock from the tab that holds it
 * @param onLost called when another tab takes the lock
 * @returns whether this tab holds the lock
 */
export const acquireDraftLock = (
  name: string,
  takesOver: boolean,
  onLost: () => void,
): Promise<boolean> =>
  new Promise((resolve) => {
    const options = takesOver ? { steal: true } : { ifAvailable: true };
    navigator.locks
      .request(`taller ${name}`, options, (lock) => {
        resolve(lock !== null);
        // Hold the lock until the tab closes.
        return lock && new Promise<never>(() => {});
      })
      .catch(onLost);
  });
