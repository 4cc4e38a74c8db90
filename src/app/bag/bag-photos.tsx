import type { Bag } from "../../content";
import { Tag } from "../../features/bags/tag";
import { addressOf, widthsOf } from "../../lib/picture";
import { GROWING_ID } from "../../page-contract";
import { Picture, type PictureProps } from "../../ui/picture";
import styles from "./bag-photos.module.css";
import strip from "./strip.module.css";

// How wide a photo is shown: bag-photos.module.css, in words.
const PHONE = "clamp(11em, 80vh - 19.2em, 100vw - 4em)";
const PAIR = { "110em": "30.7em", "88em": "25.4em", "64em": "29vw", "48em": "21.1vw" };
const LARGE = { "110em": "63.4em", "88em": "52.7em", "64em": "60.5vw", "48em": "44.8vw" };
/** Where two photos stand side by side before a large one. Safari 15 knows no `or`. */
const LOW = [" and (max-height: 50em)", " and (min-aspect-ratio: 7/5)"];

const fromWidths = (widths: Record<string, string>, where = [""]) =>
  Object.entries(widths)
    .flatMap(([from, width]) => where.map((and) => `(min-width: ${from})${and} ${width}, `))
    .join("");

/** The first of all, and the last where that leaves it alone, are large; in a low window an odd last one. */
function sizesOf(i: number, count: number): string {
  const { "48em": _narrow, ...wide } = PAIR;
  const large = fromWidths(LARGE) + PHONE;
  if (count === 1) return fromWidths(wide, LOW) + large;
  const pair = fromWidths(PAIR) + PHONE;
  const last = i === count - 1;
  if (i === 0 || (last && count % 2 === 0)) return fromWidths(PAIR, LOW) + large;
  return last ? fromWidths(LARGE, LOW) + pair : pair;
}

/**
 * All photographs of a bag, the first one large: a strip to be pushed along on a phone, an arrangement on
 * wide windows. Each leads to its largest rendition and says how wide that is: open-photos.ts shows it in a dialog.
 */
export function BagPhotos({ bag }: { bag: Bag }) {
  const { name, images, soldOut } = bag;
  return (
    <ul role="list" className={`${strip.strip} ${styles.photos}`} aria-label={`Fotos de ${name}`}>
      {images.map((picture, i) => {
        const largest = Math.max(...widthsOf(picture));
        const haste: Partial<PictureProps> =
          i === 0 ? { loading: "eager", priority: "high" } : { priority: "low" };
        return (
          <li key={picture.stem} id={i === 0 ? GROWING_ID : undefined}>
            <a href={addressOf(picture, largest, "jpg")} data-photo>
              <Picture picture={picture} sizes={sizesOf(i, images.length)} {...haste} />
              <span className="visually-hidden"> Ampliar la foto</span>
            </a>
            {i === 0 && soldOut && <Tag bag={bag} />}
          </li>
        );
      })}
    </ul>
  );
}
