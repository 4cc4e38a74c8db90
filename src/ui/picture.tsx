import type { ComponentProps } from "react";
import { buildSrcSet, type Format, jpegUrl, type Picture as PictureData } from "../lib/picture";

/** CSS `sizes` of one and of two columns in a grid of three (styles/tokens.css). */
export const ONE_COLUMN_SIZES =
  "(min-width: 140em) 38.7em, (min-width: 110em) 30.7em, (min-width: 88em) 25.4em, (min-width: 48em) 29vw";
export const TWO_COLUMN_SIZES =
  "(min-width: 140em) 79.3em, (min-width: 110em) 63.4em, (min-width: 88em) 52.7em, (min-width: 48em) 60.5vw";

export type PictureProps = {
  picture: PictureData;
  sizes: string;
  /** Another crop, and the media query that selects it. */
  mediaVariant?: readonly [PictureData, string];
} & Pick<ComponentProps<"img">, "className" | "fetchPriority" | "loading" | "onLoad">;

/** Renders a photo that loads lazily unless `loading` says otherwise. */
export function Picture({ picture, sizes, mediaVariant, ...imgProps }: PictureProps) {
  return (
    <picture>
      {mediaVariant && (
        <>
          <source {...sourceProps(mediaVariant[0], "avif", sizes)} media={mediaVariant[1]} />
          <source {...sourceProps(mediaVariant[0], "jpg", sizes)} media={mediaVariant[1]} />
        </>
      )}
      <source {...sourceProps(picture, "avif", sizes)} />
      <img
        data-keep={picture.focalPoint}
        loading="lazy"
        {...imgProps}
        decoding="async"
        srcSet={buildSrcSet(picture, "jpg")}
        sizes={sizes}
        src={jpegUrl(picture)}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        draggable={false}
      />
    </picture>
  );
}

const sourceProps = (picture: PictureData, format: Format, sizes: string) => ({
  type: format === "avif" ? "image/avif" : "image/jpeg",
  srcSet: buildSrcSet(picture, format),
  sizes,
  width: picture.width,
  height: picture.height,
});
