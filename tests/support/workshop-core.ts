import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gitName } from "../../tools/content/files.ts";
import type { Snapshot } from "../../workshop/draft/draft.ts";
import type { Files } from "./git-hub.ts";

export { gitName };

/** A folder's files, as the content of a repository. */
export const filesIn = (folder: string): Files =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [`content/${path.relative(folder, file)}`, readFileSync(file)]),
  );

/** The content as the repository holds it. */
function snapshotOf(files: Files, head = "1"): Snapshot {
  const entries = Object.entries(files).map(
    ([file, bytes]) => [file.replace("content/", ""), bytes] as const,
  );
  return {
    head,
    oids: Object.fromEntries(entries.map(([file, bytes]) => [file, gitName(bytes)])),
    texts: Object.fromEntries(
      entries
        .filter(([file]) => file.endsWith(".yaml"))
        .map(([file, bytes]) => [file, String(bytes)]),
    ),
  };
}

/** The example, whose photographs and films weigh nothing. */
export const exampleFiles: Files = Object.fromEntries(
  Object.entries(filesIn("example")).map(([file, bytes]) => [
    file,
    file.endsWith(".yaml") ? bytes : Buffer.from(`\0${file}`),
  ]),
);
export const example = snapshotOf(exampleFiles);

export const MOON = "bolsos/moon-bag/bolso.yaml";

/** The example with some files written otherwise, or without them. */
export const exampleWith = (
  changes: Readonly<Record<string, ((text: string) => string) | string | undefined>>,
): Snapshot => {
  const files: Record<string, Buffer> = { ...exampleFiles };
  for (const [file, change] of Object.entries(changes)) {
    const path = `content/${file}`;
    if (change === undefined) delete files[path];
    else
      files[path] = Buffer.from(typeof change === "string" ? change : change(String(files[path])));
  }
  return snapshotOf(files, "2");
};
