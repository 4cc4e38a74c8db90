import type { Size } from "../../model/content/content-files.ts";
import type { PublishedPhoto } from "../../model/repository/published-build.ts";
import { type Draft, isBlobRef } from "./draft.ts";

/** Sizes of photos by Git blob id. A repository lists its files without them. */
export type PhotoSizes = ReadonlyMap<string, Size>;

export const collectPublishedSizes = (photos: readonly PublishedPhoto[]): PhotoSizes =>
  new Map(photos.map(({ oid, width, height }) => [oid, { width, height }]));

/** Adds the sizes of the draft's new photos. Once they are published, the draft no longer holds them. */
export function addNewSizes(sizes: PhotoSizes, { files }: Draft): PhotoSizes {
  const result = new Map(sizes);
  for (const content of Object.values(files)) {
    if (!isBlobRef(content)) continue;
    const { oid, width, height } = content;
    if (width && height) result.set(oid, { width, height });
  }
  return result;
}
