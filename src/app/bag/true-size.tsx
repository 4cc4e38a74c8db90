import { describeDimensions, formatDimensions } from "../../../lib/dimensions";

/** An ordinary phone, in centimetres. */
const PHONE = { width: 7.2, height: 15 };

// Lengths in percent of the drawing, which is square.
const MAX_WIDTH = 76;
const MAX_HEIGHT = 70;
const GAP = 9;
/** The height of the two labels below an outline. */
const LABEL_HEIGHT = 14;
/** The least distance between the centres of bag and phone: their labels are below them. */
const MIN_DISTANCE = 32;

const toPercent = (value: number): string => `${Number(value.toFixed(2))}%`;

type OutlineProps = {
  label: string;
  size: { width: number; height: number };
  centre: number;
  bottom: number;
  scale: number;
};

function Outline({ label, size, centre, bottom, scale }: OutlineProps) {
  const width = size.width * scale;
  const height = size.height * scale;
  return (
    <>
      <rect
        x={toPercent(centre - width / 2)}
        y={toPercent(bottom - height)}
        width={toPercent(width)}
        height={toPercent(height)}
        rx="6"
      />
      <text x={toPercent(centre)} y={toPercent(bottom)} dy="1.75em">
        {label}
      </text>
      <text x={toPercent(centre)} y={toPercent(bottom)} dy="3.25em">
        {formatDimensions(size)}
      </text>
    </>
  );
}

type TrueSizeProps = { name: string; width: number; height: number };

/** Draws a bag's width and height to scale beside a phone. */
export function TrueSize({ name, width, height }: TrueSizeProps) {
  const tallest = Math.max(height, PHONE.height);
  const scale = Math.min((MAX_WIDTH - GAP) / (width + PHONE.width), MAX_HEIGHT / tallest);
  const widths = (width + PHONE.width) * scale;
  const distance = Math.max(MIN_DISTANCE, GAP + widths / 2);
  const centre = (100 - distance - widths / 2 + width * scale) / 2;
  const bottom = (100 + tallest * scale) / 2 - LABEL_HEIGHT / 2;
  return (
    <svg
      role="img"
      aria-label={`${name}, a escala: ${describeDimensions({ width, height })}, junto a un móvil de ${formatDimensions(PHONE)}.`}
    >
      <Outline
        label="El bolso"
        size={{ width, height }}
        centre={centre}
        bottom={bottom}
        scale={scale}
      />
      <Outline
        label="Un móvil"
        size={PHONE}
        centre={centre + distance}
        bottom={bottom}
        scale={scale}
      />
    </svg>
  );
}
