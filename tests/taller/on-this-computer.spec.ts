import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { type SampleShop, sampleEnv, sampleShop } from "../support/sample-shop.ts";
import { expect, test as visitTest } from "../support/visit.ts";
import { BUILD_MS, save } from "../support/workshop.ts";

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

test("a price that is saved on this computer is written in its folder, and the shop shows it", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  test.setTimeout(BUILD_MS);
  await page.goto("taller/");
  await page.getByRole("treeitem", { name: "Bolsos" }).click();
  await page.getByRole("row", { name: "Moon Bag" }).getByText("Moon Bag").click();
  await page.getByLabel("Precio", { exact: true }).fill("41,5");
  await save(page);
  const told = page.getByRole("region", { name: "Publicación" });
  await expect(told).toContainText("Publicado: ya se ve en la tienda.", { timeout: BUILD_MS });
  const bag = path.join(shop.dir, "content/bolsos/moon-bag/bolso.yaml");
  expect(await readFile(bag, "utf8")).toContain("price: 41.5\n");

  const opening = page.waitForEvent("popup");
  await told.getByRole("link", { name: "Ver la tienda" }).click();
  const opened = await opening;
  await expect(opened.getByText("41,50 €").first()).toBeVisible();
});
