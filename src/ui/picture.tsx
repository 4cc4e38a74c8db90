import type { ComponentProps } from "react";
import { buildJpegUrl, buildSrcSet, isBanner, type PictureSource } from "../../lib/picture";

export type PictureProps = {
  picture: PictureSource;
  sizes: string;
  /** Another picture, its `sizes`, and the media query that selects it. A style sets its aspect ratio. */
  mediaVariant?: readonly [picture: PictureSource, sizes: string, media: string];
} & Pick<ComponentProps<"img">, "className" | "fetchPriority" | "loading" | "onLoad">;

/** Renders a photo that loads lazily unless `loading` says otherwise. */
export function Picture({ picture, sizes, mediaVariant, ...imgProps }: PictureProps) {
  const [variant, variantSizes, media] = mediaVariant ?? [];
  return (
    <picture>
      {variant && (
        <source
          type="image/avif"
          srcSet={buildSrcSet(variant)}
          sizes={variantSizes}
          media={media}
        />
      )}
      <source type="image/avif" srcSet={buildSrcSet(picture)} sizes={sizes} />
      {/* The JPEG is for browsers without AVIF. */}
      <img
        data-focal-point={picture.focalPoint}
        loading="lazy"
        {...imgProps}
        decoding="async"
        src={buildJpegUrl(picture)}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
      />
    </picture>
  );
}

/** A CSS media condition, and the width of a picture where it holds. The last of several widths has no condition. */
export type ConditionalWidth = readonly [condition: string, width: string];

/** The width of a window, less what nobody misses: phones of 390 px at 2x and of 412 px at 1.75x then take 720 px. */
export const WINDOW_WIDTH = "92vw";

/** Returns the width of a picture that covers `percent` of the window's height. A banner is as wide as the window. */
export const computeCoverWidth = (picture: PictureSource, percent: number): string =>
  isBanner(picture)
    ? WINDOW_WIDTH
    : `max(${WINDOW_WIDTH}, ${Math.round((percent * picture.width) / picture.height)}vh)`;

/**
 * Formats CSS `sizes` of a picture that is `fillFactor` times as wide as its frame. The last width is a phone's, where
 * nobody sees more than two device pixels per CSS pixel.
 */
export function formatSizes(widths: readonly ConditionalWidth[], fillFactor = 1): string {
  const scale = (width: string, factor: number) => {
    const roundedFactor = Number(factor.toFixed(2));
    return roundedFactor === 1 ? width : `calc(${roundedFactor} * ${width})`;
  };
  return widths
    .map(([condition, width]) =>
      condition
        ? `${condition} ${scale(width, fillFactor)}`
        : `(min-resolution: 2.1x) ${scale(width, 0.6 * fillFactor)}, ${scale(width, fillFactor)}`,
    )
    .join(", ");
}

/** Builds CSS `sizes` for a picture that spans some columns of the content. `narrowWidths` are those below 48 em. */
export function buildSizes(
  span: number,
  columns: number,
  narrowWidths: readonly ConditionalWidth[] = [["", "calc(100vw - 2.5em)"]],
  fillFactor = 1,
): string {
  // `columns` columns and their gaps are as wide as the content and one gap: 94.5vw, or `room` em. All figures are up
  // to 1 % larger, so that a third has few digits.
  const buildWidth = (minWidth: number, room: number): ConditionalWidth => [
    `(min-width: ${minWidth}em)`,
    `min(${(95.25 * span) / columns - 2.5}vw, ${(room * span) / columns - 2}em)`,
  ];
  return formatSizes(
    [buildWidth(140, 123), buildWidth(110, 99), buildWidth(48, 82.5), ...narrowWidths],
    fillFactor,
  );
}
