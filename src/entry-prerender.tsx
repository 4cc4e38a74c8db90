import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { App } from "./app/app";
import { shelfOf, shelves } from "./app/collections";
import type { Route } from "./app/routes";
import { firstPictureOn } from "./app/screens/collection";
import { screens, titleOf } from "./app/screens/screens";
import { catalogue, setContent, shop } from "./content";
import { still } from "./features/hero/hero";
import type { PictureProps } from "./ui/picture";
import "./styles/base.css";

export { catalogue, setContent, shelfOf, shelves, shop, titleOf };

export const routes = Object.keys(screens) as Route[];

/** The picture that each screen begins with: the build preloads it. */
export const firstPictures: Readonly<Record<Route, () => PictureProps | undefined>> = {
  home: still,
  ...firstPictureOn,
  "not-found": () => undefined,
};

/** A screen as HTML, which entry-client.tsx hydrates. */
export const render = (route: Route): string =>
  renderToString(
    <StrictMode>
      <App firstRoute={route} />
    </StrictMode>,
  );
