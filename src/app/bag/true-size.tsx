import { describeDimensions, describeHandle, formatDimensions } from "../../../lib/dimensions";
import type { FullBag } from "../../content";
import styles from "./true-size.module.css";

/** A drawing of a bag's true size needs its width and height. */
export const hasScaleDrawing = ({ details }: FullBag): boolean =>
  Boolean(details?.width && details.height);

/** An ordinary phone, in centimetres. */
const PHONE = { width: 7.2, height: 15 };

/** The length of the rule, in centimetres. */
const RULE = 10;

// Lengths in percent of the drawing, which is square.
const MAX_WIDTH = 86;
const MAX_HEIGHT = 64;
const GAP = 9;
const FLOOR = 72;
const RULE_Y = 93;
/** A label with its centre further to the right would be cut at the edge. */
const MAX_LABEL_CENTRE = 87;
/** The least distance between the centres of bag and phone: their labels are below them. */
const MIN_DISTANCE = 32;

const round = (value: number): number => Number(value.toFixed(2));

/** Draws the body of a bag: square above, with round lower corners. */
function buildBodyPath(centre: number, width: number, height: number): string {
  const radius = round(Math.min(height * 0.12, width / 2));
  const left = round(centre - width / 2);
  const across = round(width - 2 * radius);
  const down = round(height - radius);
  return `M${left} ${round(FLOOR - height)}v${down}a${radius} ${radius} 0 0 0 ${radius} ${radius}h${across}a${radius} ${radius} 0 0 0 ${radius} ${-radius}v${-down}z`;
}

/** Draws a handle as an arch over two thirds of the bag's width. */
function buildHandlePath(centre: number, width: number, height: number, drop: number): string {
  const radius = round(width / 3);
  return `M${round(centre - radius)} ${round(FLOOR - height)}a${radius} ${round(drop)} 0 0 1 ${2 * radius} 0`;
}

type LabelProps = { centre: number; label?: string; size: { width: number; height: number } };

const Label = ({ centre, label, size }: LabelProps) => (
  <text x={round(centre)} y={FLOOR + 6}>
    {label}
    <tspan x={round(centre)} dy="1.4em">
      {formatDimensions(size)}
    </tspan>
  </text>
);

/** Draws a bag's width, height and handle to scale beside a phone, above a rule of ten centimetres. */
export function TrueSize({ bag: { name, details = {} } }: { bag: FullBag }) {
  const { width = 0, height = 0, drop } = details;
  const tallest = Math.max(height + (drop ?? 0), PHONE.height);
  const scale = Math.min((MAX_WIDTH - GAP) / (width + PHONE.width), MAX_HEIGHT / tallest);
  const widths = (width + PHONE.width) * scale;
  const distance = Math.max(MIN_DISTANCE, GAP + widths / 2);
  const centre = (100 - distance - widths / 2 + width * scale) / 2;
  const phoneCentre = Math.min(centre + distance, MAX_LABEL_CENTRE);
  const rule = RULE * scale;
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 100 100"
      role="img"
      aria-label={`${name}, a escala: ${describeDimensions({ width, height })}${drop ? `, con ${describeHandle(undefined, drop)}` : ""}, junto a un móvil de ${formatDimensions(PHONE)}.`}
    >
      <path className={styles.floor} d={`M0 ${FLOOR}h100`} />
      {drop && (
        <path
          className={styles.handle}
          d={buildHandlePath(centre, width * scale, height * scale, drop * scale)}
        />
      )}
      <path className={styles.body} d={buildBodyPath(centre, width * scale, height * scale)} />
      <rect
        className={styles.phone}
        x={round(phoneCentre - (PHONE.width * scale) / 2)}
        y={round(FLOOR - PHONE.height * scale)}
        width={round(PHONE.width * scale)}
        height={round(PHONE.height * scale)}
        rx="1.5"
      />
      <Label centre={centre} size={{ width, height }} />
      <Label centre={phoneCentre} label="Un móvil" size={PHONE} />
      <path d={`M${round(50 - rule / 2)} ${RULE_Y - 1}v2m0 -1h${round(rule)}m0 -1v2`} />
      <text className={styles.ruleLabel} x={round(50 + rule / 2 + 2)} y={RULE_Y + 1.5}>
        {RULE} cm
      </text>
    </svg>
  );
}
