import { translateTexts } from "../support/translator.ts";
import { createPhotoUpload, expect, test } from "../support/workshop-test.ts";

test("the owner taps a price, types it with a comma and saves it", async ({ page, workshop }) => {
  await workshop.open();
  await expect(page.getByText("Toca en la tienda lo que quieras cambiar.")).toBeInViewport();
  const price = workshop.card("Moon Bag").getByText(/€$/);
  await price.click();
  const field = workshop.sheet("Moon Bag").getByLabel("Precio", { exact: true });
  await expect(field).toBeFocused();
  await page.keyboard.type("1.026,5");
  await expect(price).toHaveText("1.026,50 €");
  await expect(price).toBeInViewport();
  await page.reload();
  await expect(workshop.card("Moon Bag").getByText("1.026,50 €")).toBeVisible();

  const changes = await workshop.openChanges();
  await expect(changes).toContainText("1.026,50 €");
  await page.route("**/api/publish", (route) => route.fulfill({ body: "no es JSON" }), {
    times: 1,
  });
  await workshop.saveButton.click();
  await expect(changes).toContainText("Tus cambios siguen aquí: vuelve a intentarlo.");
  await workshop.saveButton.click();
  await expect(changes).toContainText("Guardado: ya se ve en la tienda de este ordenador.");
  expect(await workshop.read("bolsos/moon-bag/bolso.yaml")).toContain("price: 1026.5\n");
});

test("the owner signs in, undoes one of two changes, publishes the other as one commit and goes on", async ({
  page,
  expectConsoleError,
  gitHubWorkshop: workshop,
}) => {
  const { url, gitHub } = workshop;
  expectConsoleError(/401/);
  await page.goto(url);
  await workshop.submitToken("github_pat_mala");
  const problem = page.getByText("Esta llave no abre: cópiala otra vez, entera, o haz otra.");
  await expect(problem).toBeInViewport();
  // Before sign-in the keyboard does not stop in the empty frame.
  await expect(page.locator("#shop")).toHaveAttribute("inert");
  await workshop.submitToken();
  await expect(page.locator("#shop")).not.toHaveAttribute("inert");
  const bag = await workshop.openBag("Moon Bag");
  await bag.getByLabel("Precio", { exact: true }).fill("26");
  await bag.getByRole("switch", { name: /^Agotado/ }).check();
  await workshop.closeSheet();

  const changes = await workshop.openChanges();
  await changes.getByRole("button", { name: /^Deshacer: Moon Bag: .*agotado/i }).click();
  await expect(workshop.changeItems).toHaveText([/Moon Bag: .*24.* 26\s€/]);
  const commitCount = gitHub.commits.length;
  await workshop.publish();
  await expect(changes.getByRole("link", { name: "Ver la tienda" })).toBeVisible();
  expect(gitHub.commits).toHaveLength(commitCount + 1);
  expect(gitHub.readFile("bolsos/moon-bag/bolso.yaml")).toContain("price: 26\n");
  expect(page.url()).not.toContain(gitHub.token);

  // A change after the publication is unpublished.
  await changes.getByRole("button", { name: "Cerrar" }).click();
  await expect(page.getByRole("navigation")).toContainText("Publicado: ya se ve");
  await workshop.setPrice("Moon Bag", "27");
  await expect(page.getByRole("button", { name: "Publicar (1)" })).toBeVisible();
  await workshop.openChanges();
  await expect(workshop.changeItems).toHaveCount(1);
  await expect(page.getByText("Publicado: ya se ve")).toHaveCount(0);
});

test("an undone text and a removed photo can be taken back", async ({ page, workshop }) => {
  await workshop.open();
  const bag = await workshop.openBag("Moon Bag");
  const line = "Una frase muy larga, que nadie quiere escribir otra vez.";
  await bag.getByLabel("Línea de la ficha").fill(line);
  const photos = bag.getByRole("button", { name: /^Foto \d/ });
  await bag
    .locator('input[type="file"]')
    .first()
    .setInputFiles(await createPhotoUpload(1600, 2000));
  await expect(photos).toHaveCount(6);
  await photos.nth(5).click();
  await bag.getByRole("button", { name: "Quitar la foto" }).click();
  await expect(photos).toHaveCount(5);
  await bag.getByRole("button", { name: "Recuperar" }).click();
  await expect(photos).toHaveCount(6);
  await workshop.closeSheet();

  const changes = await workshop.openChanges();
  await changes.getByRole("button", { name: /^Deshacer: .*línea/ }).click();
  // Also after the list is closed.
  await changes.getByRole("button", { name: "Cerrar" }).click();
  const recoverButton = page.getByRole("button", { name: "Recuperar" });
  await recoverButton.click();
  await expect(recoverButton).toHaveCount(0);
  await workshop.openChanges();
  await workshop.save();
  expect(await workshop.read("bolsos/moon-bag/bolso.yaml")).toContain(line);
});

test("a translated workshop publishes changes", async ({ page, gitHubWorkshop: workshop }) => {
  await workshop.signIn();
  await translateTexts(page.locator("#workshop"));
  await workshop.setPrice("Moon Bag", "26");
  const bag = await workshop.openBag("Star Bag");
  await bag.getByLabel("Precio", { exact: true }).fill("veinte");
  await expect(bag.getByText(/^Escribe un número/)).toBeVisible();
  await bag.getByLabel("Precio", { exact: true }).fill("27");
  await bag.getByRole("switch", { name: /^Agotado/ }).check();
  await workshop.closeSheet();
  const changes = await workshop.openChanges();
  await changes
    .getByRole("button", { name: /^Deshacer: / })
    .last()
    .click();
  await workshop.publish();
  await changes.getByRole("button", { name: "Cerrar" }).click();
  await workshop.setPrice("Moon Bag", "28");
  await expect(page.getByRole("button", { name: "Publicar (1)" })).toBeVisible();
});
