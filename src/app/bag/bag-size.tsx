import type { Bag } from "../../content";
import { inSpanish, measuresInWords } from "../../lib/measures";
import page from "./bag-main.module.css";
import { shapes } from "./bag-shapes";
import styles from "./bag-size.module.css";

/** In centimetres, as all measures of the drawing. */
const PHONE = { width: 7.2, height: 15 };
const BETWEEN = 3;
/** The least width of the drawing: a small bag looks small. */
const NARROWEST = 34;

/** A bag to scale beside a phone, where its owner has measured it. */
export function BagSize({ bag: { details = {} } }: { bag: Bag }) {
  const { width, height, shape } = details;
  if (!width || !height) return null;
  const ground = Math.max(height, PHONE.height);
  const phone = width + BETWEEN;
  const end = Math.max(phone + PHONE.width, NARROWEST);
  const silhouette = shape && shapes[shape];
  const across = (centimetres: number) => `${(centimetres / end) * 100}%`;
  const top = `${(1 - height / ground) * 100}%`;
  const middle = `${(1 - height / ground / 2) * 100}%`;
  return (
    <section className={page.part} aria-labelledby="tamano">
      <h2 id="tamano">Tamaño</h2>
      <figure className={styles.figure}>
        <div className={styles.drawing} role="img" aria-label={measuresInWords(details)}>
          <svg viewBox={`0 0 ${end} ${ground}`} aria-hidden="true">
            {silhouette && (
              <g
                transform={`translate(0 ${ground - height}) scale(${width / 100} ${height / 100})`}
              >
                <path className={styles.outline} d={silhouette.outline} />
                <path className={styles.seams} d={silhouette.seams} />
              </g>
            )}
            <rect className={styles.box} x="0" y={ground - height} width={width} height={height} />
            <rect x={phone} y={ground - PHONE.height} {...PHONE} rx="1" />
            <circle cx={phone + PHONE.width / 2} cy={ground - PHONE.height + 0.75} r="0.25" />
          </svg>
          {/* Not to scale: lines and letters have the same size in every drawing. */}
          <svg className={styles.measures} aria-hidden="true">
            <line x1="-16" x2="-16" y1={top} y2="100%" />
            <Tick x="-16" y={top} d="M-3 0H3" />
            <Tick x="-16" y="100%" d="M-3 0H3" />
            <text className={styles.high} x="-24" y={middle}>
              {`${inSpanish(height)} cm`}
            </text>
            <svg y="100%" aria-hidden="true">
              <line x1="0" x2={across(width)} y1="16" y2="16" />
              <Tick x="0" y="16" d="M0-3V3" />
              <Tick x={across(width)} y="16" d="M0-3V3" />
              <text x={across(width / 2)} y="16" dy="1.7em">
                {`${inSpanish(width)} cm`}
              </text>
              <text x={across(phone + PHONE.width / 2)} y="16" dy="1.7em">
                móvil
              </text>
            </svg>
          </svg>
        </div>
        <figcaption>{`Sin asas, al lado de un móvil de ${PHONE.height}\u00a0cm.`}</figcaption>
      </figure>
    </section>
  );
}

/** The end of a line of dimension, 6 pixels long. */
function Tick({ x, y, d }: { x: string; y: string; d: string }) {
  return (
    <svg x={x} y={y} aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
