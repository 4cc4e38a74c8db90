import { content as written } from "virtual:content";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { App } from "./app/app";
import type { Route } from "./app/routes";
import { screens } from "./app/screens";
import { firstPictures } from "./app/screens/first-pictures";
import { shelfOf, shelves } from "./app/shelves";
import { catalogue, hasForm, mail, shop } from "./content";
import { contentSource } from "./content/source";
import "./styles/base.css";

export { catalogue, firstPictures, hasForm, mail, shelfOf, shelves, shop };

/** What the build alone reads. */
export const { url, legal, notice } = written.shop;

const source = contentSource();

const { promise: _promise, yarns: _yarns, ...shopOfApp } = source.shop;

/** The data in the page: without what only a bag's own page shows. */
export const content = {
  ...source,
  shop: shopOfApp,
  catalogue: source.catalogue.map(({ details: _details, yarns: _own, ...bag }) => bag),
};

export const routes = Object.keys(screens) as Route[];

export const titleOf = (route: Route): string => screens[route].title;

/** A screen as HTML, which entry-client.tsx hydrates. */
export const render = (route: Route): string =>
  renderToString(
    <StrictMode>
      <App firstRoute={route} />
    </StrictMode>,
  );
