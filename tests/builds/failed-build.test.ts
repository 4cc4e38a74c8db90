import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type SampleShop, sampleBag, sampleShop } from "../support/sample-shop.ts";

let shop: SampleShop;
beforeAll(async () => {
  shop = await sampleShop();
});
afterAll(() => shop.remove());

/** Every file of the published folder, with what it holds. */
async function published(): Promise<string[]> {
  const dist = path.join(shop.dir, "dist");
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = files.map(async ({ parentPath, name }) => {
    const file = path.join(parentPath, name);
    return `${path.relative(dist, file)} ${await readFile(file, "base64")}`;
  });
  return (await Promise.all(texts)).sort();
}

/** What no owner should have to read. */
const ENGLISH = /\berror\b|^\s+at |failed|Plugin:|Unexpected|undefined/im;

test("wrong content is told of in Spanish, all of it at once, and the shop that was there stays whole", async () => {
  await shop.write("dist/viejo.html", "de antes");
  const { code, output } = await shop.build();
  expect(code, output).toBe(0);
  const good = await published();
  expect(good.join()).toContain("index.html");
  expect(good.join()).not.toContain("viejo.html");

  // All that is written can be read: only the files that it names are missing.
  const photos = [{ file: "3.jpg", alt: "No está." }];
  await shop.change("tienda.yaml", { logo: "fotos/logo.svg" });
  const about = "paragraphs: [Con cariño, b, c]\nphoto: { file: fotos/taller.jpg, alt: Taller }\n";
  await shop.write("content/nosotros.yaml", Buffer.from(about, "latin1"));
  await shop.stock([sampleBag({ photos }), sampleBag({ id: "bag-002", name: "Sun Bag", photos })]);
  const failed = await shop.build();
  expect(failed.code).toBe(1);
  for (const words of [
    "La tienda no se publica",
    "content/tienda.yaml",
    "guarda el archivo como UTF-8",
    "content/bolsos/moon-bag/bolso.yaml",
    "content/bolsos/sun-bag/bolso.yaml",
    "3.jpg",
  ])
    expect(failed.output).toContain(words);
  expect(failed.output).not.toMatch(ENGLISH);
  expect(await published()).toEqual(good);
});
