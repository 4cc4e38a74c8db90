import { buildContent } from "../../model/content/parse-content.ts";
import { summarizeChanges } from "../draft/change-summaries.ts";
import { createDraft, type Draft, type Snapshot } from "../draft/draft.ts";
import { addNewSizes, type PhotoSizes } from "../draft/photo-sizes.ts";
import { isExampleDraft } from "../draft/start-shop.ts";
import { buildValidFiles } from "../draft/valid-files.ts";
import {
  dropWaitingBags,
  findNewWarnings,
  identifyWarnings,
  validateDraft,
} from "../draft/validate-draft.ts";
import type { Deployment } from "./deployment.ts";

/** The part of `StoreState` from which the rest derives. */
export type SourceState = {
  draft: Draft;
  /** Whether the latest commit is online yet; undefined if it already was when the workshop opened. */
  deployment?: Deployment;
  isPublishing: boolean;
  /** The progress of the photos' upload. */
  progress?: string | undefined;
  /** Why the last publication failed, until the draft changes. */
  publishError?: unknown;
  /** The owner's last undoing or removal, until the draft changes again. `word` names it beside «Recuperar». */
  lastDeletion?: { word: string; before: Draft } | undefined;
  /** Whether this browser has stored the last change. */
  isSaved: boolean;
  /** The result of the owner's last action, for the status line. */
  announcement: string;
  /** Number of photos that are being prepared for upload. */
  preparingCount: number;
};

/** Each change creates a new object. */
export type StoreState = ReturnType<State["getState"]>;
export type State = ReturnType<typeof createState>;

/** Holds the store's state: what a change sets, and what derives from the draft. */
export function createState(initial: SourceState, publishedSizes: PhotoSizes) {
  const listeners = new Set<() => void>();
  /** The warnings about the draft's base, which the owner has published so. */
  let published: { base: Snapshot; warnings: ReadonlySet<string> } | undefined;
  let validFiles: ReturnType<typeof buildValidFiles> = [];
  let photoSizes = publishedSizes;
  function deriveState(draft: Draft) {
    photoSizes = addNewSizes(photoSizes, draft);
    validFiles = buildValidFiles(draft, validFiles);
    const summaries = summarizeChanges(draft);
    const problems = validateDraft(draft, photoSizes);
    const publishable = dropWaitingBags(draft, problems);
    if (draft.base !== published?.base) {
      const base = createDraft(draft.base);
      const warnings = identifyWarnings(base, validateDraft(base, photoSizes));
      // Nobody has published the empty shop that takes the example's place.
      published = { base: draft.base, warnings: draft.example ? new Set() : warnings };
    }
    return {
      // Bag URLs contain the folder instead of the name's slug, so that a tap on a link finds the bag.
      content: buildContent(validFiles, (folder) => folder),
      summaries,
      problems,
      newWarnings: findNewWarnings(draft, problems, published.warnings),
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

  return {
    getState: () => state,
    setState,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
