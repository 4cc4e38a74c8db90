import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { getBagFolder } from "../../model/content/content-files";
import { getValueAt } from "../../model/schema/problem";
import { hasFile, setField } from "../draft/draft";
import { type FieldRef, formatFieldName, getBagFile } from "../draft/field-refs";
import type { PreviewFrame } from "../preview/preview-frame";
import type { Store } from "../store/store";
import { findPreviewUrl, type SheetState } from "./panels";
import { usePhotoSources } from "./use-photo-sources";

type WorkshopProps = {
  store: Store;
  previewFrame: PreviewFrame;
  /** Deletes the owner's token and asks for another one. Undefined for a local folder, which needs none. */
  signOut: (() => void) | undefined;
};

/** Connects the store with React, and holds the open sheets. */
function useWorkshopValue(props: WorkshopProps) {
  const { store, previewFrame, signOut } = props;
  const state = useSyncExternalStore(store.subscribe, store.getState);
  const isLocal = !signOut;
  const { draft, problems } = state;
  const showSheet = (sheet: SheetState) => {
    const url = findPreviewUrl(sheet, store.getState().draft);
    if (url !== undefined) previewFrame.navigate(url);
  };
  const [opened, setStack] = useState<readonly SheetState[]>([]);
  // A bag's sheet closes when the bag is removed, also by another commit.
  const stack = opened.filter(
    (item) => item.sheet !== "bag" || hasFile(draft, getBagFile(item.folder)),
  );
  const top = stack.at(-1);
  const isPreparing = state.preparingCount > 0;
  // The browser asks before it closes the page, and with it the photos that are not stored yet.
  useEffect(() => {
    window.onbeforeunload = isPreparing ? (event) => event.preventDefault() : null;
  }, [isPreparing]);
  return {
    store,
    state,
    /** The open sheets, of which only the last one is visible. */
    sheets: {
      stack,
      setStack,
      top,
      focusedField: top?.focusedField ?? "",
      /** Opens a sheet above `below`. */
      open(sheet: SheetState, below: readonly SheetState[] = []): void {
        store.announce("");
        showSheet(sheet);
        setStack([...below, sheet]);
      },
      close: () => setStack(stack.slice(0, -1)),
    },
    fields: {
      getValue: ({ file, path }: FieldRef) => getValueAt(store.getCurrentData(file), path),
      setValue({ file, path }: FieldRef, value: unknown): void {
        void store.updateDraft((current) => setField(current, file, path, value));
        // Show the bag in its new collection.
        const folder = path[0] === "category" ? getBagFolder(file) : undefined;
        if (folder !== undefined) showSheet({ sheet: "bag", folder });
      },
      /** Returns the error or warning of a field. */
      findProblem: (field: FieldRef) =>
        problems.find((problem) => formatFieldName(problem) === formatFieldName(field)),
    },
    previewFrame,
    photoSources: usePhotoSources(store, state),
    signOut,
    isLocal,
  };
}

export type WorkshopValue = ReturnType<typeof useWorkshopValue>;

// The default value is never read: every sheet renders inside the provider.
export const WorkshopContext = createContext({} as WorkshopValue);
/** Returns the store, its state, the open sheets and the photos' sources. */
export const useWorkshop = () => useContext(WorkshopContext);

export const WorkshopProvider = (props: WorkshopProps & { children: ReactNode }) => (
  <WorkshopContext value={useWorkshopValue(props)}>{props.children}</WorkshopContext>
);
