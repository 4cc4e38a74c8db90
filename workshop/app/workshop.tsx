import { type FunctionComponent, useEffect, useLayoutEffect } from "react";
import { buildPreview } from "../preview/build-preview";
import { BagOrderSheet } from "./bag-order-sheet";
import { BagSheet } from "./bag-sheet";
import { Bar } from "./bar";
import { FirstStepsSheet } from "./first-steps-sheet";
import { HistorySheet } from "./history-sheet";
import { Menu, MenuSheet } from "./menu-sheet";
import { NewBagSheet } from "./new-bag-sheet";
import { PanelSheet } from "./panel-sheet";
import { findTappedSheet, type SheetState, targetOf } from "./panels";
import { PublishSheet } from "./publish-sheet";
import styles from "./sheet.module.css";
import { useWorkshopState, type WorkshopProps, WorkshopProvider } from "./use-workshop";

const SHEETS = {
  bag: BagSheet,
  panel: PanelSheet,
  menu: MenuSheet,
  publish: PublishSheet,
  history: HistorySheet,
  steps: FirstStepsSheet,
  newBag: NewBagSheet,
  order: BagOrderSheet,
};

/** Keeps the preview up to date with the draft, and renders the open sheet and the bar. */
export function Workshop(props: WorkshopProps) {
  const { previewFrame } = props;
  const workshop = useWorkshopState(props);
  const { content, photoSources, sheets, setSheets, currentData, announce } = workshop;
  const top = sheets.at(-1);

  useLayoutEffect(
    () => previewFrame.show(buildPreview(content, photoSources.findPhoto)),
    [previewFrame, content, photoSources],
  );
  // A layout effect: the preview accepts taps from its first paint.
  useLayoutEffect(() => {
    previewFrame.onTap = (tap) => {
      const sheet = findTappedSheet(tap, currentData);
      announce("");
      if (sheet) setSheets([sheet]);
    };
  });

  const target = targetOf(top);
  // An iPhone's keyboard covers fixed elements instead of shrinking the page. Keep the sheet above the keyboard, and
  // the edited part of the shop above the sheet.
  useEffect(() => {
    const view = window.visualViewport as VisualViewport;
    const updateLayout = () => {
      const { style } = document.documentElement;
      style.setProperty("--keyboard-inset", `${innerHeight - view.height - view.offsetTop}px`);
      style.setProperty("--visible-height", `${view.height}px`);
      const sheet = document.getElementById("sheet");
      const frame = document.getElementById("shop");
      if (!target || !sheet || !frame) return;
      // `offsetTop` and `offsetLeft` ignore the sheet's entry animation.
      const isBeside = sheet.offsetLeft >= frame.offsetLeft + frame.offsetWidth;
      const frameBottom = frame.offsetTop + frame.offsetHeight;
      previewFrame.reveal(target, isBeside ? 0 : Math.max(0, frameBottom - sheet.offsetTop));
    };
    updateLayout();
    const controller = new AbortController();
    for (const event of ["resize", "scroll"])
      view.addEventListener(event, updateLayout, controller);
    return () => controller.abort();
  }, [previewFrame, target]);

  const Sheet = top && (SHEETS[top.sheet] as FunctionComponent<SheetState>);
  return (
    <WorkshopProvider value={workshop}>
      <h1 className="visually-hidden">El taller</h1>
      {Sheet ? (
        <Sheet key={JSON.stringify(top)} {...top} />
      ) : (
        <div className={styles.resting}>
          <Menu />
        </div>
      )}
      <Bar />
    </WorkshopProvider>
  );
}
