import type { Route } from "../../src/app/routes.ts";
import type { FirstPicture } from "../../src/app/screens/first-pictures.ts";
import { srcSetOf } from "../../src/lib/picture.ts";
import { CONTENT_ID, preloadsId, ROOT_ID, screenId } from "../../src/page-contract.ts";
import type { PictureProps } from "../../src/ui/picture.tsx";
import { data, html, type Markup, raw } from "./html.ts";
import type { App } from "./pages.ts";

/** AVIF, which nearly every browser takes. */
const preload = (
  picture: PictureProps["picture"],
  sizes: string,
  media: string | undefined,
): Markup =>
  html`<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesizes="${sizes}" imagesrcset="${srcSetOf(picture, "avif")}"${media && html` media="${media}"`}>`;

function preloadsOf(first: FirstPicture | undefined): Markup {
  if (!first) return html``;
  const { picture, instead, sizes } = first;
  if (!instead) return preload(picture, sizes, undefined);
  const [other, media] = instead;
  const { otherwise = `not all and ${media}` } = first;
  return html`${preload(other, sizes, media)}${preload(picture, sizes, otherwise)}`;
}

/** note-route.ts opens one of these templates. */
export const preloadTemplates = ({ routes, firstPictures }: App): Markup =>
  html`${routes.map((route) => html`<template id="${preloadsId(route)}">${preloadsOf(firstPictures[route])}</template>`)}`;

export const rootWith = (screen: Markup): Markup => html`<div id="${ROOT_ID}">${screen}</div>`;

export const screenOf = (app: App, route: Route): Markup => raw(app.render(route));

/** Every screen but Home, waiting in a template for show-screen.ts. */
export const screenTemplates = (app: App): Markup =>
  html`${app.routes
    .filter((route) => route !== "home")
    .map(
      (route) =>
        html`<template id="${screenId(route)}" title="${app.titleOf(route)}">${screenOf(app, route)}</template>`,
    )}`;

export const contentBlock = ({ content }: App): Markup =>
  data("application/json", content, CONTENT_ID);
