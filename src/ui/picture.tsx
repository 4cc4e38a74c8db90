import type { ComponentProps } from "react";
import { buildJpegUrl, buildSrcSet, type PictureSource } from "../../lib/picture";

export type PictureProps = {
  picture: PictureSource;
  sizes: string;
  /** Another crop, and the media query that selects it. A style sets its aspect ratio. */
  mediaVariant?: readonly [PictureSource, string];
} & Pick<ComponentProps<"img">, "className" | "fetchPriority" | "loading" | "onLoad">;

/** Renders a photo that loads lazily unless `loading` says otherwise. */
export function Picture({ picture, sizes, mediaVariant, ...imgProps }: PictureProps) {
  const [variant, media] = mediaVariant ?? [];
  return (
    <picture>
      {variant && (
        <>
          <source
            type="image/avif"
            srcSet={buildSrcSet(variant, "avif")}
            sizes={sizes}
            media={media}
          />
          <source srcSet={buildSrcSet(variant, "jpg")} sizes={sizes} media={media} />
        </>
      )}
      <source type="image/avif" srcSet={buildSrcSet(picture, "avif")} sizes={sizes} />
      <img
        data-focal-point={picture.focalPoint}
        loading="lazy"
        {...imgProps}
        decoding="async"
        srcSet={buildSrcSet(picture, "jpg")}
        sizes={sizes}
        src={buildJpegUrl(picture)}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
      />
    </picture>
  );
}

/**
 * Builds CSS `sizes` for a picture that spans some columns of the content (styles/tokens.css).
 *
 * @param narrowSizes the sizes below `from` em
 * @param options.condition a further media condition, with ` and ` before it
 * @param options.limit a further upper limit of the width, with a comma before it
 */
export function buildSizes(
  span: number,
  columns: number,
  narrowSizes = "calc(100vw - 2.5em)",
  { from = 48, condition = "", limit = "" } = {},
): string {
  // `columns` columns and their gaps are as wide as the content and one gap: 94.5vw, or `room` em. All figures are up
  // to 1 % larger, so that a third has few digits.
  const buildEntry = (minWidth: number, room: number) =>
    `(min-width: ${minWidth}em)${condition} min(${(95.25 * span) / columns - 2.5}vw, ${(room * span) / columns - 2}em${limit}), `;
  return `${buildEntry(140, 123)}${buildEntry(110, 99)}${buildEntry(from, 82.5)}${narrowSizes}`;
}
