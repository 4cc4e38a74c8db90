import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { App } from "./app/app";
import { enhancePage } from "./app/enhance-page";
import { buildRouteHash, type Route } from "./app/routing/routes";
import { trackZoom } from "./browser/zoom";
import { ContentContext } from "./content";
import { trackCursor, trackMessage } from "./features/contact/unsent-message";
import { CONTENT_ID, ROOT_ID } from "./page-contract";
import "./styles/base.css";

const content = JSON.parse(document.getElementById(CONTENT_ID)?.textContent ?? "");
const root = document.getElementById(ROOT_ID) as HTMLElement;
// Hydrate the screen that inline/detect-route.ts detected: the address may have changed since.
const initialRoute = (document.documentElement.dataset.route ?? "home") as Route;

// The page of a single screen has a `<base>` (tools/site/render-pages.ts): continue at the shop's address.
const base = document.querySelector("base");
if (base) base.href = document.baseURI;
const { hash } = location;
// Before the app starts, the skip link sets the hash to `#contenido`.
const isSkipped = hash === "#contenido";
if (base || isSkipped)
  history.replaceState(null, "", hash && !isSkipped ? hash : buildRouteHash(initialRoute));

enhancePage();
trackZoom();
trackMessage(root);
const restoreCursor = trackCursor(root);
// In a transition React hydrates in slices, and the page stays responsive between them.
startTransition(() => {
  hydrateRoot(
    root,
    <StrictMode>
      <ContentContext value={content}>
        <App initialRoute={initialRoute} />
      </ContentContext>
    </StrictMode>,
    {
      // React has rendered the page anew, because a translator or a password manager had changed its HTML.
      onRecoverableError(error) {
        reportError(error);
        restoreCursor();
      },
    },
  );
});
