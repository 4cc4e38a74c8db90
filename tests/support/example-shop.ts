import { readFileSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import type { ContentFiles } from "../../model/content-files.ts";
import { parseContent } from "../../model/parse-content.ts";
import { gitBlobId, listFiles } from "../../tools/content/content-dir.ts";
import type { Snapshot } from "../../workshop/draft/draft.ts";

export { gitBlobId as gitName };

// Every shop of a test is the example with some of its files written otherwise.

/** A shop's files, by their paths below `content/`. */
export type ShopFiles = Readonly<Record<string, Buffer>>;

/** Some fields of a file, all that it holds, or undefined for a file or folder that is gone. */
export type FileChanges = Readonly<Record<string, object | string | Buffer | undefined>>;

export const MOON_BAG_FILE = "bolsos/moon-bag/bolso.yaml";

export const exampleFiles: ShopFiles = Object.fromEntries(
  (await listFiles("example")).map((file) => [file, readFileSync(path.join("example", file))]),
);

const YAML_OPTIONS = { lineWidth: 0, aliasDuplicateObjects: false };

export function applyChanges(files: ShopFiles, changes: FileChanges): ShopFiles {
  const all: Record<string, Buffer> = { ...files };
  for (const [file, change] of Object.entries(changes)) {
    if (Buffer.isBuffer(change)) all[file] = change;
    else if (typeof change === "string") all[file] = Buffer.from(change);
    else if (change)
      all[file] = Buffer.from(
        stringify({ ...parse(String(all[file] ?? "")), ...change }, YAML_OPTIONS),
      );
    else for (const one of Object.keys(all)) if (`${one}/`.startsWith(`${file}/`)) delete all[one];
  }
  return all;
}

/** The changed example as a repository holds it. */
export function createSnapshot(changes: FileChanges = {}): Snapshot {
  const files = Object.entries(applyChanges(exampleFiles, changes));
  const texts = files.filter(([file]) => file.endsWith(".yaml"));
  const oids = Object.fromEntries(files.map(([file, bytes]) => [file, gitBlobId(bytes)]));
  return {
    head: gitBlobId(Buffer.from(JSON.stringify(oids))),
    oids,
    texts: Object.fromEntries(texts.map(([file, bytes]) => [file, String(bytes)])),
  };
}

/** Large enough, and wide enough, wherever a photo is shown. */
const LARGE_PHOTO_SIZE = { width: 2000, height: 1600 };

/** The changed example as the one reader of the content takes it; of `media` it knows what is given. */
export function createContentFiles(
  changes: FileChanges,
  media: ContentFiles["media"] = {},
): ContentFiles {
  const { texts: written, oids } = createSnapshot(changes);
  const others = Object.keys(oids).filter((file) => !(file in written));
  return {
    documents: written,
    media: { ...Object.fromEntries(others.map((file) => [file, LARGE_PHOTO_SIZE])), ...media },
  };
}

export const readExample = (...args: Parameters<typeof createContentFiles>) =>
  parseContent(createContentFiles(...args));
