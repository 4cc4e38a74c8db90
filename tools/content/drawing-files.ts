import sharp from "sharp";
import { NO_DRAWING, writtenFault } from "../../model/drawing.ts";
import type { Finding } from "../../model/problem.ts";
import { plainName } from "../../model/values.ts";
import { bytesOf } from "./bytes.ts";

/** A drawing below `content/`, and what is to be said of it. */
export type DrawingFile = { file: string; finding?: Finding | undefined };

export const isDrawing = (file: string): boolean => /\.svg$/i.test(file);

/** Shares of its frame that are covered by nothing, and by a background. */
const [NOTHING, ALL] = [0.002, 0.97];
/** How far apart, of 255, the same channel of two colours is that are not one. */
const APART = 96;

const IS_EMPTY: Finding = {
  found: "un dibujo en el que no se ve nada",
  advice: "Ábrelo en un navegador para comprobarlo, y vuelve a exportarlo.",
};
const IS_FILLED: Finding = {
  found: "un dibujo que llena todo su recuadro",
  advice:
    "La tienda lo pinta de un solo color, y saldría un rectángulo. Quítale el fondo y vuelve a exportarlo.",
};
const HAS_MANY_COLOURS: Finding = {
  found: "un dibujo de varios colores",
  advice:
    "La tienda lo pinta de uno solo: arriba, el de los textos; al pie, el del fondo. Si así no se entiende, usa la versión de un solo color.",
  warning: true,
};

/** What is wrong with a drawing that the shop shall paint in one colour (tools/site/logo.ts), or doubtful. */
export const inspectDrawing = async (bytes: Buffer): Promise<Finding | undefined> =>
  writtenFault(bytes.toString()) ?? (await drawnFault(bytes).catch(() => NO_DRAWING));

async function drawnFault(bytes: Buffer): Promise<Finding | undefined> {
  const { data, info } = await sharp(bytes)
    .resize(128, 128, { fit: "inside" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = info.width * info.height;
  let covered = 0;
  const lowest = [255, 255, 255];
  const highest = [0, 0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    covered += alpha / 255;
    if (alpha < 250) continue;
    for (let channel = 0; channel < 3; channel += 1) {
      const value = data[at + channel] ?? 0;
      lowest[channel] = Math.min(lowest[channel] ?? 0, value);
      highest[channel] = Math.max(highest[channel] ?? 0, value);
    }
  }
  if (covered < NOTHING * pixels) return IS_EMPTY;
  if (covered > ALL * pixels) return IS_FILLED;
  const isApart = highest.some((value, channel) => value - (lowest[channel] ?? 0) > APART);
  return isApart ? HAS_MANY_COLOURS : undefined;
}

/** Looks at those of these files that are drawings. */
export const inspectDrawings = async (files: readonly string[]): Promise<DrawingFile[]> =>
  Promise.all(
    files.filter(isDrawing).map(async (file) => ({
      file: plainName(file),
      finding: await inspectDrawing(await bytesOf(file)),
    })),
  );
