import { createHash } from "node:crypto";
import path from "node:path";
import { isFilm, readFilm } from "../content/film-files.ts";
import { CONTENT } from "../content/folders.ts";
import { filesBelow } from "../content/photo-files.ts";
import { shortSlug } from "./static-file.ts";

/** Where the visitor finds each film, by its path below `content/`. */
export async function filmAddresses(): Promise<Map<string, string>> {
  const addresses = new Map<string, string>();
  for (const file of (await filesBelow(CONTENT)).filter(isFilm)) {
    const film = (await readFilm(file).catch(() => undefined))?.bytes;
    // Gone since the folder was read.
    if (!film) continue;
    const { name, ext } = path.parse(file);
    const sum = createHash("sha256").update(film).digest("hex").slice(0, 8);
    addresses.set(file, `assets/${shortSlug(name)}-${sum}${ext}`);
  }
  return addresses;
}
