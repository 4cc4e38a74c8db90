import { films, photos, widths } from "virtual:media";
import { about as aboutContent } from "../../content/about";
import { catalogue as catalogueContent } from "../../content/catalogue";
import { pictures } from "../../content/pictures";
import { shop } from "../../content/shop";
import type { Film, Photo, Product as ProductEntry } from "./content-types";

export { shop };

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
export type Product = Omit<ProductEntry, "images"> & { images: readonly Picture[] };

/** One cut of the film with its still, and the windows it is for. */
export type HeroCut = { still: Picture; mp4: string; webm: string; media: string };

function picture({ file, alt }: Photo): Picture {
  const entry = photos[file];
  // The build checks the content first (build/content.ts); this only speaks if that is bypassed.
  if (!entry) throw new Error(`Falta la foto «${file}» en content/photos.`);
  const [stem, width, height, count] = entry;
  const address = (of: number, format: string) => `assets/${stem}-${of}.${format}`;
  const sizes = count > 0 ? widths.slice(0, count) : [width];
  return {
    alt,
    width,
    height,
    srcSet: (format) => sizes.map((of) => `${address(of, format)} ${of}w`).join(),
    src: address(sizes[sizes.length >> 1] ?? width, "jpg"),
  };
}

const heroCut = ({ still, mp4, webm }: Film, media: string): HeroCut => ({
  media,
  still: picture({ file: still, alt: pictures.hero.alt }),
  mp4: films[mp4] ?? "",
  webm: films[webm] ?? "",
});

/** The catalogue in the owner's order. */
export const catalogue: readonly Product[] = catalogueContent.map((entry) => ({
  ...entry,
  images: entry.images.map(picture),
}));

export const about = { ...aboutContent, photo: picture(aboutContent.photo) };

/** Home's film in its two cuts: upright for phones (SPEC 9) and for tablets held upright. */
export const hero = {
  desktop: heroCut(pictures.hero.desktop, "(min-width:768px) and (min-aspect-ratio:4001/5000)"),
  mobile: heroCut(pictures.hero.mobile, "(max-width:767.98px),(max-aspect-ratio:4/5)"),
};

const { alt, wide, mobile, narrow } = pictures.novedades;
/** The banner of Novedades; `mobile` takes the place of both others on a narrow screen. */
export const banner = {
  wide: picture({ file: wide, alt }),
  mobile: picture({ file: mobile, alt }),
  narrow: picture(narrow),
};
