import { extractLogoShape, FILLED_ALPHA } from "../../model/look/logo-shape";
import { OwnerError } from "../owner-error";
import { createCanvas, loadImage, requireReadableCanvas, scaleSize } from "./canvas";

/** In pixels. A larger picture has no detail that a logo could show. */
const MAX_PICTURE_DIMENSION = 1920;

/** The largest logo in pixels: more than three times what the header shows. */
const LOGO_FRAME = { width: 960, height: 240 };

const UNREADABLE_LOGO_MESSAGE = "no se puede abrir; guárdalo como PNG y vuelve a elegirlo.";
const EMPTY_LOGO_MESSAGE = "no se ve nada en él; elige un dibujo que se distinga de su fondo.";
const FILLED_LOGO_MESSAGE =
  "llena todo su marco, y se vería un rectángulo liso; elige el dibujo con su fondo blanco, o sin fondo.";

/** Reduces a picture to its shape, without margins, as a PNG. @throws OwnerError if it is no picture or shows no shape */
export async function prepareLogo(file: File) {
  requireReadableCanvas();
  const picture = await drawPicture(file);
  const { width, height } = picture.canvas;
  const pixels = picture.getImageData(0, 0, width, height);
  const box = extractLogoShape(pixels);
  if (!box) throw new OwnerError(EMPTY_LOGO_MESSAGE);
  picture.putImageData(pixels, 0, 0);

  const scale = Math.min(1, LOGO_FRAME.width / box.width, LOGO_FRAME.height / box.height);
  const size = scaleSize(box, scale);
  const logo = createCanvas(size);
  const source = [box.left, box.top, box.width, box.height] as const;
  logo.drawImage(picture.canvas, ...source, 0, 0, size.width, size.height);
  const { data } = logo.getImageData(0, 0, size.width, size.height);
  if (data.every((value, i) => i % 4 < 3 || value > FILLED_ALPHA))
    throw new OwnerError(FILLED_LOGO_MESSAGE);
  const blob = await logo.canvas.convertToBlob({ type: "image/png" });
  return { blob, ...size, extension: "png" as const };
}

async function drawPicture(file: File): Promise<OffscreenCanvasRenderingContext2D> {
  const url = URL.createObjectURL(file);
  const picture = await loadImage(url)
    .catch(() => {
      throw new OwnerError(UNREADABLE_LOGO_MESSAGE);
    })
    .finally(() => URL.revokeObjectURL(url));
  const scale = MAX_PICTURE_DIMENSION / Math.max(picture.width, picture.height);
  // An SVG is as sharp at any size.
  const size = scaleSize(picture, file.type === "image/svg+xml" ? scale : Math.min(1, scale));
  const context = createCanvas(size);
  context.drawImage(picture.image, 0, 0, size.width, size.height);
  return context;
}
