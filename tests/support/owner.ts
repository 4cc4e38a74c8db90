import type { FrameLocator, Locator, Page } from "@playwright/test";
import { type GitHubHome, type Home, startGitHubHome, startHome } from "./homes.ts";
import { expect, test as visitTest } from "./visit.ts";

export { expect };

/** How long a build may take on a machine that is busy with other things. */
export const BUILD_MS = 180_000;

/** A visit of the owner's to the workshop of her computer. */
export const test = visitTest.extend<{ home: Home }>({
  // Playwright reads from this pattern what a fixture needs; this one needs nothing. The first one builds the workshop.
  home: [
    async ({ browserName: _ }, use) => {
      const home = await startHome();
      await use(home);
      await home.close();
    },
    { timeout: BUILD_MS },
  ],
  baseURL: ({ home }, use) => use(home.url),
});

/** A visit of the owner's to the workshop that keeps her shop on GitHub. */
export const gitHubTest = visitTest.extend<{ gitHubHome: GitHubHome }>({
  gitHubHome: [
    async ({ browserName: _ }, use) => {
      const home = await startGitHubHome();
      await use(home);
      await home.close();
    },
    { timeout: BUILD_MS },
  ],
  baseURL: ({ gitHubHome }, use) => use(gitHubHome.url),
});

/** The shop as the owner sees it behind her sheets. */
export const shopIn = (page: Page): FrameLocator => page.frameLocator("#shop");

/** A bag's card in the shop. */
export const cardOf = (page: Page, name: string): Locator =>
  shopIn(page)
    .getByRole("article")
    .filter({ has: page.locator("h3").filter({ hasText: name }) });

export const sheet = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("dialog", { name });

/** Opens the workshop, and waits until the shop is there. */
export async function openShop(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole("button", { name: /^Publicar/ })).toBeVisible({ timeout: 20_000 });
  await expect(shopIn(page).getByRole("heading", { level: 1 })).toBeVisible();
}

/** Comes in with her key, to the workshop that keeps her shop on GitHub. */
export async function comeIn(page: Page, { url, gitHub }: GitHubHome): Promise<void> {
  await page.goto(url);
  await page.getByLabel("Tu llave").fill(gitHub.key);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(shopIn(page).getByRole("heading", { level: 1 })).toBeVisible({ timeout: 20_000 });
}

/** Opens something by its name in «Ir a…». */
export async function goTo(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole("button", { name: "Ir a…" }).click();
  await sheet(page, "Ir a…").getByRole("button", { name }).click();
}

/** Opens a bag by its name in «Ir a…». */
export async function openBag(page: Page, name: string): Promise<Locator> {
  await goTo(page, new RegExp(`^${name}`));
  return sheet(page, name);
}

export const done = (page: Page): Promise<void> =>
  page.getByRole("button", { name: "Listo" }).click();

/** Opens the list of her changes. */
export async function openChanges(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: /^Publicar/ }).click();
  return sheet(page, "Esto cambia en la tienda");
}

/** Saves what the list of her changes holds, to the folder of her computer. */
export async function save(changes: Locator): Promise<void> {
  await changes.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(changes).toContainText("Guardado: ");
}
