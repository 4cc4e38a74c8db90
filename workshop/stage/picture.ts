import {
  type Format,
  type PhotoData,
  type Picture,
  addressOf as publishedAddress,
  pictureOf as publishedPicture,
} from "../../src/lib/picture";

// In the place of src/lib/picture.ts: a photograph that the build has not seen has one address, and no renditions.
const isHere = ({ stem }: PhotoData): boolean => stem.startsWith("blob:");

export const pictureOf = (photo: PhotoData, widths: readonly number[]): Picture =>
  isHere(photo) ? { ...photo, widths: [photo.width] } : publishedPicture(photo, widths);

export const addressOf = (picture: Picture, width: number, format: Format): string =>
  isHere(picture) ? picture.stem : publishedAddress(picture, width, format);

export const srcSetOf = (picture: Picture, format: Format): string =>
  picture.widths.map((width) => `${addressOf(picture, width, format)} ${width}w`).join(", ");

export const fallbackOf = (picture: Picture): string =>
  addressOf(picture, picture.widths[0] ?? picture.width, "jpg");
