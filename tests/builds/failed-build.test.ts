import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MOON_BAG_FILE } from "../support/example-shop.ts";
import { createShopFolder, type ShopFolder } from "../support/shop-folder.ts";

let shop: ShopFolder;
beforeAll(async () => {
  shop = await createShopFolder();
});
afterAll(() => shop.remove());

/** Every file of the published folder, with what it holds. */
async function published(): Promise<string[]> {
  const entries = await readdir(shop.distDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = files.map(async ({ parentPath, name }) => {
    const file = path.join(parentPath, name);
    return `${path.relative(shop.distDir, file)} ${await readFile(file, "base64")}`;
  });
  return (await Promise.all(texts)).sort();
}

/** What no owner should have to read. */
const ENGLISH = /\berror\b|^\s+at |failed|Plugin:|Unexpected|undefined/im;

test("wrong content is told of in Spanish, all of it at once, and the shop that was there stays whole", async () => {
  await mkdir(shop.distDir);
  await writeFile(path.join(shop.distDir, "viejo.html"), "de antes");
  await shop.build();
  const good = await published();
  expect(good.join()).toContain("index.html");
  expect(good.join()).not.toContain("viejo.html");

  // All that is written can be read: only the files that it names are missing.
  const photos = [{ file: "9.jpg", alt: "No está." }];
  const about = "paragraphs: [Con cariño, b, c]\nphoto: { file: fotos/about.jpg, alt: Taller }\n";
  await shop.change({
    "tienda.yaml": { logo: "fotos/logo.svg" },
    "nosotros.yaml": Buffer.from(about, "latin1"),
    [MOON_BAG_FILE]: { photos },
    "bolsos/star-bag/bolso.yaml": { photos },
  });
  const failed = await shop.build().catch((error) => error);
  const said = `${failed.stdout}${failed.stderr}`;
  expect(failed.code).toBe(1);
  for (const words of [
    "La tienda no se publica",
    "content/tienda.yaml",
    "guarda el archivo como UTF-8",
    "content/bolsos/moon-bag/bolso.yaml",
    "content/bolsos/star-bag/bolso.yaml",
    "9.jpg",
  ])
    expect(said).toContain(words);
  expect(said).not.toMatch(ENGLISH);
  expect(await published()).toEqual(good);
});
