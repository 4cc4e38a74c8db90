import { SHIPPED } from "../../model/brand-colours.ts";
import { plainName } from "../../model/values.ts";
import { bytesOf } from "../content/bytes.ts";
import { CONTENT, filesBelow } from "../content/folders.ts";
import { loadShop } from "../content/read.ts";

/** What stands behind transparent pictures, and around the shop on a phone. */
export const groundColour = async (): Promise<string> =>
  (await loadShop()).content?.shop.colours?.ground ?? SHIPPED.ground;

/** The file that stands for the brand; nothing where the owner has named none, or it is not there. */
export async function ownFile(key: "logo" | "icon"): Promise<Buffer | undefined> {
  const name = (await loadShop()).content?.shop[key];
  if (!name) return undefined;
  // On the disk an accent may be a character of its own.
  const found = (await filesBelow(CONTENT)).find((file) => plainName(file) === name);
  if (!found) return undefined;
  const bytes = await bytesOf(found);
  return bytes.length > 0 ? bytes : undefined;
}
