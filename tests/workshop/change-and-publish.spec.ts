import { axeViolations } from "../support/axe.ts";
import {
  cardOf,
  comeIn,
  done,
  expect,
  gitHubTest,
  openBag,
  openChanges,
  openShop,
  outOfReach,
  sheet,
  shopIn,
  test,
} from "../support/owner.ts";

test("the owner taps a price in her shop, changes it with a comma, and saves it on this computer", async ({
  page,
  home,
}) => {
  await openShop(page, home.url);
  const price = cardOf(page, "Moon Bag").getByText(/€$/);
  await price.click();
  const field = sheet(page, "Moon Bag").getByLabel("Precio", { exact: true });
  await expect(field).toBeFocused();
  await field.fill("26,5");
  await expect(price).toHaveText("26,50 €");
  await expect(price).toBeInViewport();
  await done(page);

  const changes = await openChanges(page);
  await expect(changes).toContainText("Moon Bag: 24 € → 26,50 €");
  await changes.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(changes).toContainText(
    "Guardado en este ordenador: la tienda de aquí ya lo enseña.",
  );
  expect(await home.read("bolsos/moon-bag/bolso.yaml")).toContain("price: 26.5\n");
});

gitHubTest(
  "her key is asked for with drawings of what to press, and only where there is none",
  async ({ page, gitHubHome }) => {
    const drawn: string[] = [];
    page.on("request", (request) => {
      if (/\/taller\/assets\/.*svg$/.test(request.url())) drawn.push(request.url());
    });
    await page.goto(gitHubHome.url);
    for (const what of ["Custom", "Only select repositories", "Read and write", "Generate token"]) {
      const step = page.getByRole("listitem").filter({ hasText: what });
      const drawing = step.getByRole("img", { name: what });
      await expect(drawing).toHaveJSProperty("naturalWidth", 320);
    }
    expect(await axeViolations(page)).toEqual([]);
    expect(await outOfReach(page)).toEqual([]);

    await comeIn(page, gitHubHome);
    drawn.length = 0;
    await page.reload();
    await expect(page.getByRole("button", { name: /^Publicar/ })).toBeVisible();
    expect(drawn).toEqual([]);
  },
);

gitHubTest(
  "with her key the owner takes one of two changes back, and publishes the other as one commit",
  async ({ page, visit, gitHubHome: { url, gitHub } }) => {
    visit.expectFault(/401/);
    await page.goto(url);
    const enter = async (key: string) => {
      await page.getByLabel("Tu llave").fill(key);
      await page.getByRole("button", { name: "Entrar" }).click();
    };
    await enter("contraseña");
    await expect(page.getByText("Eso no parece una llave")).toBeVisible();
    await enter("github_pat_mala");
    await expect(page.getByText("Esa llave no abre")).toBeInViewport();
    await enter(gitHub.key);
    const bag = await openBag(page, "Moon Bag");
    await bag.getByLabel("Precio", { exact: true }).fill("26");
    await bag.getByRole("switch", { name: /^Agotado/ }).check();
    await done(page);

    const changes = await openChanges(page);
    await changes.getByRole("button", { name: "Deshacer: Moon Bag: agotado" }).click();
    await expect(changes.getByRole("listitem")).toHaveText([/Moon Bag: 24 € → 26 €/]);
    const before = gitHub.commits.length;
    await changes.getByRole("button", { name: "Publicar", exact: true }).click();
    await expect(changes).toContainText("Publicado: ya se ve en la tienda. Ver la tienda");
    expect(gitHub.commits.slice(before)).toMatchObject([{ headline: "Moon Bag: 24 € → 26 €" }]);
    expect(gitHub.text("bolsos/moon-bag/bolso.yaml")).toContain("price: 26\n");
    expect(page.url()).not.toContain(gitHub.key);
  },
);

test("what she has changed is there again after a reload, and in another tab", async ({
  page,
  context,
  home,
}) => {
  await openShop(page, home.url);
  const bag = await openBag(page, "Moon Bag");
  await bag.getByLabel("Nombre", { exact: true }).fill("Luna");
  await expect(cardOf(page, "Luna")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Publicar (1)" })).toBeVisible();
  await expect(cardOf(page, "Luna")).toBeVisible();
  const other = await context.newPage();
  await openShop(other, home.url);
  await (await openBag(other, "Chain Bag")).getByLabel("Precio", { exact: true }).fill("30");
  await expect(page.getByRole("button", { name: "Publicar (2)" })).toBeVisible();
  await expect(shopIn(page).getByText("30,00 €").first()).toBeVisible();
});
