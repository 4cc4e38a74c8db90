import { useMemo, useReducer, useRef } from "react";
import { inFrame } from "../../model/content-files";
import { fallbackOf } from "../../src/lib/picture";
import { oidOf as publishedOid } from "../draft/files";
import type { PublishedMedia } from "../publication";
import { BLANK, type Files, type Seen } from "../stage/shown";
import type { State, Workshop } from "../workshop";

/** Files where the shop and the sheets can show them. */
export type SeenFiles = Files & {
  /** A small picture of a photograph, or a drawing's own file. */
  address: (file: string, keep?: string) => string;
};

const [, ...PORTRAIT] = BLANK;

async function sizeOf(url: string): Promise<readonly [number, number]> {
  const image = Object.assign(new Image(), { src: url });
  await image.decode().catch(() => undefined);
  return image.naturalWidth ? [image.naturalWidth, image.naturalHeight] : PORTRAIT;
}

/**
 * Where photographs, films and drawings are seen: as they are published or, where the build has not seen them yet, in
 * memory. They are known by their bytes, so that one that has been moved is the same.
 */
export function useFiles(
  { media }: Workshop,
  { draft: { base, files } }: State,
  published: PublishedMedia,
): SeenFiles {
  const here = useRef(new Map<string, Seen | "coming">());
  const [arrivals, arrived] = useReducer((n: number) => n + 1, 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what has arrived is seen from now on
  return useMemo(() => {
    const oidOf = (file: string): string | undefined => {
      const said = files[file];
      return said === undefined ? publishedOid(base, file) : Object(said).oid;
    };
    const fetched = (file: string): Seen | undefined => {
      const oid = oidOf(file);
      if (!oid) return undefined;
      const known = here.current.get(oid);
      if (known) return known === "coming" ? undefined : known;
      here.current.set(oid, "coming");
      const take = async () => {
        const blob = await media(oid);
        // A drawing is one to the browser only by its type.
        const type = /\.svg$/i.test(file) ? "image/svg+xml" : blob.type;
        const url = URL.createObjectURL(new Blob([blob], { type }));
        here.current.set(oid, [url, ...(await sizeOf(url))]);
        arrived();
      };
      // Without a connection it is asked for again with the next change.
      take().catch(() => here.current.delete(oid));
      return undefined;
    };
    const photo = (file: string, keep?: string): Seen | undefined => {
      const oid = oidOf(file);
      const framed = inFrame(file);
      const made = published.photos.find(
        (one) => one.oid === oid && one.framed === framed && (!framed || one.keep === keep),
      );
      return made?.seen ?? fetched(file);
    };
    const address = (file: string, keep?: string): string => {
      const [stem, width, height] =
        (/\.svg$/i.test(file) ? fetched(file) : photo(file, keep)) ?? BLANK;
      return stem.startsWith("blob:") ? stem : `../${fallbackOf({ alt: "", stem, width, height })}`;
    };
    return {
      photo,
      film: (file) => published.films[oidOf(file) ?? ""],
      drawing: (file) => {
        const seen = fetched(file);
        return seen && { address: seen[0], ratio: seen[1] / seen[2] };
      },
      address,
    };
  }, [media, base, files, published, arrivals]);
}
