const NOT_SVG_MESSAGE =
  "No es un dibujo SVG, o le falta su «viewBox»: pide a quien dibujó el logo el archivo SVG, o vuelve a exportarlo desde el programa de dibujo.";
const ACTIVE_SVG_MESSAGE =
  "El dibujo lleva dentro un programa, una foto o algo que está en otra parte: pide a quien lo dibujó un SVG simple, solo con trazados.";

/** Reject these: an SVG opened at its URL may run scripts, without the page's security policy. */
const ACTIVE_SVG_PATTERNS = [
  /<([\w-]+:)?(script|foreignObject)\b/i,
  /[\s"'/]on[a-z]+\s*=/i,
  // References outside the drawing: other files, `javascript:` URLs.
  /\b(href|src)\s*=\s*["'](?!#)|url\((?!\s*["']?#)|@import|<\?xml-stylesheet|<!ENTITY/i,
];

type ViewBoxSize = { width: number; height: number };

/** Returns the size of the `viewBox`; undefined if it is missing or invalid. */
export function parseViewBox(svg: string): ViewBoxSize | undefined {
  const [, box = ""] = /<(?:[\w-]+:)?svg\b[^>]*?\sviewBox\s*=\s*["']([^"']*)["']/.exec(svg) ?? [];
  const [, , width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** Returns the message for a drawing that cannot be the logo; undefined for a valid one. */
export function checkSvg(svg: string): string | undefined {
  if (!parseViewBox(svg)) return NOT_SVG_MESSAGE;
  return ACTIVE_SVG_PATTERNS.some((pattern) => pattern.test(svg)) ? ACTIVE_SVG_MESSAGE : undefined;
}

/** Returns CSS that paints the logo in the text colour, also in print and forced colours (src/app/brand.tsx). */
export function logoStyle(url: string, { width, height }: ViewBoxSize): string {
  const mask = `url(${url}) center/contain no-repeat`;
  return [
    `.logo{display:inline-block;width:${((1.1 * width) / height).toFixed(3)}em;max-width:100%;height:1.1em;background:currentcolor;-webkit-mask:${mask};mask:${mask};vertical-align:top}`,
    "@media print{.logo{background:#000!important;-webkit-print-color-adjust:exact;print-color-adjust:exact}}",
    "@media(forced-colors:active){.logo{background:canvastext;forced-color-adjust:none}a>.logo{background:linktext}}",
  ].join("");
}
