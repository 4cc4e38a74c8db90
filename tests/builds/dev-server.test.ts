import { appendFile, cp } from "node:fs/promises";
import path from "node:path";
import { type Browser, type ConsoleMessage, chromium, type Page } from "@playwright/test";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chromiumArgs, ensureChromium } from "../support/browsers.ts";
import { exampleFiles, MOON_BAG_FILE } from "../support/example-shop.ts";
import { createPlainPhoto, createShopFolder, type ShopFolder } from "../support/shop-folder.ts";

/** How long an update may take on a busy machine. */
const UPDATE_TIMEOUT = { timeout: 60_000 };

const initialDir = process.cwd();
let browser: Browser;
let shop: ShopFolder;
let server: ViteDevServer;
let url: string;
/** A copy of the program, which a test may change. */
let programDir: string;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  // One bag, with photos that encode fast: each change reads all photos again, and the copy starts without a cache.
  const plainPhoto = await createPlainPhoto(320, 400);
  const photos = Object.keys(exampleFiles).filter((file) => file.endsWith(".jpg"));
  const otherBags = ["chain", "little", "net", "ribbon", "star"].map((bag) => `bolsos/${bag}-bag`);
  shop = await createShopFolder({
    ...Object.fromEntries(photos.map((file) => [file, plainPhoto])),
    ...Object.fromEntries(otherBags.map((folder) => [folder, undefined])),
    // Without a video, which would slow the browser down.
    "portada.yaml": { hero: { file: "fotos/hero-desktop.jpg", alt: "Dos bolsos." } },
  });
  programDir = path.dirname(shop.contentDir);
  const program = ["lib", "model", "src", "tools", "workshop", "package.json", "vite.config.ts"];
  for (const file of program) await cp(file, path.join(programDir, file), { recursive: true });
  process.chdir(programDir);
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
  process.chdir(initialDir);
  await shop.remove();
});

/** Waits for the HMR socket of the page that `load` opens. */
async function waitForConnection(load: () => Promise<unknown>): Promise<void> {
  const isConnected = (message: ConsoleMessage) => message.text() === "[vite] connected.";
  await Promise.all([page.waitForEvent("console", isConnected), load()]);
}
const change = (files: Parameters<ShopFolder["change"]>[0]) =>
  waitForConnection(() => shop.change(files));

const waitForText = (words: string) =>
  page.getByText(words).filter({ visible: true }).first().waitFor();

test("the page updates when a price, a notice or a photo changes", async () => {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  await waitForConnection(() => page.goto(`${url}novedades/`));
  await waitForText("Moon Bag");
  await change({ [MOON_BAG_FILE]: { price: 41 } });
  await waitForText("41,00 €");
  await change({ "tienda.yaml": { notice: { text: "Cerramos en agosto." } } });
  await waitForText("Cerramos en agosto.");
  const readSrcset = () =>
    page.getByRole("article").locator("picture > source").first().getAttribute("srcset");
  const previousSrcset = await readSrcset();
  await change({ "bolsos/moon-bag/1.jpg": await createPlainPhoto(320, 400, "#9c4225") });
  await expect
    .poll(() => readSrcset().catch(() => previousSrcset), UPDATE_TIMEOUT)
    .not.toBe(previousSrcset);
  const [address = ""] = /assets\S+-320\.avif/.exec((await readSrcset()) ?? "") ?? [];
  expect((await fetch(`${url}${address}`)).headers.get("content-type")).toBe("image/avif");
  expect(problems).toEqual([]);
});

test("the page updates when an inline script or the static pages' script changes", async () => {
  const inProgram = (file: string) => path.join(programDir, file);
  const readPage = async (address = "") => (await fetch(url + address)).text();
  const findScript = async () =>
    /assets\/bag-\w+\.js/.exec(await readPage("bolsos/moon-bag/"))?.[0] ?? expect.fail();
  await waitForConnection(() => page.goto(url));
  const previous = await findScript();
  await waitForConnection(() => appendFile(inProgram("src/inline/fetch-app.ts"), "\nalert(123);"));
  expect(await readPage()).toContain("alert(123)");
  await waitForConnection(() => appendFile(inProgram("src/entry-static-client.ts"), "\nalert();"));
  expect(await findScript()).not.toBe(previous);
});

test("an overlay shows a content error in Spanish until it is fixed", async () => {
  const validYaml = await shop.read(MOON_BAG_FILE);
  for (const invalidYaml of [
    validYaml.replace(/price: .*/, "price: nada"),
    validYaml.replace("price:", "  price:"),
  ]) {
    await change({ [MOON_BAG_FILE]: invalidYaml });
    const message = page.locator("vite-error-overlay .message");
    await message.getByText("La tienda no se publica").waitFor();
    expect(await message.innerText()).toContain(MOON_BAG_FILE);
    await change({ [MOON_BAG_FILE]: validYaml });
    await waitForText("Moon Bag");
  }
});
