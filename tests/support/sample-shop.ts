import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { slug } from "../../model/values.ts";
import {
  bagFile,
  type SampleBag,
  sampleBag,
  sampleFiles,
  sampleFilms,
  samplePictures,
  textOf,
} from "./sample-content.ts";

export { sampleBag };

/** What a shop is built by. */
const CODE = [
  ...["hosting", "model", "src", "tools", "workshop"],
  ...["package.json", "tsconfig.base.json", "vite.config.ts"],
];

const VITE = path.resolve("node_modules/vite/bin/vite.js");

/** One photo of a plain colour: quick to encode. */
export const plainPhoto = (width: number, height: number, background = "#d4c7b5") =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** The least that passes for a film. */
export const plainFilm = (file: string): Buffer =>
  Buffer.from(
    `${file.endsWith(".mp4") ? "\0\0\0\x08ftyp\0\0\0\x08moov" : "\x1aE\xdf\xa3"}${file}`,
    "latin1",
  );

/** What a command of a sample shop is run with: its content is its own. */
export const sampleEnv = {
  ...process.env,
  CONTENT_DIR: "content",
  NODE_ENV: "production",
  NO_COLOR: "1",
};

/** Builds a shop by its command; resolves to how that ended and all that it said. */
export const build = (args: string[], content: string, cwd = process.cwd()) =>
  new Promise<{ code: number; output: string }>((done) => {
    const env = { ...sampleEnv, CONTENT_DIR: content };
    execFile(process.execPath, [VITE, "build", ...args], { cwd, env }, (error, out, err) =>
      done({ code: error ? Number(error.code) : 0, output: `${out}${err}` }),
    );
  });

/** Writes the content of the sample shop, with plain photos and one bag, into `content/` of a folder. */
export async function sampleContent(dir: string) {
  const write = async (file: string, content: string | Buffer) => {
    const target = path.join(dir, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  };
  /** Writes one of its files anew, below `content/`, with these fields changed. */
  const change = (file: string, fields: object) =>
    write(`content/${file}`, textOf({ ...sampleFiles[file], ...fields }));
  for (const file of Object.keys(sampleFiles))
    if (!file.startsWith("bolsos/")) await change(file, {});
  for (const [file, [width, height]] of Object.entries(samplePictures))
    await write(`content/${file}`, await plainPhoto(width, height));
  await write("content/compartir.jpg", await plainPhoto(1200, 630));
  for (const film of sampleFilms) await write(`content/${film}`, plainFilm(film));

  /** Makes these its bags, and gives each the plain photos that it lacks: `1.jpg` for the first, and so on. */
  const stock = async (bags: readonly Partial<SampleBag>[], photoWidth = 960) => {
    const folders = bags.map(({ name }) => slug(name ?? ""));
    const bolsos = path.join(dir, "content/bolsos");
    for (const folder of await readdir(bolsos).catch(() => []))
      if (!folders.includes(folder)) await rm(path.join(bolsos, folder), { recursive: true });
    for (const [i, bag] of bags.entries()) {
      const folder = folders[i] ?? "";
      for (const [at, { file }] of (bag.photos ?? []).entries())
        if (file === `${at + 1}.jpg` && !existsSync(path.join(bolsos, folder, file)))
          await write(
            `content/bolsos/${folder}/${file}`,
            await plainPhoto(photoWidth, photoWidth * 1.25, at ? "#b5c7d4" : undefined),
          );
      await write(`content/${bagFile(folder)}`, textOf({ ...bag, order: i + 1 }));
    }
  };
  await stock([sampleBag()]);
  return { dir, write, change, stock };
}

/** The sample shop with this project's code in a folder of its own, for a test to change or spoil. */
export type SampleShop = Awaited<ReturnType<typeof sampleShop>>;

export async function sampleShop() {
  const dir = await mkdtemp(path.join(tmpdir(), "ovillo-"));
  for (const part of CODE) await cp(part, path.join(dir, part), { recursive: true });
  await symlink(path.resolve("node_modules"), path.join(dir, "node_modules"), "junction");
  return {
    ...(await sampleContent(dir)),
    /** Builds it into `dist`. */
    build: () => build(["--mode", "demo", "--outDir", "dist"], "content", dir),
    remove: () => rm(dir, { recursive: true, force: true }),
  };
}
