import { MOON_BAG_FILE } from "../support/example-shop.ts";
import { holdResponses } from "../support/shop-test.ts";
import { createWorkshopPage, expect, test } from "../support/workshop-test.ts";

test.beforeEach(async ({ gitHubWorkshop: workshop }) => {
  await workshop.signIn();
  await workshop.setPrice("Moon Bag", "26");
});

test("publishing stops once if another commit has changed the same field, quotes both values and lets the owner choose", async ({
  expectConsoleError,
  gitHubWorkshop: workshop,
}) => {
  const { gitHub, publishButton } = workshop;
  expectConsoleError(/422/);
  const bag = await workshop.openBag("Moon Bag");
  await bag.getByLabel("Línea de la ficha").fill("De hilo grueso, hecho hoy.");
  await workshop.closeSheet();
  const originalYaml = gitHub.readFile(MOON_BAG_FILE) ?? "";
  gitHub.addCommit({
    [MOON_BAG_FILE]: originalYaml
      .replace("price: 24", "price: 28")
      .replace(/^line: .*/m, "line: De hilo grueso, hecho ayer."),
  });
  const changes = await workshop.openChanges();
  await publishButton.click();
  await expect(changes.getByRole("status").first()).toContainText(
    /«Moon Bag: precio, de 28 € a 26 €».*si lo deshaces, queda lo del otro sitio\./,
  );
  await changes.getByRole("button", { name: /^Deshacer: .*ayer/ }).click();
  await expect(workshop.changeItems).toHaveText([/Moon Bag: .*28.* 26\s€/]);
  await workshop.publish();
  expect(gitHub.readFile(MOON_BAG_FILE)).toContain("price: 26\n");
});

test("a version is restored once no change waits", async ({ page, gitHubWorkshop: workshop }) => {
  const { gitHub } = workshop;
  const originalYaml = gitHub.readFile(MOON_BAG_FILE) ?? "";
  gitHub.addCommit(
    { [MOON_BAG_FILE]: originalYaml.replace("price: 24", "price: 28") },
    "Moon Bag: 24 € → 28 €",
  );
  await page.reload();
  await workshop.setPrice("Star Bag", "29");
  await workshop.openMenuItem("Historia");
  const history = workshop.sheet("Historia");
  const restoreButton = history.getByRole("button", { name: /^Volver a esta versión/ });
  await expect(history).toContainText("28 €");
  const headings = history.getByRole("heading", { level: 3 });
  await expect(headings).toHaveText([/La de ahora$/, /\d$/]);
  await expect(history).toContainText("publícalos o deshazlos antes");
  await expect(restoreButton).toHaveCount(0);
  await page.keyboard.press("Escape");
  const changes = await workshop.openChanges();
  await changes.getByRole("button", { name: "Deshacer todo" }).click();
  await expect(changes).toContainText("No hay cambios sin publicar.");
  await page.keyboard.press("Escape");
  await workshop.openMenuItem("Historia");
  await restoreButton.click();
  await expect(workshop.changeItems).toHaveText([/Moon Bag: .*28.* 24\s€/]);
  await expect(workshop.card("Moon Bag").getByText("24,00 €")).toBeVisible();
  await workshop.publish();
  expect(gitHub.readFile(MOON_BAG_FILE)).toBe(originalYaml);
});

test("a token without permission is explained, and an expired one asks for a new one and keeps the changes", async ({
  page,
  expectConsoleError,
  gitHubWorkshop: workshop,
}) => {
  const { gitHub, publishButton } = workshop;
  expectConsoleError(/401/);
  expectConsoleError(/403/);
  const changes = await workshop.openChanges();
  gitHub.faults.push("right");
  await publishButton.click();
  await expect(changes).toContainText("A tu llave le falta permiso para guardar");
  gitHub.faults.push("expired");
  await publishButton.click();
  await expect(changes).toContainText("Tu llave ha caducado");
  await changes.getByRole("button", { name: "Poner otra llave" }).click();
  await expect(page.getByLabel("Tu llave")).toBeEmpty();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(gitHub.token);
  await workshop.submitToken();
  await expect(page.getByRole("button", { name: "Publicar (1)" })).toBeVisible();
  await workshop.openChanges();
  await workshop.publish();
});

test("a second window takes over the draft", async ({ page, context, gitHubWorkshop: { url } }) => {
  const release = await holdResponses(page, /graphql|git\/trees/);
  await page.reload();
  const secondWindow = await context.newPage();
  const takenOverNotice = (window: typeof page) =>
    window.getByText(/^El taller está abierto en otra ventana/);
  await secondWindow.goto(url);
  await expect(secondWindow.getByRole("button", { name: "Publicar (1)" })).toBeVisible();
  const secondWorkshop = createWorkshopPage(secondWindow, url);
  await expect(secondWorkshop.card("Moon Bag").getByText("26,00 €")).toBeVisible();
  await expect(takenOverNotice(page)).toBeVisible();
  const heldResponse = page.waitForResponse(/graphql|git\/trees/);
  release();
  await heldResponse;
  await expect(takenOverNotice(page)).toBeVisible();
  await page.getByRole("button", { name: "Seguir aquí" }).click();
  await expect(takenOverNotice(secondWindow)).toBeVisible();
});
