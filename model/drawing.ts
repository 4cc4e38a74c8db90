import type { Finding } from "./problem.ts";

/** A logo is among the first things seen. */
const HEAVIEST_BYTES = 20_000;

const SIMPLE = "Pide a quien dibujó el logo un SVG simple, solo con trazados.";

export const NO_DRAWING: Finding = {
  found: "un archivo que no es un dibujo SVG",
  advice:
    "Cambiarle el nombre a una foto no basta. Pide a quien dibujó el logo el archivo SVG, o expórtalo desde el programa de dibujo.",
};
const IS_ACTIVE: Finding = {
  found: "un dibujo con algo más que trazados",
  advice: `Lleva dentro un programa, una animación, una foto o algo que está en otra parte. ${SIMPLE}`,
};
const HAS_LETTERS: Finding = {
  found: "un dibujo con letras que aún son texto",
  advice:
    "Cada navegador las pondría con otra letra. En el programa de dibujo, convierte el texto en trazados («crear contornos») y vuelve a exportarlo.",
};
const IS_HEAVY: Finding = {
  found: "un dibujo de más de 20 kB",
  advice: `Es de lo primero que se ve, y tardaría. ${SIMPLE}`,
};
const HAS_NO_FRAME: Finding = {
  found: "un dibujo sin «viewBox»",
  advice:
    "Sin él no se sabe si es ancho o alto. Vuelve a exportarlo como SVG desde el programa de dibujo, con su «viewBox».",
};

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

/** What is wrong with how a logo is written; whether it can be drawn and seen is another matter. */
export function writtenFault(text: string): Finding | undefined {
  const svg = withoutComments(text);
  if (!/^<([\w-]+:)?svg\b/.test(withoutProlog(svg))) return NO_DRAWING;
  if (ACTIVE.some((pattern) => pattern.test(text))) return IS_ACTIVE;
  if (LETTERS.test(svg)) return HAS_LETTERS;
  if (new TextEncoder().encode(text).length > HEAVIEST_BYTES) return IS_HEAVY;
  return frameOf(svg) ? undefined : HAS_NO_FRAME;
}
