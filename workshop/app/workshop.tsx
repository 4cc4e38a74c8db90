import {
  Activity,
  type FunctionComponent,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
} from "react";
import { FRAME_RATIOS } from "../../lib/picture";
import { parseFieldName } from "../draft/field-refs";
import { describeFailedPreview } from "../messages";
import { buildPreview, renderPreviewHeroStyle } from "../preview/build-preview";
import { BagSheet } from "./bag-sheet";
import { Bar } from "./bar";
import { HistorySheet } from "./history-sheet";
import { FirstStepsSheet, Menu, MenuSheet } from "./menu-sheet";
import { NewBagSheet } from "./new-bag-sheet";
import { PanelSheet } from "./panel-sheet";
import { findSheet, isForOwnShop, listFields, type SheetState } from "./panels";
import { PublishSheet } from "./publish-sheet";
import styles from "./sheet.module.css";
import { StartSheet } from "./start-sheet";
import { useWorkshop } from "./workshop-context";

const SHEETS = {
  bag: BagSheet,
  panel: PanelSheet,
  menu: MenuSheet,
  publish: PublishSheet,
  history: HistorySheet,
  steps: FirstStepsSheet,
  newBag: NewBagSheet,
};

/** Keeps the preview up to date with the draft, and renders the open sheet and the bar. */
export function Workshop() {
  const { store, state, sheets, photoSources, previewFrame, isLocal } = useWorkshop();
  const { stack, setStack, top, focusedField } = sheets;
  // Deferred, so that a typed letter is painted first: with many bags the preview takes longer than a frame.
  const previewContent = useDeferredValue(state.content);

  // A layout effect: the preview accepts taps from its first paint.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new content needs a new preview
  useLayoutEffect(() => {
    previewFrame.onTap = (field) => {
      // In a shop without bags, the text in their place is the place of the first one.
      const isFirstBag = field === "tienda.yaml empty" && previewContent.catalogue.length === 0;
      // A tap on a bag's name is for the bag: the name's field would open the keyboard.
      const tapped = findSheet(parseFieldName(field.replace(/(\/bolso\.yaml) name$/, "$1")));
      const sheet = isFirstBag ? ({ sheet: "newBag" } as const) : tapped;
      store.announce(field ? "" : "Este texto es de la tienda: no se cambia.");
      if (sheet) setStack([sheet]);
    };
    previewFrame.onError = () =>
      store.announce(describeFailedPreview(state.summaries.length > 0, isLocal));
    let isCurrent = true;
    try {
      const preview = buildPreview(previewContent, photoSources.findPhoto);
      previewFrame.show(preview);
      renderPreviewHeroStyle(previewContent, photoSources.thumbnailUrl).then(
        (css) => isCurrent && previewFrame.showCover(css),
        // A photo that the browser cannot read does not change the cover.
        () => {},
      );
      // The lists of bags and photos have frames like the shop's cards.
      const ratio = FRAME_RATIOS[preview.content.cardFrame];
      document.documentElement.style.setProperty("--card-ratio", String(ratio));
    } catch (error) {
      reportError(error);
      previewFrame.onError();
    }
    return () => {
      isCurrent = false;
    };
  }, [previewFrame, previewContent, photoSources]);

  // An iPhone's keyboard covers fixed elements instead of shrinking the page. Keep the sheet above the keyboard, and
  // the edited part of the shop above the sheet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new content moves what the owner edits
  useEffect(() => {
    const view = window.visualViewport as VisualViewport;
    const updateLayout = () => {
      const { style } = document.documentElement;
      style.setProperty("--keyboard-inset", `${innerHeight - view.height - view.offsetTop}px`);
      style.setProperty("--visible-height", `${view.height}px`);
      const sheet = [...document.querySelectorAll<HTMLElement>("[role=dialog]")].at(-1);
      const frame = document.getElementById("shop");
      if (!top || !sheet || !frame) return;
      // `offsetTop` and `offsetLeft` ignore the sheet's entry animation.
      const isBeside = sheet.offsetLeft >= frame.offsetLeft + frame.offsetWidth;
      const frameBottom = frame.offsetTop + frame.offsetHeight;
      const focused = document.activeElement?.closest<HTMLElement>("[data-field]");
      previewFrame.reveal(
        [focused?.dataset.field ?? "", focusedField, ...listFields(top)],
        isBeside ? 0 : Math.max(0, frameBottom - sheet.offsetTop),
      );
    };
    updateLayout();
    const controller = new AbortController();
    for (const event of ["resize", "scroll"])
      view.addEventListener(event, updateLayout, controller);
    return () => controller.abort();
  }, [previewFrame, top, previewContent]);

  // Each level of sheets has a history entry, so that Back closes a sheet instead of leaving the workshop.
  useEffect(() => {
    if ((history.state?.depth ?? 0) < stack.length) history.pushState({ depth: stack.length }, "");
    const closeSheets = ({ state }: PopStateEvent) =>
      // The entry may belong to an upper sheet that is already closed.
      setStack(stack.slice(0, Math.min(state?.depth ?? 0, stack.length - 1)));
    addEventListener("popstate", closeSheets);
    return () => removeEventListener("popstate", closeSheets);
  }, [stack, setStack]);

  return (
    <>
      <h1 className="visually-hidden">El taller</h1>
      {/* A covered sheet stays in the document: its item that has opened the upper sheet gets the focus back. */}
      {stack.map((sheet) => {
        const SheetContent = (
          state.isExample && isForOwnShop(sheet) ? StartSheet : SHEETS[sheet.sheet]
        ) as FunctionComponent<SheetState>;
        return (
          <Activity key={JSON.stringify(sheet)} mode={sheet === top ? "visible" : "hidden"}>
            <SheetContent {...sheet} />
          </Activity>
        );
      })}
      <Activity mode={top ? "hidden" : "visible"}>
        <div className={styles.resting}>
          <Menu />
        </div>
      </Activity>
      <Bar />
    </>
  );
}
