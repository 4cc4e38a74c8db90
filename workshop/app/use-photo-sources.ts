import { useMemo, useReducer, useRef } from "react";
import { buildAvifUrl, listRenditionWidths } from "../../lib/picture";
import { getBlobId } from "../draft/draft";
import { loadImage } from "../pictures/canvas";
import {
  type FindPhotoSource,
  type PhotoSource,
  PLACEHOLDER_SOURCE,
} from "../preview/build-preview";
import type { StoreState } from "../store/state";
import type { Store } from "../store/store";

async function createPhotoSource(blob: Blob): Promise<PhotoSource> {
  const url = URL.createObjectURL(blob);
  const { width, height } = await loadImage(url).catch(() => PLACEHOLDER_SOURCE);
  return width ? { urlPrefix: url, width, height } : { ...PLACEHOLDER_SOURCE, urlPrefix: url };
}

/** Finds published photos by URL and new ones in memory, by their Git blob ids: a moved file needs no new download. */
export function usePhotoSources({ readBlob, publishedPhotos }: Store, { draft }: StoreState) {
  const { base, files } = draft;
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
    const findPhoto: FindPhotoSource = (file) => {
      const oid = file in files ? getBlobId(files[file]) : base.oids[file];
      const photo = publishedPhotos.find((entry) => entry.oid === oid);
      if (photo?.urlPrefix) return { ...photo, urlPrefix: photo.urlPrefix };
      return oid === undefined ? undefined : loadSource(oid);
    };
    /** Returns the URL of a small rendition if the file is published, of the file itself otherwise. */
    const thumbnailUrl = (file: string): string => {
      const picture = { alt: "", ...(findPhoto(file) ?? PLACEHOLDER_SOURCE) };
      const [, width = picture.width] = listRenditionWidths(picture);
      return picture.urlPrefix.startsWith("blob:")
        ? picture.urlPrefix
        : `../${buildAvifUrl(picture, width)}`;
    };
    return { findPhoto, thumbnailUrl };
  }, [readBlob, base, files, publishedPhotos, loadCount]);
}
