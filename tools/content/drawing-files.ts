import sharp from "sharp";
import { plainName } from "../../model/values.ts";
import { bytesOf } from "./bytes.ts";

/** `active`: it holds, or fetches, more than shapes. */
type DrawingFault = "heavy" | "other" | "unframed" | "active" | "letters" | "empty" | "filled";

/** The shop paints a drawing in one colour (tools/site/logo.ts). */
export type Drawing = {
  fault?: DrawingFault;
  /** Painted in one colour, parts of it cannot be told apart. */
  manyColours: boolean;
};

/** A drawing below `content/`. */
export type DrawingFile = Drawing & { file: string };

export const isDrawing = (file: string): boolean => /\.svg$/i.test(file);

/** A logo is among the first things seen. */
const HEAVIEST_BYTES = 20_000;
/** Shares of its frame that are covered by nothing, and by a background. */
const [NOTHING, ALL] = [0.002, 0.97];
/** How far apart, of 255, the same channel of two colours is that are not one. */
const APART = 96;

/**
 * Opened by its own address an SVG may run scripts, under no page's policy. Comments are searched too: inside CDATA `<!--`
 * begins none.
 */
const ACTIVE = [
  /<([\w-]+:)?(script|foreignObject|image|animate\w*|set)\b/i,
  /[\s"'/]on[a-z]+\s*=/i,
  // From another place, or a script in an address.
  /\b(href|src)\s*=\s*["'](?!#)|url\((?!\s*["']?#)|@import|<\?xml-stylesheet/i,
  // Elements of a web page, also where their name is written with signs.
  /1999\/xhtml|\bxmlns[^=]*=\s*["'][^"']*&/i,
  // What the type of the document adds.
  /<!(ENTITY|ATTLIST)/i,
  // Other letters than those that were looked at here.
  /<\?xml[^>]*\bencoding\s*=\s*["'](?!(utf-8|us-ascii|iso-8859-1|windows-1252)["'])/i,
];
const LETTERS = /<([\w-]+:)?text\b/i;

const withoutComments = (svg: string): string => svg.replace(/<!--[\s\S]*?-->/g, "");

const withoutProlog = (svg: string): string =>
  svg.replace(/<\?xml\b[\s\S]*?\?>|<!DOCTYPE[^[>]*(\[[^\]]*\])?[^>]*>/g, "").trim();

/** Width and height by the `viewBox`; undefined where there is none. */
export function frameOf(svg: string): { width: number; height: number } | undefined {
  const [, box = ""] =
    /<(?:[\w-]+:)?svg\b[^>]*?\sviewBox\s*=\s*["']([^"']*)["']/.exec(withoutComments(svg)) ?? [];
  const [, , width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? { width, height } : undefined;
}

export async function inspectDrawing(bytes: Buffer): Promise<Drawing> {
  const fault = writtenFault(bytes);
  if (fault) return { fault, manyColours: false };
  try {
    return await drawnFault(bytes);
  } catch {
    return { fault: "other", manyColours: false };
  }
}

function writtenFault(bytes: Buffer): DrawingFault | undefined {
  const svg = withoutComments(bytes.toString());
  if (!/^<([\w-]+:)?svg\b/.test(withoutProlog(svg))) return "other";
  if (ACTIVE.some((pattern) => pattern.test(bytes.toString()))) return "active";
  if (LETTERS.test(svg)) return "letters";
  if (bytes.length > HEAVIEST_BYTES) return "heavy";
  return frameOf(svg) ? undefined : "unframed";
}

async function drawnFault(bytes: Buffer): Promise<Drawing> {
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
  const manyColours = highest.some((value, channel) => value - (lowest[channel] ?? 0) > APART);
  if (covered < NOTHING * pixels) return { fault: "empty", manyColours };
  return covered > ALL * pixels ? { fault: "filled", manyColours } : { manyColours };
}

/** Looks at those of these files that are drawings. */
export const inspectDrawings = async (files: readonly string[]): Promise<DrawingFile[]> =>
  Promise.all(
    files.filter(isDrawing).map(async (file) => ({
      file: plainName(file),
      ...(await inspectDrawing(await bytesOf(file))),
    })),
  );
