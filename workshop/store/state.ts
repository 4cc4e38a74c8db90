import type { Size } from "../../model/content/content-files.ts";
import { buildContent } from "../../model/content/parse-content.ts";
import type { PublishedPhoto } from "../../model/repository/published-build.ts";
import { summarizeChanges } from "../draft/changes.ts";
import {
  createDraft,
  type Draft,
  dropUnreferencedMedia,
  isBlobRef,
  type Snapshot,
} from "../draft/draft.ts";
import { isExampleDraft } from "../draft/start-shop.ts";
import { buildValidFiles } from "../draft/valid-files.ts";
import {
  type DraftProblem,
  dropWaitingBags,
  findNewWarnings,
  validateDraft,
} from "../draft/validate-draft.ts";
import type { Deployment } from "./deployment.ts";
import type { DraftStorage } from "./draft-storage.ts";

/** The part of `StoreState` from which the rest derives. */
export type SourceState = {
  draft: Draft;
  /** Whether the latest commit is online yet; undefined if it already was when the workshop opened. */
  deployment?: Deployment;
  isPublishing: boolean;
  progress?: string | undefined;
  /** Why the last publication failed, until the draft changes. */
  publishError?: unknown;
  /** The owner's last undoing or removal, until the draft changes again. `word` names it beside «Recuperar». */
  lastDeletion?: { word: string; before: Draft } | undefined;
  /** Whether this browser has stored the last change. */
  isSaved: boolean;
  /** The result of the owner's last action, for the status line. */
  announcement: string;
  preparingCount: number;
};

/** Each change creates a new object. */
export type StoreState = ReturnType<State["getState"]>;
export type State = ReturnType<typeof createState>;

/** Holds and stores the draft, and what a change sets or derives from it. */
export function createState(
  initial: SourceState,
  storage: DraftStorage,
  publishedPhotos: readonly PublishedPhoto[],
) {
  const listeners = new Set<() => void>();
  /** The draft's base, and what is wrong in it: the owner has published it so. */
  let published: { base: Snapshot; problems: readonly DraftProblem[] } | undefined;
  let validFiles: ReturnType<typeof buildValidFiles> = [];
  const photoSizes = new Map<string, Partial<Size>>(
    publishedPhotos.map((photo) => [photo.oid, photo]),
  );
  function deriveState(draft: Draft) {
    // A photo's size is known until the workshop closes: once published, the draft no longer holds it.
    for (const content of Object.values(draft.files))
      if (isBlobRef(content) && content.width) photoSizes.set(content.oid, content);
    validFiles = buildValidFiles(draft, validFiles);
    const summaries = summarizeChanges(draft);
    const problems = validateDraft(draft, photoSizes);
    const publishable = dropWaitingBags(draft, problems);
    if (draft.base !== published?.base) {
      // Nobody has published the empty shop that takes the example's place.
      const baseProblems = draft.example ? [] : validateDraft(createDraft(draft.base), photoSizes);
      published = { base: draft.base, problems: baseProblems };
    }
    return {
      // Bag URLs contain the folder instead of the name's slug, so that a tap on a link finds the bag.
      content: buildContent(validFiles, (folder) => folder),
      summaries,
      problems,
      newWarnings: findNewWarnings(draft, problems, published.problems),
      isExample: isExampleDraft(draft),
      /** The draft that the next publication commits: without new bags that wait. */
      publishable,
      publishableSummaries: publishable === draft ? summaries : summarizeChanges(publishable),
    };
  }
  let state = { ...initial, ...deriveState(initial.draft) };

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

  return {
    getState: () => state,
    setState,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    saveDraft,
    setDraft,
    /** Shows the change at once. Resolves once the browser has stored it or refused to. */
    async updateDraft(
      update: (draft: Draft) => Draft,
      change: Partial<SourceState> = {},
    ): Promise<void> {
      // Safari deletes the draft after a week without a visit, unless it grants this.
      if (Object.keys(state.draft.files).length === 0) void navigator.storage?.persist?.();
      const draft = dropUnreferencedMedia(update(state.draft));
      await setDraft(draft, { publishError: undefined, ...change });
    },
  };
}
