import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { FrameLocator, Locator, Page } from "@playwright/test";
import { buildWorkshop } from "../../tools/taller/build.ts";
import { expect, test as visitTest } from "./visit.ts";
import { startWorkshop, type Workshop } from "./workshop-shop.ts";

export { expect };

/** How long a build of the workshop may take on a machine that is busy with other things. */
export const BUILD_MS = 180_000;

/** A visit of the owner's to her workshop. */
export const test = visitTest.extend<{ workshop: Workshop }, { built: string }>({
  built: [
    // Playwright reads from this pattern what a fixture needs; this one needs nothing.
    async ({ browserName: _ }, use) => {
      const dir = await mkdtemp(path.join(tmpdir(), "ovillo-taller-"));
      await buildWorkshop(dir, { repository: "este/ordenador", branch: "main", local: true });
      await use(dir);
      await rm(dir, { recursive: true });
    },
    { scope: "worker", timeout: BUILD_MS },
  ],

  workshop: async ({ built }, use) => {
    const { close, ...workshop } = await startWorkshop(built);
    await use(workshop);
    await close();
  },
  baseURL: ({ workshop }, use) => use(workshop.url),
});

/** Taps a part of the shop, and once more where the package, only just awake, draws its list over the first tap. */
export async function goOn(page: Page, name: string, there: Locator): Promise<void> {
  const part = page.getByRole("treeitem", { name });
  await expect(part).toBeVisible({ timeout: 20_000 });
  await expect(async () => {
    if (await part.isVisible()) await part.click();
    await expect(there).toBeVisible({ timeout: 3000 });
  }).toPass();
}

/** Opens the workshop at the list of bags; at this address, where that is not the tests' own. */
export async function openBags(page: Page, workshop = ""): Promise<void> {
  await page.goto(workshop);
  await goOn(page, "Bolsos", page.getByRole("button", { name: "Cambiar el orden" }));
}

/** Opens what there is once: the shop's data, its texts, its large pictures. */
export async function openPage(page: Page, name: string, workshop = ""): Promise<void> {
  await page.goto(workshop);
  await goOn(page, name, page.getByRole("group", { name: "Editor de contenido" }));
}

/** Opens a bag of the list. */
export async function openBag(page: Page, name: string, workshop?: string): Promise<void> {
  await openBags(page, workshop);
  await page.getByRole("row", { name }).getByText(name).click();
}

/** Moves a bag one place up in the list. */
export async function moveUp(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Cambiar el orden" }).click();
  await page.getByRole("row", { name }).getByRole("button", { name: "Mover hacia arriba" }).click();
  await page.getByRole("button", { name: "Guardar el orden" }).click();
}

/** Takes the bag out of the shop that is open, and is asked before. */
export async function removeBag(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Mostrar las opciones del editor" }).click();
  await page.getByRole("menuitem", { name: "Quitar" }).click();
  await expect(page.getByText("¿Quitarlo de la tienda, con sus fotos?")).toBeVisible();
  await page.getByRole("alertdialog").getByRole("button", { name: "Quitar" }).click();
}

/** A file as the system's own picker hands it over. */
type Picked = { name: string; mimeType: string; buffer: Buffer };

/** Chooses photographs for a bag, several at once; heavy ones by where they are on the disk. */
export async function addPhotos(page: Page, files: Picked[] | string[]): Promise<void> {
  const add = page.getByRole("button", { name: "Añadir fotos" });
  await add.scrollIntoViewIfNeeded();
  const choosing = page.waitForEvent("filechooser");
  await add.click();
  const chooser = await choosing;
  expect(chooser.isMultiple()).toBe(true);
  await chooser.setFiles(files);
}

/** A field of the form, with all that belongs to it. */
export const fieldOf = (page: Page | Locator, name: string): Locator =>
  page.getByRole("group", { name: new RegExp(`^Campo «\\W?${name}\\W?»$`) });

/** Scrolls the form down to a field: those far below are there once they come near. */
export async function comeTo(page: Page, field: Locator): Promise<void> {
  await page.getByRole("textbox").first().hover();
  await expect(async () => {
    if (!(await field.isVisible())) await page.mouse.wheel(0, 400);
    await expect(field).toBeVisible({ timeout: 200 });
  }).toPass();
  await field.scrollIntoViewIfNeeded();
}

/** Opens the dialog in which a photo, a film or a drawing is chosen for a field. */
export async function openFiles(page: Page, field: Locator): Promise<Locator> {
  await comeTo(page, field);
  await field
    .getByRole("button", { name: /^(Elegir|Cambiar la foto|Cambiar el archivo)$/ })
    .click();
  return page.getByRole("dialog", { name: /^Elegir/ });
}

/** Uploads a file for a field; a heavy one by where it is on the disk. */
export async function upload(page: Page, field: Locator, file: Picked | string): Promise<void> {
  const files = await openFiles(page, field);
  const choosing = page.waitForEvent("filechooser");
  await files.getByRole("button", { name: "Subir" }).click();
  await (await choosing).setFiles(file);
  await files.getByRole("button", { name: "Usar" }).click();
  await expect(files).toBeHidden();
}

/** Adds a group of fields that may be left out. */
export async function addGroup(page: Page, name: string): Promise<void> {
  const add = page.getByRole("checkbox", { name: new RegExp(`^Añadir \\P{L}?${name}`, "u") });
  await comeTo(page, add);
  await add.click();
}

/** Shows the preview or hides it; a wide window shows it beside the fields. */
async function togglePreview(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 1024)
    await page.getByRole("button", { name: "Vista previa" }).click();
}

/** The shop, as the preview shows it with what is not saved yet. */
export async function openPreview(page: Page): Promise<FrameLocator> {
  await togglePreview(page);
  return page.frameLocator("iframe[title='Vista previa del contenido']");
}

/** Leaves the preview for the fields again. */
export const closePreview = togglePreview;

/** Presses Guardar. */
export async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
}
