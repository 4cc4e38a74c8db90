import "./no-eval";
import { createRoot } from "react-dom/client";
import { Button } from "./app/button";
import { SignIn } from "./app/sign-in";
import stack from "./app/stack.module.css";
import "./app/page.css";
import type { RepositoryLocation } from "../model/repository/repository-location";
import { Workshop } from "./app/workshop";
import { WorkshopProvider } from "./app/workshop-context";
import { describeCrash, describeOtherWindow } from "./messages";
import type { PreviewFrame } from "./preview/preview-frame";
import { createGitHubRepository } from "./repository/github";
import { createLocalFolderRepository } from "./repository/local-folder";
import { hasReason, RepositoryError } from "./repository/repository";
import { fetchPublishedPhotos } from "./store/deployment";
import { openDraftStorage } from "./store/draft-storage";
import { openStore, type Store } from "./store/store";

const repositoryLocation: RepositoryLocation = JSON.parse(
  document.getElementById("repository-location")?.textContent ?? "",
);

/** Also the storage namespace: several shops may share an origin. */
const repositoryName =
  repositoryLocation.home === "github" ? repositoryLocation.repository : "este ordenador";
const storage = openDraftStorage(repositoryName);

/** Holds the owner's token, which stays in this browser until «Salir». */
const TOKEN_STORAGE_KEY = "taller llave";

const MISTYPED_TOKEN_MESSAGE = "Esta llave no abre: cópiala otra vez, entera, o haz otra.";
const OPEN_FAILED_MESSAGE =
  "El taller no se abre en este navegador. Prueba otra vez, sin modo privado, o con otro navegador.";
/** Without HTTPS browsers have no locks, except on the computer itself. */
const INSECURE_MESSAGE =
  "El taller se abre con una dirección que empieza por «https://», o en el mismo ordenador que muestra la tienda: con otra, el navegador no le deja guardar tus cambios.";

const root = createRoot(document.getElementById("workshop") as HTMLElement, {
  onUncaughtError: (error) => {
    reportError(error);
    renderMessage(describeCrash(isSaved()), "Abrir otra vez", true);
  },
});

const reload = (): void => location.reload();

const DISCARD_CONFIRMATION = "¿Abres sin tus cambios? Se pierden, con sus fotos.";

/** Explains why the workshop is not open, and offers to open it again, also without the owner's changes. */
const renderMessage = (message: string, buttonLabel: string, canDiscard = false): void =>
  root.render(
    <div role="alert" className={stack.group}>
      <p>{message}</p>
      <div className={stack.row}>
        <Button onClick={reload}>{buttonLabel}</Button>
        {canDiscard && (
          <Button
            onClick={() => confirm(DISCARD_CONFIRMATION) && storage.discard().then(reload, reload)}
          >
            Abrir sin mis cambios
          </Button>
        )}
      </div>
    </div>,
  );

// Until the workshop is open the frame is empty, and Tab must skip it.
const frame = document.getElementById("shop") as HTMLIFrameElement;
frame.inert = true;

const PREVIEW_TIMEOUT_MS = 20_000;

/** Resolves once the frame's script has run. */
async function waitForPreviewFrame(): Promise<PreviewFrame> {
  const getPreview = () => frame.contentDocument?.defaultView?.previewFrame;
  // A frame starts with an empty document. A browser's error page has another origin, hence no `contentDocument`.
  const { contentDocument: page } = frame;
  const isLoading = page && (page.readyState !== "complete" || page.URL === "about:blank");
  if (isLoading && !getPreview())
    await new Promise((resolve) => {
      frame.addEventListener("load", resolve, { once: true });
      // Firefox fires no `load` for a frame whose request fails.
      setTimeout(resolve, PREVIEW_TIMEOUT_MS);
    });
  const preview = getPreview();
  if (!preview) throw new Error("the preview's script did not load");
  return preview;
}

let store: Store | undefined;
let lock: Promise<void> | undefined;
const isSaved = (): boolean => store?.getState().isSaved !== false;

const signOut = (): void => {
  localStorage.removeItem(TOKEN_STORAGE_KEY);
  reload();
};

const renderSignIn = (error?: string): void =>
  root.render(<SignIn error={error} repository={repositoryName} onToken={open} />);

/** Opens the workshop with the stored token, or with one that GitHub has not accepted yet. Asks for one if there is none. */
async function open(typedToken?: string): Promise<void> {
  const needsToken = repositoryLocation.home === "github";
  try {
    const token = typedToken ?? localStorage.getItem(TOKEN_STORAGE_KEY);
    if (needsToken && token === null) return renderSignIn();
    // The form keeps a typed token, which may be wrong.
    if (typedToken === undefined) root.render(<p role="status">Abriendo el taller…</p>);
    lock ??= storage.lock(() => renderMessage(describeOtherWindow(isSaved()), "Seguir aquí"));
    await lock;
    const repository =
      repositoryLocation.home === "folder"
        ? createLocalFolderRepository()
        : createGitHubRepository({ ...repositoryLocation, token: token ?? "" });
    const [openedStore, previewFrame] = await Promise.all([
      openStore(repository, storage, fetchPublishedPhotos()),
      waitForPreviewFrame(),
    ]);
    if (storage.isLost()) return;
    store = openedStore;
    frame.inert = false;
    if (needsToken && token !== null) localStorage.setItem(TOKEN_STORAGE_KEY, token);
    root.render(
      <WorkshopProvider
        store={store}
        previewFrame={previewFrame}
        signOut={needsToken ? signOut : undefined}
      >
        <Workshop />
      </WorkshopProvider>,
    );
  } catch (error) {
    if (storage.isLost()) return;
    if (!(error instanceof RepositoryError))
      return renderMessage(OPEN_FAILED_MESSAGE, "Volver a intentarlo", true);
    // GitHub has never accepted a typed token, so it may be incomplete.
    const isMistyped = typedToken !== undefined && error.reason === "unknownToken";
    if (hasReason(error, "unknownToken", "token"))
      renderSignIn(isMistyped ? MISTYPED_TOKEN_MESSAGE : error.message);
    else renderMessage(error.message, "Volver a intentarlo");
  }
}

// The browser restores a page as it was, without its lock and with an older draft.
addEventListener("pageshow", ({ persisted }) => persisted && location.reload());

if (window.top !== window.self)
  root.render(
    <p role="alert">
      El taller no se abre dentro de otra página.{" "}
      <a href={location.href} target="_blank" rel="noopener">
        Ábrelo en una ventana suya
      </a>
    </p>,
  );
else if (!window.isSecureContext) root.render(<p role="alert">{INSECURE_MESSAGE}</p>);
else void open();
