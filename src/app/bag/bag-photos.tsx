import type { Product } from "../../content";
import { addressOf } from "../../lib/picture";
import { Picture, type PictureProps } from "../../ui/picture";
import styles from "./bag-photos.module.css";

/** How wide a photo is shown: bag-photos.module.css, in words. */
const FIRST =
  "(min-width: 110em) 51.3em, (min-width: 88em) 42.2em, (min-width: 48em) 48.6vw, min(100vw - 4em, 58vh)";
const OTHER =
  "(min-width: 110em) 24.7em, (min-width: 88em) 20.1em, (min-width: 48em) 23vw, min(100vw - 4em, 58vh)";

/**
 * All photographs of a bag, the first one large: a strip to be pushed along on a phone, an arrangement on
 * wide windows. Each leads to its largest rendition and says how wide that is: open-photos.ts shows it in a dialog.
 */
export function BagPhotos({ bag: { name, images } }: { bag: Product }) {
  return (
    <ul role="list" className={styles.photos} aria-label={`Fotos de ${name}`}>
      {images.map((picture, i) => {
        const largest = picture.widths[picture.widths.length - 1] ?? picture.width;
        const alone = i % 2 === 1 && i === images.length - 1;
        const props: PictureProps =
          i === 0
            ? { picture, sizes: FIRST, loading: "eager", priority: "high" }
            : { picture, sizes: alone ? FIRST : OTHER, priority: "low" };
        return (
          <li key={picture.stem}>
            <a href={addressOf(picture, largest, "jpg")} data-photo={largest}>
              <Picture {...props} />
              <span className="visually-hidden"> Ampliar la foto</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
