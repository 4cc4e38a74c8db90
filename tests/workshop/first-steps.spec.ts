import type { Page } from "@playwright/test";
import { exampleFiles } from "../support/example-shop.ts";
import { createPhotoUpload, expect, test } from "../support/workshop-test.ts";

const steps = (page: Page) => page.getByRole("dialog", { name: "Primeros pasos" });
/** Returns a step by the field that it asks for. */
const step = (page: Page, name: string | RegExp) => steps(page).getByRole("button", { name });

/** The steps about who makes the bags and where. */
const OWN_WORDS = [
  ...["Título de la portada", "Nombre de la marca", "Párrafo 1", "Párrafo 2", "Párrafo 3", "Firma"],
  ...["Lugar", "Descripción para los buscadores"],
];

test.beforeEach(async ({ page, gitHubWorkshop }) => {
  await gitHubWorkshop.signIn();
  await page.getByRole("button", { name: /^Primeros pasos: quedan/ }).click();
});

test("the first steps turn the example into a shop with the owner's name and bag, and share it", async ({
  page,
  context,
  expectConsoleError,
  gitHubWorkshop: workshop,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(() => Object.assign(navigator, { share: undefined }));
  await expect(step(page, /^Nombre de la marca/)).toHaveText("Nombre de la marca«ovillo»");
  await step(page, /^Nombre de la marca/).click();
  await expect(page.getByLabel("Nombre de la marca", { exact: true })).toBeFocused();
  await page.getByLabel("Nombre de la marca", { exact: true }).fill("Hilo de Ana");
  await workshop.closeSheet();
  await expect(step(page, /^Nombre de la marca/)).toHaveCount(0);
  await step(page, /^Párrafo 2/).click();
  await expect(workshop.preview.getByRole("group", { name: "Sobre Nosotros" })).toBeInViewport();
  await workshop.closeSheet();

  // The step appears only once the owner has a bag: a shop needs one.
  await expect(step(page, "Quitar los bolsos de prueba")).toHaveCount(0);
  await step(page, "Tu primer bolso").click();
  await page.getByLabel("Cómo se llama").fill("Sol");
  await page.getByRole("button", { name: "Añadir", exact: true }).click();
  const bag = workshop.sheet("Sol");
  await bag
    .locator('input[type="file"]')
    .first()
    .setInputFiles(await createPhotoUpload(1600, 2000));
  await bag.getByRole("button", { name: /^Foto 1/ }).click();
  await bag.getByLabel("Qué se ve en la foto").fill("El bolso Sol.");
  await bag.getByLabel("Precio", { exact: true }).fill("31");
  // The example's three bags on Home do not count.
  await expect(bag.getByRole("switch", { name: /^Sale en la portada/ })).toBeChecked();
  await workshop.closeSheet();

  page.once("dialog", (dialog) => dialog.dismiss());
  await step(page, "Quitar los bolsos de prueba").click();
  await expect(step(page, "Quitar los bolsos de prueba")).toBeVisible();
  page.once("dialog", (dialog) => dialog.accept());
  await step(page, "Quitar los bolsos de prueba").click();
  await expect(steps(page).getByText("Los bolsos de prueba ya no están")).toBeInViewport();
  await expect(step(page, "Quitar los bolsos de prueba")).toHaveCount(0);
  await steps(page).getByRole("button", { name: "Cerrar" }).click();
  await expect(workshop.card("Sol")).toBeVisible();
  await expect(workshop.card("Moon Bag")).toHaveCount(0);

  const changes = await workshop.openChanges();
  await expect(changes.getByText(/bolsos? de prueba\.$/)).toHaveCount(0);
  await workshop.publishButton.click();
  await expect(changes.getByText("Publicado: ya se ve en la tienda.")).toBeVisible();
  await changes.getByRole("button", { name: "Compartir la tienda" }).click();
  await expect(changes.getByRole("button", { name: "Enlace copiado" })).toBeVisible();
  const shopUrl = new URL("..", page.url()).href;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shopUrl);
  const published = workshop.gitHub.head.files;
  const bags = Object.keys(published).filter((file) => file.endsWith("bolso.yaml"));
  expect(bags).toEqual(["bolsos/sol/bolso.yaml"]);
  await page.keyboard.press("Escape");
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

test("after the owner declines Instagram and confirms the rest, only what needs the owner's own data is left", async ({
  page,
  gitHubWorkshop: workshop,
}) => {
  const fill = async (name: RegExp, label: string, value: string) => {
    await step(page, name).click();
    await page.getByRole("textbox", { name: label }).fill(value);
    await workshop.closeSheet();
    await expect(step(page, name)).toHaveCount(0);
  };
  await fill(/^Teléfono/, "Teléfono", "");
  await fill(/^Instagram/, "Instagram", "");
  await step(page, /^Dirección de la tienda/).click();
  await page.getByRole("button", { name: /^Usar esta dirección: / }).click();
  await expect(page.getByLabel("Dirección de la tienda")).toHaveValue(
    new URL("/", page.url()).href,
  );
  await page.getByLabel("Dirección de la tienda").fill("https://hilo.example/taller/");
  await workshop.closeSheet();
  await expect(step(page, /^Etiqueta de Novedades «Stock Limitado»/)).toBeVisible();
  await expect(step(page, /^Gastos de envío Sin un precio/)).toContainText(
    "tu tienda promete: «Envío gratuito en todos los pedidos!»",
  );
  await step(page, /^Sí, envío gratis/).click();
  await expect(step(page, /^Gastos de envío/)).toHaveCount(0);
  page.once("dialog", (dialog) => {
    expect(dialog.message()).toContain("Etiqueta de Novedades: «Stock Limitado»");
    void dialog.accept();
  });
  await steps(page).getByRole("button", { name: "Lo demás está bien así" }).click();
  // Who makes the bags, and where, is confirmed line by line.
  for (const label of OWN_WORDS) await step(page, `Se queda como está: ${label}`).click();
  const headings = steps(page).getByRole("heading", { level: 3 });
  const titles = ["Título e imagen", "Sobre Nosotros", "Redes", "Dirección, buscadores e icono"];
  await expect(headings).toHaveText(titles);
  // A line that is named like its sheet needs no heading.
  for (const name of ["Fotos de Novedades", "Aviso legal"])
    await expect(step(page, name)).toBeVisible();
  await steps(page).getByRole("button", { name: "Cerrar" }).click();
  const changes = await workshop.openChanges();
  await expect(changes.getByText("Falta esto para publicar")).toHaveCount(0);
  await workshop.publish();
  // Another device finds the confirmation in the content.
  expect(workshop.gitHub.readFile("tienda.yaml")).toContain("confirmed: true\n");
});

test("nothing of the example goes online until the owner has written the contacts and said what becomes of the bags", async ({
  page,
  gitHubWorkshop: workshop,
}) => {
  workshop.gitHub.addCommit({ "tienda.yaml": exampleFiles["tienda.yaml"] });
  await page.reload();
  const changes = await workshop.openChanges();
  const question = changes.locator("section").filter({ hasText: "que no son tuyos" });
  await expect(question.getByText("Salen 6 bolsos que no son tuyos")).toBeInViewport();
  await expect(changes).toContainText(
    "Antes de publicar, pon tu WhatsApp y tu correo: ahora son los de prueba.",
  );
  await changes.getByRole("button", { name: "Ir a Contacto" }).click();
  await expect(page.getByLabel("WhatsApp", { exact: true })).toBeFocused();
  await page.getByLabel("WhatsApp", { exact: true }).fill("611 22 33 44");
  await expect(workshop.sheet("Contacto")).toContainText(
    "Se ha quitado lo que era de prueba en Teléfono",
  );
  await expect(page.getByRole("textbox", { name: /^Teléfono/ })).toHaveValue("");
  await workshop.closeSheet();
  await expect(workshop.publishButton).toHaveAttribute("aria-disabled", "true");
  await changes.getByRole("button", { name: "Ir a Contacto" }).click();
  await page.getByLabel("Correo", { exact: true }).fill("ana@hilo.example");
  await workshop.closeSheet();

  await expect(workshop.publishButton).toHaveAttribute("aria-disabled", "true");
  await expect(question.getByRole("listitem")).toHaveText([
    /^Nombre de la marca: «ovillo»/,
    /^Firma: «Clara»/,
    /^Lugar: «Barcelona, España»/,
    /^Gastos de envío: .*«Envío gratuito/,
    /^Lo demás que queda en «Primeros pasos»/,
  ]);
  await question.getByRole("button", { name: "Cambiar: Lugar" }).click();
  await page.getByLabel("Lugar", { exact: true }).fill("Cádiz, España");
  await workshop.closeSheet();
  await expect(question.getByRole("listitem")).toHaveCount(4);
  await question.getByRole("button", { name: "Dejarlos de momento" }).click();
  await expect(question).toHaveCount(0);
  await workshop.publish();
  expect(workshop.gitHub.readFile("tienda.yaml")).toContain("- bolsos\n");
  await changes.getByRole("button", { name: "Cerrar" }).click();
  await workshop.setPrice("Moon Bag", "26");
  await workshop.openChanges();
  await expect(workshop.publishButton).toHaveAttribute("aria-disabled", "false");
});

test("the owner removes the example's bags where they stop a publication", async ({
  page,
  gitHubWorkshop: workshop,
}) => {
  const { gitHub } = workshop;
  const ownBag = String(exampleFiles["bolsos/moon-bag/bolso.yaml"]).replace("Moon Bag", "Sol");
  const shop = gitHub.readFile("tienda.yaml")?.replace("confirmedFields: [bolsos]\n", "");
  gitHub.addCommit({ "tienda.yaml": shop, "bolsos/moon-bag/bolso.yaml": ownBag });
  await page.reload();
  await workshop.setPrice("Sol", "26");
  const changes = await workshop.openChanges();
  await changes.getByRole("button", { name: "Quitarlos" }).click();
  await expect(changes).toContainText("Los bolsos de prueba ya no están.");
  await expect(workshop.changeItems).toHaveCount(6);
  await workshop.publish();
  expect(Object.keys(gitHub.head.files).filter((file) => file.endsWith("bolso.yaml"))).toEqual([
    "bolsos/moon-bag/bolso.yaml",
  ]);
});

test("a publication that does not appear in time shows a warning and where to look, also at the next opening", async ({
  page,
  gitHubWorkshop: workshop,
}) => {
  await page.route("**/version.json", (route) => route.fulfill({ json: { commit: "de-antes" } }));
  await page.clock.install();
  await step(page, /^Aviso legal/).click();
  await page.getByLabel("Nombre y apellidos").fill("Ana Puig");
  await page.getByLabel("NIF").fill("12345678Z");
  await page.getByLabel("Domicilio").fill("Calle Ancha 1, Cádiz");
  await workshop.closeSheet();
  await steps(page).getByRole("button", { name: "Cerrar" }).click();
  const changes = await workshop.openChanges();
  await workshop.publishButton.click();
  await expect(changes.getByText("saldrá en la tienda en unos minutos")).toBeVisible();
  await page.clock.runFor(11 * 60_000);
  await expect(changes.getByText("aún no se ven en la tienda: sigue como estaba")).toBeVisible();
  await expect(changes.getByRole("link", { name: "Cloudflare" })).toBeVisible();
  // The next opening shows the warning too.
  await page.reload();
  await expect(page.getByRole("navigation")).toContainText("aún no se ven en la tienda");
});

test("a step opens what is folded away in its sheet, and Escape returns to the step, then to the bar", async ({
  page,
}) => {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /^Primeros pasos: quedan/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await step(page, /^Fotos de Novedades/).click();
  const folded = page.getByRole("dialog", { name: "Fotos de Novedades" }).locator("details");
  await expect(folded.first()).toHaveAttribute("open");
  await page.keyboard.press("Escape");
  await expect(step(page, /^Fotos de Novedades/)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /^Primeros pasos: quedan/ })).toBeFocused();
});
