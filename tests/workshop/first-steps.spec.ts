import type { Page } from "@playwright/test";
import { exampleFiles } from "../support/example-shop.ts";
import { createPhotoUpload, expect, test } from "../support/workshop-test.ts";

const CONTACT = {
  "Nombre de la marca": "Hilo de Ana",
  WhatsApp: "611 22 33 44",
  Correo: "ana@hilo.example",
};

const start = (page: Page) => page.getByRole("dialog", { name: "Empieza tu tienda" });
const steps = (page: Page) => page.getByRole("dialog", { name: "Primeros pasos" });
/** Returns a step by the sheet that it opens. */
const step = (page: Page, name: string | RegExp) => steps(page).getByRole("button", { name });

async function startOwnShop(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(CONTACT))
    await start(page).getByLabel(label, { exact: true }).fill(value);
  await start(page).getByRole("button", { name: "Empezar" }).click();
}

test.beforeEach(async ({ gitHubWorkshop: workshop }) => {
  workshop.gitHub.addCommit({ "tienda.yaml": exampleFiles["tienda.yaml"] });
  await workshop.signIn();
});

test("an own shop starts empty with three fields, and goes online with the owner's first bag and nothing else", async ({
  page,
  context,
  expectConsoleError,
  gitHubWorkshop: workshop,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(() => Object.assign(navigator, { share: undefined }));
  await page.getByRole("button", { name: "Empieza tu tienda" }).click();
  await startOwnShop(page);
  await expect(workshop.preview.getByRole("heading", { level: 1 })).toHaveText("Hilo de Ana");
  await expect(workshop.preview.getByRole("article")).toHaveCount(0);
  await expect(workshop.preview.getByText("Ahora mismo no hay nada.")).toBeVisible();

  await expect(step(page, /^Tu primer bolso/)).toBeFocused();
  await steps(page).getByRole("button", { name: "Cerrar" }).click();
  // An empty place of the preview opens what fills it.
  await workshop.preview.getByText(/^\+ Quién eres/).click();
  await expect(page.getByLabel("Párrafo 1")).toBeFocused();
  await workshop.closeSheet();
  await workshop.preview.getByText("Ahora mismo no hay nada.").click();
  await page.getByLabel("Cómo se llama").fill("Sol");
  await page.getByRole("button", { name: "Añadir", exact: true }).click();
  const bag = workshop.sheet("Sol");
  await bag
    .locator('input[type="file"]')
    .first()
    .setInputFiles(await createPhotoUpload(1600, 2000));
  await bag.getByLabel("Precio", { exact: true }).fill("31");
  await expect(bag.getByRole("switch", { name: /^Sale en la portada/ })).toBeChecked();
  await workshop.closeSheet();
  await page.getByRole("button", { name: /^Primeros pasos: quedan 8/ }).click();
  await expect(step(page, /^Tu primer bolso/)).toHaveCount(0);

  await step(page, /^Correo del formulario/).click();
  await expect(page.getByLabel("Public Key")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(step(page, /^Correo del formulario/)).toBeFocused();
  await page.keyboard.press("Escape");
  const stepsButton = page.getByRole("button", { name: /^Primeros pasos: quedan 8/ });
  await expect(stepsButton).toBeFocused();
  await stepsButton.press("Enter");
  await step(page, /^Envío/).click();
  const shipping = page.getByRole("group", { name: "Gastos de envío" });
  await expect(shipping.getByLabel("La tienda no dice nada")).toBeFocused();
  await shipping.getByLabel("Es gratuito").check();
  await expect(workshop.preview.getByText("Envío gratuito en todos los pedidos!")).toBeVisible();
  await workshop.closeSheet();
  await expect(step(page, /^Envío/)).toHaveCount(0);
  await steps(page).getByRole("button", { name: "Cerrar" }).click();
  await expect(workshop.card("Sol")).toBeVisible();

  const changes = await workshop.openChanges();
  await expect(workshop.changeItems).toHaveText([
    /^Tu tienda empieza: fuera todo lo de prueba/,
    /^Nuevo: Sol/,
    /^Gastos de envío, «Envío gratuito en todos los pedidos!»/,
  ]);
  await workshop.publish();
  await changes.getByRole("button", { name: "Compartir la tienda" }).click();
  await expect(changes.getByRole("button", { name: "Enlace copiado" })).toBeVisible();
  const published = Object.keys(workshop.gitHub.head.files);
  expect(published.toSorted()).toEqual([
    expect.stringMatching(/^bolsos\/sol\/\w+\.jpg$/),
    "bolsos/sol/bolso.yaml",
    "tienda.yaml",
  ]);
  await page.keyboard.press("Escape");
  // With a bag online, the bar no longer counts what is empty; «Ir a…» does.
  await expect(page.getByRole("button", { name: /^Primeros pasos: / })).toHaveCount(0);
  await workshop.openMenuItem(/^Primeros pasos Lo que aún está vacío: 7/);
  await steps(page).getByRole("button", { name: "Cerrar" }).click();

  const shareButton = bag.getByRole("button", { name: "Compartir" });
  expectConsoleError(/404/);
  await Promise.all([page.waitForResponse("**/bolsos/sol/"), workshop.openBag("Sol")]);
  await expect(bag.getByRole("button", { name: "Ver su página" })).toBeVisible();
  await expect(shareButton).toHaveCount(0);
  await workshop.closeSheet();
  await page.route("**/bolsos/sol/", (route) => route.fulfill());
  await workshop.openBag("Sol");
  await shareButton.click();
  await expect(bag.getByRole("button", { name: "Enlace copiado" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/bolsos\/sol\/$/);
});

test("changes wait until the owner starts a shop", async ({ page, gitHubWorkshop: workshop }) => {
  await workshop.setPrice("Moon Bag", "26");
  await page.getByRole("button", { name: /^Publicar/ }).click();
  await expect(start(page)).toBeVisible();
  await page.keyboard.press("Escape");
  for (const name of ["Contacto", "Nombre y lema", "Añadir un bolso"]) {
    await workshop.openMenuItem(name);
    await expect(start(page)).toBeVisible();
    await page.keyboard.press("Escape");
  }
  await workshop.openMenuItem("Añadir un bolso");
  await start(page).getByRole("button", { name: "Empezar" }).click();
  await expect(start(page).getByText("Escribe este texto")).toBeVisible();
  await start(page).getByLabel("WhatsApp", { exact: true }).fill("600 000 000");
  await expect(start(page).getByText("Este es el de prueba: escribe el tuyo.")).toBeVisible();
  await startOwnShop(page);
  // The sheet that the owner wanted takes its place.
  await expect(page.getByLabel("Cómo se llama")).toBeVisible();
});

test("an undone start can keep the example's bags", async ({ page, gitHubWorkshop: workshop }) => {
  await page.getByRole("button", { name: "Empieza tu tienda" }).click();
  await startOwnShop(page);
  await steps(page).getByRole("button", { name: "Recuperar" }).click();
  await expect(start(page)).toBeVisible();
  await expect(workshop.card("Moon Bag")).toBeVisible();
  await startOwnShop(page);
  await steps(page).getByRole("button", { name: "Cerrar" }).click();
  await workshop.openChanges();
  await page.getByRole("button", { name: /^Deshacer: Tu tienda empieza/ }).click();
  await start(page)
    .getByRole("button", { name: /^Los bolsos y textos que ves ya son míos/ })
    .click();
  await start(page).getByLabel("WhatsApp", { exact: true }).fill(CONTACT.WhatsApp);
  await start(page).getByLabel("Correo", { exact: true }).fill(CONTACT.Correo);
  await start(page).getByRole("button", { name: "Poner mi contacto" }).click();
  await expect(workshop.card("Moon Bag")).toBeVisible();
  // The list of changes takes the start's place.
  await workshop.publish();
  expect(workshop.gitHub.readFile("tienda.yaml")).toContain("whatsapp: 611 22 33 44");
});
