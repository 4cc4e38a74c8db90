import { type Browser, type ConsoleMessage, chromium, type Page } from "@playwright/test";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chromiumArgs, ensureChromium } from "../support/browsers.ts";
import { MOON_BAG_FILE } from "../support/example-shop.ts";
import { createPlainPhoto, createShopFolder, type ShopFolder } from "../support/shop-folder.ts";

/** How long an update may take on a busy machine. */
const UPDATE_TIMEOUT = { timeout: 60_000 };

let browser: Browser;
let shop: ShopFolder;
let server: ViteDevServer;
let url: string;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  // Keep one bag: each change re-reads all photos, and other builds run at the same time.
  const removedBags = ["chain", "little", "net", "ribbon", "star"].map(
    (bag) => `bolsos/${bag}-bag`,
  );
  shop = await createShopFolder(
    Object.fromEntries(removedBags.map((folder) => [folder, undefined])),
  );
  Object.assign(process.env, { CONTENT_DIR: shop.contentDir, NODE_ENV: "development" });
  server = await createServer({ mode: "demo", logLevel: "error", server: { port: 0 } });
  await server.listen();
  [url = ""] = server.resolvedUrls?.local ?? [];
  page = await browser.newPage();
  page.setDefaultTimeout(UPDATE_TIMEOUT.timeout);
});
afterAll(async () => {
  await browser?.close();
  await server.close();
  await shop.remove();
});

/** Waits until the page that `load` loads is connected: Vite announces the next change on this connection. */
async function waitForConnection(load: () => Promise<unknown>): Promise<void> {
  const isConnected = (message: ConsoleMessage) => message.text() === "[vite] connected.";
  await Promise.all([page.waitForEvent("console", isConnected), load()]);
}
const change = (files: Parameters<ShopFolder["change"]>[0]) =>
  waitForConnection(() => shop.change(files));

const expectText = (words: string) =>
  expect
    .poll(
      () =>
        page
          .locator("body")
          .innerText()
          .catch(() => ""),
      UPDATE_TIMEOUT,
    )
    .toContain(words);
const readOverlay = () =>
  page
    .locator("vite-error-overlay .message")
    .innerText()
    .catch(() => "");

test("the page updates when a price, a notice or a photo changes", async () => {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  await waitForConnection(() => page.goto(`${url}novedades/`));
  await expectText("Moon Bag");
  await change({ [MOON_BAG_FILE]: { price: 41 } });
  await expectText("41,00 €");
  await change({ "tienda.yaml": { notice: { text: "Cerramos en agosto." } } });
  await expectText("Cerramos en agosto.");
  const readSrcset = () =>
    page.getByRole("article").getByRole("img").first().getAttribute("srcset");
  const previousSrcset = await readSrcset();
  await change({ "bolsos/moon-bag/1.jpg": await createPlainPhoto(960, 1200) });
  await expect
    .poll(() => readSrcset().catch(() => previousSrcset), UPDATE_TIMEOUT)
    .not.toBe(previousSrcset);
  const [address = ""] = /assets\S+-320\.jpg/.exec((await readSrcset()) ?? "") ?? [];
  expect((await fetch(`${url}${address}`)).headers.get("content-type")).toBe("image/jpeg");
  expect(problems).toEqual([]);
});

test("an overlay shows a content error in Spanish until it is fixed", async () => {
  const validYaml = await shop.read(MOON_BAG_FILE);
  for (const invalidYaml of [
    validYaml.replace(/price: .*/, "price: nada"),
    validYaml.replace("price:", "  price:"),
  ]) {
    await change({ [MOON_BAG_FILE]: invalidYaml });
    await expect.poll(readOverlay, UPDATE_TIMEOUT).toContain("La tienda no se publica");
    expect(await readOverlay()).toContain(MOON_BAG_FILE);
    await change({ [MOON_BAG_FILE]: validYaml });
    await expectText("Moon Bag");
  }
});
