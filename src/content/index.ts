import { type PhotoData, type Picture, pictureOf } from "../lib/picture";
import { CONTENT_ID } from "../page-contract";
import { contentSource } from "./source";
import type { Product as ProductEntry } from "./types";

/**
 * In the published shop the page carries the content once, as data (tools/site/screens.ts): most of its
 * words are in the markup anyway, where compression finds them again, and the script stays small.
 * The build and the development server read `content/` itself.
 */
const content: ReturnType<typeof contentSource> =
  import.meta.env.PROD && !import.meta.env.SSR
    ? JSON.parse(document.getElementById(CONTENT_ID)?.textContent ?? "")
    : contentSource();

export {
  allFilms,
  hasFilm,
  hasPromo,
  hasReduced,
  hasSoldOut,
  hasTag,
  hasTikTok,
  hasWhatsappText,
} from "virtual:content";

/** A bag with its photographs resolved. */
export type Product = Omit<ProductEntry, "photos" | "folder"> & {
  /** Where its page is, below the shop's address. */
  path: string;
  images: readonly Picture[];
};

const picture = (photo: PhotoData): Picture => pictureOf(photo, content.widths);

export const { shop, privacyNote } = content;

/** The catalogue in the owner's order. */
export const catalogue: readonly Product[] = content.catalogue.map((product) => ({
  ...product,
  images: product.images.map(picture),
}));

export const about = { ...content.about, photo: picture(content.about.photo) };

const { title, desktop, mobile } = content.hero;
/** Home's title, and its film with its still in two cuts: `desktop` is wide, `mobile` upright. */
export const hero = {
  title,
  desktop: { ...desktop, still: picture(desktop.still) },
  mobile: { ...mobile, still: picture(mobile.still) },
};

/** The banner of Novedades; `mobile` takes the place of both others on a narrow screen. */
export const banner = {
  wide: picture(content.banner.wide),
  mobile: picture(content.banner.mobile),
  narrow: picture(content.banner.narrow),
};
