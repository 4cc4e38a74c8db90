import type { Content } from "../../model/content/types.ts";
import type { ShopContent } from "../../src/content/shop-content.ts";
import type { Markup } from "./html.ts";
import type { PageAssets } from "./page-assets.ts";
import type { AppModule, Site, StaticPagesModule } from "./pages.ts";

/** The parts in which the shop's pages differ. */
export type PageParts = {
  /** Path below the shop's URL: a folder with a trailing slash, or a file. */
  path: string;
  title: string;
  head?: Markup;
  styles: string;
  main: Markup;
  /** Markup at the end of the body. */
  script: Markup;
  htmlAttributes?: Markup | undefined;
  /** `<base href>`; by default the shop's root, relative to the page. */
  base?: string;
};

/** The modules, script and styles that Vite has built from `src/`. */
export type BuildOutput = {
  app: AppModule;
  staticPages: StaticPagesModule;
  scriptUrl: string;
  /** Styles of the hydrated pages; empty in `npm run dev`, where the app's script imports them. */
  css: string;
  /** Styles of the static pages; empty in `npm run dev`, where `devStaticStyles` loads them. */
  staticCss: string;
  /** Only in `npm run dev`, whose pages have no policy: Vite adds scripts to them. */
  devStaticStyles?: Markup;
  /** The path of the shop on its host, if the host tells it. */
  hostPath?: string | undefined;
};

/** The data that all pages are rendered from. */
export type SiteContext = {
  content: Content;
  /** What components render: with no-break spaces, which belong in markup alone. */
  shopContent: ShopContent;
  site: Site;
  assets: PageAssets;
  build: BuildOutput;
};
