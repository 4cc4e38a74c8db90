import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { filmOf } from "../support/film.ts";
import { type SampleShop, sampleEnv, sampleShop } from "../support/sample-shop.ts";
import { expect, test as visitTest } from "../support/visit.ts";
import {
  BUILD_MS,
  fieldOf,
  openBag,
  openFiles,
  openPage,
  save,
  upload,
} from "../support/workshop.ts";

/** Below the shop's address. */
const WORKSHOP = "taller/";

// One after the other: each is built into the same shop.
visitTest.describe.configure({ mode: "default" });

/** The sample shop as `npm start` shows it, with its workshop. */
const test = visitTest.extend<object, { shop: SampleShop; started: string }>({
  shop: [
    // Playwright reads from this pattern what a fixture needs; this one needs nothing.
    async ({ browserName: _ }, use) => {
      const shop = await sampleShop();
      await use(shop);
      await shop.remove();
    },
    { scope: "worker", timeout: BUILD_MS },
  ],
  started: [
    async ({ shop }, use) => {
      const server = spawn(
        process.execPath,
        [path.resolve("node_modules/tsx/dist/cli.mjs"), "tools/start.ts"],
        { cwd: shop.dir, env: { ...sampleEnv, PORT: "0" }, stdio: ["ignore", "pipe", "inherit"] },
      );
      const ended = once(server, "exit");
      let said = "";
      server.stdout.on("data", (chunk) => {
        said += chunk;
      });
      const address = () => /El taller +(\S+)taller\/ /.exec(said)?.[1] ?? "";
      await expect.poll(address, { timeout: BUILD_MS }).not.toBe("");
      await use(address());
      server.kill();
      await ended;
    },
    { scope: "worker", timeout: BUILD_MS },
  ],
  baseURL: ({ started }, use) => use(started),
});

/** What is saved is built into the shop, and nothing is said against it. */
async function publish(page: Page): Promise<void> {
  await save(page);
  const told = page.getByRole("region", { name: "Publicación" });
  await expect(told).toContainText(/Publicado: ya se ve|No se ha publicado/, { timeout: BUILD_MS });
  await expect(told).toContainText("Publicado: ya se ve en la tienda.");
}

test("a price that is saved on this computer is written in its folder, and the shop shows it", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  test.setTimeout(BUILD_MS);
  await openBag(page, "Moon Bag", WORKSHOP);
  await page.getByLabel("Precio", { exact: true }).fill("41,5");
  await publish(page);
  const bag = path.join(shop.dir, "content/bolsos/moon-bag/bolso.yaml");
  expect(await readFile(bag, "utf8")).toContain("price: 41.5\n");

  const opening = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Ver la tienda" }).click();
  const opened = await opening;
  await expect(opened.getByText("41,50 €").first()).toBeVisible();
});

test("a film that she uploads is played in the shop", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  test.setTimeout(BUILD_MS);
  await openPage(page, "Portada", WORKSHOP);
  const wide = fieldOf(page, "En un ordenador");
  for (const format of ["mp4", "webm"])
    await upload(page, fieldOf(wide, `Película ${format === "mp4" ? "MP4" : "WebM"}`), {
      name: `Mi película.${format}`,
      mimeType: `video/${format}`,
      buffer: await readFile(`example/peliculas/hero-desktop.${format}`),
    });
  await publish(page);
  for (const format of ["mp4", "webm"])
    expect(existsSync(path.join(shop.dir, `content/peliculas/mi-pelicula.${format}`))).toBe(true);

  await page.goto("");
  await expect
    .poll(() => filmOf(page).evaluate((film: HTMLVideoElement) => film.currentSrc))
    .toMatch(/\/assets\/mi-pelicula-\w+\.(mp4|webm)$/);
});

test("a photo of the shop's that she chooses is shown in its place", {
  tag: "@desktop",
}, async ({ page }) => {
  test.setTimeout(BUILD_MS);
  await openPage(page, "Sobre nosotros", WORKSHOP);
  const files = await openFiles(page, fieldOf(fieldOf(page, "Foto"), "Foto"));
  await files.getByRole("option", { name: "Fotos de la tienda" }).click();
  await files.getByRole("option", { name: "ancha.jpg", exact: true }).click();
  await files.getByRole("button", { name: "Usar" }).click();
  await publish(page);

  await page.goto("");
  const photo = page.getByRole("region", { name: "Sobre Nosotros" }).getByRole("img");
  await photo.scrollIntoViewIfNeeded();
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/\/assets\/ancha-/);
});
