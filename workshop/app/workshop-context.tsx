import {
  createContext,
  type ReactNode,
  useContext,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { getBagFolder } from "../../model/content-files";
import type { ExampleFingerprint } from "../../model/example-content";
import { getValueAt } from "../../model/problem";
import type { PublishedPhoto } from "../../model/published-build";
import { type Draft, getCurrentData, setField } from "../draft/draft";
import { type FieldRef, formatFieldName } from "../draft/field-refs";
import { confirmEmptied, dropExampleProfiles, findRemainingSetup } from "../draft/remaining-setup";
import type { PreviewFrame } from "../entry-preview";
import { describeRemovedContacts, listRemovedContacts } from "../messages";
import type { Store } from "../store/store";
import { listFirstSteps } from "./first-steps";
import { findPreviewUrl, type SheetState } from "./panels";
import { usePhotoSources } from "./use-photo-sources";
import { useSheets } from "./use-sheets";

type WorkshopProps = {
  store: Store;
  previewFrame: PreviewFrame;
  publishedPhotos: readonly PublishedPhoto[];
  exampleFingerprint: ExampleFingerprint;
  /** Deletes the owner's token and asks for another one. Undefined for a local folder, which needs none. */
  signOut: (() => void) | undefined;
};

/** The owner's last undoing or removal. `word` names it beside «Recuperar». */
type Deletion = {
  word: "Deshecho" | "Foto quitada" | "Bolso quitado";
  before: Draft;
  after: Draft;
};

/** Connects the store with React, and holds the open sheets, the status and the last deletion. */
function useWorkshopValue(props: WorkshopProps) {
  const { store, previewFrame, publishedPhotos, exampleFingerprint, signOut } = props;
  const state = useSyncExternalStore(store.subscribe, store.getState);
  const isLocal = !signOut;
  const [announcement, announce] = useState("");
  /** Number of photos that are being prepared for upload. */
  const [preparingCount, setPreparingCount] = useState(0);
  const { draft, problems } = state;
  const showSheet = (sheet: SheetState) => {
    const url = findPreviewUrl(sheet, store.getState().draft);
    if (url !== undefined) previewFrame.navigate(url);
  };
  const sheets = useSheets(draft, (sheet) => {
    announce("");
    showSheet(sheet);
  });
  /** The owner's last deletion, which can be taken back until the draft changes again. */
  const [lastDeletion, setLastDeletion] = useState<Deletion>();
  const isPreparing = preparingCount > 0;
  useEffect(() => {
    if (!isPreparing) return;
    // The browser asks before it closes the page, and with it the photos that are not stored yet.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isPreparing]);
  return {
    store,
    state,
    sheets,
    status: {
      /** The result of the owner's last action, or the work in progress. */
      message: isPreparing ? "Preparando las fotos…" : announcement,
      announce,
      preparingCount,
      setPreparingCount,
    },
    fields: {
      getValue: ({ file, path }: FieldRef) => getValueAt(store.getCurrentData(file), path),
      /** Sets a field. The owner's first WhatsApp removes the example's phone and profiles. */
      setValue({ file, path }: FieldRef, value: unknown): void {
        void store.updateDraft((current) => {
          const edited = setField(current, file, path, value);
          const next = value === "" ? confirmEmptied(edited, { file, path }) : edited;
          if (path[0] !== "whatsapp") return next;
          const rest = dropExampleProfiles(next, exampleFingerprint);
          const removed = listRemovedContacts(
            getCurrentData(next, file),
            getCurrentData(rest, file),
          );
          if (removed.length > 0) announce(describeRemovedContacts(removed));
          return rest;
        });
        // Show the bag in its new collection.
        const folder = path[0] === "category" ? getBagFolder(file) : undefined;
        if (folder !== undefined) showSheet({ sheet: "bag", folder });
      },
      /** Returns the error or warning of a field. */
      findProblem: (field: FieldRef) =>
        problems.find((problem) => formatFieldName(problem) === formatFieldName(field)),
    },
    deletion: {
      /** Runs a change of the draft that the owner can take back. @param word says what it has done */
      run(word: Deletion["word"], change: () => void): void {
        const before = store.getState().draft;
        change();
        setLastDeletion({ word, before, after: store.getState().draft });
      },
      /** The last deletion, and the way to take it back; undefined if there is none. */
      last:
        lastDeletion && lastDeletion.after === draft
          ? {
              word: lastDeletion.word,
              recover: () => void store.updateDraft(() => lastDeletion.before),
            }
          : undefined,
    },
    previewFrame,
    photoSources: usePhotoSources(store, state, publishedPhotos),
    exampleFingerprint,
    signOut,
    isLocal,
  };
}

export type WorkshopValue = ReturnType<typeof useWorkshopValue>;

// The default value is never read: every sheet renders inside the provider.
export const WorkshopContext = createContext({} as WorkshopValue);
export const useWorkshop = () => useContext(WorkshopContext);

/** Finds what remains of the setup. */
function useFirstStepsValue() {
  const { state, exampleFingerprint } = useWorkshop();
  // Deferred: comparing every field with the example would delay each typed letter.
  const deferredDraft = useDeferredValue(state.draft);
  return useMemo(() => {
    const remainingSetup = findRemainingSetup(deferredDraft, exampleFingerprint);
    const { exampleBagFolders } = remainingSetup;
    const steps = listFirstSteps(deferredDraft, remainingSetup);
    const { hasOwnBag } = remainingSetup;
    /** The sheets to visit: also for the first bag, or else for the removal of the example's bags. */
    const stepCount = steps.length + Number(!hasOwnBag || exampleBagFolders.length > 0);
    /** Number of items in the publish sheet: one for the example's bags, one for all steps. */
    const setupItemCount = Number(exampleBagFolders.length > 0) + Number(steps.length > 0);
    return { ...remainingSetup, steps, stepCount, setupItemCount };
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
