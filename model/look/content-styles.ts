import { FOCAL_POINTS, FRAME_RATIOS } from "../../lib/picture.ts";
import type { Size } from "../content/content-files.ts";
import type { Colours } from "../schema/colours.ts";

type ContentStyles = {
  /** The text of the promo bar, whose height is nothing without one. */
  promo: string | undefined;
  colours: Colours | undefined;
  /** A picture of which only the opacity counts. */
  logo: (Size & { url: string }) | undefined;
};

/** Returns the CSS of frames, focal points and the content's own looks. It overrides src/styles, whichever comes first. */
export const renderContentStyles = ({ promo, colours, logo }: ContentStyles): string =>
  [
    PHOTO_STYLES,
    promo ? "" : ":root{--promo:0rem}",
    colours ? renderPalette(colours) : "",
    logo ? renderLogo(logo) : "",
  ].join("");

const PHOTO_STYLES = [
  ...Object.entries(FRAME_RATIOS).map(
    ([frame, ratio]) => `[data-frame=${frame}]{--frame:${ratio}}`,
  ),
  ...Object.entries(FOCAL_POINTS).map(
    ([point, [x, y]]) => `[data-focal-point=${point}]{--focal-point:${x}% ${y}%}`,
  ),
].join("");

/** Mixes the secondary colours from the owner's three, close to the defaults. */
const DERIVED_COLOURS_CSS = `
--sand:color-mix(in srgb,var(--ink) 6%,var(--ivory));
--plaster:color-mix(in srgb,var(--ink) 18%,var(--ivory));
--ink-soft:color-mix(in srgb,var(--ink) 82%,var(--ivory));
--rose:color-mix(in srgb,var(--terracotta) 20%,var(--ivory));
--line:var(--plaster);
--line-strong:color-mix(in srgb,var(--ink) 62%,var(--ivory))`;

const renderPalette = ({ ground, ink, accent }: Colours): string =>
  `:root{--ivory:${ground};--ink:${ink};--terracotta:${accent};${DERIVED_COLOURS_CSS.replaceAll("\n", "")}}`;

/** Paints the logo in the text colour, also in print and forced colours (src/app/brand.tsx). */
function renderLogo({ url, width, height }: Size & { url: string }): string {
  const mask = "var(--logo) center/contain no-repeat";
  return [
    `.logo{--logo:url("${url}");display:inline-block;width:${((1.1 * width) / height).toFixed(3)}em;max-width:100%;height:1.1em;background:currentcolor;-webkit-mask:${mask};mask:${mask};vertical-align:top}`,
    "@media print{.logo{background:#000!important;-webkit-print-color-adjust:exact;print-color-adjust:exact}}",
    "@media(forced-colors:active){.logo{background:canvastext;forced-color-adjust:none}a>.logo{background:linktext}}",
  ].join("");
}
