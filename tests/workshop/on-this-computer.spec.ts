import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import {
  BUILD_MS,
  cardOf,
  done,
  expect,
  openBag,
  openChanges,
  openShop,
  sheet,
  shopIn,
} from "../support/owner.ts";
import { plainPhoto, type SampleShop, sampleEnv, sampleShop } from "../support/sample-shop.ts";
import { test as visitTest } from "../support/visit.ts";

const VITE = "node_modules/vite/bin/vite.js";

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
      await promisify(execFile)(process.execPath, [VITE, "build", "--mode", "demo"], {
        cwd: shop.dir,
        env: sampleEnv,
      });
      const server = spawn(process.execPath, [VITE, "preview", "--mode", "demo", "--port", "0"], {
        cwd: shop.dir,
        env: sampleEnv,
        stdio: ["ignore", "pipe", "inherit"],
      });
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

// The shop is built before the visit, and again as she saves.
test.describe.configure({ timeout: 2 * BUILD_MS });

test("a price and a photo that are saved on this computer are in its folder, and built into its shop", async ({
  page,
  shop,
  started,
}) => {
  await openShop(page, `${started}taller/`);
  await shopIn(page)
    .getByRole("region", { name: "Sobre Nosotros" })
    .getByRole("paragraph")
    .first()
    .click();
  await sheet(page, "Sobre Nosotros")
    .getByLabel(/^Cambiar: foto/)
    .setInputFiles({
      name: "image.jpg",
      mimeType: "image/jpeg",
      buffer: await plainPhoto(800, 1000),
    });
  await done(page);
  await (await openBag(page, "Moon Bag")).getByLabel("Precio", { exact: true }).fill("41,5");
  await done(page);
  const changes = await openChanges(page);
  await expect(changes).toContainText("mide 800 píxeles de ancho, y hacen falta 960");
  await changes.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(changes).toContainText("ya se ve en la tienda de este ordenador.", {
    timeout: BUILD_MS,
  });
  expect(
    await readFile(path.join(shop.dir, "content/bolsos/moon-bag/bolso.yaml"), "utf8"),
  ).toContain("price: 41.5\n");
  await expect(cardOf(page, "Moon Bag").getByText("41,50 €")).toBeVisible();

  const opening = page.waitForEvent("popup");
  await changes.getByRole("link", { name: "Ver la tienda" }).click();
  const opened = await opening;
  await expect(opened.getByText("41,50 €").first()).toBeVisible();
  const photo = opened.getByRole("region", { name: "Sobre Nosotros" }).getByRole("img");
  await photo.scrollIntoViewIfNeeded();
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/\/assets\/[0-9a-f]{10}-/);
});
