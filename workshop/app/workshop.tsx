import {
  Fragment,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Shipped } from "../../model/demo-content";
import type { Draft, Snapshot } from "../draft/draft";
import { baseOf, isBlankBag, nameOfBag, withBag, withoutBag } from "../draft/edit";
import { bagFile } from "../draft/files";
import { type FirstStep, firstSteps, withoutShippedBags } from "../draft/first-steps";
import { isTested } from "../mail";
import { type Published, readPublished } from "../published";
import { wordsOf } from "../repository/repository";
import type { Stage } from "../stage/frame";
import { shownOf } from "../stage/shown";
import type { Tap, Thing } from "../stage/things";
import type { Workshop as Core } from "../workshop";
import { AddressOffer } from "./address-offer";
import { BagSheet } from "./bag-sheet";
import { Bar } from "./bar";
import { Fields } from "./fields";
import { FirstSteps } from "./first-steps";
import { GoTo } from "./go-to";
import { HistorySheet } from "./history-sheet";
import { MailTrial, MailWhere } from "./mail-trial";
import { type Part, partOf, SEEN } from "./parts";
import { PublishSheet } from "./publish-sheet";
import { Sheet } from "./sheet";
import { useFiles } from "./use-files";
import { useSheetRoom } from "./use-sheet-room";
import { type Path, useCore, useParts, WorkshopProvider } from "./use-workshop";
import { WithoutFilm } from "./without-film";

/** What is open below the shop. */
export type Open =
  | { sheet: "bag"; folder: string; tapped: string }
  | { sheet: "part"; part: Part; thing?: Thing; tapped: string; isStep?: boolean }
  | { sheet: "goTo" | "publish" | "history" | "steps" };

type WorkshopProps = {
  core: Core;
  stage: Stage;
  /** The shop's own address, as its frame knows it. */
  base: string;
  published: Published;
  isLocal: boolean;
  shipped: Shipped;
  /** What is said at first. */
  greeting: string;
  onLeave: () => void;
};

const UNPUBLISHED = "No se ha podido publicar. Tus cambios siguen aquí: vuelve a intentarlo.";

/** The field that has been tapped, by the words that stand there. */
function tappedField(tap: Tap, data: unknown, at = ""): string {
  const { words, isPicture } = tap;
  if (isPicture) return "photos";
  if (/^(de )?[\d.]+,\d\d €|Sin precio/.test(words)) return "price";
  for (const [key, value] of Object.entries(Object(data))) {
    if (typeof value === "string" && value.trim() && value.trim() === words) return at + key;
    const below = typeof value === "object" && tappedField(tap, value, `${at}${key}.`);
    if (below) return below;
  }
  return "";
}

/** The shop in its frame, and what she changes in it. */
export function Workshop({
  core,
  stage,
  base,
  published: opened,
  isLocal,
  shipped,
  greeting,
  onLeave,
}: WorkshopProps) {
  const state = useCore(core);
  const [published, setPublished] = useState(opened);
  useEffect(() => {
    if (state.publication?.state === "online") void readPublished().then(setPublished);
  }, [state.publication]);
  const files = useFiles(core, state, published, base);
  const workshop = useParts(core, state, files, published.warnings);
  const [open, setOpen] = useState<Open>();
  const [seeing, setSeeing] = useState(false);
  const [said, say] = useState(greeting);
  const [publishing, setPublishing] = useState(false);
  const [refused, refuse] = useState("");
  const { snapshot, draft } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message may have been tried in the sheet that closes
  const steps = useMemo(
    () => firstSteps(snapshot, draft, shipped, isTested),
    [snapshot, draft, shipped, open],
  );

  useLayoutEffect(() => stage.show(shownOf(state.content, files)), [stage, state.content, files]);
  useLayoutEffect(() => stage.choose(!seeing), [stage, seeing]);

  const openThing = useCallback(
    (thing: Thing, tap?: Tap) => {
      if ("bag" in thing) {
        const tapped = tap ? tappedField(tap, core.data(bagFile(thing.bag))) : "";
        setOpen({ sheet: "bag", folder: thing.bag, tapped });
        return;
      }
      const part = SEEN[thing.part];
      const data = part.fields.map(([file]) => core.data(file));
      const tapped = tap ? data.map((one) => tappedField(tap, one)).find(Boolean) : "";
      setOpen({ sheet: "part", part, thing, tapped: tapped ?? "" });
    },
    [core],
  );
  // Before the shop is painted: what is seen can be tapped.
  useLayoutEffect(() => {
    stage.onTap = (tap) => openThing(tap.thing, tap);
    stage.onEscape = () => setOpen(undefined);
  }, [stage, openThing]);

  const thing: Thing | undefined =
    open?.sheet === "bag" ? { bag: open.folder } : open?.sheet === "part" ? open.thing : undefined;
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
  const isGone = folder !== undefined && baseOf(snapshot, draft, bagFile(folder)) === undefined;
  useEffect(() => {
    if (!isGone) return;
    setOpen(undefined);
    say("Ese bolso ya no está aquí: búscalo en «Ir a…».");
  }, [isGone]);
  const making = useRef(0);
  making.current = workshop.making;
  // A new bag of which nothing has been said goes as its sheet does.
  useEffect(() => {
    if (folder === undefined) return;
    return () => {
      const isBlank = (own: Draft, published: Snapshot) =>
        making.current === 0 && isBlankBag(published, own, folder);
      if (isBlank(core.get().draft, core.get().snapshot))
        void core.change((own, published) =>
          isBlank(own, published) ? withoutBag(published, own, folder) : own,
        );
    };
  }, [core, folder]);

  const go = (address: string) => {
    stage.go(address);
    setOpen(undefined);
  };
  const openField = (file: string, path: Path) => {
    const folder = /^bolsos\/([^/]+)\//.exec(file)?.[1];
    const part = partOf(file, path);
    if (folder) setOpen({ sheet: "bag", folder, tapped: path.join(".") });
    else if (part) setOpen({ sheet: "part", part, tapped: path.join(".") });
  };
  async function addBag(): Promise<void> {
    const bag = { name: "", category: "new" as const, featured: true, photos: [] };
    const { folder } = withBag(state.snapshot, state.draft, bag);
    await core.change((draft, published) => withBag(published, draft, bag).draft);
    stage.go("#/novedades");
    setOpen({ sheet: "bag", folder, tapped: "photos" });
  }
  async function publish(): Promise<void> {
    setPublishing(true);
    refuse("");
    await core.publish().catch((error) => refuse(wordsOf(error, UNPUBLISHED)));
    setPublishing(false);
  }
  const close = () =>
    setOpen(open?.sheet === "part" && open.isStep ? { sheet: "steps" } : undefined);
  function take(step: FirstStep): void {
    if ("fields" in step) setOpen({ sheet: "part", part: step, tapped: "", isStep: true });
    else if (step.does === "add a bag") void addBag();
    else if (step.isDone) say("Ya no queda ninguno de los bolsos de prueba.");
    else if (!steps.some((other) => "does" in other && other.does === "add a bag" && other.isDone))
      say("Añade antes tu primer bolso: la tienda no puede quedarse sin ninguno.");
    else {
      void core.change((own, published) => withoutShippedBags(published, own, shipped));
      say("Los bolsos de prueba ya no están. Si ha sido sin querer, deshazlo en «Publicar».");
    }
  }

  return (
    <WorkshopProvider value={workshop}>
      <h1 className="visually-hidden">El taller</h1>
      {open?.sheet === "bag" && !isGone && (
        <Sheet key={open.folder} title={nameOfBag(core.data(bagFile(open.folder)))} onClose={close}>
          <BagSheet
            key={open.tapped}
            folder={open.folder}
            tapped={open.tapped}
            onPage={() => stage.go(`bolsos/${open.folder}/`)}
            onGone={(wasNew) => {
              close();
              say(
                `El bolso ya no está.${wasNew ? "" : " Si ha sido sin querer, deshazlo en «Publicar»."}`,
              );
            }}
          />
        </Sheet>
      )}
      {open?.sheet === "part" && (
        <Sheet key={open.part.title} title={open.part.title} onClose={close}>
          {open.part.fields.map(([file, ...path]) => (
            <Fragment key={file + path.join()}>
              {path[0] === "emailjs" && <MailWhere />}
              {path[0] === "hero" && <WithoutFilm />}
              <Fields
                file={file}
                path={path}
                focus={open.tapped}
                alone={open.part.fields.length === 1}
              />
              {path[0] === "emailjs" && <MailTrial />}
              {path[0] === "url" && <AddressOffer />}
            </Fragment>
          ))}
        </Sheet>
      )}
      {open?.sheet === "goTo" && (
        <GoTo
          onClose={close}
          onGo={go}
          onBag={(folder) => {
            const { category, hidden } = core.data(bagFile(folder));
            if (!hidden) stage.go(category === "new" ? "#/novedades" : "#/essentials");
            openThing({ bag: folder });
          }}
          onPart={(part) => setOpen({ sheet: "part", part, tapped: "" })}
          onAdd={() => void addBag()}
          onHistory={() => setOpen({ sheet: "history" })}
          onLeave={isLocal ? undefined : onLeave}
        />
      )}
      {open?.sheet === "steps" && (
        <FirstSteps steps={steps} said={said} onStep={take} onClose={close} />
      )}
      {open?.sheet === "history" && (
        <HistorySheet onClose={close} onBack={() => setOpen({ sheet: "publish" })} />
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
        seeing={seeing}
        count={state.sentences.length}
        isLocal={isLocal}
        said={said || (open?.sheet === "publish" ? "" : refused)}
        steps={steps.filter(({ isDone }) => !isDone).length}
        onSteps={() => {
          say("");
          setOpen({ sheet: "steps" });
        }}
        onGoTo={() => setOpen({ sheet: "goTo" })}
        onSee={() => {
          setOpen(undefined);
          setSeeing(!seeing);
        }}
        onPublish={() => {
          say("");
          setOpen({ sheet: "publish" });
        }}
      />
    </WorkshopProvider>
  );
}
