import type { FullBag } from "../../content";
import { AFTER_FIRST_PHOTO_ID, DRAWING_ID } from "../../page-contract";
import styles from "./bag-photos.module.css";
import { buildPhotoSizes, PhotoLink } from "./photo-link";
import { hasScaleDrawing, ScaleDrawing } from "./scale-drawing";
import strip from "./strip.module.css";

/** Renders all photos of a bag, whole, and its true size: a scrolling strip on a phone, a grid in a wide window. */
export function BagPhotos({ bag }: { bag: FullBag }) {
  const { name, photos } = bag;
  return (
    <ul role="list" className={`${strip.strip} ${styles.photos}`} aria-label={`Fotos de ${name}`}>
      {photos.map((photo, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bag may show the same photo twice.
        <li key={i}>
          <PhotoLink
            picture={photo}
            frame={bag.frame}
            sizes={buildPhotoSizes(photo, i, bag)}
            loading={i === 0 ? "eager" : "lazy"}
            fetchPriority={i === 0 ? "high" : "low"}
          />
          {/* Chromium's `rel=expect` waits for an element's start only, so this one is behind the photo. */}
          {i === 0 && <span id={AFTER_FIRST_PHOTO_ID} hidden />}
          {photos.length > 1 && (
            <span className={styles.count} aria-hidden="true">
              {i + 1} de {photos.length}
            </span>
          )}
        </li>
      ))}
      {hasScaleDrawing(bag) && (
        <li
          className={`${styles.trueSize} screen-only`}
          id={DRAWING_ID}
          // The link in the details moves the focus here.
          tabIndex={-1}
          data-field="bolso.yaml details.width"
        >
          <ScaleDrawing bag={bag} />
        </li>
      )}
    </ul>
  );
}
