/** A photograph: its full size gives the ratio that keeps the layout still while it loads. */
export type Picture = {
  alt: string;
  /** What the addresses of its renditions begin with, relative to the shop's. */
  urlPrefix: string;
  width: number;
  height: number;
  /** The part that stays in view where the layout crops the photo. */
  focalPoint?: "top" | "bottom" | "left" | "right" | undefined;
};

export type Format = "avif" | "jpg";

/** The widths in pixels that photographs are encoded at. */
const ENCODED_WIDTHS = [320, 480, 720, 960, 1200, 1600, 1920];

/** No photograph is enlarged; one that is narrower than all widths has its own width alone. */
export function renditionWidths({ width }: Picture): number[] {
  const availableWidths = ENCODED_WIDTHS.filter((encodedWidth) => encodedWidth <= width);
  return availableWidths.length > 0 ? availableWidths : [width];
}

export const renditionUrl = ({ urlPrefix }: Picture, width: number, format: Format): string =>
  `${urlPrefix}-${width}.${format}`;

/** With blanks, as Vite's development server writes a `srcset`: React compares both when it hydrates. */
export const buildSrcSet = (picture: Picture, format: Format): string =>
  renditionWidths(picture)
    .map((width) => `${renditionUrl(picture, width, format)} ${width}w`)
    .join(", ");

/** A JPEG of middling width, for browsers without `srcset`. */
export function jpegUrl(picture: Picture): string {
  const widths = renditionWidths(picture);
  return renditionUrl(picture, widths[widths.length >> 1] ?? picture.width, "jpg");
}
