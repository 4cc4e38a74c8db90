import { readFonts } from "./fonts.ts";
import { drawIcons } from "./icons.ts";
import { buildBagScript, buildInlineScripts } from "./inline-scripts.ts";
import { sharePicture } from "./share-picture.ts";

/** What the pages need beside the app, and what does not change while the shop is developed. */
export type PageAssets = Awaited<ReturnType<typeof readPageAssets>>;

/** Subsets the fonts, draws the icons and the share picture, builds the inline scripts. */
export async function readPageAssets() {
  const [fonts, icons, share, scripts, bagScript] = await Promise.all([
    readFonts(),
    drawIcons(),
    sharePicture(),
    buildInlineScripts(),
    buildBagScript(),
  ]);
  return { fonts, icons, share, scripts, bagScript };
}
