import { readFile } from "node:fs/promises";
import path from "node:path";
import { inFrame } from "../../model/content-files.ts";
import { CONTENT, gitName } from "../content/files.ts";
import type { Photo } from "../photos/encode.ts";

/**
 * What the build has made of which photograph, by its bytes: the workshop shows the right pictures also where she has
 * moved them since (workshop/app/use-files.ts).
 */
export async function publishedPhotos(photos: readonly Photo[]): Promise<string> {
  const all = photos.map(async ({ file, keep, stem, width, height }) => ({
    oid: gitName(await readFile(path.join(CONTENT, file))),
    framed: inFrame(file),
    keep,
    seen: { stem, width, height },
  }));
  return JSON.stringify(await Promise.all(all));
}
