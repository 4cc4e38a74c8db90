const NO_DRAWING =
  "No es un dibujo SVG, o le falta su «viewBox»: pide a quien dibujó el logo el archivo SVG, o vuelve a exportarlo desde el programa de dibujo.";
const IS_ACTIVE =
  "El dibujo lleva dentro un programa, una animación, una foto o algo que está en otra parte: pide a quien lo dibujó un SVG simple, solo con trazados.";

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

/** What keeps a drawing from being the logo. */
export function drawingFault(text: string): string | undefined {
  if (!/^<([\w-]+:)?svg\b/.test(withoutProlog(withoutComments(text))) || !frameOf(text))
    return NO_DRAWING;
  return ACTIVE.some((pattern) => pattern.test(text)) ? IS_ACTIVE : undefined;
}
