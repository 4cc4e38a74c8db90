import {
  createContext,
  type ReactNode,
  useContext,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import type { ExampleContent } from "../../model/example-content";
import { type Path, valueAt } from "../../model/problem";
import type { PublishedPhoto } from "../deployment";
import { bagFile, type FieldRef, fieldName } from "../draft/content-paths";
import { type Draft, hasFile } from "../draft/draft";
import { findRemainingSetup } from "../draft/remaining-setup";
import type { PreviewFrame } from "../preview/frame";
import type { Store } from "../store";
import { findScreen, listFirstSteps, type SheetState } from "./panels";
import { usePhotoSources } from "./use-photo-sources";

type WorkshopProps = {
  store: Store;
  previewFrame: PreviewFrame;
  publishedPhotos: readonly PublishedPhoto[];
  exampleContent: ExampleContent;
  /** Deletes the owner's key and asks for another one. Undefined for a local folder, which needs none. */
  signOut: (() => void) | undefined;
};

/** Derives what the sheets show from the draft. */
function useStoreValue({ store, publishedPhotos, exampleContent, signOut }: WorkshopProps) {
  const state = useSyncExternalStore(store.subscribe, store.getState);
  const { draft, problems, summaries } = state;
  const photoSources = usePhotoSources(store, state, publishedPhotos);
  // Costly: compares every field with the example.
  const remainingSetup = useMemo(
    () => findRemainingSetup(draft, exampleContent),
    [draft, exampleContent],
  );
  return {
    ...store,
    ...state,
    photoSources,
    remainingSetup,
    signOut,
    isLocal: !signOut,
    steps: listFirstSteps(remainingSetup),
    /** The changes that the next publication contains: a half-made bag waits. */
    publishable: summaries.filter(
      ({ file }) => !problems.some((problem) => problem.isWaiting && problem.file === file),
    ),
    valueAt: (file: string, path: Path) => valueAt(store.currentData(file), path),
    /** Returns the error or warning of a field. */
    problemAt: (field: FieldRef) =>
      problems.find((problem) => fieldName(problem) === fieldName(field)),
  };
}

/** Holds the open sheets, messages and work in progress. */
function useSheetsValue({ store, previewFrame }: WorkshopProps, draft: Draft) {
  /** Number of photos that are being prepared for upload. */
  const [preparingCount, setPreparingCount] = useState(0);
  /** The result of the owner's last action. */
  const [announcement, announce] = useState("");
  const [stack, setSheets] = useState<readonly SheetState[]>([]);
  /** The last one is visible. A bag's sheet closes when the bag is removed, also by somebody else. */
  const sheets = stack.filter(
    (item) => item.sheet !== "bag" || hasFile(draft, bagFile(item.folder)),
  );
  return {
    preparingCount,
    setPreparingCount,
    announcement,
    announce,
    sheets,
    setSheets,
    focusedField: sheets.at(-1)?.focusedField ?? "",
    closeSheet: () => setSheets(sheets.slice(0, -1)),
    /** Opens a sheet above `below`, and navigates the preview to what the sheet edits. */
    openSheet(sheet: SheetState, below: readonly SheetState[] = []) {
      const screen = findScreen(sheet, store.getState().draft);
      announce("");
      if (screen) previewFrame.navigate(screen);
      setSheets([...below, sheet]);
    },
    previewFrame,
  };
}

type StoreValue = ReturnType<typeof useStoreValue>;
type SheetsValue = ReturnType<typeof useSheetsValue>;

// The default values are never read: every sheet renders inside the providers.
const StoreContext = createContext({} as StoreValue);
const SheetsContext = createContext({} as SheetsValue);
export const useStore = () => useContext(StoreContext);
export const useSheets = () => useContext(SheetsContext);

/** Provides the store and the sheets to the workshop's components. */
export function WorkshopProvider(props: WorkshopProps & { children: ReactNode }) {
  const store = useStoreValue(props);
  return (
    <StoreContext value={store}>
      <SheetsContext value={useSheetsValue(props, store.draft)}>{props.children}</SheetsContext>
    </StoreContext>
  );
}
