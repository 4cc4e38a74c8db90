import {
  type Format,
  type Picture,
  addressOf as publishedAddress,
  widthsOf as publishedWidths,
} from "../../src/lib/picture";

// In the place of src/lib/picture.ts: a photograph that the build has not seen has one address, and no renditions.
const isHere = ({ stem }: Picture): boolean => stem.startsWith("blob:");

export const widthsOf = (picture: Picture): number[] =>
  isHere(picture) ? [picture.width] : publishedWidths(picture);

export const addressOf = (picture: Picture, width: number, format: Format): string =>
  isHere(picture) ? picture.stem : publishedAddress(picture, width, format);

export const srcSetOf = (picture: Picture, format: Format): string =>
  widthsOf(picture)
    .map((width) => `${addressOf(picture, width, format)} ${width}w`)
    .join(", ");

export const fallbackOf = (picture: Picture): string =>
  addressOf(picture, widthsOf(picture)[0] ?? picture.width, "jpg");
