import { contentSource, type PhotoData } from "./source";
import type { Product as ProductEntry } from "./types";

/**
 * In the published shop the page carries the content once, as data (tools/site/prerender.ts): most of its
 * words are in the markup anyway, where compression finds them again, and the script stays small.
 * The build and the development server read `content/` itself.
 */
const content: ReturnType<typeof contentSource> =
  import.meta.env.PROD && !import.meta.env.SSR
    ? JSON.parse(document.getElementById("content")?.textContent ?? "")
    : contentSource();

/** A photograph that can be shown: where its renditions are, how large it is, what it says. */
export type Picture = {
  alt: string;
  /** Full size in pixels; together they give the ratio that keeps the layout still. */
  width: number;
  height: number;
  /** Addresses of all renditions of a format, as a `srcset`. */
  srcSet: (format: "avif" | "jpg") => string;
  /** A JPEG of middling width, for browsers without `srcset`. */
  src: string;
};

/** A bag with its photographs resolved. */
export type Product = Omit<ProductEntry, "photos" | "order"> & { images: readonly Picture[] };

function picture({ stem, ...rest }: PhotoData): Picture {
  const address = (of: number, format: string) => `assets/${stem}-${of}.${format}`;
  // No photograph is enlarged; one that is narrower than all of them has its own width alone.
  const fitting = content.widths.filter((width) => width <= rest.width);
  const sizes = fitting.length > 0 ? fitting : [rest.width];
  return {
    ...rest,
    srcSet: (format) => sizes.map((of) => `${address(of, format)} ${of}w`).join(),
    src: address(sizes[sizes.length >> 1] ?? rest.width, "jpg"),
  };
}

export const { shop, privacyNote } = content;

/** The catalogue in the owner's order. */
export const catalogue: readonly Product[] = content.catalogue.map((product) => ({
  ...product,
  images: product.images.map(picture),
}));

export const about = { ...content.about, photo: picture(content.about.photo) };

const { desktop, mobile } = content.hero;
const wide = "(min-width:768px) and (min-aspect-ratio:4001/5000)";
/** Home's film with its still, in two cuts: upright for phones (SPEC 9) and for tablets held upright. */
export const hero = {
  desktop: { ...desktop, still: picture(desktop.still), media: wide },
  mobile: { ...mobile, still: picture(mobile.still), media: `not all and ${wide}` },
};

/** The banner of Novedades; `mobile` takes the place of both others on a narrow screen. */
export const banner = {
  wide: picture(content.banner.wide),
  mobile: picture(content.banner.mobile),
  narrow: picture(content.banner.narrow),
};
