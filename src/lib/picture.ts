/** A photograph as plain data: its alternative text, the name its renditions begin with, its full size. */
export type PhotoData = { alt: string; stem: string; width: number; height: number };

/** Width and height give the ratio that keeps the layout still while the photograph loads. */
export type Picture = PhotoData & {
  /** Widths of its renditions in pixels, smallest first; never empty. */
  widths: readonly number[];
};

export type Format = "avif" | "jpg";

/** @param widths the widths in pixels that photographs are encoded at, smallest first */
export function pictureOf(photo: PhotoData, widths: readonly number[]): Picture {
  // No photograph is enlarged; one that is narrower than all widths has its own width alone.
  const fitting = widths.filter((width) => width <= photo.width);
  return { ...photo, widths: fitting.length > 0 ? fitting : [photo.width] };
}

/** Relative to the shop's address. */
export const addressOf = ({ stem }: Picture, width: number, format: Format): string =>
  `assets/${stem}-${width}.${format}`;

/** With blanks: Vite's development server writes a `srcset` with blanks, and React compares. */
export const srcSetOf = (picture: Picture, format: Format): string =>
  picture.widths.map((width) => `${addressOf(picture, width, format)} ${width}w`).join(", ");

/** A JPEG of middling width, for browsers without `srcset`. */
export const fallbackOf = (picture: Picture): string =>
  addressOf(picture, picture.widths[picture.widths.length >> 1] ?? picture.width, "jpg");
