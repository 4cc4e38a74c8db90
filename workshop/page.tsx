import "./no-eval";
import { createRoot } from "react-dom/client";
import { Button } from "./app/field";
import { SignIn } from "./app/sign-in";
import "./app/page.css";
import type { ExampleContent } from "../model/example-content";
import { Workshop } from "./app/workshop";
import { fetchPublishedPhotos } from "./deployment";
import { acquireDraftLock, type DraftStorage, openDraftStorage } from "./draft-storage";
import type { PreviewFrame } from "./preview/frame";
import { createGitHubRepository } from "./repository/github";
import { createLocalFolderRepository } from "./repository/local-folder";
import { RepositoryError } from "./repository/repository";
import { openStore } from "./store";

/** Where the workshop keeps what is changed in it (tools/workshop/render-pages.ts). */
type RepositoryLocation =
  | { home: "folder" }
  | { home: "github"; repository: string; branch: string; api: string };

const repositoryLocation: RepositoryLocation = JSON.parse(
  document.getElementById("place")?.textContent ?? "",
);

/** What parts the drafts of one shop from those of another at the same address. */
const repositoryName =
  repositoryLocation.home === "github" ? repositoryLocation.repository : "este ordenador";

/** Where this browser keeps her key, until «Salir». */
const TOKEN_STORAGE_KEY = "taller llave";

/** What is still the demonstration's is told by it (tools/content/load-shop.ts). */
const exampleContent: ExampleContent = JSON.parse(
  document.getElementById("shipped")?.textContent ?? "",
);
const root = createRoot(document.getElementById("workshop") as HTMLElement);
const frame = document.getElementById("shop") as HTMLIFrameElement;

/** The shop in its frame, once its script has run. */
async function waitForPreviewFrame(): Promise<PreviewFrame> {
  const shop = frame.contentWindow as Window;
  if (!shop.previewFrame) await new Promise((done) => frame.addEventListener("load", done));
  if (!shop.previewFrame) throw new Error("the shop's script has not come");
  return shop.previewFrame;
}

const signOut = (): void => {
  localStorage.removeItem(TOKEN_STORAGE_KEY);
  location.reload();
};

const OPEN_FAILED_MESSAGE =
  "El taller no se abre en este navegador. Prueba otra vez, sin modo privado, o con otro navegador.";

const OPEN_ELSEWHERE_MESSAGE =
  "El taller está abierto en otra ventana, y solo una puede cambiar la tienda. Tus cambios están guardados.";

/** The draft, as long as this tab may change it. */
let storage: DraftStorage | undefined;

/** Says why the workshop is not open, with a button for what can be done. */
const renderMessage = (words: string, what: string, act: () => void): void =>
  root.render(
    <div role="alert">
      <p>{words}</p>
      <Button onClick={act}>{what}</Button>
    </div>,
  );

/** Comes in with the key that she has just given or with the one that this browser has kept, or asks for one. */
async function start(given?: string, takesOver = false): Promise<void> {
  try {
    const key = given ?? localStorage.getItem(TOKEN_STORAGE_KEY);
    if (repositoryLocation.home === "github" && !key) return renderSignIn();
    // Only a key that has opened is kept.
    const repository =
      repositoryLocation.home === "folder"
        ? createLocalFolderRepository()
        : createGitHubRepository({ ...repositoryLocation, token: key ?? "" });
    const lose = () => {
      storage?.close();
      storage = undefined;
      renderMessage(OPEN_ELSEWHERE_MESSAGE, "Seguir aquí", () => void start(given, true));
    };
    if (!storage && !(await acquireDraftLock(repositoryName, takesOver, lose))) return lose();
    storage ??= openDraftStorage(repositoryName);
    const [core, published, stage] = await Promise.all([
      openStore(repository, storage),
      fetchPublishedPhotos(),
      waitForPreviewFrame(),
    ]);
    root.render(
      <Workshop
        {...{
          store: core,
          previewFrame: stage,
          publishedPhotos: published,
          exampleContent: exampleContent,
        }}
        signOut={repositoryLocation.home === "github" ? signOut : undefined}
      />,
    );
    if (given) localStorage.setItem(TOKEN_STORAGE_KEY, given);
  } catch (error) {
    const words = error instanceof RepositoryError ? error.message : OPEN_FAILED_MESSAGE;
    if (error instanceof RepositoryError && error.reason === "key") renderSignIn(words);
    else renderMessage(words, "Volver a intentarlo", () => void start(given));
  }
}

const renderSignIn = (refused = ""): void =>
  root.render(
    <SignIn error={refused} repository={repositoryName} onToken={(key) => void start(key)} />,
  );

void start();
