import type { BrowserContext, FrameLocator, Locator, Page } from "@playwright/test";
import { expect, test as shopTest } from "./shop-test.ts";
import {
  type FolderWorkshop,
  type GitHubWorkshop,
  startFolderWorkshop,
  startGitHubWorkshop,
} from "./workshop-origins.ts";

export { expect };

/** The timeout of a build on a busy machine. */
export const BUILD_TIMEOUT_MS = 180_000;

/** Provides a test with its own workshop, and closes it afterwards. */
async function provideWorkshop<Shop extends FolderWorkshop | GitHubWorkshop>(
  context: BrowserContext,
  shop: Shop,
  use: (shop: Shop) => Promise<void>,
): Promise<void> {
  await use(shop);
  // Close the pages before the server, or their requests would fail.
  await context.close();
  await shop.close();
}

/** The owner's test: it opens the workshop of a local folder, or the one of a GitHub repository. */
export const test = shopTest.extend<{
  folderWorkshop: FolderWorkshop;
  gitHubWorkshop: GitHubWorkshop;
}>({
  folderWorkshop: [
    async ({ context }, use) => provideWorkshop(context, await startFolderWorkshop(), use),
    { timeout: BUILD_TIMEOUT_MS },
  ],
  gitHubWorkshop: [
    async ({ context }, use) => provideWorkshop(context, await startGitHubWorkshop(), use),
    { timeout: BUILD_TIMEOUT_MS },
  ],
});

/** The preview of the shop, behind the sheets. */
export const previewFrame = (page: Page): FrameLocator => page.frameLocator("#shop");

/** A bag's card in the preview. */
export const previewCard = (page: Page, name: string): Locator =>
  previewFrame(page)
    .getByRole("article")
    .filter({ has: page.locator("h3").filter({ hasText: name }) });

export const sheet = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("dialog", { name });

/** Opens the workshop and waits for the preview. */
export async function openWorkshopPage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole("button", { name: /^Publicar/ })).toBeVisible({ timeout: 20_000 });
  await expect(previewFrame(page).getByRole("heading", { level: 1 })).toBeVisible();
}

/** Signs in to the GitHub workshop with the owner's key, and waits for the preview. The owner knows what the law asks. */
export async function signIn(page: Page, { url, gitHub }: GitHubWorkshop): Promise<void> {
  // `about:blank` has no storage.
  await page.addInitScript(
    () => origin !== "null" && localStorage.setItem("taller aviso legal", "dicho"),
  );
  await page.goto(url);
  await page.getByLabel("Tu llave").fill(gitHub.key);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(previewFrame(page).getByRole("heading", { level: 1 })).toBeVisible({
    timeout: 20_000,
  });
}

/** Opens an item of «Ir a…» by its name. */
export async function openMenuItem(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole("button", { name: "Ir a…" }).click();
  await sheet(page, "Ir a…").getByRole("button", { name }).click();
}

/** Opens a bag's sheet from «Ir a…». */
export async function openBag(page: Page, name: string): Promise<Locator> {
  await openMenuItem(page, new RegExp(`^${name}`));
  return sheet(page, name);
}

export const closeSheet = (page: Page): Promise<void> =>
  page.getByRole("button", { name: "Listo" }).click();

/** Opens the list of changes. */
export async function openChanges(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: /^Publicar/ }).click();
  return sheet(page, "Esto cambia en la tienda");
}

/** Saves the listed changes to the local folder. */
export async function saveChanges(changes: Locator): Promise<void> {
  await changes.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(changes).toContainText("Guardado: ");
}
