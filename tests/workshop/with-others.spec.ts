import sharp from "sharp";
import {
  cardOf,
  comeIn,
  done,
  expect,
  goTo,
  openBag,
  openChanges,
  sheet,
  gitHubTest as test,
} from "../support/owner.ts";
import { plainPhoto } from "../support/sample-shop.ts";

test.beforeEach(async ({ page, gitHubHome }) => {
  await comeIn(page, gitHubHome);
  await expect(page.getByRole("button", { name: "Publicar", exact: true })).toBeVisible();
});

const MOON = "bolsos/moon-bag/bolso.yaml";

test("where somebody else has changed the same price, she sees both and chooses", async ({
  page,
  gitHubHome: { gitHub },
}) => {
  const bag = await openBag(page, "Moon Bag");
  await bag.getByLabel("Precio", { exact: true }).fill("26");
  const long = "De hilo grueso, con forro y dos asas, hecho";
  await bag.getByLabel("Línea de la ficha").fill(`${long} hoy.`);
  await done(page);
  gitHub.write({
    [MOON]: gitHub
      .text(MOON)
      ?.replace("price: 24", "price: 28")
      .replace(/^line: .*/m, `line: ${long} ayer.`),
  });
  const changes = await openChanges(page);
  await changes.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(changes.getByRole("button", { name: "Lo otro: 28 €" })).toBeVisible();
  await changes.getByRole("button", { name: "Lo mío: 26 €" }).click();
  await expect(changes.getByRole("button", { name: /^Lo mío: De hilo .*hoy\.$/ })).toBeVisible();
  await changes.getByRole("button", { name: /^Lo otro: De hilo .*ayer\.$/ }).click();
  await expect(changes.getByRole("listitem")).toHaveText([/Moon Bag: 28 € → 26 €/]);
  await changes.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(changes).toContainText("Publicado: ya se ve en la tienda. Ver la tienda");
  expect(gitHub.text(MOON)).toContain("price: 26\n");
});

test("where somebody else has changed the same pictures, she sees both and chooses", async ({
  page,
  gitHubHome: { gitHub },
}) => {
  const [hers, theirs] = await Promise.all(
    ["#aa3311", "#3311aa"].map((colour) => plainPhoto(1200, 630, colour)),
  );
  await goTo(page, "Buscadores, chats e icono");
  const found = sheet(page, "Buscadores, chats e icono");
  await found
    .getByLabel(/: foto para los chats/)
    .setInputFiles({ name: "mia.jpg", mimeType: "image/jpeg", buffer: hers ?? Buffer.of() });
  await expect(found.getByText("Mide 1200 × 630 píxeles.")).toBeVisible();
  await done(page);
  const bag = await openBag(page, "Moon Bag");
  await bag.getByRole("button", { name: /^Foto 2/ }).click();
  await bag.getByRole("button", { name: "Al principio" }).first().click();
  await done(page);
  const before = gitHub.text(MOON) ?? "";
  const fewer = before.replace(/( {2}- file: 1\.jpg\n(?: {4}.*\n)*)/, "");
  gitHub.write({ [MOON]: fewer, "compartir.jpg": theirs });
  const changes = await openChanges(page);
  await changes.getByRole("button", { name: "Publicar", exact: true }).click();
  const photos = changes.getByRole("group", { name: "Moon Bag, Fotos" });
  const share = changes.getByRole("group", { name: "La foto de los chats" });
  const [mine, other] = ["Lo mío", "Lo otro"];
  await expect(photos.getByRole("button", { name: mine }).locator("img")).toHaveCount(5);
  await expect(photos.getByRole("button", { name: other }).locator("img")).toHaveCount(4);
  const colours = await Promise.all(
    [mine, other].map((name) => {
      const image = share.getByRole("button", { name }).locator("img");
      return expect
        .poll(() => image.evaluate((own: HTMLImageElement) => own.naturalWidth))
        .toBeGreaterThan(100)
        .then(() => image.getAttribute("src"));
    }),
  );
  expect(new Set(colours).size).toBe(2);
  await photos.getByRole("button", { name: other }).click();
  await share.getByRole("button", { name: mine }).click();
  await changes.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(changes).toContainText("Publicado: ya se ve en la tienda. Ver la tienda");
  expect(gitHub.text(MOON)).toBe(fewer);
  const sent = await sharp(gitHub.head.files["content/compartir.jpg"]).stats();
  expect(sent.dominant.r).toBeGreaterThan(sent.dominant.b);
});

test("a connection that is lost in the middle loses nothing", async ({ page, context, visit }) => {
  visit.expectFault(/failed|ERR_/i);
  const bag = await openBag(page, "Moon Bag");
  await bag.getByLabel("Precio", { exact: true }).fill("26");
  await done(page);
  const changes = await openChanges(page);
  await context.setOffline(true);
  await changes.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(changes).toContainText("No hay conexión. Tus cambios siguen aquí.");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("navigation")).toContainText("No hay conexión.");
  await context.setOffline(false);
  await openChanges(page);
  await changes.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(changes).toContainText("Publicado: ya se ve en la tienda. Ver la tienda");
});

test("she looks at the shop as it was, and publishes it again", async ({
  page,
  context,
  visit,
  gitHubHome: { gitHub },
}) => {
  visit.expectFault(/failed|ERR_/i);
  const before = gitHub.text(MOON) ?? "";
  gitHub.write({ [MOON]: before.replace("price: 24", "price: 28") }, "Moon Bag: 24 € → 28 €");
  await page.reload();
  await expect(cardOf(page, "Moon Bag").getByText("28,00 €")).toBeVisible();
  await goTo(page, "Historia");
  const history = sheet(page, "Historia");
  await expect(history.getByText("Moon Bag: 24 € → 28 €")).toBeVisible();
  const back = history.getByRole("button", { name: /^Volver a esta versión/ });
  await context.setOffline(true);
  await back.click();
  await expect(history.getByRole("listitem").getByText(/^No hay conexión/)).toBeVisible();
  await context.setOffline(false);
  await back.click();
  const changes = sheet(page, "Esto cambia en la tienda");
  await expect(changes).toContainText("Moon Bag: 28 € → 24 €");
  await expect(cardOf(page, "Moon Bag").getByText("24,00 €")).toBeVisible();
  await changes.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(changes).toContainText("Publicado: ya se ve en la tienda. Ver la tienda");
  expect(gitHub.text(MOON)).toBe(before);
});

test("a key short of a right is told so as she publishes, one that has come to its end asks for another, and her changes stay", async ({
  page,
  visit,
  gitHubHome: { gitHub },
}) => {
  visit.expectFault(/401/);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  const bag = await openBag(page, "Moon Bag");
  await bag.getByLabel("Precio", { exact: true }).fill("26");
  await done(page);
  const changes = await openChanges(page);
  gitHub.faults.push("right");
  await changes.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(changes).toContainText("A tu llave le falta permiso para guardar");
  gitHub.faults.push("expired");
  await changes.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(changes).toContainText("Tu llave ya no abre: ha caducado");
  gitHub.faults.push("expired");
  await page.reload();
  await expect(page.getByLabel("Tu llave")).toHaveAccessibleDescription(/ya no abre: ha caducado/);
  await page.getByLabel("Tu llave").fill(gitHub.key);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page.getByRole("button", { name: "Publicar (1)" })).toBeVisible();
});

test("she is told before her key ends, and «Salir» takes it away", async ({
  page,
  gitHubHome: { gitHub },
}) => {
  const soon = page.getByText(/^Tu llave caduca el \d+ de [a-z]+: sal en «Ir a…» y entra con otra/);
  await expect(soon).toHaveCount(0);
  await page.clock.setSystemTime(Date.now() + 350 * 86_400_000);
  await page.reload();
  await expect(soon).toBeVisible();
  await goTo(page, "Salir");
  await expect(page.getByLabel("Tu llave")).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(gitHub.key);

  // One for thirty days, as GitHub proposes it.
  await page.getByLabel("Caduca el").fill("2030-03-05");
  await page.clock.setSystemTime(new Date("2030-02-04T10:00:00Z"));
  await page.getByLabel("Tu llave").fill(gitHub.key);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page.getByText("Tu llave caduca el 5 de marzo")).toBeVisible();
});
