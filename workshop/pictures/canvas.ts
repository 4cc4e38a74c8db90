import type { Size } from "../../model/content/content-files";
import { OwnerError } from "../owner-error";

const CANVAS_FORBIDDEN_MESSAGE =
  "este navegador no deja preparar fotos, para que nadie lo reconozca; usa otro, o permite a esta página leer el lienzo («canvas»).";

/** Loads a picture. As an <img>, an SVG runs no script and loads nothing. */
export async function loadImage(url: string) {
  const image = Object.assign(new Image(), { src: url });
  await image.decode();
  return { image, width: image.naturalWidth, height: image.naturalHeight };
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

/** @throws OwnerError if the browser returns noise instead of a drawn colour, as a protection against fingerprinting */
export function requireReadableCanvas(): void {
  const colour = [36, 104, 172, 255];
  const context = createCanvas({ width: 8, height: 8 });
  context.fillStyle = `rgb(${colour.slice(0, 3)})`;
  context.fillRect(0, 0, 8, 8);
  const { data } = context.getImageData(0, 0, 8, 8);
  // Some browsers change the last bits only, which nobody sees in a photo.
  const MAX_NOISE = 4;
  if (data.some((value, i) => Math.abs(value - (colour[i % 4] ?? 0)) > MAX_NOISE))
    throw new OwnerError(CANVAS_FORBIDDEN_MESSAGE);
}
