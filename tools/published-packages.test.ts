import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import packageJson from "../package.json" with { type: "json" };

/** What runs in a browser begins in one of these. */
const ENTRIES = [
  "src/entry-client.tsx",
  "src/entry-bag-client.ts",
  "workshop/page.tsx",
  "workshop/app/heic-worker.ts",
  "workshop/stage/frame.tsx",
];
const IMPORT = /^(?:import|export) (?!type )(?:[^;"]*? from )?"([^"]+)"|\bimport\("([^"]+)"\)/gm;

/** The packages that the entries reach, types aside. */
function packagesOf(entries: readonly string[]): string[] {
  const files = new Set(entries);
  const packages = new Set<string>();
  for (const file of files)
    for (const [, from = "", later = ""] of readFileSync(file, "utf8").matchAll(IMPORT)) {
      const name = from || later;
      if (!name.startsWith(".")) packages.add(/^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
      for (const ending of name.startsWith(".") ? ["", ".ts", ".tsx"] : []) {
        const near = path.join(path.dirname(file), name + ending);
        if (/\.tsx?$/.test(near) && existsSync(near)) files.add(near);
      }
    }
  return [...packages].filter((name) => !/^(virtual|node):/.test(name)).sort();
}

test("the registry is asked about every package that is published, the workshop's too", () => {
  const published = packagesOf(ENTRIES);
  expect(published).toEqual(expect.arrayContaining(["@discourse/heic", "react", "yaml", "zod"]));
  expect(published.filter((name) => !(name in packageJson.dependencies))).toEqual([]);
});
