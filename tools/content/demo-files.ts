import { readFile } from "node:fs/promises";
import path from "node:path";
import { isContentFile } from "../../model/content-files.ts";
import { type Shipped, tellingTexts, unfinished } from "../../model/demo-content.ts";
import type { Problem } from "../../model/problem.ts";
import type { Content } from "../../model/types.ts";
import { plainName } from "../../model/values.ts";
import { readYaml } from "../../model/yaml.ts";
import { CONTENT, filesBelow } from "./folders.ts";
import { gitName } from "./git-name.ts";

/** The shop as it was shipped. */
const EXAMPLE = "example";

/** What a shop's files say, and Git's name for the bytes of all others. */
async function filesIn(folder: string) {
  const [written, oids] = [new Map<string, unknown>(), new Map<string, string>()];
  for (const file of await filesBelow(folder)) {
    const bytes = await readFile(path.join(folder, file));
    const name = plainName(file);
    if (isContentFile(name)) written.set(name, readYaml(bytes.toString()).data);
    else oids.set(name, gitName(bytes));
  }
  return { written, oids };
}

/** What tells that something is still the demonstration's. */
export async function shipped(): Promise<Shipped> {
  const { written, oids } = await filesIn(EXAMPLE);
  const texts = [...written].flatMap(([file, data]) => tellingTexts(file, data));
  return { texts: [...new Set(texts)], files: [...new Set(oids.values())] };
}

/** What the owner can publish without, and should not. */
export async function leftToDo(content: Content): Promise<Problem[]> {
  const { written, oids } = await filesIn(CONTENT);
  return unfinished(content, Object.fromEntries(written), oids, await shipped());
}
