import { preview } from "vite";
import { MOON_BAG_FILE } from "../support/example-shop.ts";
import {
  buildShop,
  createPlainPhoto,
  createShopFolder,
  type ShopFolder,
} from "../support/shop-folder.ts";
import { test as shopTest } from "../support/shop-test.ts";
import {
  BUILD_TIMEOUT_MS,
  closeSheet,
  expect,
  openBag,
  openChanges,
  openWorkshopPage,
  previewCard,
  previewFrame,
  sheet,
} from "../support/workshop-test.ts";

/** The example shop with its workshop, as `npm start` serves it. */
const test = shopTest.extend<object, { shopFolder: ShopFolder; shopUrl: string }>({
  shopFolder: [
    // Playwright requires a destructuring pattern here; this fixture depends on nothing.
    async ({ browserName: _ }, use) => {
      const folder = await createShopFolder();
      await use(folder);
      await folder.remove();
    },
    { scope: "worker", timeout: BUILD_TIMEOUT_MS },
  ],
  shopUrl: [
    async ({ shopFolder }, use) => {
      await buildShop(shopFolder.contentDir, shopFolder.distDir, "demo");
      Object.assign(process.env, { CONTENT_DIR: shopFolder.contentDir });
      const outDir = shopFolder.distDir;
      const server = await preview({ mode: "demo", build: { outDir }, preview: { port: 0 } });
      await use(server.resolvedUrls?.local[0] ?? "");
      await server.close();
    },
    { scope: "worker", timeout: BUILD_TIMEOUT_MS },
  ],
  baseURL: ({ shopUrl }, use) => use(shopUrl),
});

// The shop is built before the test, and again when the owner saves.
test.describe.configure({ timeout: 2 * BUILD_TIMEOUT_MS });

test("a saved price and photo are written to the local folder and appear in the rebuilt shop", async ({
  page,
  shopFolder,
  shopUrl,
}) => {
  await openWorkshopPage(page, `${shopUrl}taller/`);
  await previewFrame(page)
    .getByRole("group", { name: "Sobre Nosotros" })
    .getByRole("paragraph")
    .first()
    .click();
  await sheet(page, "Sobre Nosotros")
    .getByLabel(/^Cambiar: foto/)
    .setInputFiles({
      name: "image.jpg",
      mimeType: "image/jpeg",
      buffer: await createPlainPhoto(800, 1000),
    });
  await closeSheet(page);
  await (await openBag(page, "Moon Bag")).getByLabel("Precio", { exact: true }).fill("41,5");
  await closeSheet(page);
  const changes = await openChanges(page);
  await expect(changes).toContainText("mide 800 píxeles de ancho, y hacen falta 960");
  await changes.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(changes).toContainText("ya se ve en la tienda de este ordenador.", {
    timeout: BUILD_TIMEOUT_MS,
  });
  expect(await shopFolder.read(MOON_BAG_FILE)).toContain("price: 41.5\n");
  await expect(previewCard(page, "Moon Bag").getByText("41,50 €")).toBeVisible();

  const popup = page.waitForEvent("popup");
  await changes.getByRole("link", { name: "Ver la tienda" }).click();
  const shopPage = await popup;
  await expect(shopPage.getByText("41,50 €").first()).toBeVisible();
  const photo = shopPage.getByRole("group", { name: "Sobre Nosotros" }).getByRole("img");
  await photo.scrollIntoViewIfNeeded();
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/\/assets\/[0-9a-f]{10}-/);
});
