import { useMemo, useReducer, useRef } from "react";
import { buildJpegUrl } from "../../lib/picture";
import { isBagPhoto } from "../../model/content-files";
import type { PublishedPhoto } from "../../model/published-build";
import { getBlobId } from "../draft/draft";
import {
  type FindPhotoSource,
  type PhotoSource,
  PLACEHOLDER_SOURCE,
} from "../preview/build-preview";
import type { Store, StoreState } from "../store/store";

async function createPhotoSource(blob: Blob): Promise<PhotoSource> {
  const url = URL.createObjectURL(blob);
  const image = Object.assign(new Image(), { src: url });
  await image.decode().catch(() => undefined);
  const { naturalWidth: width, naturalHeight: height } = image;
  return width ? { urlPrefix: url, width, height } : { ...PLACEHOLDER_SOURCE, urlPrefix: url };
}

/**
 * Finds the photos of the preview and the sheets: published ones by URL, unpublished ones in memory.
 * Identifies a file by its Git blob id, so a moved file needs no new download.
 */
export function usePhotoSources(
  { readBlob }: Store,
  { draft: { base, files } }: StoreState,
  published: readonly PublishedPhoto[],
) {
  const cache = useRef(new Map<string, PhotoSource | undefined>());
  const [loadCount, countLoad] = useReducer((n: number) => n + 1, 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a loaded photo changes the result
  return useMemo(() => {
    const loadSource = (oid: string): PhotoSource | undefined => {
      const sources = cache.current;
      if (!sources.has(oid)) {
        sources.set(oid, undefined);
        const load = async () => {
          sources.set(oid, await createPhotoSource(await readBlob(oid)));
          countLoad();
        };
        // After a failed download the next lookup tries again.
        load().catch(() => sources.delete(oid));
      }
      return sources.get(oid);
    };
    const findPhoto: FindPhotoSource = (file, focalPoint) => {
      const oid = file in files ? getBlobId(files[file]) : base.oids[file];
      const isCropped = isBagPhoto(file);
      const photo = published.find(
        (entry) =>
          entry.oid === oid &&
          entry.isCropped === isCropped &&
          (!isCropped || entry.focalPoint === focalPoint),
      );
      if (photo?.urlPrefix) {
        const { urlPrefix, width, height } = photo;
        return { urlPrefix, width, height };
      }
      return oid === undefined ? undefined : loadSource(oid);
    };
    /** Returns the URL of a medium-sized JPEG if the file is published, of the file itself otherwise. */
    const thumbnailUrl = (file: string, focalPoint?: string): string => {
      const source = findPhoto(file, focalPoint) ?? PLACEHOLDER_SOURCE;
      return source.urlPrefix.startsWith("blob:")
        ? source.urlPrefix
        : `../${buildJpegUrl({ alt: "", ...source })}`;
    };
    return { findPhoto, thumbnailUrl };
  }, [readBlob, base, files, published, loadCount]);
}
