import type { FullBag } from "../../content";
import { TRANSITION_PHOTO_ID } from "../../page-contract";
import styles from "./bag-photos.module.css";
import { buildPhotoSizes, hasPhotoBlock, PhotoLink } from "./photo-link";
import strip from "./strip.module.css";
import { TrueSize } from "./true-size";

/** Renders all photos of a bag, whole, and its true size: a scrolling strip on a phone, a grid in a wide window. */
export function BagPhotos({ bag }: { bag: FullBag }) {
  const { name, photos, details } = bag;
  const count = photos.length;
  return (
    <ul
      role="list"
      className={`${strip.strip} ${styles.photos} ${hasPhotoBlock(bag) ? styles.block : ""}`}
      aria-label={`Fotos de ${name}`}
    >
      {photos.map((photo, i) => (
        <li
          key={photo.urlPrefix}
          id={i === 0 ? TRANSITION_PHOTO_ID : undefined}
          className={i === count - 1 ? styles.last : undefined}
        >
          <PhotoLink
            picture={photo}
            frame={bag.frame}
            sizes={buildPhotoSizes(photo, i, bag)}
            loading={i === 0 ? "eager" : "lazy"}
            fetchPriority={i === 0 ? "high" : "low"}
          />
          {count > 1 && (
            <span className={styles.count} aria-hidden="true">
              {i + 1}/{count}
            </span>
          )}
        </li>
      ))}
      {details?.width && details.height && (
        <li className={styles.trueSize} data-field="bolso.yaml details.width">
          <TrueSize name={name} width={details.width} height={details.height} />
        </li>
      )}
    </ul>
  );
}
