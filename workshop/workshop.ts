import type { Content } from "../model/types.ts";
import { foldedName } from "../model/values.ts";
import { contentShown, type Shown } from "./draft/content.ts";
import { type Draft, EMPTY, isEmpty, type Path, type Snapshot } from "./draft/draft.ts";
import {
  changed,
  dataNow,
  namedNow,
  withFile,
  withNamedFolders,
  writtenText,
} from "./draft/edit.ts";
import { folderOf, isWritten } from "./draft/files.ts";
import { type Clash, clashesOf, merged, published, type Sent, settled } from "./draft/merge.ts";
import { type Problem, problemsOf } from "./draft/problems.ts";
import { type Sentence, sentencesOf, takenBack } from "./draft/sentences.ts";
import { turnedBack } from "./history/history.ts";
import { follow as followInShop, type Publication } from "./publication.ts";
import { gitName } from "./repository/bytes.ts";
import { type Commit, Refusal, type Repository, type Version } from "./repository/repository.ts";
import type { Kept, Storage } from "./storage.ts";

/** All that the workshop shows follows from this; it is another object after every change. */
export type State = {
  snapshot: Snapshot;
  draft: Draft;
  /** The shop as visitors will see it. */
  content: Content;
  sentences: readonly Sentence[];
  problems: readonly Problem[];
  clashes: readonly Clash[];
  /** When the first of her unpublished changes was made, in milliseconds. */
  since: number | undefined;
  /** What has become of what she has published last. */
  publication: Publication | undefined;
  /** Whether this browser has kept her last change. */
  isKept: boolean;
};

export type Workshop = ReturnType<typeof workshopOn>;

/** Opens the workshop on a repository, with what this browser has kept of her changes. */
export async function openWorkshop(repository: Repository, storage: Storage) {
  const [snapshot, kept] = await Promise.all([repository.read(), storage.load()]);
  const before = await standsOn(repository, snapshot, kept);
  const workshop = workshopOn(repository, storage, snapshot, kept);
  if (before !== snapshot) await workshop.upon(before, snapshot);
  return workshop;
}

/** What the shop was when her draft was kept: somebody may have published since. */
const standsOn = async (repository: Repository, snapshot: Snapshot, { draft, head }: Kept) =>
  isEmpty(draft) || head === snapshot.head ? snapshot : repository.read(head);

/** What all else of a state follows from. */
type Basis = Pick<State, "snapshot" | "draft" | "since" | "publication" | "isKept">;

type Published = { head: string; date: string; at: number };

function workshopOn(
  repository: Repository,
  storage: Storage,
  first: Snapshot,
  { draft: firstDraft, since: firstSince }: Kept,
) {
  const listeners = new Set<() => void>();
  let shown: Shown = {};
  let stopFollowing = () => {};
  /** How many changes have been asked for, and which of them is kept. */
  let asked = 0;
  let kept = 0;
  let state = stateOf({
    snapshot: first,
    draft: firstDraft,
    since: firstSince,
    publication: undefined,
    isKept: true,
  });

  function contentOf(snapshot: Snapshot, draft: Draft): Content {
    const next = contentShown(snapshot, draft, shown);
    shown = next.shown;
    return next.content;
  }

  function stateOf(basis: Basis, content?: Content): State {
    const { snapshot, draft } = basis;
    return {
      ...basis,
      content: content ?? contentOf(snapshot, draft),
      sentences: sentencesOf(snapshot, draft),
      problems: problemsOf(snapshot, draft),
      clashes: clashesOf(draft),
    };
  }

  /** @param content what the shop shows, where that is still what it was */
  function set(next: Partial<Basis>, content?: Content): void {
    state = stateOf({ ...state, ...next }, content);
    for (const listener of listeners) listener();
  }

  /** Changes what her fields show at once, and what the shop shows once it is kept: nothing that she has seen is lost. */
  async function change(next: (draft: Draft, snapshot: Snapshot) => Draft): Promise<void> {
    const { head } = state.snapshot;
    if (isEmpty(state.draft)) void storage.persist();
    set({ draft: next(state.draft, state.snapshot) }, state.content);
    const own = ++asked;
    const now = await storage
      .change((before) => {
        const draft = next(before.draft, state.snapshot);
        const since = isEmpty(draft) ? undefined : (before.since ?? Date.now());
        return { draft, head, ...(since !== undefined && { since }) };
      })
      .catch(() => undefined);
    kept = own;
    // What is kept lags behind what she types until the last change is kept.
    if (own === asked)
      set({ isKept: now !== undefined, ...(now && { draft: now.draft, since: now.since }) });
  }

  /** Shows what another tab has changed, unless she has changed something here meanwhile. */
  async function takeOthers(): Promise<void> {
    const at = asked;
    if (kept < at) return;
    const theirs = await storage.load();
    // That tab has read the repository anew, or published; or it has been open since before somebody else did.
    const isSame = theirs.head === state.snapshot.head;
    const snapshot = isSame ? state.snapshot : await repository.read();
    const before = await standsOn(repository, snapshot, theirs);
    if (asked !== at) return;
    set({ snapshot, draft: theirs.draft, since: theirs.since });
    if (before !== snapshot) await upon(before, snapshot);
  }
  // Without a connection it waits for the next message.
  storage.watch(() => takeOthers().catch(() => undefined));

  /** Looks at the repository anew; what somebody else has published is taken in. */
  async function refresh(): Promise<void> {
    const before = state.snapshot;
    const newer = await repository.read();
    if (newer.head === before.head) return;
    set({ snapshot: newer });
    await upon(before, newer);
  }

  /** Her draft, which stands on what the shop was before, upon a newer one. */
  async function upon(before: Snapshot, newer: Snapshot): Promise<void> {
    const sent = await storage.note<Sent>("sent");
    // It is in the newer one now or never comes.
    void storage.setNote("sent", undefined);
    await change((draft) => merged(before, newer, draft, sent));
  }

  const media = async (oid: string): Promise<Blob> =>
    (await storage.media(oid)) ?? repository.blob(oid);

  /** What a publication of the draft writes and removes. */
  async function commitOf({ snapshot, draft, sentences }: State): Promise<Commit> {
    const written: Commit["written"][number][] = [];
    const removed = new Set<string>();
    const named = namedNow(snapshot, draft);
    /** Only what is there can be taken away. */
    const remove = (isGone: (file: string) => boolean) => {
      for (const file of Object.keys(snapshot.oids).filter(isGone)) removed.add(file);
    };
    for (const file of new Set([...Object.keys(draft.fields), ...Object.keys(draft.files)])) {
      if (!isWritten(file)) continue;
      const text = writtenText(snapshot, draft, file);
      const folder = folderOf(file);
      // A bag takes its whole folder along.
      if (text === undefined)
        remove(
          (own) =>
            own === file ||
            (!!folder && own.startsWith(`bolsos/${folder}/`) && !named.has(foldedName(own))),
        );
      else if (text !== snapshot.texts[file])
        written.push({ path: file, bytes: new TextEncoder().encode(text) });
    }
    for (const [file, { now }] of Object.entries(draft.files))
      if (typeof now === "object" && isSeen(file, named)) {
        const blob = await media(now.oid);
        written.push({ path: file, bytes: new Uint8Array(await blob.arrayBuffer()) });
      }
    // What was named and is no longer goes too: history keeps it.
    for (const file of namedNow(snapshot, EMPTY))
      if (!named.has(file)) remove((own) => foldedName(own) === file);
    return {
      head: snapshot.head,
      sentences: sentences.map(({ says }) => says),
      written,
      removed: [...removed],
    };
  }

  /** One commit of all her changes. @throws Refusal */
  async function publish(): Promise<void> {
    // An answer was lost: the repository tells whether that publication has arrived.
    if (await storage.note("sent")) await refresh();
    await change((draft, snapshot) => withNamedFolders(snapshot, draft));
    for (let again = 0; ; again++) {
      const going = state;
      if (going.clashes.length > 0) throw new Refusal("stale", BOTH);
      if (going.problems.some(({ warning }) => !warning)) throw new Refusal("stale", MISSING);
      const commit = await commitOf(going);
      // An earlier attempt has arrived, and its answer was lost.
      if (commit.written.length + commit.removed.length === 0) {
        await change(() => EMPTY);
        return follow({ head: commit.head, date: new Date().toISOString(), at: Date.now() });
      }
      const sent = await sentOf(going.snapshot, commit);
      void storage.setNote("sent", sent);
      try {
        const made = await repository.publish(commit);
        return await takeOver(going.snapshot, sent, made);
      } catch (error) {
        if (!(error instanceof Refusal) || error.reason !== "stale" || again >= 2) throw error;
        await refresh();
      }
    }
  }

  /** What has been published is no change any more; what she has changed while it was on its way is. */
  async function takeOver(before: Snapshot, sent: Sent, made: { head: string; date: string }) {
    const snapshot = { ...sent.snapshot, head: made.head };
    set({ snapshot });
    await change((draft) => withoutUnseen(snapshot, published(before, sent, draft)));
    void storage.setNote("sent", undefined);
    follow({ ...made, at: Date.now() });
    await storage.tidy(state.draft);
  }

  /** Tells when the publication is seen in the shop, also in a tab that is opened meanwhile. */
  function follow(publication: Published): void {
    void storage.setNote("published", publication);
    stopFollowing();
    stopFollowing = followInShop(publication, publication.at, (seen) => {
      set({ publication: seen });
      if (seen.state === "online") void storage.setNote("published", undefined);
    });
  }

  void storage.note<Published>("published").then((note) => note && follow(note));

  return {
    get: (): State => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change,
    upon,
    /** Changes a field; `undefined` or an empty text leaves it out. */
    setField: (file: string, path: Path, value: unknown): Promise<void> =>
      change((draft) => changed(state.snapshot, draft, file, path, value)),
    /** What a file says with her edits, as she has typed them. */
    data: (file: string): Record<string, unknown> => dataNow(state.snapshot, state.draft, file),
    /** Keeps a file's bytes in this browser until they are published. */
    keep: storage.keep,
    /** A file's bytes, which lie in this browser or in the repository. */
    media,
    takeBack: (sentence: Sentence): Promise<void> => change((draft) => takenBack(draft, sentence)),
    settle: (clash: Clash, whose: "mine" | "theirs"): Promise<void> =>
      change((draft) => withoutUnseen(state.snapshot, settled(draft, clash, whose))),
    publish,
    history: (): Promise<readonly Version[]> => repository.history(),
    /** Her draft becomes what turns the shop back to a version. */
    async turnBack({ head }: Version): Promise<void> {
      const then = await repository.read(head);
      await refresh();
      await change(() => turnedBack(state.snapshot, then));
    },
  };
}

/** What a commit makes of the content. */
async function sentOf(before: Snapshot, { written, removed }: Commit): Promise<Sent> {
  const texts = { ...before.texts };
  const oids = { ...before.oids };
  for (const { path, bytes } of written) {
    oids[path] = await gitName(bytes);
    if (isWritten(path)) texts[path] = new TextDecoder().decode(bytes);
  }
  for (const path of removed) {
    delete oids[path];
    delete texts[path];
  }
  const paths = [...written.map(({ path }) => path), ...removed];
  return { snapshot: { ...before, texts, oids }, paths };
}

/** What lies in a folder is published where an entry names it. */
const isSeen = (file: string, named: ReadonlySet<string>): boolean =>
  !file.includes("/") || named.has(foldedName(file));

/** The draft without photographs that she has added and taken out again. */
function withoutUnseen(snapshot: Snapshot, draft: Draft): Draft {
  const named = namedNow(snapshot, draft);
  return Object.entries(draft.files).reduce(
    (next, [file, { now }]) =>
      typeof now === "object" && !isSeen(file, named) ? withFile(next, file, undefined) : next,
    draft,
  );
}

const BOTH = "Desde otro sitio han cambiado lo mismo que tú: elige qué queda.";
const MISSING = "Falta algo para publicar: está en la lista.";
