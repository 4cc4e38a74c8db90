/** The data of `<Picture>`. The full size in pixels gives the aspect ratio that prevents layout shift while it loads. */
export type PictureSource = {
  alt: string;
  /** Start of its renditions' URLs, relative to the shop's address. */
  urlPrefix: string;
  width: number;
  height: number;
  /** Part of the photo that stays visible when the layout crops it. */
  focalPoint?: "top" | "bottom" | "left" | "right" | undefined;
};

export type Format = "avif" | "jpg";

/** Widths of the encoded renditions in pixels. */
const ENCODED_WIDTHS = [320, 480, 720, 960, 1200, 1600, 1920];

/** Returns the encoded widths up to the photo's width: photos are never enlarged. A narrower photo keeps its width. */
export function listRenditionWidths({ width }: PictureSource): number[] {
  const availableWidths = ENCODED_WIDTHS.filter((encodedWidth) => encodedWidth <= width);
  return availableWidths.length > 0 ? availableWidths : [width];
}

export const buildRenditionUrl = (
  { urlPrefix }: PictureSource,
  width: number,
  format: Format,
): string => `${urlPrefix}-${width}.${format}`;

/** Builds a `srcset` with spaces like those of Vite's development server: React compares both during hydration. */
export const buildSrcSet = (picture: PictureSource, format: Format): string =>
  listRenditionWidths(picture)
    .map((width) => `${buildRenditionUrl(picture, width, format)} ${width}w`)
    .join(", ");

/** Returns the URL of a JPEG of medium width, for browsers without `srcset`. */
export function buildJpegUrl(picture: PictureSource): string {
  const widths = listRenditionWidths(picture);
  return buildRenditionUrl(picture, widths[widths.length >> 1] ?? picture.width, "jpg");
}
