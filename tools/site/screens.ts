import type { Route } from "../../src/app/routes.ts";
import { srcSetOf } from "../../src/lib/picture.ts";
import { preloadsId, ROOT_ID, screenId } from "../../src/page-contract.ts";
import type { PictureProps } from "../../src/ui/picture.tsx";
import { html, type Markup, raw } from "./html.ts";
import type { App } from "./pages.ts";

/** AVIF, which nearly every browser takes. */
const preload = (picture: PictureProps["picture"], sizes: string, media?: string): Markup =>
  html`<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesizes="${sizes}" imagesrcset="${srcSetOf(picture, "avif")}"${media && html` media="${media}"`}>`;

function preloadsOf({ firstPictures }: App, route: Route): Markup | undefined {
  const first = firstPictures[route]();
  if (!first?.instead) return first && preload(first.picture, first.sizes);
  const [other, media] = first.instead;
  const { picture, sizes } = first;
  return html`${preload(other, sizes, media)}${preload(picture, sizes, `not all and ${media}`)}`;
}

/** note-route.ts opens one of these templates. */
export const preloadTemplates = (app: App): Markup =>
  html`${app.routes.map((route) => html`<template id="${preloadsId(route)}">${preloadsOf(app, route)}</template>`)}`;

export const rootWith = (app: App, route: Route): Markup =>
  html`<div id="${ROOT_ID}">${raw(app.render(route))}</div>`;

/** Every screen but Home, waiting in a template for show-screen.ts. */
export const screenTemplates = (app: App): Markup =>
  html`${app.routes
    .filter((route) => route !== "home")
    .map(
      (route) =>
        html`<template id="${screenId(route)}" title="${app.titleOf(route)}">${raw(app.render(route))}</template>`,
    )}`;
