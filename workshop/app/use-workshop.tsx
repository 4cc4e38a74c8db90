import { createContext, useContext, useMemo, useState, useSyncExternalStore } from "react";
import type { ExampleContent } from "../../model/example-content";
import { type Path, valueAt } from "../../model/problem";
import type { PublishedPhoto } from "../deployment";
import { bagFile } from "../draft/content-paths";
import { type Draft, hasFile } from "../draft/draft";
import { isDeepEqual } from "../draft/edit-yaml";
import { findRemainingSetup } from "../draft/remaining-setup";
import type { PreviewFrame } from "../preview/frame";
import type { Store } from "../store";
import { findScreen, listFirstSteps, type SheetState, targetOf } from "./panels";
import { usePhotoSources } from "./use-photo-sources";

export type WorkshopProps = {
  store: Store;
  previewFrame: PreviewFrame;
  publishedPhotos: readonly PublishedPhoto[];
  exampleContent: ExampleContent;
  /** Takes her key away, and asks for another one; the folder of this computer wants none. */
  signOut: (() => void) | undefined;
};

/** Where this browser keeps of which parts she has said that all is well as it is. */
const CONFIRMED_STEPS_STORAGE_KEY = "taller pasos";

/** The workshop as its sheets use it. */
export function useWorkshopState(props: WorkshopProps) {
  const {
    store: core,
    previewFrame: stage,
    publishedPhotos: published,
    exampleContent: shipped,
    signOut,
  } = props;
  const state = useSyncExternalStore(core.subscribe, core.getState);
  const { draft, problems } = state;
  const photoSources = usePhotoSources(core, state, published);
  /** How many photographs are being made ready, for whatever bag. */
  const [preparingCount, setMaking] = useState(0);
  const changePreparingCount = (more: number) => setMaking((before) => before + more);
  /** What has become of what she has done last. */
  const [announcement, announce] = useState("");
  const [isPublishing, setPublishing] = useState(false);
  const [refused, refuse] = useState<{ draft: Draft; why: unknown }>();
  const [settled, setSettled] = useState<readonly string[]>(() =>
    JSON.parse(localStorage.getItem(CONFIRMED_STEPS_STORAGE_KEY) ?? "[]"),
  );
  // Not with each sheet that opens: it reads her files field by field.
  const remainingSetup = useMemo(() => findRemainingSetup(draft, shipped), [draft, shipped]);
  const [opened, setSheets] = useState<readonly SheetState[]>([]);
  /** The last one is seen. A bag may be taken out while its sheet is open, also by somebody else. */
  const sheets = opened.filter((one) => one.sheet !== "bag" || hasFile(draft, bagFile(one.folder)));

  return {
    ...core,
    ...state,
    ...{
      photoSources: photoSources,
      remainingSetup: remainingSetup,
      signOut: signOut,
      isLocal: !signOut,
      preparingCount: preparingCount,
      changePreparingCount: changePreparingCount,
      announcement: announcement,
      announce: announce,
      sheets,
      isPublishing: isPublishing,
    },
    steps: listFirstSteps(remainingSetup, settled),
    confirmStep(part: string) {
      const next = [...settled, part];
      localStorage.setItem(CONFIRMED_STEPS_STORAGE_KEY, JSON.stringify(next));
      setSettled(next);
    },
    valueAt: (file: string, path: Path) => valueAt(core.currentData(file), path),
    setValueAt: (file: string, path: Path, value: unknown) => void core.setField(file, path, value),
    /** What is wrong at a place, or doubtful. */
    problemAt: (file: string, path: Path) =>
      problems.find((told) => told.file === file && isDeepEqual(told.path, path)),
    setSheets,
    closeSheet: () => setSheets(sheets.slice(0, -1)),
    /** Opens a sheet, above others or alone, and brings the shop behind it to what is changed in it. */
    openSheet(next: SheetState, below: readonly SheetState[] = []) {
      const screen = findScreen(targetOf(next), core.currentData);
      announce("");
      if (screen) stage.navigate(screen);
      setSheets([...below, next]);
    },
    navigate: stage.navigate,
    async publish() {
      setPublishing(true);
      refuse(undefined);
      await core.publish().catch((why) => refuse({ draft: core.getState().draft, why }));
      setPublishing(false);
    },
    /** Why the last press on «Publicar» has published nothing, until she changes something. */
    publishError: refused?.draft === draft ? refused.why : undefined,
  };
}

/** Nothing of the workshop is drawn outside of it. */
const WorkshopContext = createContext({} as ReturnType<typeof useWorkshopState>);
export const WorkshopProvider = WorkshopContext.Provider;
export const useWorkshop = () => useContext(WorkshopContext);
