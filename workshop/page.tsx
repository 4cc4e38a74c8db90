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

/** Where the workshop publishes (tools/workshop/repository-location.ts). */
type RepositoryLocation =
  | { home: "folder" }
  | { home: "github"; repository: string; branch: string; api: string };

const repositoryLocation: RepositoryLocation = JSON.parse(
  document.getElementById("place")?.textContent ?? "",
);

/** Also the storage namespace: several shops may share an origin. */
const repositoryName =
  repositoryLocation.home === "github" ? repositoryLocation.repository : "este ordenador";

/** The owner's key stays in this browser until «Salir». */
const TOKEN_STORAGE_KEY = "taller llave";

/** Texts and blob ids of the example, to detect content that is still unchanged (tools/content/load-shop.ts). */
const exampleContent: ExampleContent = JSON.parse(
  document.getElementById("shipped")?.textContent ?? "",
);
const root = createRoot(document.getElementById("workshop") as HTMLElement);
const frame = document.getElementById("shop") as HTMLIFrameElement;

/** Resolves once the frame's script has run. */
async function waitForPreviewFrame(): Promise<PreviewFrame> {
  const view = frame.contentWindow as Window;
  if (!view.previewFrame) await new Promise((resolve) => frame.addEventListener("load", resolve));
  if (!view.previewFrame) throw new Error("the preview's script did not load");
  return view.previewFrame;
}

const signOut = (): void => {
  localStorage.removeItem(TOKEN_STORAGE_KEY);
  location.reload();
};

const OPEN_FAILED_MESSAGE =
  "El taller no se abre en este navegador. Prueba otra vez, sin modo privado, o con otro navegador.";

const OPEN_ELSEWHERE_MESSAGE =
  "El taller está abierto en otra ventana, y solo una puede cambiar la tienda. Tus cambios están guardados.";

/** Open while this tab holds the draft's lock. */
let storage: DraftStorage | undefined;

/** Explains why the workshop is not open, and offers a way to open it. */
const renderMessage = (message: string, buttonLabel: string, onClick: () => void): void =>
  root.render(
    <div role="alert">
      <p>{message}</p>
      <Button onClick={onClick}>{buttonLabel}</Button>
    </div>,
  );

/** Opens the workshop with a new key or the stored one, or asks for a key. `takesOver`: from another tab. */
async function start(newToken?: string, takesOver = false): Promise<void> {
  try {
    const token = newToken ?? localStorage.getItem(TOKEN_STORAGE_KEY);
    if (repositoryLocation.home === "github" && !token) return renderSignIn();
    const repository =
      repositoryLocation.home === "folder"
        ? createLocalFolderRepository()
        : createGitHubRepository({ ...repositoryLocation, token: token ?? "" });
    const onLost = () => {
      storage?.close();
      storage = undefined;
      renderMessage(OPEN_ELSEWHERE_MESSAGE, "Seguir aquí", () => void start(newToken, true));
    };
    if (!storage && !(await acquireDraftLock(repositoryName, takesOver, onLost))) return onLost();
    storage ??= openDraftStorage(repositoryName);
    const [store, publishedPhotos, previewFrame] = await Promise.all([
      openStore(repository, storage),
      fetchPublishedPhotos(),
      waitForPreviewFrame(),
    ]);
    root.render(
      <Workshop
        {...{ store, previewFrame, publishedPhotos, exampleContent }}
        signOut={repositoryLocation.home === "github" ? signOut : undefined}
      />,
    );
    // Store only a key that GitHub has accepted.
    if (newToken) localStorage.setItem(TOKEN_STORAGE_KEY, newToken);
  } catch (error) {
    const message = error instanceof RepositoryError ? error.message : OPEN_FAILED_MESSAGE;
    if (error instanceof RepositoryError && error.reason === "key") renderSignIn(message);
    else renderMessage(message, "Volver a intentarlo", () => void start(newToken));
  }
}

const renderSignIn = (error = ""): void =>
  root.render(
    <SignIn error={error} repository={repositoryName} onToken={(token) => void start(token)} />,
  );

void start();
