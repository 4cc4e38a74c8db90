import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { chromiumArgs, ensureChromium } from "../support/chromium.ts";
import { plainPhoto, type SampleShop, sampleEnv, sampleShop } from "../support/sample-shop.ts";

/** A build tool takes its time on a machine that others use too. */
const SOON = { timeout: 60_000 };
const MOON = "content/bolsos/moon-bag/bolso.yaml";

let browser: Browser;
let shop: SampleShop;
let server: ChildProcess;
let origin: string;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  shop = await sampleShop();
  const vite = ["node_modules/vite/bin/vite.js", "--mode", "demo", "--port", "0"];
  server = spawn(process.execPath, vite, {
    cwd: shop.dir,
    env: { ...sampleEnv, NODE_ENV: "development" },
  });
  let said = "";
  server.stdout?.on("data", (chunk) => {
    said += chunk;
  });
  const address = () => /Local: +(\S+)\//.exec(said)?.[1] ?? "";
  await vi.waitFor(() => expect(address()).not.toBe(""), SOON);
  origin = address();
  page = await browser.newPage();
  page.setDefaultTimeout(SOON.timeout);
});
afterAll(async () => {
  await browser?.close();
  server.kill();
  await once(server, "exit");
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
  await page.goto(`${origin}/novedades/`);
  await sees("Moon Bag");
  const right = await readFile(path.join(shop.dir, MOON), "utf8");
  await shop.write(MOON, right.replace("price: 24", "price: 25"));
  await sees("25,00 €");
  await shop.change("tienda.yaml", { notice: { text: "Cerramos en agosto." } });
  await sees("Cerramos en agosto.");
  const source = () => page.getByRole("article").getByRole("img").first().getAttribute("srcset");
  const before = await source();
  await shop.write("content/bolsos/moon-bag/1.jpg", await plainPhoto(960, 1200, "#9c4225"));
  await expect.poll(() => source().catch(() => before), SOON).not.toBe(before);
  const [address = ""] = /assets\S+-320\.jpg/.exec((await source()) ?? "") ?? [];
  expect((await fetch(`${origin}/${address}`)).headers.get("content-type")).toBe("image/jpeg");
  expect(problems).toEqual([]);
});

test("a mistake is told in Spanish over the page, and is gone once it is mended", async () => {
  const right = await readFile(path.join(shop.dir, MOON), "utf8");
  for (const wrong of [
    right.replace(/price: .*/, "price: nada"),
    right.replace("price:", "  price:"),
  ]) {
    await shop.write(MOON, wrong);
    await expect.poll(overlay, SOON).toContain("La tienda no se publica");
    expect(await overlay()).toContain(MOON);
    await shop.write(MOON, right);
    await sees("Moon Bag");
  }
});
