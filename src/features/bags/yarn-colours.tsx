import type { Bag } from "../../content";
import styles from "./yarn-colours.module.css";

const MAX_BALLS = 5;

// Lengths in the units of the drawing, which are pixels at the default text size.
const BALL_SIZE = 14;
const BALL_DISTANCE = 18;

type YarnColoursProps = {
  bag: Bag;
  /** All bags of the grid have the same colours. */
  isShared?: boolean;
};

/** Says in how many colours a bag is made, beside a few of them as balls of yarn. */
export function YarnColours({ bag, isShared = false }: YarnColoursProps) {
  const { yarnColours, colourCount: count } = bag;
  if (count === 0) return null;
  const balls = yarnColours.slice(0, MAX_BALLS);
  const width = (balls.length - 1) * BALL_DISTANCE + BALL_SIZE;
  return (
    <p
      className={`note ${styles.colours} screen-only`}
      data-field={`${isShared ? "tienda" : "bolso"}.yaml yarns`}
    >
      <svg viewBox={`0 0 ${width} ${BALL_SIZE}`} aria-hidden="true">
        {balls.map((colour, i) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: two yarns may have the same colour.
            key={i}
            cx={i * BALL_DISTANCE + BALL_SIZE / 2}
            cy={BALL_SIZE / 2}
            r="6.5"
            fill={colour}
          />
        ))}
        <path
          d={balls
            .map((_, i) => `M${i * BALL_DISTANCE + 2} 6q5 -3 9 2m-7.5 2.5q3 -2.5 5.5 0`)
            .join("")}
        />
      </svg>
      <span>{`${isShared ? "Cada uno " : ""}en ${count} ${count === 1 ? "color" : "colores"}`}</span>
    </p>
  );
}
