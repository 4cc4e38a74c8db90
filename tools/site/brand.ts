import { SHARE_IMAGE_FILE } from "../../model/content-files.ts";
import { buildLogoDataUrl, renderLogoStyle } from "../../model/logo-style.ts";
import { parseLogo } from "../../model/logo-svg.ts";
import { readContentFile } from "../content/content-dir.ts";
import type { Shop } from "../content/load-shop.ts";
import { openPhoto } from "../content/open-photo.ts";
import { createHashedFile, type HashedFile } from "../photos/hashed-file.ts";
import { getGroundColour } from "../photos/media.ts";

/** Reads the owner's logo or icon; returns undefined if there is none. */
export async function readBrandFile(shop: Shop, key: "logo" | "icon"): Promise<Buffer | undefined> {
  const file = shop.files.get(shop.content.settings[key] ?? "");
  return file ? readContentFile(file) : undefined;
}

/** Returns the styles of the owner's logo; undefined if there is none. */
export async function readLogoStyle(shop: Shop): Promise<string | undefined> {
  const { logo } = parseLogo(String((await readBrandFile(shop, "logo")) ?? ""));
  return logo && renderLogoStyle(buildLogoDataUrl(logo), logo);
}

export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** Renders the picture that chats show with a link to the shop. */
export async function renderShareImage(shop: Shop): Promise<HashedFile> {
  const bytes = await openPhoto(await readContentFile(SHARE_IMAGE_FILE))
    .flatten({ background: getGroundColour(shop) })
    .resize({ ...SHARE_IMAGE_SIZE, fit: "cover" })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
  return createHashedFile("share", "jpg", bytes);
}
