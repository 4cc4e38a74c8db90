import { createStore, delMany, get, keys, set } from "idb-keyval";
import type { BlobRef, Draft } from "./draft/draft.ts";
import { gitBlobId } from "./repository/git-blob.ts";

const BLOB_KEY_PREFIX = "media:";

/** What one shop has in this browser. */
export type DraftStorage = ReturnType<typeof openDraftStorage>;

/** @param repository parts the draft of one shop from that of another at the same address */
export function openDraftStorage(repository: string) {
  const store = createStore(`taller ${repository}`, "drafts");
  let isOpen = true;

  return {
    load: <Value>(name: string): Promise<Value | undefined> => get(name, store),

    /** @returns whether this browser has kept it */
    async save(name: string, value: unknown): Promise<boolean> {
      const saved = isOpen ? set(name, value, store) : Promise.resolve();
      return saved.then(
        () => true,
        () => false,
      );
    },

    /** Another tab changes the draft from now on. */
    close(): void {
      isOpen = false;
    },

    /** Keeps a file's bytes, under Git's name for them. */
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

    /** A file's bytes, where this browser has them. */
    loadBlob: (oid: string): Promise<Blob | undefined> => get(BLOB_KEY_PREFIX + oid, store),

    /** Lets go of the files that no draft has any more. */
    async deleteUnusedBlobs(drafts: readonly Draft[]): Promise<void> {
      const said = drafts.flatMap(({ files }) => Object.values(files));
      const used = new Set(said.map((one) => BLOB_KEY_PREFIX + Object(one).oid));
      const all = await keys<string>(store);
      await delMany(
        all.filter((key) => key.startsWith(BLOB_KEY_PREFIX) && !used.has(key)),
        store,
      );
    },

    /** Asks the browser not to clear away what is not published; Safari does so after a week without a visit. */
    persist: async (): Promise<boolean> => (await navigator.storage?.persist?.()) ?? false,
  };
}

/**
 * Lets one tab of the browser change the draft: two would write over each other.
 *
 * @param takesOver whether another tab that holds it loses it
 * @param onLost is called once another tab has taken over
 * @returns whether this tab may change it
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
        // Held until the tab is closed.
        return lock && new Promise<never>(() => {});
      })
      .catch(onLost);
  });
