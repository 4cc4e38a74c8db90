import { type Browser, chromium, type Page } from "@playwright/test";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chromiumArgs, ensureChromium } from "../support/browsers.ts";
import { MOON_BAG_FILE } from "../support/example-shop.ts";
import { createPlainPhoto, createShopFolder, type ShopFolder } from "../support/shop-folder.ts";

/** A build tool takes its time on a machine that others use too. */
const SOON = { timeout: 60_000 };

let browser: Browser;
let shop: ShopFolder;
let server: ViteDevServer;
let url: string;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  // One bag: all photos are read again at each change, and the machine builds other shops beside this one.
  const others = ["chain", "little", "net", "ribbon", "star"].map((bag) => `bolsos/${bag}-bag`);
  shop = await createShopFolder(Object.fromEntries(others.map((folder) => [folder, undefined])));
  Object.assign(process.env, { CONTENT_DIR: shop.contentDir, NODE_ENV: "development" });
  server = await createServer({ mode: "demo", logLevel: "error", server: { port: 0 } });
  await server.listen();
  [url = ""] = server.resolvedUrls?.local ?? [];
  page = await browser.newPage();
  page.setDefaultTimeout(SOON.timeout);
});
afterAll(async () => {
  await browser?.close();
  await server.close();
  await shop.remove();
});

const sees = (words: string) =>
  expect
    .poll(
      () =>
        page
          .locator("body")
          .innerText()
          .catch(() => ""),
      SOON,
    )
    .toContain(words);
const overlay = () =>
  page
    .locator("vite-error-overlay .message")
    .innerText()
    .catch(() => "");

test("a change of the content is shown at once: a price, a notice, another photo", async () => {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  await page.goto(`${url}novedades/`);
  await sees("Moon Bag");
  await shop.change({ [MOON_BAG_FILE]: { price: 41 } });
  await sees("41,00 €");
  await shop.change({ "tienda.yaml": { notice: { text: "Cerramos en agosto." } } });
  await sees("Cerramos en agosto.");
  const source = () => page.getByRole("article").getByRole("img").first().getAttribute("srcset");
  const before = await source();
  await shop.change({ "bolsos/moon-bag/1.jpg": await createPlainPhoto(960, 1200) });
  await expect.poll(() => source().catch(() => before), SOON).not.toBe(before);
  const [address = ""] = /assets\S+-320\.jpg/.exec((await source()) ?? "") ?? [];
  expect((await fetch(`${url}${address}`)).headers.get("content-type")).toBe("image/jpeg");
  expect(problems).toEqual([]);
});

test("a mistake is told in Spanish over the page, and is gone once it is mended", async () => {
  const right = await shop.read(MOON_BAG_FILE);
  for (const wrong of [
    right.replace(/price: .*/, "price: nada"),
    right.replace("price:", "  price:"),
  ]) {
    await shop.change({ [MOON_BAG_FILE]: wrong });
    await expect.poll(overlay, SOON).toContain("La tienda no se publica");
    expect(await overlay()).toContain(MOON_BAG_FILE);
    await shop.change({ [MOON_BAG_FILE]: right });
    await sees("Moon Bag");
  }
});
