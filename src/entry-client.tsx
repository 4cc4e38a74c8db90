import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { App } from "./app/app";
import { nameTransitionPhoto } from "./app/photo-transition";
import type { Route } from "./app/routes";
import { setContent } from "./content";
import { preserveTyping } from "./features/contact/message-draft";
import { CONTENT_ID, ROOT_ID } from "./page-contract";
import "./styles/base.css";

setContent(JSON.parse(document.getElementById(CONTENT_ID)?.textContent ?? ""));

const root = document.getElementById(ROOT_ID);
// By inline/detect-route.ts, and not by the address, which may have changed since.
const initialRoute = (document.documentElement.dataset.route ?? "home") as Route;

// A screen's own page (tools/site/render-site.ts) goes on as the shop at its own address.
const base = document.querySelector("base");
if (base) base.href = document.baseURI;
const { hash } = location;
// The skip link puts `#contenido` into the address while the app is not there.
if (hash === "#contenido" || (base && !hash))
  history.replaceState(null, "", initialRoute === "home" ? "#/" : `#/${initialRoute}`);
else if (base) history.replaceState(null, "", hash);

// As a transition React hydrates in slices, between which the page scrolls and answers.
if (root) {
  const restoreTyping = preserveTyping(root);
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <App initialRoute={initialRoute} />
      </StrictMode>,
      {
        // A translator or a password manager has altered the page: React has drawn it anew.
        onRecoverableError(error) {
          reportError(error);
          restoreTyping();
        },
      },
    );
  });
}

nameTransitionPhoto();
