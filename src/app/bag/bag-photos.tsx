import type { Bag } from "../../content";
import { Badge } from "../../features/bags/price-and-badge";
import { renditionUrl, renditionWidths } from "../../lib/picture";
import { TRANSITION_PHOTO_ID } from "../../page-contract";
import { Picture, type PictureProps } from "../../ui/picture";
import styles from "./bag-photos.module.css";
import strip from "./strip.module.css";

// Parts of the CSS `sizes` for the layout in bag-photos.module.css.
// 2 % less than the layout: a 390 px phone with two device pixels per pixel then gets the 720 px rendition, not 960.
const PHONE_SIZES = "min(100vw - 1.875em, max(15em, 115vh - 18.5em))";
const COLUMN_BREAKPOINTS = {
  "140em": [38.7, 79.3],
  "110em": [30.7, 63.4],
  "88em": [25.4, 52.7],
} as const;
const smallPhotoSizes = Object.entries(COLUMN_BREAKPOINTS).map(
  ([minWidth, [oneColumn]]) => `(min-width: ${minWidth}) ${oneColumn}em, `,
);
const SMALL_PHOTO_SIZES = `${smallPhotoSizes.join("")}(min-width: 64em) 29vw, (min-width: 48em) 21.1vw, ${PHONE_SIZES}`;
const MAX_LARGE_PHOTO_WIDTH = "110vh - 11.5em";
/** Builds `sizes` for a photo that spans two columns, or less if it would not fit the window's height. */
function buildLargePhotoSizes(heightCondition: string): string {
  const columnSizes = Object.entries(COLUMN_BREAKPOINTS).map(
    ([minWidth, [, twoColumns]]) =>
      `(min-width: ${minWidth})${heightCondition} min(${twoColumns}em, ${MAX_LARGE_PHOTO_WIDTH}), `,
  );
  return `${columnSizes.join("")}(min-width: 64em)${heightCondition} min(60.5vw, ${MAX_LARGE_PHOTO_WIDTH}), (min-width: 48em)${heightCondition} 44.8vw, ${SMALL_PHOTO_SIZES}`;
}

/** Returns `sizes` for photo `i`. The first and an unpaired last photo are large; a low window starts with a pair. */
function buildPhotoSizes(i: number, count: number): string {
  const isLast = i === count - 1;
  if (i === 0 || (isLast && i % 2 === 1))
    return buildLargePhotoSizes(count === 1 ? "" : " and (min-height: 48em)");
  return isLast ? buildLargePhotoSizes(" and (max-height: 47.99em)") : SMALL_PHOTO_SIZES;
}

/**
 * Renders all photos of a bag: a scrolling strip on a phone, a grid in a wide window. Each photo links to its largest
 * rendition, which enhance-photo-dialog.ts opens in a dialog.
 */
export function BagPhotos({ bag }: { bag: Bag }) {
  const { name, images, soldOut } = bag;
  return (
    <ul role="list" className={`${strip.strip} ${styles.photos}`} aria-label={`Fotos de ${name}`}>
      {images.map((picture, i) => {
        const largestWidth = Math.max(...renditionWidths(picture));
        const loadingProps: Partial<PictureProps> =
          i === 0 ? { loading: "eager", fetchPriority: "high" } : { fetchPriority: "low" };
        return (
          <li key={picture.urlPrefix} id={i === 0 ? TRANSITION_PHOTO_ID : undefined}>
            <a
              href={renditionUrl(picture, largestWidth, "jpg")}
              aria-label={`${picture.alt} Ampliar la foto`}
              data-photo
              data-field="bolso.yaml photos"
            >
              <Picture
                picture={picture}
                sizes={buildPhotoSizes(i, images.length)}
                {...loadingProps}
              />
            </a>
            {i === 0 && soldOut && <Badge bag={bag} />}
          </li>
        );
      })}
    </ul>
  );
}
