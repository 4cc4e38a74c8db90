import { known, place, published } from "./first-read";
import "./no-eval";
import { createRoot } from "react-dom/client";
import { ComeIn } from "./app/come-in";
import "./app/page.css";
import type { Shipped } from "../model/demo-content";
import { Workshop } from "./app/workshop";
import { gitHub } from "./repository/github";
import { type Repository, wordsOf } from "./repository/repository";
import { keyStore, openStorage } from "./storage";
import { openWorkshop } from "./workshop";

/** What is still the demonstration's is told by it (tools/content/example-content.ts). */
const shipped: Shipped = JSON.parse(document.getElementById("shipped")?.textContent ?? "");
const root = createRoot(document.getElementById("workshop") as HTMLElement);
const frame = document.getElementById("shop") as HTMLIFrameElement;

/** Waits until the frame has come so far as to tell of it. */
const when = <Value,>(event: string, look: () => Value | undefined): Promise<Value> =>
  new Promise((done) => {
    const ask = () => {
      const value = look();
      if (value === undefined) return;
      removeEventListener(event, ask);
      done(value);
    };
    addEventListener(event, ask);
    ask();
  });

async function open(repository: Repository, name: string): Promise<void> {
  const storage = openStorage(name);
  const shop = frame.contentWindow as Window;
  const [core, made, stage] = await Promise.all([
    openWorkshop(repository, storage),
    published,
    when("stage", () => shop.stage),
  ]);
  root.render(
    <Workshop
      core={core}
      stage={stage}
      base={frame.contentDocument?.baseURI ?? ""}
      published={made}
      isLocal={place.home === "folder"}
      shipped={shipped}
      onLeave={() => {
        keyStore.remove();
        location.reload();
      }}
    />,
  );
}

const CLOSED =
  "El taller no se abre en este navegador. Prueba otra vez, sin modo privado, o con otro navegador.";

/** Comes in with the key that she has just given or with the one that this browser has kept, or asks for one. */
async function begin(given?: string): Promise<void> {
  try {
    const repository = given && place.home === "github" ? gitHub({ ...place, key: given }) : known;
    if (!repository) return ask();
    const name = place.home === "github" ? place.repository : "este ordenador";
    await open(repository, name);
    if (given) keyStore.set(given);
  } catch (error) {
    const words = wordsOf(error, CLOSED);
    const isKey = /^(key|expired|right|unknown-repository)$/.test(Object(error).reason);
    if (place.home === "github" && isKey) ask(words);
    else
      root.render(
        <div role="alert">
          <p>{words}</p>
          <button type="button" onClick={() => void begin(given)}>
            Volver a intentarlo
          </button>
        </div>,
      );
  }
}

let tries = 0;

function ask(refused = ""): void {
  tries += 1;
  root.render(
    <ComeIn
      key={tries}
      refused={refused}
      repository={place.home === "github" ? place.repository : ""}
      onKey={(key) => void begin(key)}
    />,
  );
}

void begin();
