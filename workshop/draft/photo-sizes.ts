import { isBagPhoto, type Size } from "../../model/content-files.ts";
import type { PublishedPhoto } from "../../model/published-build.ts";
import { type BlobRef, type Draft, isBlobRef } from "./draft.ts";

/** Sizes of photos by `createSizeKey`. A repository lists its files without them. */
export type PhotoSizes = ReadonlyMap<string, Size>;

/** A bag's published photo has its cropped size; elsewhere in the shop the same file has its own. */
const createSizeKey = (oid: string, isCropped: boolean): string => `${oid} ${isCropped}`;

export const findPhotoSize = (
  sizes: PhotoSizes,
  file: string,
  { oid }: BlobRef,
): Size | undefined => sizes.get(createSizeKey(oid, isBagPhoto(file)));

export const collectPublishedSizes = (photos: readonly PublishedPhoto[]): PhotoSizes =>
  new Map(
    photos.map(({ oid, isCropped, width, height }) => [
      createSizeKey(oid, isCropped),
      { width, height },
    ]),
  );

/** Adds the sizes of the draft's new photos. Once they are published, the draft no longer holds them. */
export function addNewSizes(sizes: PhotoSizes, { files }: Draft): PhotoSizes {
  const result = new Map(sizes);
  for (const [file, content] of Object.entries(files)) {
    if (!isBlobRef(content)) continue;
    const { oid, width, height } = content;
    if (width && height) result.set(createSizeKey(oid, isBagPhoto(file)), { width, height });
  }
  return result;
}
