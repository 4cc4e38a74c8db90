import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { slug } from "../../src/lib/slug.ts";
import { cleanFilm } from "../content/film-metadata.ts";
import { FILMS } from "../content/folders.ts";
import { filesBelow } from "../content/photo-files.ts";

/** A film of `content/films` as it may be published: without the place where it was made. */
export const readFilm = async (file: string): Promise<Buffer> =>
  cleanFilm(await readFile(path.join(FILMS, file))).bytes;

/** Where the visitor finds each film, by its name in `content/films`. */
export async function filmAddresses(): Promise<Map<string, string>> {
  const addresses = new Map<string, string>();
  for (const file of await filesBelow(FILMS)) {
    const film = await readFilm(file).catch(() => undefined);
    // Gone since the folder was read.
    if (!film) continue;
    const { name, ext } = path.parse(file);
    const sum = createHash("sha256").update(film).digest("hex").slice(0, 8);
    addresses.set(file, `assets/${slug(name)}-${sum}${ext}`);
  }
  return addresses;
}
