import { useMemo, useReducer, useRef } from "react";
import { isBagPhoto } from "../../model/content-files";
import { jpegUrl } from "../../src/lib/picture";
import type { PublishedPhoto } from "../deployment";
import { findOid as publishedOid } from "../draft/content-paths";
import {
  type FindPhotoSource,
  type PhotoSource,
  PLACEHOLDER_SOURCE,
} from "../preview/build-preview";
import type { Store, StoreState } from "../store";

async function createPhotoSource(file: string, blob: Blob): Promise<PhotoSource> {
  // A drawing is one to the browser only by its type.
  const type = /\.svg$/i.test(file) ? "image/svg+xml" : blob.type;
  const stem = URL.createObjectURL(new Blob([blob], { type }));
  const image = Object.assign(new Image(), { src: stem });
  await image.decode().catch(() => undefined);
  const { naturalWidth: width, naturalHeight: height } = image;
  return width ? { urlPrefix: stem, width, height } : { ...PLACEHOLDER_SOURCE, urlPrefix: stem };
}

/**
 * Where the shop and the sheets can show photographs and drawings: as they are published or, where the build has not
 * seen them yet, in memory. They are known by their bytes, so that one that has been moved is the same.
 */
export function usePhotoSources(
  { readBlob: media }: Store,
  { draft: { base, files } }: StoreState,
  published: readonly PublishedPhoto[],
) {
  const here = useRef(new Map<string, PhotoSource | undefined>());
  const [arrivals, arrived] = useReducer((n: number) => n + 1, 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what has arrived is seen from now on
  return useMemo(() => {
    const fetched = (file: string, oid: string): PhotoSource | undefined => {
      const known = here.current;
      if (!known.has(oid)) {
        known.set(oid, undefined);
        const take = async () => {
          known.set(oid, await createPhotoSource(file, await media(oid)));
          arrived();
        };
        // Without a connection it is asked for again with the next change.
        take().catch(() => known.delete(oid));
      }
      return known.get(oid);
    };
    const findPhoto: FindPhotoSource = (file, keep) => {
      const oid = file in files ? Object(files[file]).oid : publishedOid(base.oids, file);
      const framed = isBagPhoto(file);
      const made = published.find(
        (one) => one.oid === oid && one.framed === framed && (!framed || one.keep === keep),
      );
      return made?.seen ?? (oid && fetched(file, oid));
    };
    /** A small picture of a photograph, or a drawing's own file. */
    const thumbnailUrl = (file: string, keep?: string): string => {
      const seen = findPhoto(file, keep) ?? PLACEHOLDER_SOURCE;
      return seen.urlPrefix.startsWith("blob:")
        ? seen.urlPrefix
        : `../${jpegUrl({ alt: "", ...seen })}`;
    };
    return { findPhoto: findPhoto, thumbnailUrl: thumbnailUrl };
  }, [media, base, files, published, arrivals]);
}
