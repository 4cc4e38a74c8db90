import { DEFAULT_COLOURS } from "../../model/colours.ts";
import { SHARE_IMAGE_FILE } from "../../model/content-files.ts";
import { logoDataUrl, logoStyle } from "../../model/logo-style.ts";
import { parseLogo } from "../../model/logo-svg.ts";
import { readContentFile } from "../content/content-dir.ts";
import { loadShop } from "../content/load-shop.ts";
import { openPhoto } from "../content/open-photo.ts";
import { createHashedFile, type HashedFile } from "../photos/hashed-file.ts";

/** Loads the shop's background colour: for transparent pictures, and for the browser's bars on a phone. */
export const loadGroundColour = async (): Promise<string> =>
  (await loadShop()).shop?.content.shop.colours?.ground ?? DEFAULT_COLOURS.ground;

/** Reads the owner's logo or icon; returns undefined if there is none, or its file is missing. */
export async function loadBrandFile(key: "logo" | "icon"): Promise<Buffer | undefined> {
  const { shop } = await loadShop();
  const file = shop?.files.get(shop.content.shop[key] ?? "");
  return file ? readContentFile(file) : undefined;
}

/** Returns the styles of the owner's logo; undefined if there is none. */
export async function loadLogoStyle(): Promise<string | undefined> {
  const { logo } = parseLogo(String((await loadBrandFile("logo")) ?? ""));
  return logo && logoStyle(logoDataUrl(logo), logo);
}

export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** Renders the picture that chats show with a link to the shop. */
export async function renderShareImage(): Promise<HashedFile> {
  const bytes = await openPhoto(await readContentFile(SHARE_IMAGE_FILE))
    .flatten({ background: await loadGroundColour() })
    .resize({ ...SHARE_IMAGE_SIZE, fit: "cover" })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
  return createHashedFile("share", "jpg", bytes);
}
