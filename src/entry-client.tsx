import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { App } from "./app/app";
import { growPhoto } from "./app/grow-photo";
import type { Route } from "./app/routes";
import { ROOT_ID } from "./page-contract";
import "./styles/base.css";

const root = document.getElementById(ROOT_ID);
// By inline/choose-screen.ts, and not by the address, which may have changed since.
const firstRoute = document.documentElement.dataset.route as Route | undefined;
window.onhashchange = null;

// A screen's own page (tools/site/site-files.ts) goes on as the shop at its own address.
const base = document.querySelector("base");
if (base) {
  base.href = document.baseURI;
  const { hash } = location;
  history.replaceState(null, "", hash.startsWith("#/") ? hash : `#/${firstRoute}`);
}

// As a transition React hydrates in slices, between which the page scrolls and answers.
if (root)
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <App firstRoute={firstRoute ?? "home"} />
      </StrictMode>,
    );
  });

growPhoto();
