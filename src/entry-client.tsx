import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { App } from "./app/app";
import { growPhoto } from "./app/grow-photo";
import type { Route } from "./app/routes";
import { ROOT_ID } from "./page-contract";
import "./styles/base.css";

const root = document.getElementById(ROOT_ID);
// inline/choose-screen.ts has put the asked-for screen in place and written down which it is. Reading the
// address here instead would differ from the markup whenever it has changed in between.
const firstRoute = document.documentElement.dataset.route as Route | undefined;
window.onhashchange = null;

// A page of its own, as search results and chats show them (tools/site/site-files.ts), becomes the shop at its
// own address: from here on its links change the screen and not the page. A route behind its own address
// is asked for as anywhere else.
const base = document.querySelector("base");
if (base) {
  base.href = document.baseURI;
  const { hash } = location;
  history.replaceState(null, "", hash.startsWith("#/") ? hash : `#/${firstRoute}`);
}

// In slices that leave room for scrolling and taps; a tap has what is left done at once.
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
