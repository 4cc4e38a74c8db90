import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exampleFiles, MOON_BAG_FILE } from "../support/example-shop.ts";
import { createShopFolder, type ShopFolder } from "../support/shop-folder.ts";

let shop: ShopFolder;
beforeAll(async () => {
  shop = await createShopFolder();
});
afterAll(() => shop.remove());

/** Returns every file of the output folder with its content. */
async function readOutput(): Promise<string[]> {
  const entries = await readdir(shop.distDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = files.map(async ({ parentPath, name }) => {
    const file = path.join(parentPath, name);
    return `${path.relative(shop.distDir, file)} ${await readFile(file, "base64")}`;
  });
  return (await Promise.all(texts)).sort();
}

/** English tool output, which the owner must not get. */
const ENGLISH = /\berror\b|^\s+at |failed|Plugin:|Unexpected|undefined/im;

test("a failed build reports all content errors in Spanish and keeps the previous output", async () => {
  await mkdir(shop.distDir);
  await writeFile(path.join(shop.distDir, "viejo.html"), "de antes");
  await shop.build();
  const previousOutput = await readOutput();
  expect(previousOutput.join()).toContain("index.html");
  expect(previousOutput.join()).not.toContain("viejo.html");

  // Valid YAML that refers to missing files, and a file in Latin-1.
  const photos = [{ file: "9.jpg", alt: "No está." }];
  const about = "paragraphs: [Con cariño, b, c]\nphoto: { file: fotos/about.jpg, alt: Taller }\n";
  await shop.change({
    "tienda.yaml": { logo: "fotos/logo.svg" },
    "nosotros.yaml": Buffer.from(about, "latin1"),
    [MOON_BAG_FILE]: { photos },
    "bolsos/star-bag/bolso.yaml": { photos },
  });
  const error = await shop.build().catch((reason) => reason);
  const log = `${error.stdout}${error.stderr}`;
  expect(error.code).toBe(1);
  for (const words of [
    "La tienda no se publica",
    "content/tienda.yaml",
    "guarda el archivo como UTF-8",
    "content/bolsos/moon-bag/bolso.yaml",
    "content/bolsos/star-bag/bolso.yaml",
    "9.jpg",
  ])
    expect(log).toContain(words);
  expect(log).not.toMatch(ENGLISH);
  expect(await readOutput()).toEqual(previousOutput);
});

test("a killed build keeps the previous output, and the next one removes its remains", async () => {
  const previousOutput = await readOutput();
  await shop.change(exampleFiles);
  await shop.change({
    [MOON_BAG_FILE]: { name: "Luna llena", photos: [{ file: "1.jpg", alt: "Un bolso." }] },
  });
  const args = ["node_modules/vite/bin/vite.js", "build", "--outDir", shop.distDir];
  const env = { ...process.env, CONTENT_DIR: shop.contentDir, TALLER_REPOSITORIO: "ana/tienda" };
  const build = spawn(process.execPath, args, { env, stdio: "ignore" });
  // The workshop is built after the pages.
  const buildDir = path.join(path.dirname(shop.distDir), `.dist-${build.pid}`);
  while (!existsSync(path.join(buildDir, "index.html"))) await setTimeout(20);
  build.kill("SIGKILL");
  await once(build, "exit");
  expect(await readOutput()).toEqual(previousOutput);

  await shop.build();
  expect(await readFile(path.join(shop.distDir, "index.html"), "utf8")).toContain("Luna llena");
  expect((await readdir(path.dirname(shop.distDir))).sort()).toEqual(["content", "dist"]);
});

test("two builds at once leave one whole shop", async () => {
  const wholeShop = await readOutput();
  await Promise.all([shop.build(), shop.build()]);
  expect(await readOutput()).toEqual(wholeShop);
  expect((await readdir(path.dirname(shop.distDir))).sort()).toEqual(["content", "dist"]);
});
