import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { slug } from "../../src/lib/slug.ts";

const CODE = ["tools", "src", "package.json", "tsconfig.base.json", "vite.config.ts"];
const TSX = "node_modules/tsx/dist/cli.mjs";

/** How a command ended, and all that it said. */
type Ended = { code: number; output: string };

/** A copy of this shop in a folder of its own, whose content a test may change or spoil. */
export type SampleShop = {
  dir: string;
  write(file: string, content: string | Buffer): Promise<void>;
  /** Makes these its bags, and gives one plain photo, `1.jpg`, to each that has no folder yet. */
  stock(bags: readonly SampleBag[], photoWidth?: number): Promise<void>;
  /** Builds it into `dist`; resolves to how that ended and all that was said. */
  build(...args: string[]): Promise<Ended>;
  /** Asks how it is doing, as `npm run revisar` does. */
  check(): Promise<Ended>;
  remove(): Promise<void>;
};

/** One photo of a plain colour: quick to encode. */
export const plainPhoto = (width: number, height: number, background = "#d4c7b5") =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

export type SampleBag = {
  id: string;
  name: string;
  price: number;
  category: "new" | "basic";
  featured: boolean;
  description: string;
  amazonUrl?: string;
  photos: Record<string, string>;
  order?: string[];
};

/** A bag with one photo. */
export const sampleBag = (change: Partial<SampleBag> = {}): SampleBag => ({
  id: "bag-001",
  name: "Moon Bag",
  price: 24,
  category: "new",
  featured: true,
  description: "",
  photos: { "1.jpg": "Un bolso de prueba." },
  ...change,
});

/** Sets up a shop with this project's code and texts, plain photos and one bag. */
export async function sampleShop(): Promise<SampleShop> {
  const dir = await mkdtemp(path.join(tmpdir(), "ovillo-"));
  const write = async (file: string, content: string | Buffer) => {
    const target = path.join(dir, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  };
  for (const part of CODE) await cp(part, path.join(dir, part), { recursive: true });
  await symlink(path.resolve("node_modules"), path.join(dir, "node_modules"), "junction");
  await cp(".env.demo", path.join(dir, ".env.demo"));
  for (const file of ["shop", "about", "pictures"])
    await cp(`content/${file}.ts`, path.join(dir, `content/${file}.ts`));
  await cp("content/share.jpg", path.join(dir, "content/share.jpg"));

  const photos = path.join(dir, "content/photos");
  await mkdir(photos, { recursive: true });
  for (const [file, width, height] of [
    ["about", 960, 1200],
    ["hero-desktop", 1600, 900],
    ["hero-mobile", 720, 1280],
    ["novedades-wide", 1600, 1000],
    ["novedades-mobile", 960, 1200],
    ["novedades-narrow", 720, 900],
  ] as const)
    await writeFile(path.join(photos, `${file}.jpg`), await plainPhoto(width, height));
  for (const film of ["hero-desktop", "hero-mobile"])
    for (const format of ["mp4", "webm"]) await write(`content/films/${film}.${format}`, film);
  const stock = async (bags: readonly SampleBag[], photoWidth = 960) => {
    await write("content/catalogue.ts", `export const catalogue = ${JSON.stringify(bags)};`);
    for (const { name } of bags) {
      const folder = `content/photos/products/${slug(name)}`;
      if (!existsSync(path.join(dir, folder)))
        await write(`${folder}/1.jpg`, await plainPhoto(photoWidth, photoWidth * 1.25));
    }
  };
  await stock([sampleBag()]);

  const run = (...args: string[]) =>
    new Promise<Ended>((done) => {
      execFile(
        process.execPath,
        [TSX, ...args],
        { cwd: dir, env: { ...process.env, NODE_ENV: "production", NO_COLOR: "1" } },
        (error, stdout, stderr) =>
          done({ code: error ? Number(error.code) : 0, output: `${stdout}${stderr}` }),
      );
    });

  return {
    dir,
    write,
    stock,
    build: (...args) => run("tools/build.ts", "--mode", "demo", ...args),
    check: () => run("tools/revisar.ts"),
    remove: () => rm(dir, { recursive: true, force: true }),
  };
}
