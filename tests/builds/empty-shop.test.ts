import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exampleFiles } from "../support/example-shop.ts";
import { createShopFolder, type ShopFolder } from "../support/shop-folder.ts";

const CONTACT = "brand: Hilo de Ana\nwhatsapp: 611 22 33 44\nemail: ana@hilo.example\n";

let shop: ShopFolder;
let output: string;
/** Reads a page without its styles and scripts, but with its content. */
async function readPage(file: string): Promise<string> {
  const html = await readFile(path.join(shop.distDir, file), "utf8");
  return html.replace(/<style>.*?<\/style>|<script data.*?<\/script>/gs, "");
}

beforeAll(async () => {
  const files = Object.keys(exampleFiles).map((file) => [file, undefined]);
  shop = await createShopFolder({ ...Object.fromEntries(files), "tienda.yaml": CONTACT });
  output = await shop.build();
});
afterAll(() => shop.remove());

test("brand, WhatsApp and e-mail build a whole shop, which says nothing else", async () => {
  expect(output).not.toMatch(/prueba|Falta/);
  for (const page of ["index.html", "novedades/index.html", "essentials/index.html", "404.html"]) {
    const html = await readPage(page);
    expect(html, page).toContain("Hilo de Ana");
    expect(html, page).toMatch(/wa\.me\/34611223344/);
    expect(html, page).not.toMatch(
      /ovillo|Clara|Barcelona|[Ee]nvío|IVA|Stock|Tejid|tejiendo|Bizum|días|About|undefined/,
    );
    expect(html, page).not.toMatch(/og:image|<img/);
  }
  const home = await readPage("index.html");
  expect(home).toContain("<title>Hilo de Ana</title>");
  expect(home).not.toContain('name="description"');
  expect(await readdir(shop.distDir)).not.toContain("aviso-legal");
});
