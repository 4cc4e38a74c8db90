import {
  closeSheet,
  expect,
  openBag,
  openChanges,
  openWorkshopPage,
  previewCard,
  sheet,
  signIn,
  test,
} from "../support/workshop-test.ts";

test("the owner taps a price in the preview, types it with a comma and saves it locally", async ({
  page,
  folderWorkshop,
}) => {
  await openWorkshopPage(page, folderWorkshop.url);
  await expect(page.getByText("Toca en la tienda lo que quieras cambiar.")).toBeInViewport();
  const price = previewCard(page, "Moon Bag").getByText(/€$/);
  await price.click();
  const field = sheet(page, "Moon Bag").getByLabel("Precio", { exact: true });
  await expect(field).toBeFocused();
  await page.keyboard.type("1.026,5");
  await expect(price).toHaveText("1.026,50 €");
  await expect(price).toBeInViewport();
  await page.reload();
  await expect(previewCard(page, "Moon Bag").getByText("1.026,50 €")).toBeVisible();

  const changes = await openChanges(page);
  await expect(changes).toContainText("1.026,50 €");
  const saveButton = changes.getByRole("button", { name: "Guardar", exact: true });
  await page.route("**/api/commit", (route) => route.fulfill({ body: "no es JSON" }), { times: 1 });
  await saveButton.click();
  await expect(changes).toContainText("Tus cambios siguen aquí: vuelve a intentarlo.");
  await saveButton.click();
  await expect(changes).toContainText("Guardado: ya se ve en la tienda de este ordenador.");
  expect(await folderWorkshop.read("bolsos/moon-bag/bolso.yaml")).toContain("price: 1026.5\n");
});

test("the owner signs in, undoes one of two changes and publishes the other as one commit", async ({
  page,
  context,
  expectConsoleError,
  gitHubWorkshop: { url, gitHub },
}) => {
  expectConsoleError(/401/);
  await page.goto(url);
  const submitKey = async (key: string) => {
    await page.getByLabel("Tu llave").fill(key);
    await page.getByRole("button", { name: "Entrar" }).click();
  };
  await submitKey("github_pat_mala");
  await expect(page.getByText("Tu llave no abre: mira")).toBeInViewport();
  await submitKey(gitHub.key);
  const bag = await openBag(page, "Moon Bag");
  await bag.getByLabel("Precio", { exact: true }).fill("26");
  await bag.getByRole("switch", { name: /^Agotado/ }).check();
  await closeSheet(page);

  const changes = await openChanges(page);
  await changes.getByRole("button", { name: /^Deshacer: Moon Bag: .*agotado/i }).click();
  await expect(changes.getByRole("listitem")).toHaveText([/Moon Bag: .*24.* 26\s€/]);
  const commitCount = gitHub.commits.length;
  // Without legal data the owner reads once what the law asks.
  const messages: string[] = [];
  page.on("dialog", (dialog) => {
    messages.push(dialog.message());
    return messages.length === 1 ? dialog.dismiss() : dialog.accept();
  });
  await changes.getByRole("button", { name: "Publicar", exact: true }).click();
  await changes.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(changes).toContainText("Publicado: ya se ve en la tienda.");
  await expect(changes.getByRole("link", { name: "Ver la tienda" })).toBeVisible();
  expect(gitHub.commits).toHaveLength(commitCount + 1);
  expect(gitHub.readFile("bolsos/moon-bag/bolso.yaml")).toContain("price: 26\n");
  expect(page.url()).not.toContain(gitHub.key);
  expect(messages).toEqual(Array(2).fill(expect.stringContaining("LSSI")));

  // The refused key is forgotten, also after another window had the workshop.
  const secondWindow = await context.newPage();
  await secondWindow.goto(url);
  await secondWindow.getByRole("button", { name: "Seguir aquí" }).click();
  await page.getByRole("button", { name: "Seguir aquí" }).click();
  await expect(previewCard(page, "Moon Bag").getByText("26,00 €")).toBeVisible();
});

test("a change that is undone after a lost answer can be undone in the shop", async ({
  page,
  expectConsoleError,
  gitHubWorkshop,
}) => {
  const { gitHub } = gitHubWorkshop;
  expectConsoleError(/ERR_FAILED/);
  await signIn(page, gitHubWorkshop);
  const bag = await openBag(page, "Moon Bag");
  await bag.getByLabel("Precio", { exact: true }).fill("26");
  await closeSheet(page);
  const changes = await openChanges(page);
  await page.route("**/git/refs/heads/main", async (route) => {
    await route.fetch();
    await route.abort();
  });
  const publish = changes.getByRole("button", { name: "Publicar", exact: true });
  await publish.click();
  await expect(changes).toContainText("No se llega a GitHub");
  await changes.getByRole("button", { name: /^Deshacer: / }).click();
  await page.unrouteAll();
  await expect(changes.getByText("No hay cambios sin publicar.")).toHaveCount(0);
  await publish.click();
  await expect(changes).toContainText("No hay cambios sin publicar.");
  expect(gitHub.readFile("bolsos/moon-bag/bolso.yaml")).toContain("price: 24\n");
});

test("a change after a publication is shown as unpublished", async ({ page, gitHubWorkshop }) => {
  await signIn(page, gitHubWorkshop);
  const changePrice = async (amount: string) => {
    const bag = await openBag(page, "Moon Bag");
    await bag.getByLabel("Precio", { exact: true }).fill(amount);
    await closeSheet(page);
  };
  await changePrice("26");
  const changes = await openChanges(page);
  await changes.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(changes).toContainText("Publicado: ya se ve en la tienda.");
  await changes.getByRole("button", { name: "Cerrar" }).click();
  await expect(page.getByRole("navigation")).toContainText("Publicado: ya se ve");
  await changePrice("27");
  await expect(page.getByRole("button", { name: "Publicar (1)" })).toBeVisible();
  await openChanges(page);
  await expect(changes.getByRole("listitem")).toHaveCount(1);
  await expect(page.getByText("Publicado: ya se ve")).toHaveCount(0);
});
