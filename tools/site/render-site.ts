import { DEMO_MAIL_ACCOUNT } from "../../lib/mail-provider.ts";
import { renderContentStyles } from "../../model/look/content-styles.ts";
import { addNoBreakSpaces } from "../../src/content/no-break-spaces.ts";
import { buildShopContent } from "../../src/content/shop-content.ts";
import type { LoadedContent } from "../content/load-content.ts";
import { createMediaResolver, type Media } from "../photos/media.ts";
import { renderMetaFeed, renderRobots, renderSitemap } from "./feeds.ts";
import type { PageAssets } from "./page-assets.ts";
import { type BuildOutput, listPages, type Site } from "./pages.ts";
import { renderPages } from "./render-pages.ts";

/** Renders all pages and all other files that depend on the content, keyed by path below the shop's URL. */
export async function renderSite(
  loadedContent: LoadedContent,
  media: Media,
  mode: string,
  assets: PageAssets,
  build: BuildOutput,
): Promise<Map<string, string | Uint8Array>> {
  const { content } = loadedContent;
  const emailAccount = mode === "demo" ? DEMO_MAIL_ACCOUNT : content.shop.emailjs;
  const plainContent = buildShopContent(content, createMediaResolver(media), emailAccount);
  const shopContent = addNoBreakSpaces(plainContent);
  const { icons, logo, shareImage, staticScript } = assets;
  const site: Site = { shop: plainContent.shop, shareImage, icon: icons.appleTouchIcon.fileName };
  const contentStyles = renderContentStyles({
    promo: shopContent.shop.promo,
    colours: content.shop.colours,
    logo: logo && { ...logo, url: logo.fileName },
  });
  const context = { shopContent, contentStyles, site, assets, build };

  const publicPages = listPages(plainContent, build.app);
  const files = new Map<string, string | Uint8Array>(renderPages(publicPages, context));
  const { url: baseUrl } = site.shop;
  files.set("robots.txt", renderRobots(baseUrl));
  if (baseUrl) {
    const sitemapPages = publicPages.filter(({ isEmpty }) => !isEmpty);
    files.set("sitemap.xml", renderSitemap(sitemapPages, baseUrl));
    files.set("feeds/meta.csv", renderMetaFeed(plainContent.catalogue, { ...site, baseUrl }));
  }
  for (const file of [...icons.files, logo, shareImage, staticScript])
    if (file) files.set(file.fileName, file.bytes);
  return files;
}
