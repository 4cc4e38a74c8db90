import type { Page } from "@playwright/test";
import sharp from "sharp";
import {
  cardOf,
  comeIn,
  done,
  expect,
  openChanges,
  sheet,
  gitHubTest as test,
} from "../support/owner.ts";

const PROVIDER = "https://api.emailjs.com/api/v1.0/email/send";
const CORS = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "content-type" };

const steps = (page: Page) => sheet(page, "Primeros pasos");
const step = (page: Page, name: string) => steps(page).getByRole("button", { name });

/** Answers for the e-mail provider, and keeps what it is sent. */
async function answerAs(page: Page, answers: { status: number; body: string }[]) {
  const sent: { template_id: string; template_params: { to_email: string } }[] = [];
  await page.route(PROVIDER, (route) => {
    if (route.request().method() !== "POST") return route.fulfill({ status: 204, headers: CORS });
    sent.push(route.request().postDataJSON());
    return route.fulfill({ ...answers.shift(), headers: CORS });
  });
  return sent;
}

test("from a copy of the demonstration to a shop with her name, her bag and a tested form", async ({
  page,
  visit,
  gitHubHome,
}) => {
  test.slow();
  visit.expectFault(/412|422|426|emailjs/);
  const sent = await answerAs(page, [
    { status: 422, body: "The recipients address is empty" },
    { status: 412, body: "Invalid grant" },
    { status: 426, body: "The quota is over" },
    { status: 200, body: "OK" },
  ]);
  await comeIn(page, gitHubHome);
  await page.getByRole("button", { name: "Primeros pasos: quedan 11" }).click();
  await expect(step(page, "Tu nombre y tu lema")).toContainText("por hacer");

  await step(page, "Quitar los bolsos de prueba").click();
  await expect(steps(page).getByText("Añade antes tu primer bolso")).toBeVisible();

  await step(page, "Tu nombre y tu lema").click();
  await page.getByLabel("Nombre de la marca").fill("Hilo de Ana");
  await page.getByLabel("Lema", { exact: true }).fill("Bolsos tejidos en Cádiz.");
  await page.getByLabel("Descripción para los buscadores").fill("Bolsos de Ana, de Cádiz.");
  await done(page);
  await expect(step(page, "Tu nombre y tu lema")).toContainText("hecho");

  await step(page, "Correo del formulario").click();
  const mail = sheet(page, "Correo del formulario");
  for (const where of ["«Account»", "«Email Services»"])
    await expect(mail.getByRole("img", { name: where })).toBeInViewport();
  const trial = mail.getByRole("button", { name: "Enviar un mensaje de prueba" });
  await trial.click();
  await expect(mail.getByText("Escribe antes las tres claves.")).toBeVisible();
  await mail.getByLabel("Public Key").fill("aB3-cD_9xYz");
  await mail.getByLabel("Service ID").fill("service_1a");
  await mail.getByLabel("Template ID").fill("service_1a");
  await expect(mail.getByText("hay un Service ID (empieza por «service_»)")).toBeVisible();
  await mail.getByLabel("Template ID").fill("template_2b");
  for (const words of ["To Email", "Reconnect", "cupo de mensajes"]) {
    await trial.click();
    await expect(mail.getByRole("status")).toContainText(words);
  }
  await done(page);
  await expect(step(page, "Correo del formulario")).toContainText("por hacer");
  await expect(step(page, "Correo del formulario")).toContainText("Falta probarlas");
  await step(page, "Correo del formulario").click();
  await trial.click();
  await expect(mail.getByText("EmailJS lo ha aceptado")).toBeVisible();
  expect(sent).toHaveLength(4);
  expect(sent[3]).toMatchObject({ template_id: "template_2b" });
  await done(page);
  await expect(step(page, "Correo del formulario")).toHaveText(/hecho$/);

  await step(page, "Tu primer bolso").click();
  const bag = sheet(page, "Bolso nuevo");
  await bag
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: "image.jpg",
      mimeType: "image/jpeg",
      buffer: await sharp({
        create: { width: 1600, height: 2000, channels: 3, background: "#aa3311" },
      })
        .jpeg()
        .toBuffer(),
    });
  await bag.getByRole("button", { name: /^Foto 1/ }).click();
  await bag.getByLabel("Qué se ve en la foto").fill("El bolso Sol.");
  await bag.getByLabel("Precio", { exact: true }).fill("31");
  await bag.getByLabel("Nombre", { exact: true }).fill("Sol");
  await done(page);

  await page.getByRole("button", { name: "Primeros pasos: quedan 8" }).click();
  await step(page, "Quitar los bolsos de prueba").click();
  await expect(steps(page).getByText("Los bolsos de prueba ya no están")).toBeVisible();
  await steps(page).getByRole("button", { name: "Cerrar" }).click();
  await expect(cardOf(page, "Sol")).toBeVisible();
  await expect(cardOf(page, "Moon Bag")).toHaveCount(0);

  const changes = await openChanges(page);
  await changes.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(changes.getByText("Publicado: ya se ve en la tienda.")).toBeVisible();
  const published = gitHubHome.gitHub.head.files;
  const bags = Object.keys(published).filter((file) => file.endsWith("bolso.yaml"));
  expect(bags).toEqual(["content/bolsos/sol/bolso.yaml"]);
});

test("where the shop stands is offered for its address, in one press, and not on a computer of one's own", async ({
  page,
  visit,
  gitHubHome,
}) => {
  const address = "https://hilo-de-ana.example";
  visit.expectFault(/another origin: https:\/\/hilo-de-ana/);
  await page.route(`${address}/**`, async (route) => {
    const url = route.request().url().replace(address, new URL(gitHubHome.url).origin);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  const offer = page.getByRole("button", { name: /^Usar/ });
  for (const url of [gitHubHome.url, `${address}/taller/`]) {
    await comeIn(page, { ...gitHubHome, url });
    await page.getByRole("button", { name: "Primeros pasos" }).click();
    await step(page, "Tu dirección").click();
    if (url === gitHubHome.url) await expect(offer).toHaveCount(0);
  }
  await offer.click();
  await expect(page.getByLabel("Dirección de la tienda")).toHaveValue(address);
  await done(page);
  await expect(step(page, "Tu dirección")).toContainText("hecho");
});

test("what is not seen after a fair time is said, with where to look and the way back", async ({
  page,
  gitHubHome,
}) => {
  await page.route("**/version.json", (route) => route.fulfill({ json: { commit: "de-antes" } }));
  await page.clock.install();
  await comeIn(page, gitHubHome);
  await page.getByRole("button", { name: "Primeros pasos" }).click();
  await step(page, "Tus datos legales").click();
  await page.getByLabel("Nombre y apellidos").fill("Ana Puig");
  await page.getByLabel("NIF").fill("12345678Z");
  await page.getByLabel("Domicilio").fill("Calle Ancha 1, Cádiz");
  await done(page);
  await steps(page).getByRole("button", { name: "Cerrar" }).click();
  const changes = await openChanges(page);
  await changes.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(changes.getByText("saldrá en la tienda en unos minutos")).toBeVisible();
  await page.clock.runFor(11 * 60_000);
  await expect(changes.getByText("aún no se ven en la tienda: sigue como estaba")).toBeVisible();
  await expect(changes.getByRole("link", { name: "Abrir Cloudflare" })).toBeVisible();
  await expect(changes.getByText("ya se ve")).toHaveCount(0);
  await changes.getByRole("button", { name: "Volver a lo de antes" }).click();
  await expect(changes.getByRole("listitem").first()).toContainText("legal");
});
