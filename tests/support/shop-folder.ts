import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { applyChanges, exampleFiles, type FileChanges } from "./example-shop.ts";

/** A photo of one colour: quick to encode. */
export const createPlainPhoto = (width: number, height: number, background = "#d4c7b5") =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Builds a shop by its command; resolves to all that it says. */
export async function buildShop(content: string, outDir: string, mode = "production", more = {}) {
  const args = ["node_modules/vite/bin/vite.js", "build", "--mode", mode, "--outDir", outDir];
  const env = { ...process.env, CONTENT_DIR: content, NO_COLOR: "1", ...more };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { env });
  return stdout + stderr;
}

/** The changed example in a folder of its own, for a test to build and to spoil. */
export type ShopFolder = Awaited<ReturnType<typeof createShopFolder>>;

export async function createShopFolder(changes: FileChanges = {}) {
  await mkdir(".cache", { recursive: true });
  // Below the project: Vite watches no other files.
  const dir = await mkdtemp(path.resolve(".cache/shop-"));
  const [contentDir, distDir] = [path.join(dir, "content"), path.join(dir, "dist")];
  let files = applyChanges(exampleFiles, changes);
  const write = async (names: readonly string[]) => {
    for (const file of names) {
      await mkdir(path.dirname(path.join(contentDir, file)), { recursive: true });
      await writeFile(path.join(contentDir, file), files[file] ?? "");
    }
  };
  await write(Object.keys(files));
  return {
    contentDir,
    distDir,
    /** What a file of the content says. */
    read: (file: string) => readFile(path.join(contentDir, file), "utf8"),
    /** Writes some of its files otherwise. */
    async change(more: FileChanges) {
      files = applyChanges(files, more);
      await write(Object.keys(more));
    },
    /** Builds the shop for production. */
    build: (env = {}) => buildShop(contentDir, distDir, "production", env),
    remove: () => rm(dir, { recursive: true, force: true }),
  };
}
