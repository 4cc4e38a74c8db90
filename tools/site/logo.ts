import { frameOf } from "../../model/drawing.ts";
import { LOGO_CLASS } from "../../src/page-contract.ts";
import { ownFile } from "./brand-file.ts";
import { hashedFile, type StaticFile } from "./static-file.ts";

export type Logo = { file: StaticFile; css: string };

/** Undefined where the owner has none, or one that the check refuses. */
export async function readLogo(): Promise<Logo | undefined> {
  const bytes = await ownFile("logo");
  const frame = bytes && frameOf(bytes.toString());
  if (!bytes || !frame) return undefined;
  const file = hashedFile("logo", "svg", bytes);
  return { file, css: logoStyle(file.fileName, frame.width / frame.height) };
}

/** A mask paints the drawing's shape in the text's colour, also in print and with forced colours. */
const logoStyle = (address: string, ratio: number): string => {
  const mask = `url(${address}) center/contain no-repeat`;
  return [
    `.${LOGO_CLASS}{display:inline-block;width:${(1.1 * ratio).toFixed(3)}em;max-width:100%;height:1.1em;background:currentcolor;-webkit-mask:${mask};mask:${mask};vertical-align:top}`,
    `@media print{.${LOGO_CLASS}{background:#000!important;-webkit-print-color-adjust:exact;print-color-adjust:exact}}`,
    `@media(forced-colors:active){.${LOGO_CLASS}{background:canvastext;forced-color-adjust:none}a>.${LOGO_CLASS}{background:linktext}}`,
  ].join("");
};
