import type { Product } from "../../content";
import { Tag } from "../../features/products/tag";
import { addressOf } from "../../lib/picture";
import { Picture, type PictureProps } from "../../ui/picture";
import styles from "./bag-photos.module.css";

// How wide a photo is shown: bag-photos.module.css, in words. The first is one of a pair where the window is wide.
const PHONE = "min(100vw - 4em, 46vh)";
const PAIR = `(min-width: 110em) 30.7em, (min-width: 88em) 25.4em, (min-width: 64em) 29vw, (min-width: 48em) 21.1vw, ${PHONE}`;
const LARGE = `(min-width: 110em) 63.4em, (min-width: 88em) 52.7em, (min-width: 64em) 60.5vw, (min-width: 48em) 44.8vw, ${PHONE}`;
const FIRST = `(min-width: 64em) and (min-aspect-ratio: 7/5) min(29vw, 30.7em), (min-width: 48em) and (min-aspect-ratio: 7/5) 21.1vw, ${LARGE}`;

/**
 * All photographs of a bag, the first one large: a strip to be pushed along on a phone, an arrangement on
 * wide windows. Each leads to its largest rendition and says how wide that is: open-photos.ts shows it in a dialog.
 */
export function BagPhotos({ bag }: { bag: Product }) {
  const { name, images, soldOut } = bag;
  return (
    <ul role="list" className={styles.photos} aria-label={`Fotos de ${name}`}>
      {images.map((picture, i) => {
        const largest = picture.widths[picture.widths.length - 1] ?? picture.width;
        const props: PictureProps =
          i === 0
            ? { picture, sizes: FIRST, loading: "eager", priority: "high" }
            : { picture, sizes: i === images.length - 1 ? LARGE : PAIR, priority: "low" };
        return (
          <li key={picture.stem}>
            <a href={addressOf(picture, largest, "jpg")} data-photo>
              <Picture {...props} />
              <span className="visually-hidden"> Ampliar la foto</span>
            </a>
            {i === 0 && soldOut && <Tag product={bag} />}
          </li>
        );
      })}
    </ul>
  );
}
