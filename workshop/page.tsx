import "./no-eval";
import { createRoot } from "react-dom/client";
import { Button } from "./app/field";
import { SignIn } from "./app/sign-in";
import "./app/page.css";
import type { ExampleContent } from "../model/example-content";
import { WorkshopProvider } from "./app/use-workshop";
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
  document.getElementById("repository-location")?.textContent ?? "",
);

/** Also the storage namespace: several shops may share an origin. */
const repositoryName =
  repositoryLocation.home === "github" ? repositoryLocation.repository : "este ordenador";

/** Holds the owner's key, which stays in this browser until «Salir». */
const TOKEN_STORAGE_KEY = "taller llave";

/** Texts and blob ids of the example, to detect content that is still unchanged (tools/content/load-shop.ts). */
const exampleContent: ExampleContent = JSON.parse(
  document.getElementById("example-content")?.textContent ?? "",
);
const root = createRoot(document.getElementById("workshop") as HTMLElement);
const frame = document.getElementById("shop") as HTMLIFrameElement;

const PREVIEW_TIMEOUT_MS = 20_000;

/** Resolves once the frame's script has run. Reloads the frame if its script has failed to load. */
async function waitForPreviewFrame(): Promise<PreviewFrame> {
  const getPreview = () => frame.contentDocument?.defaultView?.previewFrame;
  const { contentDocument: page } = frame;
  // A frame starts with an empty document. A browser's error page has another origin, hence no `contentDocument`.
  const hasLoaded = !page || (page.readyState === "complete" && page.URL !== "about:blank");
  if (hasLoaded && !getPreview()) frame.src += "";
  if (!getPreview())
    await new Promise((resolve) => {
      frame.addEventListener("load", resolve, { once: true });
      // Firefox fires no `load` for a frame whose request fails.
      setTimeout(resolve, PREVIEW_TIMEOUT_MS);
    });
  const preview = getPreview();
  if (!preview) throw new Error("the preview's script did not load");
  return preview;
}

const OPEN_FAILED_MESSAGE =
  "El taller no se abre en este navegador. Prueba otra vez, sin modo privado, o con otro navegador.";

const OPEN_ELSEWHERE_MESSAGE =
  "El taller está abierto en otra ventana, y solo una puede cambiar la tienda. Tus cambios están guardados.";

const renderSignIn = (error?: string): void =>
  root.render(
    <SignIn error={error} repository={repositoryName} onToken={(token) => void open({ token })} />,
  );

/** Explains why the workshop is not open, and offers a way to open it. */
const renderMessage = (message: string, buttonLabel: string, takesOver = false): void =>
  root.render(
    <div role="alert">
      <p>{message}</p>
      <Button onClick={() => void open({ takesOver })}>{buttonLabel}</Button>
    </div>,
  );

const signOut = (): void => {
  localStorage.removeItem(TOKEN_STORAGE_KEY);
  location.reload();
};

/** Open while this tab holds the draft's lock. */
let storage: DraftStorage | undefined;

function loseLock(): void {
  storage?.close();
  storage = undefined;
  renderMessage(OPEN_ELSEWHERE_MESSAGE, "Seguir aquí", true);
}

/**
 * Opens the workshop, or asks for a key.
 *
 * @param options.token a key that GitHub has not accepted yet; the stored one by default
 * @param options.takesOver takes the draft from another tab
 */
async function open(options: { token?: string; takesOver?: boolean } = {}): Promise<void> {
  const token = options.token ?? localStorage.getItem(TOKEN_STORAGE_KEY) ?? "";
  const needsToken = repositoryLocation.home === "github";
  if (needsToken && !token) return renderSignIn();
  // The form keeps a typed key, which may be wrong.
  if (!options.token) root.render(<p role="status">Abriendo el taller…</p>);
  let session = storage;
  try {
    if (!session && !(await acquireDraftLock(repositoryName, options.takesOver ?? false, loseLock)))
      return loseLock();
    session = storage ??= openDraftStorage(repositoryName);
    const repository =
      repositoryLocation.home === "folder"
        ? createLocalFolderRepository()
        : createGitHubRepository({ ...repositoryLocation, token });
    const [store, publishedPhotos, previewFrame] = await Promise.all([
      openStore(repository, session),
      fetchPublishedPhotos(),
      waitForPreviewFrame(),
    ]);
    // Another tab may have taken the lock meanwhile.
    if (session !== storage) return;
    if (needsToken) localStorage.setItem(TOKEN_STORAGE_KEY, token);
    root.render(
      <WorkshopProvider
        {...{ store, previewFrame, publishedPhotos, exampleContent }}
        signOut={needsToken ? signOut : undefined}
      >
        <Workshop />
      </WorkshopProvider>,
    );
  } catch (error) {
    if (session !== storage) return;
    const message = error instanceof RepositoryError ? error.message : OPEN_FAILED_MESSAGE;
    const isKeyWrong = error instanceof RepositoryError && error.reason === "key";
    if (isKeyWrong) renderSignIn(message);
    else renderMessage(message, "Volver a intentarlo");
  }
}

void open();
