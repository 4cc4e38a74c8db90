import { MOON_BAG_FILE } from "../support/example-shop.ts";
import { holdResponses } from "../support/shop-test.ts";
import {
  closeSheet,
  expect,
  openBag,
  openChanges,
  openMenuItem,
  previewCard,
  sheet,
  signIn,
  test,
} from "../support/workshop-test.ts";

test.beforeEach(async ({ page, gitHubWorkshop }) => {
  await signIn(page, gitHubWorkshop);
  const bag = await openBag(page, "Moon Bag");
  await bag.getByLabel("Precio", { exact: true }).fill("26");
  await closeSheet(page);
});

const PUBLISHED_MESSAGE = "Publicado: ya se ve en la tienda.";

test("publishing stops once at conflicts, shows both values and lets the owner choose", async ({
  page,
  expectConsoleError,
  gitHubWorkshop: { gitHub },
}) => {
  expectConsoleError(/422/);
  const bag = await openBag(page, "Moon Bag");
  await bag.getByLabel("Línea de la ficha").fill("De hilo grueso, hecho hoy.");
  await bag.getByRole("button", { name: /^Foto 2/ }).click();
  await bag.getByRole("button", { name: "Al principio" }).click();
  await closeSheet(page);
  const originalYaml = gitHub.readFile(MOON_BAG_FILE) ?? "";
  gitHub.addCommit({
    [MOON_BAG_FILE]: originalYaml
      .replace("price: 24", "price: 28")
      .replace(/^line: .*/m, "line: De hilo grueso, hecho ayer.")
      .replace(/( {2}- file: 1\.jpg\n(?: {4}.*\n)*)/, ""),
  });
  const changes = await openChanges(page);
  const publishButton = changes.getByRole("button", { name: "Publicar", exact: true });
  await publishButton.click();
  await expect(changes).toContainText("si lo deshaces, queda lo de la otra persona.");
  const conflicts = changes.getByRole("listitem").filter({ hasText: "lo han cambiado también" });
  await expect(conflicts).toHaveCount(3);
  await expect(conflicts.filter({ hasText: /precio/ })).toHaveText(/de 28\s€ a 26\s€/);
  await changes.getByRole("button", { name: /^Deshacer: .*ayer/ }).click();
  await changes.getByRole("button", { name: /^Deshacer: .*fotos/ }).click();
  await expect(changes.getByRole("listitem")).toHaveText([/Moon Bag: .*28.* 26\s€/]);
  await publishButton.click();
  await expect(changes).toContainText(PUBLISHED_MESSAGE);
  expect(gitHub.readFile(MOON_BAG_FILE)).toContain("price: 26\n");
});

test("a lost connection keeps the changes, and publishing works again afterwards", async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(/failed|ERR_/i);
  const changes = await openChanges(page);
  await context.setOffline(true);
  await changes.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(changes).toContainText("No hay conexión. Tus cambios siguen aquí.");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("navigation")).toContainText("No hay conexión.");
  const bag = await openBag(page, "Star Bag");
  await bag.getByLabel("Precio", { exact: true }).fill("29");
  await closeSheet(page);
  await expect(page.getByText("No hay conexión.")).toHaveCount(0);
  await context.setOffline(false);
  await openChanges(page);
  await changes.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(changes).toContainText(PUBLISHED_MESSAGE);
});

test("restoring a version asks first, can return to the owner's changes, and can be published", async ({
  page,
  gitHubWorkshop: { gitHub },
}) => {
  const originalYaml = gitHub.readFile(MOON_BAG_FILE) ?? "";
  gitHub.addCommit(
    { [MOON_BAG_FILE]: originalYaml.replace("price: 24", "price: 28") },
    "Moon Bag: 24 € → 28 €",
  );
  await page.reload();
  const changes = sheet(page, "Esto cambia en la tienda");
  await openMenuItem(page, "Historia");
  const history = sheet(page, "Historia");
  const restoreButton = history.getByRole("button", { name: /^Volver a esta versión/ });
  page.once("dialog", (dialog) => dialog.dismiss());
  await restoreButton.click();
  await expect(history).toBeVisible();
  page.once("dialog", (dialog) => dialog.accept());
  await restoreButton.click();
  await expect(changes.getByRole("listitem")).toHaveText([/Moon Bag: .*28.* 24\s€/]);
  await expect(previewCard(page, "Moon Bag").getByText("24,00 €")).toBeVisible();
  await changes.getByRole("button", { name: "Recuperar los cambios que tenías" }).click();
  await expect(changes.getByRole("listitem")).toHaveText([/Moon Bag: .*28.* 26\s€/]);
  await page.keyboard.press("Escape");
  await openMenuItem(page, "Historia");
  page.once("dialog", (dialog) => dialog.accept());
  await restoreButton.click();
  await changes.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(changes).toContainText(PUBLISHED_MESSAGE);
  expect(gitHub.readFile(MOON_BAG_FILE)).toBe(originalYaml);
});

test("a key without permission is explained, and an expired one asks for a new one and keeps the changes", async ({
  page,
  expectConsoleError,
  gitHubWorkshop: { gitHub },
}) => {
  expectConsoleError(/401/);
  expectConsoleError(/403/);
  const changes = await openChanges(page);
  // Wait for the commit that the open sheet creates: one of its requests would fail instead.
  await expect.poll(() => gitHub.requests.at(-1)?.name).toBe("POST /git/commits");
  gitHub.faults.push("right");
  await changes.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(changes).toContainText("A tu llave le falta permiso para guardar");
  gitHub.faults.push("expired");
  await changes.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(changes).toContainText("haz otra y pégala");
  await changes.getByRole("button", { name: "Poner otra llave" }).click();
  await page.getByLabel("Tu llave").fill(gitHub.key);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(gitHub.key);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page.getByRole("button", { name: "Publicar (1)" })).toBeVisible();
  await openChanges(page);
  await changes.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(changes).toContainText(PUBLISHED_MESSAGE);
});

test("a second window takes over the workshop with the unpublished changes, also while the first one loads", async ({
  page,
  context,
  gitHubWorkshop: { url },
}) => {
  const release = await holdResponses(page, /graphql|git\/trees/);
  await page.reload();
  const secondWindow = await context.newPage();
  const takenOverNotice = (window: typeof page) =>
    window.getByText(/^El taller está abierto en otra ventana/);
  await secondWindow.goto(url);
  await expect(takenOverNotice(secondWindow)).toBeVisible();
  await secondWindow.getByRole("button", { name: "Seguir aquí" }).click();
  await expect(secondWindow.getByRole("button", { name: "Publicar (1)" })).toBeVisible();
  await expect(previewCard(secondWindow, "Moon Bag").getByText("26,00 €")).toBeVisible();
  await expect(takenOverNotice(page)).toBeVisible();
  release();
  await page.waitForLoadState("networkidle");
  await expect(takenOverNotice(page)).toBeVisible();
});
