import type { Size } from "../content/content-files.ts";

/**
 * Returns CSS that paints the logo in the text colour, also in print and forced colours (src/app/brand.tsx).
 *
 * @param url a picture of which only the opacity counts
 */
export function renderLogoStyle(url: string, { width, height }: Size): string {
  const mask = "var(--logo) center/contain no-repeat";
  return [
    `.logo{--logo:url("${url}");display:inline-block;width:${((1.1 * width) / height).toFixed(3)}em;max-width:100%;height:1.1em;background:currentcolor;-webkit-mask:${mask};mask:${mask};vertical-align:top}`,
    "@media print{.logo{background:#000!important;-webkit-print-color-adjust:exact;print-color-adjust:exact}}",
    "@media(forced-colors:active){.logo{background:canvastext;forced-color-adjust:none}a>.logo{background:linktext}}",
  ].join("");
}
