import type { Product } from "../../content";
import { inSpanish, measuresInWords } from "../../lib/measures";
import styles from "./bag.module.css";
import size from "./bag-size.module.css";

/** A phone of today, in centimetres, as everything in the drawing. */
const PHONE = { width: 7.2, height: 15 };
/** Left of the bag, and between it and the phone. */
const [MARGIN, BETWEEN] = [1, 3];
/** How far below the ground the words stand, and the room that they take there. */
const [LINE, FOOT] = [2, 3];
/** What the drawing is wide at least, so that its words are as large for a small bag. */
const NARROWEST = 38;

/** The outline of a bag to scale beside a phone, where its owner has measured it; the figures in words too. */
export function BagSize({ bag: { details = {} } }: { bag: Product }) {
  const { width, height } = details;
  if (!width || !height) return null;
  // The handle is only hinted at: nobody has measured it.
  const handle = { width: width * 0.3, height: Math.min(width, height) * 0.4 };
  const ground = Math.ceil(Math.max(height + handle.height, PHONE.height)) + MARGIN;
  const top = ground - height;
  const middle = MARGIN + width / 2;
  const phone = MARGIN + width + BETWEEN;
  const end = phone + PHONE.width + MARGIN;
  return (
    <section className={styles.part} aria-labelledby="tamano">
      <h2 id="tamano">Tamaño</h2>
      <figure className={size.figure}>
        <svg
          className={size.drawing}
          viewBox={`0 0 ${Math.max(end, NARROWEST)} ${ground + FOOT}`}
          aria-hidden="true"
        >
          <path className={size.ground} d={`M0 ${ground}H${end}`} />
          <path
            className={size.handle}
            d={`M${middle - handle.width} ${top}a${handle.width} ${handle.height} 0 0 1 ${2 * handle.width} 0`}
          />
          <rect
            x={MARGIN}
            y={top}
            width={width}
            height={height}
            rx={Math.min(width, height) * 0.22}
          />
          <rect x={phone} y={ground - PHONE.height} {...PHONE} rx="1.1" />
          <text x={middle} y={ground + LINE}>{`${inSpanish(width)} cm`}</text>
          <text
            className={size.inside}
            x={middle}
            y={ground - height / 2}
          >{`${inSpanish(height)} cm de alto`}</text>
          <text x={phone + PHONE.width / 2} y={ground + LINE}>
            móvil
          </text>
        </svg>
        <figcaption>
          {`${measuresInWords(details)}, sin asas, al lado de un móvil de ${PHONE.height}\u00a0cm.`}
        </figcaption>
      </figure>
    </section>
  );
}
