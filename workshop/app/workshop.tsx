import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Shipped } from "../../model/demo-content";
import { isThere } from "../draft/draft";
import { bagFile } from "../draft/files";
import { type FirstStep, firstSteps, withoutShippedBags } from "../draft/first-steps";
import { type PublishedMedia, readPublished } from "../publication";
import type { Stage } from "../stage/frame";
import { shownOf } from "../stage/shown";
import type { Tap, Thing } from "../stage/things";
import type { Workshop as Core } from "../workshop";
import { BagSheet } from "./bag-sheet";
import { Bar } from "./bar";
import styles from "./field.module.css";
import { FirstSteps, isSettled, settleStep } from "./first-steps";
import { GoTo } from "./go-to";
import { HistorySheet } from "./history-sheet";
import { NewBag } from "./new-bag";
import { OrderSheet, SHELVES } from "./order-sheet";
import { PartSheet } from "./part-sheet";
import { type Part, partOf, partsAt, screenOf } from "./parts";
import { PublishSheet } from "./publish-sheet";
import { tappedIn } from "./tapped";
import { useFiles } from "./use-files";
import { useSheetRoom } from "./use-sheet-room";
import { type Path, useCore, useParts, WorkshopProvider } from "./use-workshop";

/** What is open below the shop. */
type Open =
  | { sheet: "bag"; folder: string; tapped: string }
  | { sheet: "part"; part: Part; tapped: string; step?: FirstStep }
  | { sheet: "goTo" | "publish" | "history" | "steps" | "newBag" | "order" };

type WorkshopProps = {
  core: Core;
  stage: Stage;
  /** The shop's own address, as its frame knows it. */
  base: string;
  published: PublishedMedia;
  isLocal: boolean;
  shipped: Shipped;
  onLeave: () => void;
};

/** The shop in its frame, and what she changes in it. */
export function Workshop({
  core,
  stage,
  base,
  published: opened,
  isLocal,
  shipped,
  onLeave,
}: WorkshopProps) {
  const state = useCore(core);
  const [published, setPublished] = useState(opened);
  useEffect(() => {
    if (state.publication?.state === "online") void readPublished().then(setPublished);
  }, [state.publication]);
  const files = useFiles(core, state, published, base);
  const leave = isLocal ? undefined : onLeave;
  const workshop = useParts(core, state, files, leave);
  /** The sheet on top is seen; as it closes, the one below it is. */
  const [sheets, setSheets] = useState<readonly Open[]>([]);
  const open = sheets.at(-1);
  const [said, say] = useState("");
  const [publishing, setPublishing] = useState(false);
  const [refused, refuse] = useState<unknown>();
  const { draft, content } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a sheet that closes may have settled a step
  const steps = useMemo(() => firstSteps(draft, shipped, isSettled), [draft, shipped, open]);

  useLayoutEffect(() => stage.show(shownOf(content, files)), [stage, content, files]);

  const close = useCallback(() => setSheets((all) => all.slice(0, -1)), []);
  const openAlone = useCallback((next: Open) => {
    say("");
    setSheets([next]);
  }, []);
  const openAbove = (next: Open) => {
    say("");
    setSheets([...sheets, next]);
  };

  const openTapped = useCallback(
    ({ thing, ...tap }: Tap) => {
      if ("bag" in thing) {
        const tapped = tappedIn(tap, bagFile(thing.bag), core.data(bagFile(thing.bag)));
        openAlone({ sheet: "bag", folder: thing.bag, tapped });
        return;
      }
      const parts = partsAt(thing.part);
      const found = parts.flatMap((part) =>
        [...part.fields, ...(part.more ?? [])].flatMap(([file, key = ""]) => {
          const tapped = tappedIn(tap, file, { [key]: core.data(file)[key] });
          return tapped ? [{ part, tapped }] : [];
        }),
      );
      const [{ part, tapped } = { part: parts[0], tapped: "" }] = found;
      if (part) openAlone({ sheet: "part", part, tapped });
    },
    [core, openAlone],
  );
  // Before the shop is painted: what is seen can be tapped.
  useLayoutEffect(() => {
    stage.onTap = openTapped;
    stage.onEscape = close;
  }, [stage, openTapped, close]);

  const place = open?.sheet === "part" ? open.part.places?.[0] : undefined;
  const thing: Thing | undefined =
    open?.sheet === "bag" ? { bag: open.folder } : place && { part: place };
  const latest = useRef(thing);
  latest.current = thing;
  /** Shows what is being changed above what covers the shop. */
  const reveal = useCallback(() => {
    const sheet = document.getElementById("sheet");
    const frame = document.getElementById("shop");
    if (!latest.current || !sheet || !frame) return;
    // Not where the sheet is drawn: it is still on its way up.
    const isBeside = sheet.offsetLeft >= frame.offsetLeft + frame.offsetWidth;
    const foot = frame.offsetTop + frame.offsetHeight;
    stage.reveal(latest.current, isBeside ? 0 : Math.max(0, foot - sheet.offsetTop));
  }, [stage]);
  useSheetRoom(reveal);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each thing that is opened
  useEffect(reveal, [reveal, JSON.stringify(thing)]);

  const folder = open?.sheet === "bag" ? open.folder : undefined;
  const isGone = folder !== undefined && !isThere(draft, bagFile(folder));
  useEffect(() => {
    if (!isGone) return;
    setSheets([]);
    say("Ese bolso ya no está aquí: búscalo en «Ir a…».");
  }, [isGone]);

  const screenOfBag = (folder: string) => {
    const { category, hidden } = core.data(bagFile(folder));
    return hidden ? undefined : SHELVES[category === "new" ? "new" : "basic"][1];
  };
  /** Opens a sheet, and brings the shop behind it to what is changed in it. */
  const lead = (next: Open, show: (open: Open) => void) => {
    const screen =
      next.sheet === "bag"
        ? screenOfBag(next.folder)
        : next.sheet === "part"
          ? screenOf(next.part)
          : undefined;
    if (screen) stage.go(screen);
    show(next);
  };
  const openField = (file: string, path: Path) => {
    const folder = /^bolsos\/([^/]+)\//.exec(file)?.[1];
    const part = partOf(file, path);
    const tapped = path.join(".");
    if (folder) lead({ sheet: "bag", folder, tapped }, openAbove);
    else if (part) lead({ sheet: "part", part, tapped }, openAbove);
  };
  async function publish(): Promise<void> {
    setPublishing(true);
    refuse(undefined);
    await core.publish().catch(refuse);
    setPublishing(false);
  }
  function take(step: FirstStep): void {
    if ("fields" in step) {
      const [file = "", ...path] = step.fields[0] ?? [];
      const { places = [] } = partOf(file, path) ?? {};
      lead({ sheet: "part", part: { ...step, places }, tapped: "", step }, openAbove);
    } else if (step.does === "add a bag") openAbove({ sheet: "newBag" });
    else if (step.isDone) say("Ya no queda ninguno de los bolsos de prueba.");
    else if (!steps.some((other) => "does" in other && other.does === "add a bag" && other.isDone))
      say("Añade antes tu primer bolso: la tienda no puede quedarse sin ninguno.");
    else if (confirm("¿Quitas los bolsos de prueba? Los que has cambiado se quedan.")) {
      void core.change((own) => withoutShippedBags(own, shipped));
      say("Los bolsos de prueba ya no están. Si ha sido sin querer, deshazlo en «Publicar».");
    }
  }

  return (
    <WorkshopProvider value={workshop}>
      <h1 className="visually-hidden">El taller</h1>
      {open?.sheet === "bag" && !isGone && (
        <BagSheet
          key={open.folder + open.tapped}
          folder={open.folder}
          tapped={open.tapped}
          onClose={close}
          onPage={() => stage.go(`bolsos/${open.folder}/`)}
          onGone={(wasNew) => {
            setSheets([]);
            say(
              `El bolso ya no está.${wasNew ? "" : " Si ha sido sin querer, deshazlo en «Publicar»."}`,
            );
          }}
        />
      )}
      {open?.sheet === "part" && (
        <PartSheet key={open.part.title} part={open.part} focus={open.tapped} onClose={close}>
          {open.step?.settles && !open.step.isDone && (
            <button
              type="button"
              className={styles.button}
              onClick={() => {
                settleStep(open.part.title);
                close();
              }}
            >
              {open.step.settles}
            </button>
          )}
        </PartSheet>
      )}
      {open?.sheet === "newBag" && (
        <NewBag
          onClose={close}
          onMade={(folder) => {
            stage.go("#/novedades");
            setSheets([...sheets.slice(0, -1), { sheet: "bag", folder, tapped: "photos" }]);
          }}
        />
      )}
      {open?.sheet === "order" && <OrderSheet onClose={close} onScreen={stage.go} />}
      {open?.sheet === "goTo" && (
        <GoTo
          onClose={close}
          onBag={(folder) => lead({ sheet: "bag", folder, tapped: "" }, openAlone)}
          onPart={(part) => lead({ sheet: "part", part, tapped: "" }, openAlone)}
          onSheet={(sheet) => openAlone({ sheet })}
          onLeave={leave}
        />
      )}
      {open?.sheet === "steps" && (
        <FirstSteps steps={steps} said={said} onStep={take} onClose={close} />
      )}
      {open?.sheet === "history" && (
        <HistorySheet onClose={close} onBack={() => openAlone({ sheet: "publish" })} />
      )}
      {open?.sheet === "publish" && (
        <PublishSheet
          onClose={close}
          onField={openField}
          onPublish={() => void publish()}
          isLocal={isLocal}
          shop={base}
          {...{ publishing, refused, refuse }}
        />
      )}
      <Bar
        isCovered={open !== undefined}
        isOpen={open?.sheet === "goTo"}
        isLocal={isLocal}
        said={said}
        refused={open?.sheet === "publish" ? undefined : refused}
        steps={steps.filter(({ isDone }) => !isDone).length}
        onSteps={() => openAlone({ sheet: "steps" })}
        onGoTo={() => openAlone({ sheet: "goTo" })}
        onPublish={() => openAlone({ sheet: "publish" })}
      />
    </WorkshopProvider>
  );
}
