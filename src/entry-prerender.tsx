import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { App } from "./app/app";
import type { Route } from "./app/routes";
import { catalogue, setContent, shop } from "./content";
import "./styles/base.css";

export { buildTitle, firstPicture, routes } from "./app/screens/screens";
export { catalogue, setContent, shop };

/** Renders a screen to HTML that entry-client.tsx hydrates. */
export const renderScreen = (route: Route): string =>
  renderToString(
    <StrictMode>
      <App initialRoute={route} />
    </StrictMode>,
  );
