const NO_DRAWING =
  "No es un dibujo SVG, o le falta su «viewBox»: pide a quien dibujó el logo el archivo SVG, o vuelve a exportarlo desde el programa de dibujo.";
const IS_ACTIVE =
  "El dibujo lleva dentro un programa, una foto o algo que está en otra parte: pide a quien lo dibujó un SVG simple, solo con trazados.";

/** Opened by its own address an SVG may run scripts, under no page's policy. */
const ACTIVE = [
  /<([\w-]+:)?(script|foreignObject)\b/i,
  /[\s"'/]on[a-z]+\s*=/i,
  // From another place, or a script in an address.
  /\b(href|src)\s*=\s*["'](?!#)|url\((?!\s*["']?#)|@import|<\?xml-stylesheet|<!ENTITY/i,
];

/** Width and height by the `viewBox`; undefined where there is none. */
export function frameOf(svg: string): { width: number; height: number } | undefined {
  const [, box = ""] = /<(?:[\w-]+:)?svg\b[^>]*?\sviewBox\s*=\s*["']([^"']*)["']/.exec(svg) ?? [];
  const [, , width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** What keeps a drawing from being the logo. */
export function drawingFault(svg: string): string | undefined {
  if (!frameOf(svg)) return NO_DRAWING;
  return ACTIVE.some((pattern) => pattern.test(svg)) ? IS_ACTIVE : undefined;
}
