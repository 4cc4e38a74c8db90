import {
  type FunctionComponent,
  useEffect,
  useLayoutEffect,
  useReducer,
  useState,
  useSyncExternalStore,
} from "react";
import type { Shipped } from "../../model/demo-content";
import { valueAt } from "../../model/problem";
import { type Draft, isThere } from "../draft/draft";
import { bagFile } from "../draft/files";
import { firstSteps } from "../draft/first-steps";
import { same } from "../draft/yaml";
import type { PublishedMedia } from "../publication";
import type { Stage } from "../stage/frame";
import { shownOf } from "../stage/shown";
import type { Workshop as Core } from "../workshop";
import { BagSheet } from "./bag-sheet";
import { Bar } from "./bar";
import { FirstSteps, isSettled } from "./first-steps";
import { GoTo } from "./go-to";
import { HistorySheet } from "./history-sheet";
import { NewBag } from "./new-bag";
import { OrderSheet } from "./order-sheet";
import { PartSheet } from "./part-sheet";
import { type Open, screenOf, tappedSheet, thingOf } from "./parts";
import { PublishSheet } from "./publish-sheet";
import { useFiles } from "./use-files";
import { type Workshop as InSheets, WorkshopProvider } from "./use-workshop";

const SHEETS = {
  bag: BagSheet,
  part: PartSheet,
  goTo: GoTo,
  publish: PublishSheet,
  history: HistorySheet,
  steps: FirstSteps,
  newBag: NewBag,
  order: OrderSheet,
};

type WorkshopProps = {
  core: Core;
  stage: Stage;
  published: PublishedMedia;
  isLocal: boolean;
  shipped: Shipped;
  onLeave: () => void;
};

/** The shop in its frame, and what she changes in it. */
export function Workshop({ core, stage, published, isLocal, shipped, onLeave }: WorkshopProps) {
  const state = useSyncExternalStore(core.subscribe, core.get);
  const { draft, content, problems } = state;
  const files = useFiles(core, state, published);
  const [making, make] = useReducer((before: number, more: number) => before + more, 0);
  const [said, say] = useState("");
  const [publishing, setPublishing] = useState(false);
  const [refused, refuse] = useState<{ draft: Draft; why: unknown }>();
  const [opened, setSheets] = useState<readonly Open[]>([]);
  // A bag may be taken out while its sheet is open, also by somebody else.
  const sheets = opened.filter((one) => one.sheet !== "bag" || isThere(draft, bagFile(one.folder)));
  const top = sheets.at(-1);
  const close = () => setSheets(sheets.slice(0, -1));

  useLayoutEffect(() => stage.show(shownOf(content, files)), [stage, content, files]);
  // Before the shop is painted: what is seen can be tapped.
  useLayoutEffect(() => {
    stage.onEscape = close;
    stage.onTap = (tap) => {
      const next = tappedSheet(tap, core.data);
      say("");
      if (next) setSheets([next]);
    };
  });

  const thing = JSON.stringify(thingOf(top) ?? null);
  // Keeps the sheet above an iPhone's keyboard, which covers what is fixed to the foot of the page instead of making
  // the page smaller, and what is being changed above the sheet.
  useEffect(() => {
    const view = window.visualViewport as VisualViewport;
    const place = () => {
      const { style } = document.documentElement;
      style.setProperty("--covered", `${innerHeight - view.height - view.offsetTop}px`);
      style.setProperty("--seen", `${view.height}px`);
      const sheet = document.getElementById("sheet");
      const frame = document.getElementById("shop");
      if (thing === "null" || !sheet || !frame) return;
      // Not where the sheet is drawn: it is still on its way up.
      const isBeside = sheet.offsetLeft >= frame.offsetLeft + frame.offsetWidth;
      const foot = frame.offsetTop + frame.offsetHeight;
      stage.reveal(JSON.parse(thing), isBeside ? 0 : Math.max(0, foot - sheet.offsetTop));
    };
    place();
    const listening = new AbortController();
    for (const event of ["resize", "scroll"]) view.addEventListener(event, place, listening);
    return () => listening.abort();
  }, [stage, thing]);

  const workshop: InSheets = {
    ...core,
    ...state,
    ...{ files, shipped, isLocal, making, make, sheets, close, said, say, publishing },
    steps: firstSteps(draft, shipped, isSettled),
    valueAt: (file, path) => valueAt(core.data(file), path),
    set: (file, path, value) => void core.setField(file, path, value),
    toldAt: (file, path) => problems.find((told) => told.file === file && same(told.path, path)),
    wrongBelow: (file, path) =>
      problems.some(
        (told) =>
          !told.warning && told.file === file && same(told.path.slice(0, path.length), path),
      ),
    open(next, below = []) {
      const screen = screenOf(thingOf(next), core.data);
      say("");
      if (screen) stage.go(screen);
      setSheets([...below, next]);
    },
    go: stage.go,
    async publish() {
      setPublishing(true);
      refuse(undefined);
      await core.publish().catch((why) => refuse({ draft: core.get().draft, why }));
      setPublishing(false);
    },
    refused: refused?.draft === draft ? refused.why : undefined,
    leave: isLocal ? undefined : onLeave,
  };
  const Sheet = top && (SHEETS[top.sheet] as FunctionComponent<Open>);
  return (
    <WorkshopProvider value={workshop}>
      <h1 className="visually-hidden">El taller</h1>
      {Sheet && <Sheet key={JSON.stringify(top)} {...top} />}
      <Bar />
    </WorkshopProvider>
  );
}
