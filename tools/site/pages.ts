import type { Shop } from "../../model/types.ts";
import type { CollectionId } from "../../src/app/collections.ts";
import type { Route } from "../../src/app/routes.ts";
import type { Bag } from "../../src/content/index.ts";
import { type Picture, renditionUrl, renditionWidths } from "../../src/lib/picture.ts";
import { formatPrice } from "../../src/lib/price.ts";
import { describeShipping } from "../../src/lib/shipping.ts";

export type AppModule = typeof import("../../src/entry-prerender.tsx");

export type BagPagesModule = typeof import("../../src/entry-static-prerender.tsx");

/** A page that the build writes: a screen, or a bag. */
export type Page = {
  /** Its folder below the shop's address: empty for Home, else with a slash at its end. */
  path: string;
  /** The screen that it shows; for a bag, its shelf. */
  route: Route;
  title: string;
  description: string;
  bag?: Bag;
};

export type Site = {
  shop: Shop;
  /** With a slash at its end; undefined where the owner has not set it. */
  baseUrl?: string | undefined;
  /** File of the picture that stands for the whole shop. */
  shareImage: string;
  /** File of the owner's logo, or of the square picture of the brand. */
  logo: string;
};

export type PublicSite = Site & { baseUrl: string };

/** With a slash at its end, and in ASCII. */
export const normalizeBaseUrl = (url: string): string | undefined =>
  url === "" ? undefined : new URL(url).href.replace(/\/*$/, "/");

/** The largest JPEG of a photo that chats show. */
export function shareableJpeg(picture: Picture): { file: string; width: number; height: number } {
  const width = renditionWidths(picture).findLast((each) => each <= 1200) ?? picture.width;
  return {
    file: renditionUrl(picture, width, "jpg"),
    width,
    height: Math.round((width * picture.height) / picture.width),
  };
}

/** A text that ends in a point, or in another sign or emoji that ends a sentence. */
export const toSentence = (text: string): string => {
  const trimmed = text.replace(/[\s,;:]+$/u, "");
  const isEnded = /(?:[.!?…]["'”’»)\]]*|\p{Extended_Pictographic}\S*)$/u.test(trimmed);
  return isEnded || trimmed === "" ? trimmed : `${trimmed}.`;
};

/** A bag in a sentence: the owner's description or, without one, what its first photo shows. */
export const describeBag = ({ description, images }: Bag): string =>
  toSentence(description.trim() || (images[0]?.alt ?? ""));

const COLLECTION_DESCRIPTIONS = {
  novedades: "Los bolsos nuevos",
  essentials: "Los bolsos básicos",
} as const satisfies Record<CollectionId, string>;

/** Every page that can be shared and found: Home, each shelf, each bag. */
export function buildPages({
  shop,
  catalogue,
  collectionOf,
  buildTitle,
}: AppModule): [Page, ...Page[]] {
  const shipping = describeShipping(shop.shipping);
  const shelf = (route: CollectionId): Page => ({
    path: `${route}/`,
    route,
    title: buildTitle(route),
    description: `${toSentence(`${COLLECTION_DESCRIPTIONS[route]} de ${shop.brand}`)} Hechos a mano, uno a uno, y ${shipping.collection}.`,
  });
  return [
    { path: "", route: "home", title: buildTitle("home"), description: shop.description },
    shelf("novedades"),
    shelf("essentials"),
    ...catalogue.map((bag) => ({
      path: bag.path,
      route: collectionOf(bag),
      title: `${bag.name} · ${formatPrice(bag.price)} · ${shop.brand}`,
      description: `${bag.soldOut ? "Agotado. " : ""}${describeBag(bag)} ${formatPrice(bag.price)}, ${shipping.priceSuffix}.`,
      bag,
    })),
  ];
}
