import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { applyChanges, exampleFiles, type FileChanges } from "./example-shop.ts";

/** Creates a photo of one colour, which the build encodes fast. */
export const createPlainPhoto = (width: number, height: number, background = "#d4c7b5") =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Builds a shop with Vite's command; returns its output. */
export async function buildShop(
  contentDir: string,
  outDir: string,
  mode = "production",
  extraEnv = {},
) {
  const args = ["node_modules/vite/bin/vite.js", "build", "--mode", mode, "--outDir", outDir];
  const env = { ...process.env, CONTENT_DIR: contentDir, NO_COLOR: "1", ...extraEnv };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { env });
  return stdout + stderr;
}

/** The changed example in its own folder, which the test may build and change. */
export type ShopFolder = Awaited<ReturnType<typeof createShopFolder>>;

export async function createShopFolder(changes: FileChanges = {}) {
  await mkdir(".cache", { recursive: true });
  // In the project's folder: Vite watches no other files.
  const dir = await mkdtemp(path.resolve(".cache/shop-"));
  const contentDir = path.join(dir, "content");
  const distDir = path.join(dir, "dist");
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
    /** Reads a file of the content. */
    read: (file: string) => readFile(path.join(contentDir, file), "utf8"),
    /** Changes some files of the content. */
    async change(moreChanges: FileChanges) {
      files = applyChanges(files, moreChanges);
      await write(Object.keys(moreChanges));
    },
    /** Builds the shop for production. */
    build: (env = {}) => buildShop(contentDir, distDir, "production", env),
    remove: () => rm(dir, { recursive: true, force: true }),
  };
}
