import { cp } from "node:fs/promises";
import { preview } from "vite";
import { MOON_BAG_FILE, OWN_CONTACTS } from "../support/example-shop.ts";
import { ensureBuild } from "../support/shop-builds.ts";
import { createShopFolder } from "../support/shop-folder.ts";
import {
  BUILD_TIMEOUT_MS,
  createPhotoUpload,
  expect,
  provideWorkshop,
  test as workshopTest,
} from "../support/workshop-test.ts";

/** Serves the built example shop with its workshop, as `npm start` does. */
async function startShop() {
  const shop = await createShopFolder(OWN_CONTACTS);
  await cp(await ensureBuild("example"), shop.distDir, { recursive: true });
  const { CONTENT_DIR } = process.env;
  Object.assign(process.env, { CONTENT_DIR: shop.contentDir });
  const build = { outDir: shop.distDir };
  const { resolvedUrls, close } = await preview({ mode: "demo", build, preview: { port: 0 } });
  return {
    ...shop,
    url: `${resolvedUrls?.local[0]}taller/`,
    async close() {
      await close();
      await shop.remove();
      Object.assign(process.env, { CONTENT_DIR });
    },
  };
}

const test = workshopTest.extend({ workshop: provideWorkshop(startShop) });

// With motion, as most owners see the workshop.
test.use({ contextOptions: {} });

// The shop is built again when the owner saves.
test.describe.configure({ timeout: BUILD_TIMEOUT_MS });

test("a saved price and photo appear in the rebuilt shop", async ({ page, workshop }) => {
  await workshop.open();
  await workshop.preview
    .getByRole("group", { name: "Sobre Nosotros" })
    .getByRole("paragraph")
    .first()
    .click();
  await workshop
    .sheet("Sobre Nosotros")
    .getByLabel(/^Cambiar la foto/)
    .setInputFiles(await createPhotoUpload(800, 1000));
  await workshop.closeSheet();
  await workshop.openMenuItem("Dirección, buscadores e icono");
  await page
    .getByLabel("Cambiar la foto para los chats")
    .setInputFiles(await createPhotoUpload(1000, 1600));
  await workshop.closeSheet();
  const bag = await workshop.openBag("Moon Bag");
  await bag.getByLabel("Precio", { exact: true }).fill("41,5");
  await expect(workshop.card("Moon Bag").getByText("41,50 €")).toBeVisible();
  // No chat can open an address of this computer.
  await expect(bag.getByRole("button", { name: "Compartir" })).toHaveCount(0);
  await workshop.closeSheet();
  const changes = await workshop.openChanges();
  const warnings = [
    "Sobre Nosotros, Foto: Se verá borrosa en algunas pantallas: mide 800 píxeles de ancho, y hacen falta 960",
    "Dirección, buscadores e icono: La foto para los chats no es más ancha que alta",
  ];
  for (const warning of warnings) await expect(changes).toContainText(warning);
  await workshop.saveButton.click();
  await expect(changes).toContainText("ya se ve en la tienda de este ordenador.", {
    timeout: BUILD_TIMEOUT_MS,
  });
  expect(await workshop.read(MOON_BAG_FILE)).toContain("price: 41.5\n");
  await expect(workshop.card("Moon Bag").getByText("41,50 €")).toBeVisible();

  const popup = page.waitForEvent("popup");
  await changes.getByRole("link", { name: "Ver la tienda" }).click();
  const shopPage = await popup;
  await expect(shopPage.getByText("41,50 €").first()).toBeVisible();
  const photo = shopPage.getByRole("group", { name: "Sobre Nosotros" }).getByRole("img");
  await photo.scrollIntoViewIfNeeded();
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/\/assets\/[0-9a-f]{10}-/);

  // A new opening knows the photos' sizes from the published shop alone.
  await page.reload();
  await workshop.openMenuItem("Sobre Nosotros");
  await expect(workshop.sheet("Sobre Nosotros").getByText(/mide 800 píxeles/)).toBeVisible();
});
