import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Problem } from "../../model/problem.ts";
import { WIDTHS } from "../../src/lib/picture.ts";
import { CONTENT } from "../content/folders.ts";
import { gitName } from "../content/git-name.ts";
import { inFrame } from "../content/photo-files.ts";
import type { Photo } from "../site/photo-encoder.ts";

const nameOf = async (file: string): Promise<string> =>
  gitName(await readFile(path.join(CONTENT, file)));

/** What the build warns of in a file of hers: it holds as long as the file has these bytes. */
async function warningOf({ file = "", path: place, field, found, advice }: Problem) {
  const own = path.posix.relative(CONTENT, file);
  const says = `${found.charAt(0).toUpperCase()}${found.slice(1)}. ${advice}`;
  return { file: own, oid: await nameOf(own), path: place, label: field, says, warning: true };
}

/**
 * What the build has made of which photograph and film, by their bytes: the workshop shows the right pictures also
 * where she has moved them since (workshop/app/use-files.ts). And what the build warns of.
 */
export async function publishedMedia(
  photos: readonly Photo[],
  films: ReadonlyMap<string, string>,
  problems: readonly Problem[],
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
  const warnings = await Promise.all(
    problems.filter(({ file, path }) => file && path && path.length > 0).map(warningOf),
  );
  return JSON.stringify({
    widths: WIDTHS,
    photos: pictures,
    films: Object.fromEntries(names),
    warnings,
  });
}
