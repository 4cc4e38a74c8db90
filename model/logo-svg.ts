const NOT_SVG_MESSAGE =
  "No es un dibujo SVG, o le falta su «viewBox»: pide a quien dibujó el logo el archivo SVG, o vuelve a exportarlo desde el programa de dibujo.";
const ACTIVE_SVG_MESSAGE =
  "El dibujo lleva dentro un programa, una foto o algo que está en otra parte: pide a quien lo dibujó un SVG simple, solo con trazados.";

/** Opened by its own address an SVG may run scripts, under no page's policy. */
const ACTIVE_SVG_PATTERNS = [
  /<([\w-]+:)?(script|foreignObject)\b/i,
  /[\s"'/]on[a-z]+\s*=/i,
  // From another place, or a script in an address.
  /\b(href|src)\s*=\s*["'](?!#)|url\((?!\s*["']?#)|@import|<\?xml-stylesheet|<!ENTITY/i,
];

type ViewBoxSize = { width: number; height: number };

/** Width and height by the `viewBox`; undefined where there is none. */
export function parseViewBox(svg: string): ViewBoxSize | undefined {
  const [, box = ""] = /<(?:[\w-]+:)?svg\b[^>]*?\sviewBox\s*=\s*["']([^"']*)["']/.exec(svg) ?? [];
  const [, , width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** What keeps a drawing from being the logo. */
export function checkSvg(svg: string): string | undefined {
  if (!parseViewBox(svg)) return NOT_SVG_MESSAGE;
  return ACTIVE_SVG_PATTERNS.some((pattern) => pattern.test(svg)) ? ACTIVE_SVG_MESSAGE : undefined;
}

/** A mask paints the logo's shape in the text's colour, also in print and with forced colours (src/app/brand.tsx). */
export function logoStyle(address: string, { width, height }: ViewBoxSize): string {
  const mask = `url(${address}) center/contain no-repeat`;
  return [
    `.logo{display:inline-block;width:${((1.1 * width) / height).toFixed(3)}em;max-width:100%;height:1.1em;background:currentcolor;-webkit-mask:${mask};mask:${mask};vertical-align:top}`,
    "@media print{.logo{background:#000!important;-webkit-print-color-adjust:exact;print-color-adjust:exact}}",
    "@media(forced-colors:active){.logo{background:canvastext;forced-color-adjust:none}a>.logo{background:linktext}}",
  ].join("");
}
