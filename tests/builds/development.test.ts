import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { chromiumArgs, ensureChromium } from "../support/chromium.ts";
import { freePort } from "../support/free-port.ts";
import { sampleBag } from "../support/sample-content.ts";
import { plainPhoto, type SampleShop, sampleEnv, sampleShop } from "../support/sample-shop.ts";

/** A build tool takes its time on a machine that others use too. */
const SOON = { timeout: 60_000 };

let browser: Browser;
let shop: SampleShop;
let server: ChildProcess;
let said: string;
let origin: string;
let page: Page;
let problems: string[];

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs });
});
afterAll(() => browser?.close());

beforeEach(async () => {
  shop = await sampleShop();
});
afterEach(async () => {
  await page?.close();
  if (server.exitCode === null) {
    server.kill();
    await once(server, "exit");
  }
  await shop.remove();
});

/** Starts the development server, and a visit to it. */
async function develop(): Promise<void> {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const vite = ["node_modules/vite/bin/vite.js", "--mode", "demo", "--port", String(port)];
  said = "";
  server = spawn(process.execPath, [...vite, "--strictPort"], {
    cwd: shop.dir,
    env: { ...sampleEnv, NODE_ENV: "development" },
  });
  for (const stream of [server.stdout, server.stderr])
    stream?.on("data", (chunk) => {
      said += chunk;
    });
  await expect.poll(() => said, SOON).toContain("Local:");
  page = await browser.newPage();
  problems = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
}

/** All that the page says, and whether Vite's own report covers it. */
const seen = () =>
  page.evaluate(() => ({
    text: document.body?.innerText ?? "",
    overlay: document.querySelector("vite-error-overlay") !== null,
  }));
const sees = async (words: string | RegExp) =>
  expect
    .poll(() => seen().catch(() => undefined), SOON)
    .toEqual({ text: expect.stringMatching(words), overlay: false });

/** Waits until the page's controls answer. */
const answers = () => expect.poll(() => page.locator("html[data-hydrated]").count(), SOON).toBe(1);

/** What no owner should have to read. */
const ENGLISH = /\berror\b|^\s+at |failed|Plugin:|\[PARSE_ERROR\]|Unexpected|undefined/im;

test("whoever starts with mistakes reads the Spanish report alone until the last is mended, and at once whatever goes wrong after that", async () => {
  const moon = "content/bolsos/moon-bag/bolso.yaml";
  const right = await readFile(path.join(shop.dir, moon), "utf8");
  await shop.write(moon, "price: 24\n  name: Luna\n");
  await shop.write("content/tienda.yaml", "phone: 34600000000\nurl: 5\nlegal: 7\n");
  await develop();
  await page.goto(`${origin}/novedades/`);
  await sees(/La tienda no se publica: hay [\s\S]*moon-bag: lo escrito/);
  expect((await seen()).text).not.toMatch(ENGLISH);
  expect(said).toContain("La tienda no se publica");
  await shop.write(moon, right);
  await sees(/^(?![\s\S]*moon-bag)[\s\S]*La tienda no se publica/);
  expect((await seen()).text).not.toMatch(ENGLISH);
  await shop.change("tienda.yaml", {});
  await sees(/Moon Bag/);
  expect(said).toContain("El contenido vuelve a estar en orden.");
  await answers();

  for (const wrong of [
    right.replace("price: 24", "price: '24'"),
    right.replace("price: 24", "price: 24,50 €"),
    right.replace("price:", "  price:"),
    "",
  ]) {
    await shop.write(moon, wrong);
    await sees(/Qué hacer: /);
    await shop.write(moon, right.replace("price: 24", "price: 25"));
    await sees(/25,00/);
    await answers();
  }
  await rm(path.join(shop.dir, "content/fotos/taller.jpg"));
  await sees(/Foto «fotos\/taller.jpg» \(file\)\n.*\n\s+Hay: no está en content\/fotos/);
  await shop.write("content/fotos/taller.jpg", await plainPhoto(960, 1200, "#123456"));
  await sees(/25,00/);
  await shop.write("content/bolsos/moon-bag/IMG_2.jpg", await plainPhoto(960, 1200));
  await expect
    .poll(() => said, SOON)
    .toContain("foto «IMG_2.jpg»\n     Hay: una foto que no sale en ninguna parte");
  expect(said).not.toMatch(ENGLISH);
});

test("no address and no photo ends the development server", async () => {
  await develop();
  const get = async (address: string, accept = "image/*,*/*") => {
    const answer = await fetch(`${origin}/${address}`, { headers: { Accept: accept } });
    const { byteLength: bytes } = await answer.arrayBuffer();
    return { status: answer.status, type: answer.headers.get("content-type"), bytes };
  };
  const html = await (await fetch(origin, { headers: { Accept: "text/html" } })).text();
  const [photo = ""] = /assets\/moon-bag-1-\w+-480\.avif/.exec(html) ?? [];
  // Asked for twice at once, it is encoded once; the second answer is no half of it.
  const [one, two] = await Promise.all([get(photo), get(photo)]);
  expect(one).toEqual({ status: 200, type: "image/avif", bytes: expect.any(Number) });
  expect(two).toEqual(one);
  const unreadable = ["assets/%E0%A4%A", "assets/%", "%E0%A4%A"];
  const others = ["481.avif", `${"9".repeat(20)}.avif`, "480.gif"];
  const unknown = others.map((other) => photo.replace("480.avif", other));
  for (const address of [...unreadable, ...unknown, "assets/nada-12345678-320.jpg"])
    expect((await get(address)).status, address).toBe(404);

  const [jpeg = ""] = /assets\/moon-bag-1-\w+-960\.jpg/.exec(html) ?? [];
  await shop.write("content/bolsos/moon-bag/1.jpg", "no es una foto");
  const answers: { status: number }[] = [];
  const isTold = async () => {
    answers.push(...(await Promise.all(Array.from({ length: 8 }, () => get(jpeg)))));
    return said;
  };
  await expect.poll(isTold, { ...SOON, interval: 1 }).toContain("Foto «1.jpg»");
  expect(answers.filter(({ status }) => status !== 404)).toEqual([]);
  expect((await get("", "text/html")).status).toBe(500);
  expect(server.exitCode).toBe(null);
});

test("a notice, a logo, and a photo that is replaced or keeps another part, are shown at once", async () => {
  await develop();
  await page.goto(`${origin}/#/novedades`);
  await sees(/Moon Bag/);
  await answers();
  await shop.change("tienda.yaml", { notice: { text: "Cerramos en agosto." } });
  await sees(/Cerramos en agosto/);
  await shop.write(
    "content/fotos/logo.svg",
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path d="M0 0h30v30H0z"/></svg>',
  );
  await shop.change("tienda.yaml", { logo: "fotos/logo.svg" });
  const logo = page.locator("header .logo:visible");
  await expect.poll(() => logo.evaluate((seen) => seen.clientWidth), SOON).toBeGreaterThan(60);
  // The page lives: nothing that the browser needs is missing or refused.
  expect(problems).toEqual([]);

  const card = page.getByRole("article").getByRole("img").first();
  const source = () => card.getAttribute("srcset").catch(() => "");
  await expect.poll(source, SOON).toMatch(/moon-bag-1-/);
  const before = await source();
  await shop.write("content/bolsos/moon-bag/1.jpg", await plainPhoto(960, 1200, "#9c4225"));
  await expect.poll(source, SOON).not.toBe(before);
  const [address = ""] = /assets\S+-320\.jpg/.exec((await source()) ?? "") ?? [];
  const answer = await fetch(`${origin}/${address}`);
  expect(answer.status).toBe(200);
  const { channels } = await sharp(await answer.arrayBuffer()).stats();
  expect(channels[0]?.mean).toBeLessThan(0xa5);

  for (const keep of ["top", "bottom", "left", "right"] as const) {
    const replaced = await source();
    // As editors do, who empty a file before they fill it.
    await shop.write("content/bolsos/moon-bag/bolso.yaml", "");
    await shop.stock([
      sampleBag({ soldOut: true, photos: [{ file: "1.jpg", alt: "Un bolso.", keep }] }),
    ]);
    await expect.poll(source, SOON).not.toBe(replaced);
  }
  await sees(/Avísame por WhatsApp/);
  expect(said).not.toMatch(ENGLISH);
});
