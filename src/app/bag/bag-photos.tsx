import { buildRenditionUrl, listRenditionWidths } from "../../../lib/picture";
import type { Bag } from "../../content";
import { Badge } from "../../features/bags/badge";
import { TRANSITION_PHOTO_ID } from "../../page-contract";
import { buildSizes, Picture } from "../../ui/picture";
import styles from "./bag-photos.module.css";
import strip from "./strip.module.css";

/** Builds `sizes` for photo `i` in the layout of bag-photos.module.css. */
function buildPhotoSizes(i: number, count: number): string {
  const isLast = i === count - 1;
  // The first and an unpaired last photo are large; a low window starts with a pair.
  const span = i === 0 || (isLast && i % 2 === 1) ? 2 : 1;
  const lowSpan = isLast && i % 2 === 0 ? 2 : 1;
  const condition = count === 1 ? "" : " and (min-height: 48em)";
  // Below 64em the photos take half of the content.
  const tabletSizes = `(min-width: 48em)${condition} ${23.5 * span - 2.25}vw, (min-width: 48em) ${23.5 * lowSpan - 2.25}vw`;
  // 2 % less than the layout, so that a 390 px phone with a device pixel ratio of 2 loads the 720 px rendition, not 960.
  const phoneRoom = count === 1 ? "100vw" : "100vw - 1.875em";
  const phoneWidth = `min(${phoneRoom}, max(15em, 115vh - 18.5em))`;
  // From 64em a large photo is narrower where it would not fit the first screen.
  const limit = `, ${55 * span}vh - ${4.75 * span + 2}em`;
  const lowSizes = buildSizes(lowSpan, 3, `${tabletSizes}, ${phoneWidth}`, { from: 64 });
  return buildSizes(span, 3, lowSizes, { from: 64, condition, limit });
}

/**
 * Renders all photos of a bag: a scrolling strip on a phone, a grid in a wide window. Each photo links to its largest
 * rendition, which enhance-photo-dialog.ts opens in a dialog.
 */
export function BagPhotos({ bag }: { bag: Bag }) {
  const { name, images, soldOut } = bag;
  return (
    <ul role="list" className={`${strip.strip} ${styles.photos}`} aria-label={`Fotos de ${name}`}>
      {images.map((picture, i) => (
        <li key={picture.urlPrefix} id={i === 0 ? TRANSITION_PHOTO_ID : undefined}>
          <a
            href={buildRenditionUrl(picture, Math.max(...listRenditionWidths(picture)), "jpg")}
            aria-label={`${picture.alt} Ampliar la foto`}
            data-photo
            data-field="bolso.yaml photos"
          >
            <Picture
              picture={picture}
              sizes={buildPhotoSizes(i, images.length)}
              loading={i === 0 ? "eager" : "lazy"}
              fetchPriority={i === 0 ? "high" : "low"}
            />
          </a>
          {i === 0 && soldOut && <Badge bag={bag} />}
        </li>
      ))}
    </ul>
  );
}
