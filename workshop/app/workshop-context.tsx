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
import { getValueAt } from "../../model/problem";
import type { PublishedPhoto } from "../../model/published-build";
import { type Draft, setField } from "../draft/draft";
import { type FieldRef, formatFieldName } from "../draft/field-refs";
import { dropExampleProfiles, findRemainingSetup } from "../draft/remaining-setup";
import type { PreviewFrame } from "../entry-preview";
import type { Store } from "../store/store";
import { listFirstSteps } from "./first-steps";
import { findPreviewUrl } from "./panels";
import { usePhotoSources } from "./use-photo-sources";
import { useSheets } from "./use-sheets";

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

/** Connects the store with React, and holds the open sheets, the status and the last deletion. */
function useWorkshopValue(props: WorkshopProps) {
  const { store, previewFrame, publishedPhotos, exampleFingerprint, signOut } = props;
  const state = useSyncExternalStore(store.subscribe, store.getState);
  const isLocal = !signOut;
  const [announcement, announce] = useState("");
  /** Number of photos that are being prepared for upload. */
  const [preparingCount, setPreparingCount] = useState(0);
  const { draft, problems } = state;
  const sheets = useSheets(draft, (sheet) => {
    const url = findPreviewUrl(sheet, store.getState().draft);
    announce("");
    if (url !== undefined) previewFrame.navigate(url);
  });
  /** The owner's last deletion, which can be taken back until the draft changes again. */
  const [lastDeletion, setLastDeletion] = useState<{ before: Draft; after: Draft }>();
  return {
    store,
    state,
    sheets,
    status: {
      /** The result of the owner's last action, or the work in progress. */
      message: preparingCount > 0 ? "Preparando las fotos…" : announcement,
      announce,
      preparingCount,
      setPreparingCount,
    },
    fields: {
      getValue: ({ file, path }: FieldRef) => getValueAt(store.getCurrentData(file), path),
      /** Sets a field. The owner's first WhatsApp removes the example's phone and profiles. */
      setValue({ file, path }: FieldRef, value: unknown): void {
        void store.updateDraft((current) => {
          const next = setField(current, file, path, value);
          const rest =
            path[0] === "whatsapp" ? dropExampleProfiles(next, exampleFingerprint) : next;
          if (rest !== next) announce(PROFILES_REMOVED_MESSAGE);
          return rest;
        });
      },
      /** Returns the error or warning of a field. */
      findProblem: (field: FieldRef) =>
        problems.find((problem) => formatFieldName(problem) === formatFieldName(field)),
    },
    deletion: {
      /** Runs a change of the draft that the owner can take back. */
      run(change: () => void): void {
        const before = store.getState().draft;
        change();
        setLastDeletion({ before, after: store.getState().draft });
      },
      /** Takes the last deletion back; undefined if there is none. */
      recover:
        lastDeletion && lastDeletion.after === draft
          ? () => void store.updateDraft(() => lastDeletion.before)
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
    const stepCount = remainingSetup.count;
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
