import type { Shop } from "../../model/types.ts";
import type { Route } from "../../src/app/routes.ts";
import type { Shelf } from "../../src/app/shelves.ts";
import type { Bag } from "../../src/content/index.ts";
import { addressOf, type Picture } from "../../src/lib/picture.ts";
import { formatPrice } from "../../src/lib/price.ts";
import { shippingWords } from "../../src/lib/shipping.ts";

/** The app as the build sees it: what src/entry-prerender.tsx exports. */
export type App = typeof import("../../src/entry-prerender.tsx");

/** What writes the page of a bag: src/entry-bag-prerender.tsx. */
export type BagPages = typeof import("../../src/entry-bag-prerender.tsx");

/** A page that the build writes: a screen, or a bag. */
export type Page = {
  /** Its folder below the shop's address: empty for Home, else with a slash at its end. */
  path: string;
  /** The screen that it shows; of a bag the one that it stands on. */
  route: Route;
  title: string;
  description: string;
  bag?: Bag;
};

/** What the pages say about the shop, and where it will be found. */
export type Site = {
  shop: Shop;
  /** The public address with a slash at its end; absent where the owner has not set it. */
  address?: string | undefined;
  /** File of the picture that stands for the whole shop. */
  share: string;
  /** File of the owner's logo, or of the square picture of the brand. */
  logo: string;
  /** Whether the owner has said who sells, so that there is a legal notice. */
  legal: boolean;
};

/** A site that has its public address: whatever is told to search engines needs one. */
export type PublicSite = Site & { address: string };

/** The owner's setting as an address that others can be appended to, in the letters that all programs take. */
export const publicAddress = (url: string): string | undefined =>
  url === "" ? undefined : new URL(url).href.replace(/\/*$/, "/");

/** The largest JPEG of a photo that no chat finds too heavy. */
export function sharedPhoto(picture: Picture): { file: string; width: number; height: number } {
  const width = picture.widths.findLast((each) => each <= 1200) ?? picture.width;
  return {
    file: addressOf(picture, width, "jpg"),
    width,
    height: Math.round((width * picture.height) / picture.width),
  };
}

/** A text with a sign at its end, so that another sentence can follow; an emoji is sign enough. */
export const asSentence = (text: string): string => {
  const trimmed = text.replace(/[\s,;:]+$/u, "");
  const isEnded = /(?:[.!?…]["'”’»)\]]*|\p{Extended_Pictographic}\S*)$/u.test(trimmed);
  return isEnded || trimmed === "" ? trimmed : `${trimmed}.`;
};

/** A bag in a sentence: the owner's description or, without one, what its first photo shows. */
export const bagText = ({ description, images }: Bag): string =>
  asSentence(description.trim() || (images[0]?.alt ?? ""));

/** Up to three names of bags, as a sentence lists them. */
function nameSome(bags: readonly Bag[]): string {
  const names = bags.map(({ name }) => name);
  if (names.length > 3) return `${names.slice(0, 3).join(", ")} y más`;
  return [names.slice(0, -1).join(", "), names.at(-1)].filter(Boolean).join(" y ");
}

/** What a shelf holds, in the words of its description. */
const HOLDS = {
  novedades: "Los bolsos nuevos",
  essentials: "Los bolsos básicos",
} as const satisfies Record<Shelf, string>;

/** Every page of the shop that can be shared and found: Home, each shelf, each bag. */
export function pagesOf({ shop, catalogue, shelfOf, bagsOn, titleOf }: App): [Page, ...Page[]] {
  const shipping = shippingWords(shop.shipping);
  const shelf = (route: Shelf): Page => {
    const bags = bagsOn(route);
    return {
      path: `${route}/`,
      route,
      title: titleOf(route),
      description: `${asSentence(`${HOLDS[route]} de ${shop.brand}${bags.length > 0 ? `: ${nameSome(bags)}` : ""}`)} Hechos a mano, uno a uno, y ${shipping.shelf}.`,
    };
  };
  return [
    { path: "", route: "home", title: titleOf("home"), description: shop.description },
    shelf("novedades"),
    shelf("essentials"),
    ...catalogue.map((bag) => ({
      path: bag.path,
      route: shelfOf(bag),
      title: `${bag.name} · ${formatPrice(bag.price)} · ${shop.brand}`,
      description: `${bag.soldOut ? "Agotado. " : ""}${bagText(bag)} ${formatPrice(bag.price)}, ${shipping.price}.`,
      bag,
    })),
  ];
}
