import { existsSync, renameSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";

/** Names a folder beside the output folder; Git ignores both (`.gitignore`). */
const besideOutDir = (outDir: string, name: "new" | "old"): string =>
  path.join(path.dirname(outDir), `.${path.basename(outDir)}-${name}`);

let outDir: string | undefined;

/**
 * Builds beside the output folder, so that a killed build leaves the previous shop. Leaves alone a folder that Vite would
 * not empty: one outside the project, or with `--no-emptyOutDir`.
 */
export const buildBesideOutDirPlugin = (): Plugin => ({
  name: "ovillo:build-beside",
  apply: "build",
  config({ root = ".", build = {} }) {
    const folder = path.resolve(root, build.outDir ?? "dist");
    const isInProject = folder.startsWith(path.resolve(root) + path.sep);
    if (!(build.emptyOutDir ?? isInProject)) return undefined;
    outDir = folder;
    return { build: { outDir: besideOutDir(folder, "new"), emptyOutDir: true } };
  },
});

/** Replaces the output folder with the finished build; returns the folder's path. */
export async function replaceOutDir(buildDir: string): Promise<string> {
  if (!outDir) return buildDir;
  const previousDir = besideOutDir(outDir, "old");
  await rm(previousDir, { recursive: true, force: true });
  // Synchronous, so that the folder is missing for microseconds only.
  if (existsSync(outDir)) renameSync(outDir, previousDir);
  renameSync(buildDir, outDir);
  await rm(previousDir, { recursive: true, force: true });
  return path.relative(".", outDir);
}
