import {
  describeDimensions,
  describeHandle,
  formatCentimetres,
  formatDimensions,
} from "../../../lib/dimensions";
import type { FullBag } from "../../content";
import styles from "./scale-drawing.module.css";

/** A drawing of a bag's true size needs its width and height. */
export const hasScaleDrawing = ({ details }: FullBag): boolean =>
  Boolean(details?.width && details.height);

/** An ordinary phone, in centimetres. */
const PHONE = { width: 7.2, height: 15 };

// Lengths in percent of the drawing, which is square.
const MAX_WIDTH = 68;
const MAX_HEIGHT = 60;
const GAP = 8;
const FLOOR = 80;
/** The room of the height's figure, left of the bag. */
const FIGURE = 12;
/** A lower handle has no room for its figure. */
const MIN_DROP = 8;

const round = (value: number): number => Number(value.toFixed(2));

/** Draws a bag's measures to scale beside a phone: dashed outlines, with the figures at their edges. */
export function ScaleDrawing({ bag: { name, details = {} } }: { bag: FullBag }) {
  const { width = 0, height = 0, drop = 0 } = details;
  const tallest = Math.max(height + drop, PHONE.height);
  const scale = Math.min((MAX_WIDTH - GAP) / (width + PHONE.width), MAX_HEIGHT / tallest);
  const toUnits = (centimetres: number) => round(centimetres * scale);
  const bagWidth = toUnits(width);
  const phoneWidth = toUnits(PHONE.width);
  const left = round((100 + FIGURE - bagWidth - GAP - phoneWidth) / 2);
  const top = round(FLOOR - toUnits(height));
  const phoneLeft = round(left + bagWidth + GAP);
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 100 100"
      role="img"
      aria-label={`${name}, a escala: ${describeDimensions({ width, height })}${drop ? `, con ${describeHandle(undefined, drop)}` : ""}, junto a un móvil de ${formatDimensions(PHONE)}.`}
    >
      <rect
        className={styles.measure}
        x={left}
        y={top}
        width={bagWidth}
        height={toUnits(height)}
        rx="1"
      />
      {drop > 0 && (
        <path
          className={styles.measure}
          d={`M${round(left + bagWidth / 6)} ${top}a${round(bagWidth / 3)} ${toUnits(drop)} 0 0 1 ${round(bagWidth / 1.5)} 0`}
        />
      )}
      {toUnits(drop) >= MIN_DROP && (
        <text x={round(left + bagWidth / 2)} y={round(top - toUnits(drop) / 2 + 1.5)}>
          {formatCentimetres(drop)}
        </text>
      )}
      <text className={styles.height} x={left - 2} y={round((FLOOR + top) / 2 + 1.5)}>
        {formatCentimetres(height)}
      </text>
      <text x={round(left + bagWidth / 2)} y={FLOOR + 7}>
        {formatCentimetres(width)}
      </text>
      <rect
        className={styles.phone}
        x={phoneLeft}
        y={round(FLOOR - toUnits(PHONE.height))}
        width={phoneWidth}
        height={toUnits(PHONE.height)}
        rx="1.5"
      />
      <text x={round(phoneLeft + phoneWidth / 2)} y={FLOOR + 7}>
        Un móvil
      </text>
    </svg>
  );
}
