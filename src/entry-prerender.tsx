import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { App } from "./app/app";
import { collectionOf, collections } from "./app/collections";
import type { Route } from "./app/routes";
import { collectionFirstPictures } from "./app/screens/collection";
import { buildTitle, screens } from "./app/screens/screens";
import { catalogue, setContent, shop } from "./content";
import { posterProps } from "./features/hero/hero";
import type { PictureProps } from "./ui/picture";
import "./styles/base.css";

export { buildTitle, catalogue, collectionOf, collections, setContent, shop };

export const routes = Object.keys(screens) as Route[];

/** The first picture of each screen, which the build preloads. */
export const firstPictures: Readonly<Record<Route, () => PictureProps | undefined>> = {
  home: posterProps,
  ...collectionFirstPictures,
  "not-found": () => undefined,
};

/** Renders a screen to HTML that entry-client.tsx hydrates. */
export const renderScreen = (route: Route): string =>
  renderToString(
    <StrictMode>
      <App initialRoute={route} />
    </StrictMode>,
  );
