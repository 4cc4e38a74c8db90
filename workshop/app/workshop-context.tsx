import {
  createContext,
  type ReactNode,
  useContext,
  useDeferredValue,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import type { ExampleFingerprint } from "../../model/example-content";
import { getValueAt, type Path } from "../../model/problem";
import type { PublishedPhoto } from "../../model/published-build";
import { type Draft, hasFile, setField } from "../draft/draft";
import { type FieldRef, formatFieldName, getBagFile } from "../draft/field-refs";
import {
  dropExampleProfiles,
  findExampleContacts,
  findRemainingSetup,
} from "../draft/remaining-setup";
import { combineWarnings, type DraftProblem } from "../draft/validate-draft";
import type { PreviewFrame } from "../entry-preview";
import type { Store } from "../store/store";
import { listFirstSteps } from "./first-steps";
import { findScreen, type SheetState } from "./panels";
import { usePhotoSources } from "./use-photo-sources";

const PROFILES_REMOVED_MESSAGE =
  "Se ha quitado lo que era de prueba en Teléfono, Instagram y TikTok: si quieres, pon lo tuyo.";

type WorkshopProps = {
  store: Store;
  previewFrame: PreviewFrame;
  publishedPhotos: readonly PublishedPhoto[];
  exampleFingerprint: ExampleFingerprint;
  /** Deletes the owner's token and asks for another one. Undefined for a local folder, which needs none. */
  signOut: (() => void) | undefined;
};

/** Derives what the sheets show from the draft, and holds the open sheets, messages and work in progress. */
function useWorkshopValue(props: WorkshopProps) {
  const { store, previewFrame, publishedPhotos, exampleFingerprint, signOut } = props;
  const state = useSyncExternalStore(store.subscribe, store.getState);
  const { draft, summaries } = state;
  const isLocal = !signOut;
  // In a local folder, anybody may try the example with its own contact data.
  const problems = isLocal
    ? state.problems
    : [...state.problems, ...findExampleContacts(draft, exampleFingerprint)];
  const warnings = problems.filter(({ warning }) => warning);
  const changedFiles = new Set(summaries.map(({ file }) => file));
  // Without a file: a collection that the changes have emptied.
  const isAboutChanges = ({ file }: DraftProblem) => file === "" || changedFiles.has(file);
  const otherWarnings = warnings.filter((warning) => !isAboutChanges(warning));
  const photoSources = usePhotoSources(store, state, publishedPhotos);
  /** Number of photos that are being prepared for upload. */
  const [preparingCount, setPreparingCount] = useState(0);
  /** Whether the publish sheet's list of missing and example texts is unfolded. It stays so while the owner edits one. */
  const [isSetupUnfolded, setSetupUnfolded] = useState(false);
  /** Whether the publish sheet's list of what the owner may look at is unfolded. */
  const [isReviewUnfolded, setReviewUnfolded] = useState(false);
  const [announcement, announce] = useState("");
  const [stack, setSheets] = useState<readonly SheetState[]>([]);
  /** Only the last sheet is visible. A bag's sheet closes when the bag is removed, also by another commit. */
  const sheets = stack.filter(
    (item) => item.sheet !== "bag" || hasFile(draft, getBagFile(item.folder)),
  );
  /** Opens a sheet above `below`, and navigates the preview to what the sheet edits. */
  const openSheet = (sheet: SheetState, below: readonly SheetState[] = []) => {
    const screen = findScreen(sheet, store.getState().draft);
    announce("");
    if (screen) previewFrame.navigate(screen);
    setSheets([...below, sheet]);
  };
  /** The owner's last deletion, which can be taken back until the draft changes again. */
  const [deletion, setDeletion] = useState<{ before: Draft; after: Draft }>();
  return {
    ...store,
    ...state,
    /** Runs a change of the draft that the owner can take back. */
    deleteRecoverably(change: () => void): void {
      const before = store.getState().draft;
      change();
      setDeletion({ before, after: store.getState().draft });
    },
    /** Takes the last deletion back; undefined if there is none. */
    recover:
      deletion && deletion.after === draft
        ? () => void store.updateDraft(() => deletion.before)
        : undefined,
    /** Sets a field. The owner's first WhatsApp removes the example's phone and profiles. */
    async setField(file: string, path: Path, value: unknown): Promise<void> {
      await store.updateDraft((current) => {
        const next = setField(current, file, path, value);
        const rest = path[0] === "whatsapp" ? dropExampleProfiles(next, exampleFingerprint) : next;
        if (rest !== next) announce(PROFILES_REMOVED_MESSAGE);
        return rest;
      });
    },
    problems,
    /** The warnings about what the next publication changes, and those about what it leaves as it is. */
    changeWarnings: warnings.filter(isAboutChanges),
    otherWarnings,
    otherWarningCount: combineWarnings(otherWarnings).length,
    previewFrame,
    photoSources,
    exampleFingerprint,
    signOut,
    isLocal,
    /** The changes that the next publication contains: all but new bags with errors. */
    publishable: summaries.filter(
      ({ file }) => !problems.some((problem) => problem.isWaiting && problem.file === file),
    ),
    getFieldValue: (file: string, path: Path) => getValueAt(store.getCurrentData(file), path),
    /** Returns the error or warning of a field. */
    findFieldProblem: (field: FieldRef) =>
      problems.find((problem) => formatFieldName(problem) === formatFieldName(field)),
    preparingCount,
    setPreparingCount,
    isSetupUnfolded,
    setSetupUnfolded,
    isReviewUnfolded,
    setReviewUnfolded,
    /** The result of the owner's last action, or the work in progress. */
    status: preparingCount > 0 ? "Preparando las fotos…" : announcement,
    announce,
    sheets,
    setSheets,
    focusedField: sheets.at(-1)?.focusedField ?? "",
    unfoldedFields: sheets.at(-1)?.unfoldedFields ?? [],
    closeSheet: () => setSheets(sheets.slice(0, -1)),
    openSheet,
  };
}

export type WorkshopValue = ReturnType<typeof useWorkshopValue>;

// The default value is never read: every sheet renders inside the provider.
export const WorkshopContext = createContext({} as WorkshopValue);
export const useWorkshop = () => useContext(WorkshopContext);

/** Finds what is left of the example. */
function useFirstStepsValue() {
  const { draft, exampleFingerprint } = useWorkshop();
  // Deferred: comparing every field with the example would delay each typed letter.
  const deferredDraft = useDeferredValue(draft);
  return useMemo(() => {
    const remainingSetup = findRemainingSetup(deferredDraft, exampleFingerprint);
    const { exampleBagFolders } = remainingSetup;
    const steps = listFirstSteps(deferredDraft, remainingSetup);
    const stepCount = remainingSetup.count;
    /** Number of items in the publish sheet: one for the example's bags, one for all steps. */
    const leftoverCount = Number(exampleBagFolders.length > 0) + Number(steps.length > 0);
    return { ...remainingSetup, steps, stepCount, leftoverCount };
  }, [deferredDraft, exampleFingerprint]);
}

export type FirstStepsValue = ReturnType<typeof useFirstStepsValue>;

export const FirstStepsContext = createContext({} as FirstStepsValue);
export const useFirstSteps = () => useContext(FirstStepsContext);

const FirstStepsProvider = ({ children }: { children: ReactNode }) => (
  <FirstStepsContext value={useFirstStepsValue()}>{children}</FirstStepsContext>
);

export const WorkshopProvider = (props: WorkshopProps & { children: ReactNode }) => (
  <WorkshopContext value={useWorkshopValue(props)}>
    <FirstStepsProvider>{props.children}</FirstStepsProvider>
  </WorkshopContext>
);
