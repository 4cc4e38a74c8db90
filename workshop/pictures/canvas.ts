import type { Size } from "../../model/content/content-files";
import { OwnerError } from "../owner-error";

const CANVAS_FORBIDDEN_MESSAGE =
  "este navegador no deja preparar fotos, para que nadie lo reconozca; usa otro, o permite a esta página leer el lienzo («canvas»).";

/** @throws OwnerError if the browser lets no page read a canvas */
export function requireReadableCanvas(): void {
  if (!canReadCanvas()) throw new OwnerError(CANVAS_FORBIDDEN_MESSAGE);
}

/** Creates a canvas in memory, and returns its context. */
export function createCanvas({ width, height }: Size): OffscreenCanvasRenderingContext2D {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
  context.imageSmoothingQuality = "high";
  return context;
}

/** Scales a size, to whole pixels. */
export const scaleSize = ({ width, height }: Size, scale: number): Size => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
});

/** Draws a colour and reads it back: a browser that protects against fingerprinting returns noise. */
function canReadCanvas(): boolean {
  const size = 8;
  const colour = [36, 104, 172, 255];
  const context = new OffscreenCanvas(size, size).getContext("2d");
  if (!context) return false;
  context.fillStyle = `rgb(${colour.slice(0, 3)})`;
  context.fillRect(0, 0, size, size);
  // Some browsers change the last bits only, which nobody sees in a photo.
  const MAX_NOISE = 4;
  const { data } = context.getImageData(0, 0, size, size);
  return data.every((value, i) => Math.abs(value - (colour[i % 4] ?? 0)) <= MAX_NOISE);
}
