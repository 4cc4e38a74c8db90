/** A photograph as plain data: its alternative text, the name its renditions begin with, its full size. */
export type PhotoData = { alt: string; stem: string; width: number; height: number };

/** A photograph that can be shown. Width and height give the ratio that keeps the layout still. */
export type Picture = PhotoData & {
  /** Widths of its renditions in pixels, smallest first; never empty. */
  widths: readonly number[];
};

/** The formats of a photograph: AVIF, and JPEG for browsers that do not know it. */
export type Format = "avif" | "jpg";

/**
 * A photograph with the renditions that the build makes of it.
 *
 * @param widths the widths in pixels that photographs are encoded at, smallest first
 */
export function pictureOf(photo: PhotoData, widths: readonly number[]): Picture {
  // No photograph is enlarged; one that is narrower than all of them has its own width alone.
  const fitting = widths.filter((width) => width <= photo.width);
  return { ...photo, widths: fitting.length > 0 ? fitting : [photo.width] };
}

/** Where the rendition of that width is, seen from the shop's own address. */
export const addressOf = ({ stem }: Picture, width: number, format: Format): string =>
  `assets/${stem}-${width}.${format}`;

/** All renditions of a format, as a `srcset`; with blanks, as Vite's development server writes it again. */
export const srcSetOf = (picture: Picture, format: Format): string =>
  picture.widths.map((width) => `${addressOf(picture, width, format)} ${width}w`).join(", ");

/** A JPEG of middling width, for browsers without `srcset`. */
export const fallbackOf = (picture: Picture): string =>
  addressOf(picture, picture.widths[picture.widths.length >> 1] ?? picture.width, "jpg");
