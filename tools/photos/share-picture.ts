import path from "node:path";
import sharp from "sharp";
import { SHARE } from "../../model/content-files.ts";
import { CONTENT } from "../content/folders.ts";
import { groundColour } from "../site/brand-file.ts";
import { hashedFile, type StaticFile } from "../site/static-file.ts";

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
