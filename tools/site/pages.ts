import { collectionIds, collections, listBagsIn } from "../../lib/collections.ts";
import { formatDimensions } from "../../lib/dimensions.ts";
import { buildCollectionPath } from "../../lib/paths.ts";
import { formatPrice } from "../../lib/price.ts";
import { describeShipping } from "../../lib/shipping.ts";
import type { Route } from "../../src/app/routing/routes.ts";
import type { FullBag, ShopContent } from "../../src/content/index.ts";
import type { Markup } from "./html.ts";
import type { PageAssets } from "./page-assets.ts";

export type AppModule = typeof import("../../src/entry-prerender.tsx");

export type StaticPagesModule = typeof import("../../src/entry-static-prerender.tsx");

/** A public page: Home, a collection or a bag. */
export type Page = {
  /** Folder below the shop's URL: empty for Home, otherwise with a trailing slash. */
  path: string;
  /** The page's screen; for a bag, its collection. */
  route: Route;
  title: string;
  /** Undefined for Home if the owner has written none. */
  description: string | undefined;
  bag?: FullBag;
  /** A collection without bags, which search engines leave out. */
  isEmpty?: boolean;
};

export type Site = {
  shop: ShopContent["shop"];
  /** The picture that chats show with a link to the shop; `compartir.jpg` has no text. */
  shareImage?: { fileName: string; alt?: string | undefined } | undefined;
  /** File of the largest icon. */
  icon: string;
};

/** `baseUrl` has a slash at its end. */
export type SiteWithUrl = Site & { baseUrl: string };

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
  /** What components render: with no-break spaces, which belong in markup alone. */
  shopContent: ShopContent;
  /** The CSS of the owner's colours and logo. */
  contentStyles: string;
  site: Site;
  assets: PageAssets;
  build: BuildOutput;
};

/** Adds a full stop to a text, unless it ends in another end mark or an emoji. */
export const toSentence = (text: string): string => {
  const trimmed = text.replace(/[\s,;:]+$/u, "");
  const hasEndMark = /(?:[.!?…]["'”’»)\]]*|\p{Extended_Pictographic}\S*)$/u.test(trimmed);
  return hasEndMark || trimmed === "" ? trimmed : `${trimmed}.`;
};

/** Returns a bag's details as properties that schema.org and Meta call the same. `size` says all three sizes. */
export const buildProductDetails = ({ details = {} }: FullBag) => ({
  size: formatDimensions(details) || undefined,
  color: details.color,
  material: details.material,
});

/** Describes a bag in sentences: `text`, size and material; without any of them, by its first photo's alt text. */
export function describeBag(bag: FullBag, text = bag.description || bag.line): string {
  const { size, material } = buildProductDetails(bag);
  const sentences = [text, size && `Mide ${size}`, material].map((part) => toSentence(part ?? ""));
  return sentences.filter(Boolean).join(" ") || toSentence(bag.photos[0]?.alt ?? "");
}

/** Search engines show about this many letters of a description. */
const MAX_DESCRIPTION_LENGTH = 155;

/** Cuts a text after a word, to at most `max` letters with its ellipsis. */
export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const words = text.slice(0, max).replace(/\s+\S*$|.$/u, "");
  return `${words.replace(/[\s\p{P}]+$/u, "")}…`;
}

/** Describes a bag for search engines and chats: first its price, then its short text, which leaves room for the rest. */
function describeBagPage(bag: FullBag, priceSuffix: string): string {
  const price = [formatPrice(bag.price), priceSuffix].filter(Boolean).join(", ");
  return cutAtWord(
    `${bag.soldOut ? "Agotado. " : ""}${price}. ${describeBag(bag, bag.line || bag.description)}`,
    MAX_DESCRIPTION_LENGTH,
  );
}

/** Lists all public pages: Home, the collections, the bags. */
export function listPages(content: ShopContent, { buildTitle }: AppModule): [Page, ...Page[]] {
  const { shop, catalogue } = content;
  const shipping = describeShipping(shop);
  return [
    { path: "", route: "home", title: buildTitle(content, "home"), description: shop.description },
    ...collectionIds.map((route) => {
      const heading = `${collections[route].name} de ${shop.brand}`;
      const sentence = [heading, shipping.collection].filter(Boolean).join(", ");
      return {
        path: buildCollectionPath(route),
        route,
        title: buildTitle(content, route),
        description: `${sentence}. ${toSentence(shop.tagline ?? "")}`.trim(),
        isEmpty: listBagsIn(catalogue, route).length === 0,
      };
    }),
    ...catalogue.map((bag) => ({
      path: bag.path,
      route: bag.collection,
      title: `${[bag.name, shop.product].filter(Boolean).join(", ")} · ${formatPrice(bag.price)} · ${shop.brand}`,
      description: describeBagPage(bag, shipping.priceSuffix),
      bag,
    })),
  ];
}
