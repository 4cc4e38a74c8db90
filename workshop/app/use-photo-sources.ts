import { useMemo, useReducer, useRef } from "react";
import { isBagPhoto } from "../../model/content-files";
import { parseLogo } from "../../model/logo-svg";
import { jpegUrl } from "../../src/lib/picture";
import type { PublishedPhoto } from "../deployment";
import { findOid as publishedOid } from "../draft/content-paths";
import {
  createDrawingUrl,
  type FindPhotoSource,
  type PhotoSource,
  PLACEHOLDER_SOURCE,
} from "../preview/build-preview";
import type { State, Workshop } from "../workshop";

async function createPhotoSource(file: string, blob: Blob): Promise<PhotoSource> {
  if (/\.svg$/i.test(file)) {
    const { logo } = parseLogo(await blob.text());
    return logo ? { ...logo, urlPrefix: createDrawingUrl(logo.svg) } : PLACEHOLDER_SOURCE;
  }
  const stem = URL.createObjectURL(blob);
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
  { readBlob }: Workshop,
  { draft: { base, files } }: State,
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
          known.set(oid, await createPhotoSource(file, await readBlob(oid)));
          arrived();
        };
        // Without a connection it is asked for again with the next change.
        take().catch(() => known.delete(oid));
      }
      return known.get(oid);
    };
    const findPhoto: FindPhotoSource = (file, keep) => {
      const oid = file in files ? Object(files[file]).oid : publishedOid(base.oids, file);
      const isCropped = isBagPhoto(file);
      const made = published.find(
        (entry) =>
          entry.oid === oid &&
          entry.isCropped === isCropped &&
          (!isCropped || entry.focalPoint === keep),
      );
      return made?.source ?? (oid && fetched(file, oid));
    };
    /** A small picture of a photograph, or a drawing's own file. */
    const thumbnailUrl = (file: string, keep?: string): string => {
      const seen = findPhoto(file, keep) ?? PLACEHOLDER_SOURCE;
      return seen.urlPrefix.startsWith("blob:")
        ? seen.urlPrefix
        : `../${jpegUrl({ alt: "", ...seen })}`;
    };
    return { findPhoto, thumbnailUrl };
  }, [readBlob, base, files, published, arrivals]);
}
