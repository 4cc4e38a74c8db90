import type { BrowserContext, Locator, Page } from "@playwright/test";
import { GITHUB_TOKEN } from "./fake-github.ts";
import { createPlainPhoto } from "./shop-folder.ts";
import { expect, test as shopTest } from "./shop-test.ts";
import { startFolderWorkshop, startGitHubWorkshop } from "./workshop-origins.ts";

export { expect };

/** The timeout of a build on a busy machine. */
export const BUILD_TIMEOUT_MS = 180_000;

export const createUpload = (name: string, mimeType: string, buffer: Buffer) => ({
  name,
  mimeType,
  buffer,
});
export const createPhotoUpload = async (width: number, height: number) =>
  createUpload("image.jpg", "image/jpeg", await createPlainPhoto(width, height));

/** A workshop in the owner's browser. Its sheets and items have the names that the owner reads. */
export function createWorkshopPage(page: Page, url: string) {
  /** The preview of the shop, behind the sheets. */
  const preview = page.frameLocator("#shop");
  const sheet = (name: string): Locator => page.getByRole("dialog", { name });
  const changes = sheet("Esto cambia en la tienda");
  /** The listed changes, without the warnings above them. */
  const changeItems = changes.getByRole("list", { name: "Cambios" }).getByRole("listitem");
  const saveButton = changes.getByRole("button", { name: "Guardar", exact: true });
  const publishButton = changes.getByRole("button", { name: "Publicar", exact: true });
  const closeSheet = () => page.getByRole("button", { name: "Listo" }).click();
  /** Opens an item of «Ir a…». */
  const openMenuItem = async (name: string | RegExp): Promise<void> => {
    await page.getByRole("button", { name: "Ir a…" }).click();
    await sheet("Ir a…").getByRole("button", { name }).click();
  };
  const openBag = async (name: string): Promise<Locator> => {
    await openMenuItem(new RegExp(`^${name}`));
    return sheet(name);
  };
  const waitForPreview = () =>
    expect(preview.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 20_000 });
  const submitToken = async (token = GITHUB_TOKEN): Promise<void> => {
    await page.getByLabel("Tu llave").fill(token);
    await page.getByRole("button", { name: "Entrar" }).click();
  };
  return {
    url,
    preview,
    sheet,
    changeItems,
    saveButton,
    publishButton,
    closeSheet,
    openMenuItem,
    openBag,
    /** A bag's card in the preview. */
    card: (name: string): Locator =>
      preview.getByRole("article").filter({ has: page.locator("h3").filter({ hasText: name }) }),
    /** Opens the workshop of a local folder and waits for the preview. */
    async open(): Promise<void> {
      await page.goto(url);
      await waitForPreview();
    },
    submitToken,
    /** Opens the workshop of a GitHub repository with its token. */
    async signIn(): Promise<void> {
      await page.goto(url);
      await submitToken();
      await waitForPreview();
    },
    async setPrice(bag: string, price: string): Promise<void> {
      await (await openBag(bag)).getByLabel("Precio", { exact: true }).fill(price);
      await closeSheet();
    },
    /** Opens the list of changes. */
    async openChanges(): Promise<Locator> {
      await page.getByRole("button", { name: /^(Publicar|Guardar|Cambios)/ }).click();
      return changes;
    },
    /** Saves the listed changes to the local folder. */
    async save(): Promise<void> {
      await saveButton.click();
      await expect(changes).toContainText("Guardado: ");
    },
    /** Publishes the listed changes to the GitHub repository. */
    async publish(): Promise<void> {
      await publishButton.click();
      await expect(changes).toContainText("Publicado: ya se ve en la tienda.");
    },
  };
}

type Provided<Origin> = Origin & ReturnType<typeof createWorkshopPage>;

/** Provides a test with its own workshop, not yet open, and closes it afterwards. */
export const provideWorkshop =
  <Origin extends { url: string; close(): Promise<void> }>(start: () => Promise<Origin>) =>
  async (
    { page, context }: { page: Page; context: BrowserContext },
    use: (workshop: Provided<Origin>) => Promise<void>,
  ): Promise<void> => {
    const origin = await start();
    await use({ ...origin, ...createWorkshopPage(page, origin.url) });
    // Close the pages before the server, or their requests would fail.
    await context.close();
    await origin.close();
  };

/** The owner's test, with the workshop of a local folder or of a GitHub repository. */
export const test = shopTest.extend<{
  workshop: Provided<Awaited<ReturnType<typeof startFolderWorkshop>>>;
  gitHubWorkshop: Provided<Awaited<ReturnType<typeof startGitHubWorkshop>>>;
}>({
  // Waiting for the motion of sheets and preview takes a fifth of the time. One visit keeps it
  // (tests/workshop/local-folder.spec.ts), and so do Firefox and WebKit (tests/engines/workshop.test.ts).
  contextOptions: { reducedMotion: "reduce" },
  workshop: [provideWorkshop(startFolderWorkshop), { timeout: BUILD_TIMEOUT_MS }],
  gitHubWorkshop: [provideWorkshop(startGitHubWorkshop), { timeout: BUILD_TIMEOUT_MS }],
});
