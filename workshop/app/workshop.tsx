import { type FunctionComponent, useEffect, useLayoutEffect } from "react";
import { buildPreview } from "../preview/build-preview";
import { BagOrderSheet } from "./bag-order-sheet";
import { BagSheet } from "./bag-sheet";
import { Bar } from "./bar";
import { FirstStepsSheet } from "./first-steps-sheet";
import { HistorySheet } from "./history-sheet";
import { MenuSheet } from "./menu-sheet";
import { NewBagSheet } from "./new-bag-sheet";
import { PanelSheet } from "./panel-sheet";
import { findTappedSheet, type SheetState, targetOf } from "./panels";
import { PublishSheet } from "./publish-sheet";
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

/** The shop in its frame, and what she changes in it. */
export function Workshop(props: WorkshopProps) {
  const { previewFrame } = props;
  const workshop = useWorkshopState(props);
  const { content, photoSources, sheets, setSheets, currentData, announce } = workshop;
  const top = sheets.at(-1);

  useLayoutEffect(
    () => previewFrame.show(buildPreview(content, photoSources.findPhoto)),
    [previewFrame, content, photoSources],
  );
  // Before the shop is painted: what is seen can be tapped.
  useLayoutEffect(() => {
    previewFrame.onTap = (tap) => {
      const next = findTappedSheet(tap, currentData);
      announce("");
      if (next) setSheets([next]);
    };
  });

  const thing = targetOf(top);
  // Keeps the sheet above an iPhone's keyboard, which covers what is fixed to the foot of the page instead of making
  // the page smaller, and what is being changed above the sheet.
  useEffect(() => {
    const view = window.visualViewport as VisualViewport;
    const place = () => {
      const { style } = document.documentElement;
      style.setProperty("--keyboard-inset", `${innerHeight - view.height - view.offsetTop}px`);
      style.setProperty("--visible-height", `${view.height}px`);
      const sheet = document.getElementById("sheet");
      const frame = document.getElementById("shop");
      if (!thing || !sheet || !frame) return;
      // Not where the sheet is drawn: it is still on its way up.
      const isBeside = sheet.offsetLeft >= frame.offsetLeft + frame.offsetWidth;
      const foot = frame.offsetTop + frame.offsetHeight;
      previewFrame.reveal(thing, isBeside ? 0 : Math.max(0, foot - sheet.offsetTop));
    };
    place();
    const listening = new AbortController();
    for (const event of ["resize", "scroll"]) view.addEventListener(event, place, listening);
    return () => listening.abort();
  }, [previewFrame, thing]);

  const Sheet = top && (SHEETS[top.sheet] as FunctionComponent<SheetState>);
  return (
    <WorkshopProvider value={workshop}>
      <h1 className="visually-hidden">El taller</h1>
      {Sheet && <Sheet key={JSON.stringify(top)} {...top} />}
      <Bar />
    </WorkshopProvider>
  );
}
