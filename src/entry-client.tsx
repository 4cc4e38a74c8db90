import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { App } from "./app/app";
import type { Route } from "./app/routes";
import "./styles/base.css";

const root = document.getElementById("root");
// entry-inline.ts has put the asked-for screen in place and written down which it is. Reading the
// address here instead would differ from the markup whenever it has changed in between.
const firstRoute = document.documentElement.dataset.route as Route | undefined;
window.onhashchange = null;

if (root)
  hydrateRoot(
    root,
    <StrictMode>
      <App firstRoute={firstRoute ?? "home"} />
    </StrictMode>,
  );
