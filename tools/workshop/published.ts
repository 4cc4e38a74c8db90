import { readFile } from "node:fs/promises";
import path from "node:path";
import { inFrame } from "../../model/content-files.ts";
import { CONTENT, gitName } from "../content/files.ts";
import type { Photo } from "../photos/encode.ts";

const nameOf = async (file: string): Promise<string> =>
  gitName(await readFile(path.join(CONTENT, file)));

/**
 * What the build has made of which photograph and film, by their bytes: the workshop shows the right pictures also
 * where she has moved them since (workshop/app/use-files.ts).
 */
export async function publishedMedia(
  photos: readonly Photo[],
  films: ReadonlyMap<string, string>,
): Promise<string> {
  const pictures = await Promise.all(
    photos.map(async ({ file, keep, stem, width, height }) => ({
      oid: await nameOf(file),
      framed: inFrame(file),
      keep,
      seen: [stem, width, height],
    })),
  );
  const names = await Promise.all(
    [...films].map(async ([file, address]) => [await nameOf(file), address] as const),
  );
  return JSON.stringify({
    photos: pictures,
    films: Object.fromEntries(names),
  });
}
