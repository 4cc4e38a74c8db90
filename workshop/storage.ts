import { createStore, del, delMany, get, keys, set, type UseStore, update } from "idb-keyval";
import { type Draft, EMPTY, type Media } from "./draft/draft.ts";
import { gitName } from "./repository/bytes.ts";

/** What this browser keeps until it is published. */
export type Kept = {
  draft: Draft;
  /** The state of the repository that the draft stands on; empty before the first change. */
  head: string;
  /** When the first of her unpublished changes was made, in milliseconds. */
  since?: number;
};

const NOTHING: Kept = { draft: EMPTY, head: "" };
const MEDIA = "media:";

/**
 * The drafts of one shop in this browser. Each change is made to what is kept, in one transaction, and the other tabs
 * are told: two tabs that change two things have changed both.
 */
export type Storage = ReturnType<typeof openStorage>;

/** @param repository parts the drafts of one shop from those of another at the same address */
export function openStorage(repository: string) {
  const store: UseStore = createStore(`taller ${repository}`, "drafts");
  const tabs = new BroadcastChannel(`taller ${repository}`);
  const tell = () => tabs.postMessage("changed");

  return {
    load: async (): Promise<Kept> => (await get<Kept>("draft", store)) ?? NOTHING,

    /** @returns what is kept now, with the changes of other tabs */
    async change(next: (kept: Kept) => Kept): Promise<Kept> {
      let now = NOTHING;
      await update<Kept>(
        "draft",
        (kept = NOTHING) => {
          now = next(kept);
          return now;
        },
        store,
      );
      tell();
      return now;
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

    /** Lets go of the files that no draft has any more. */
    async tidy({ files }: Draft): Promise<void> {
      const used = new Set(
        Object.values(files).flatMap(({ now }) =>
          typeof now === "object" ? [MEDIA + now.oid] : [],
        ),
      );
      const all = await keys<string>(store);
      await delMany(
        all.filter((key) => key.startsWith(MEDIA) && !used.has(key)),
        store,
      );
    },

    note: <Value>(name: string): Promise<Value | undefined> => get<Value>(`note:${name}`, store),
    setNote: (name: string, value: unknown): Promise<void> =>
      value === undefined ? del(`note:${name}`, store) : set(`note:${name}`, value, store),

    /** Asks the browser not to clear away what is not published; Safari does so after a week without a visit. */
    persist: async (): Promise<boolean> => (await navigator.storage?.persist?.()) ?? false,

    /** Calls back when another tab has changed something. */
    watch: (onChange: () => void): void => tabs.addEventListener("message", onChange),
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
