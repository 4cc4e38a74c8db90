import path from "node:path";
import sharp from "sharp";
import { SHIPPED } from "../../model/colours.ts";
import { SHARE } from "../../model/content-files.ts";
import { frameOf } from "../../model/drawing.ts";
import { plainName } from "../../model/values.ts";
import { LOGO_CLASS } from "../../src/page-contract.ts";
import { bytesOf, CONTENT, filesBelow } from "../content/files.ts";
import { loadShop } from "../content/read.ts";
import { hashedFile, type StaticFile } from "./static-file.ts";

/** What stands behind transparent pictures, and around the shop on a phone. */
export const groundColour = async (): Promise<string> =>
  (await loadShop()).content?.shop.colours?.ground ?? SHIPPED.ground;

/** The file that stands for the brand; nothing where the owner has named none, or it is not there. */
export async function ownFile(key: "logo" | "icon"): Promise<Buffer | undefined> {
  const name = (await loadShop()).content?.shop[key];
  // On the disk an accent may be a character of its own.
  const found = name && (await filesBelow(CONTENT)).find((file) => plainName(file) === name);
  return found ? bytesOf(found) : undefined;
}

/** Undefined where the owner has none, or one that the check refuses. */
export async function readLogo(): Promise<{ file: StaticFile; css: string } | undefined> {
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

export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** The picture that chats show with a link to the shop. */
export async function sharePicture(): Promise<StaticFile> {
  const bytes = await sharp(path.join(CONTENT, SHARE))
    .autoOrient()
    .flatten({ background: await groundColour() })
    .resize({ ...SHARE_SIZE, fit: "cover" })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
  return hashedFile("share", "jpg", bytes);
}
