import { buildContent } from "../model/parse-content.ts";
import type { Path } from "../model/problem.ts";
import {
  type DeploymentStatus,
  watchDeployment as followInShop,
  type PublishedCommit,
} from "./deployment.ts";
import { type ChangeSummary, summarizeChanges, undoSummary } from "./draft/change-summaries.ts";
import { createCommit, dropUnreferencedMedia, prepareCommit } from "./draft/create-commit.ts";
import { createDraft, currentData, type Draft, rebase, revertTo, setField } from "./draft/draft.ts";
import { buildValidFiles } from "./draft/valid-files.ts";
import { validateDraft } from "./draft/validate-draft.ts";
import type { DraftStorage } from "./draft-storage.ts";
import { type Repository, RepositoryError, type Version } from "./repository/repository.ts";

/** What all that the workshop shows follows from. */
type SourceState = {
  draft: Draft;
  /** What has become of what she has published last. */
  deployment?: DeploymentStatus;
  /** Whether this browser has kept her last change. */
  isSaved: boolean;
  /** Work that waited when she turned the shop back, and that she can have again; the oldest first. */
  stashes: readonly Draft[];
};

/** Another object after every change. */
export type StoreState = ReturnType<Store["getState"]>;
export type Store = Awaited<ReturnType<typeof openStore>>;

/** Opens the workshop on a repository, with what this browser has kept of her changes. */
export async function openStore(repository: Repository, storage: DraftStorage) {
  const [snapshot, kept, aside, published] = await Promise.all([
    repository.readSnapshot(),
    storage.load<Draft>("draft"),
    storage.load<Draft[]>("set aside"),
    storage.load<PublishedCommit>("published"),
  ]);
  const listeners = new Set<() => void>();
  let stopFollowing = () => {};
  /** The clashes that have kept her from publishing, as long as they are there: the next press goes on. */
  let toldOf: Draft["conflicts"] = [];
  let basis: SourceState = {
    draft: kept ? rebase(kept, snapshot) : createDraft(snapshot),
    isSaved: true,
    stashes: aside ?? [],
  };
  let shown = buildValidFiles(basis.draft);
  const stateOf = () => ({
    ...basis,
    // A tap on a bag's link leads to its folder.
    content: buildContent(shown, (folder) => folder),
    summaries: summarizeChanges(basis.draft),
    problems: validateDraft(basis.draft),
  });
  let state = stateOf();

  function set(next: Partial<SourceState>): void {
    basis = { ...basis, ...next };
    shown = buildValidFiles(basis.draft, shown);
    state = stateOf();
    for (const listener of listeners) listener();
  }

  /** Shows a change at once. @returns when this browser has kept it */
  async function updateDraft(next: (draft: Draft) => Draft): Promise<void> {
    if (Object.keys(basis.draft.files).length === 0) void storage.persist();
    const own = dropUnreferencedMedia(next(basis.draft));
    set({ draft: own });
    toldOf = toldOf.filter((clash) => own.conflicts.includes(clash));
    const isKept = await storage.save("draft", own);
    if (isKept !== basis.isSaved) set({ isSaved: isKept });
  }

  /** Looks at the repository anew; what somebody else has published is taken in. */
  async function refresh(): Promise<void> {
    const newer = await repository.readSnapshot();
    await updateDraft((draft) => rebase(draft, newer));
  }

  const readBlob = async (oid: string): Promise<Blob> =>
    (await storage.loadBlob(oid)) ?? repository.readBlob(oid);

  /** One commit of all her changes. @throws Refusal */
  async function publish(tries = 3): Promise<void> {
    // An answer was lost, or somebody else was first: the repository tells.
    if (basis.draft.pendingCommit) await refresh();
    const { draft, problems, summaries: sentences } = state;
    if (!draft.conflicts.every((clash) => toldOf.includes(clash))) {
      toldOf = draft.conflicts;
      throw new RepositoryError("other", CONFLICT_MESSAGE);
    }
    if (problems.some(({ warning }) => !warning))
      throw new RepositoryError("other", INCOMPLETE_MESSAGE);
    const going = prepareCommit(draft);
    const { base, files } = going;
    // An earlier attempt has arrived, and its answer was lost.
    if (Object.keys(files).length === 0)
      return follow({ oid: base.head, date: new Date().toISOString(), publishedAt: Date.now() });
    const says = sentences.map((sentence) => sentence.text);
    const { commit, tree: after } = await createCommit(going, says, readBlob);
    await updateDraft((draft) => ({ ...draft, pendingCommit: files }));
    try {
      const { head, date } = await repository.publish(commit);
      await updateDraft((draft) => rebase(draft, { head, ...after }));
      follow({ oid: head, date, publishedAt: Date.now() });
    } catch (error) {
      const isStale = error instanceof RepositoryError && error.reason === "stale";
      if (!isStale || tries === 1) throw error;
      return publish(tries - 1);
    }
    await storage.deleteUnusedBlobs([basis.draft, ...basis.stashes]);
  }

  /** Tells when the publication is seen in the shop, also in a workshop that is opened meanwhile. */
  function follow(mine: PublishedCommit): void {
    void storage.save("published", mine);
    stopFollowing();
    stopFollowing = followInShop(mine, (publication) => {
      if (publication.state !== basis.deployment?.state) set({ deployment: publication });
      if (publication.state === "online") void storage.save("published", undefined);
    });
  }

  if (published) follow(published);

  /** Puts another draft in the place of hers, and sets aside what waits. */
  function replace(next: (draft: Draft) => Draft, others = basis.stashes): Promise<void> {
    const { draft, summaries: sentences } = state;
    const aside = draft.isRevert || sentences.length === 0 ? others : [...others, draft];
    set({ stashes: aside });
    void storage.save("set aside", aside);
    return updateDraft(next);
  }

  return {
    getState: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    updateDraft: updateDraft,
    setField: (file: string, path: Path, value: unknown): Promise<void> =>
      updateDraft((draft) => setField(draft, file, path, value)),
    currentData: (file: string): Record<string, unknown> => currentData(basis.draft, file),
    saveBlob: storage.saveBlob,
    /** A file's bytes, which lie in this browser or in the repository. */
    readBlob: readBlob,
    undo: (sentence: ChangeSummary): Promise<void> =>
      updateDraft((draft) => undoSummary(draft, sentence)),
    publish: (): Promise<void> => publish(),
    listVersions: repository.listVersions,
    /** Her draft becomes what turns the shop back to a version; work that waits is set aside. */
    async revertTo({ oid: head }: Version): Promise<void> {
      const [then, now] = await Promise.all([
        repository.readSnapshot(head),
        repository.readSnapshot(),
      ]);
      await replace(() => revertTo(now, then));
    },
    /** She has again what waited when she turned the shop back. */
    async popStash(): Promise<void> {
      const [before, ...others] = basis.stashes;
      if (before) await replace((draft) => rebase(before, draft.base), others);
    },
  };
}

const CONFLICT_MESSAGE =
  "Desde otro sitio han cambiado lo mismo que tú: míralo en la lista. Si sigues, queda lo tuyo; si lo deshaces, lo otro.";
const INCOMPLETE_MESSAGE = "Falta algo para publicar: está en la lista.";
