import { collections, listBagsIn } from "../../../lib/collections";
import type { AppContent } from "../../content";
import { buildFirstPhotoProps } from "../../features/bags/bag-grid";
import { buildPosterProps } from "../../features/hero/hero";
import type { PictureProps } from "../../ui/picture";
import { buildPagePath, type Route } from "../routing/routes";
import { buildBannerProps, CollectionScreen, findBanner } from "./collection";
import { Home, listHomeBags } from "./home";
import { NotFound } from "./not-found";

/** Renders the screen of a route. */
export function Screen({ route }: { route: Route }) {
  if (route === "home") return <Home />;
  return route === "not-found" ? <NotFound /> : <CollectionScreen collection={route} />;
}

/** Returns the first picture of a screen, which the build preloads: its cover or, without one, its first bag's photo. */
export function getFirstPicture(content: AppContent, route: Route): PictureProps | undefined {
  if (route === "not-found") return undefined;
  if (route === "home" && content.hero) return buildPosterProps(content.hero);
  if (route === "home") return buildFirstPhotoProps(content, listHomeBags(content));
  const banner = findBanner(content, route);
  if (banner) return buildBannerProps(banner);
  return buildFirstPhotoProps(content, listBagsIn(content.catalogue, route));
}

/** Sets title and canonical address, which a browser's «Compartir» sends. The not-found page gets Home's address. */
export function updateHead(content: AppContent, route: Route): void {
  document.title = buildTitle(content, route);
  const { url } = content.shop;
  if (!url) return;
  const address = new URL(buildPagePath(route === "not-found" ? "home" : route), url).href;
  document.querySelector("link[rel=canonical]")?.setAttribute("href", address);
  document.querySelector("meta[property='og:url']")?.setAttribute("content", address);
}

/** Returns the page's title. The no-break spaces of the rendered title belong in markup alone. */
export function buildTitle({ shop, homeTitle }: AppContent, route: Route): string {
  if (route === "home")
    return [shop.brand, homeTitle?.replaceAll("\u00a0", " ")].filter(Boolean).join(" · ");
  const name = route === "not-found" ? "Página no encontrada" : collections[route].name;
  return `${name} · ${shop.brand}`;
}
