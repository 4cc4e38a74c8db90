import { createStore, del, delMany, get, keys, set, type UseStore } from "idb-keyval";
import type { Draft, Media } from "./draft/draft.ts";
import { gitName } from "./repository/bytes.ts";

const MEDIA = "media:";

/** The draft of one shop in this browser. */
export type Storage = ReturnType<typeof openStorage>;

/** @param repository parts the draft of one shop from that of another at the same address */
export function openStorage(repository: string) {
  const store: UseStore = createStore(`taller ${repository}`, "drafts");
  let isOpen = true;

  return {
    /** What this browser has kept; a draft of an earlier workshop, which had another form, is left alone. */
    async load(): Promise<Draft | undefined> {
      const kept = await get<Partial<Draft>>("draft", store);
      return kept?.base && (kept as Draft);
    },

    async save(draft: Draft): Promise<void> {
      if (isOpen) await set("draft", draft, store);
    },

    /** Another tab changes the draft from now on. */
    close(): void {
      isOpen = false;
    },

    /** Keeps a file's bytes, under Git's name for them. */
    async keep(blob: Blob, size: { width?: number; height?: number } = {}): Promise<Media> {
      const oid = await gitName(new Uint8Array(await blob.arrayBuffer()));
      await set(MEDIA + oid, blob, store).catch((cause: unknown) => {
        throw new Error(
          "Este navegador no tiene más sitio: publica antes lo que ya has cambiado.",
          { cause },
        );
      });
      return { oid, type: blob.type, ...size };
    },

    /** A file's bytes, where this browser has them. */
    media: (oid: string): Promise<Blob | undefined> => get<Blob>(MEDIA + oid, store),

    /** Lets go of the files that the draft has no more. */
    async tidy({ files }: Draft): Promise<void> {
      const used = new Set(Object.values(files).map((said) => MEDIA + Object(said).oid));
      const all = await keys<string>(store);
      await delMany(
        all.filter((key) => key.startsWith(MEDIA) && !used.has(key)),
        store,
      );
    },

    note: async <Value>(name: string): Promise<Value | undefined> =>
      get<Value>(`note:${name}`, store),
    setNote: (name: string, value: unknown): Promise<void> =>
      value === undefined ? del(`note:${name}`, store) : set(`note:${name}`, value, store),

    /** Asks the browser not to clear away what is not published; Safari does so after a week without a visit. */
    persist: async (): Promise<boolean> => (await navigator.storage?.persist?.()) ?? false,
  };
}

const KEY = "taller llave";

/** The key lies beside the drafts, in this browser alone; «Salir» takes it away. */
export const keyStore = {
  get(): string | undefined {
    try {
      const { key } = JSON.parse(localStorage.getItem(KEY) ?? "{}");
      return typeof key === "string" ? key : undefined;
    } catch {
      return undefined;
    }
  },
  set: (key: string): void => localStorage.setItem(KEY, JSON.stringify({ key })),
  remove: (): void => localStorage.removeItem(KEY),
};
