import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { plainPhoto } from "../support/sample-shop.ts";
import {
  addPhotos,
  expect,
  fieldOf,
  openBag,
  openPage,
  save,
  test,
  upload,
} from "../support/workshop.ts";

/** Bytes that no host takes as one file. */
const TOO_MUCH = Buffer.alloc(25_000_001);

/** What the browser keeps of drafts for the next time. */
const draftsKept = (page: Page) =>
  page.evaluate(async () => {
    const answer = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((done) => {
        request.onsuccess = () => done(request.result);
      });
    const kept: unknown[] = [];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name));
      if (database.objectStoreNames.contains("draft-backups"))
        kept.push(
          await answer(database.transaction("draft-backups").objectStore("draft-backups").getAll()),
        );
      database.close();
    }
    return JSON.stringify(kept);
  });

test("what the owner has typed is there again after a reload", async ({ page }) => {
  await openBag(page, "Moon Bag");
  await page.getByLabel("Precio", { exact: true }).press("End");
  await page.keyboard.type(",75");
  // It is kept a moment after each key.
  await expect.poll(() => draftsKept(page)).toContain("24.75");
  await page.reload();
  await page.getByRole("button", { name: "Recuperarlos" }).click();
  await expect(page.getByLabel("Precio", { exact: true })).toHaveValue("24,75");
});

test("what somebody else has saved meanwhile is not written over unasked", async ({
  page,
  workshop,
}) => {
  await openBag(page, "Moon Bag");
  await page.getByLabel("Precio", { exact: true }).fill("30");
  const theirs = (await workshop.read("bolsos/moon-bag/bolso.yaml")).replace("24", "28");
  await workshop.write("bolsos/moon-bag/bolso.yaml", theirs);
  await save(page);
  await expect(page.getByRole("alertdialog", { name: "Esta ficha ha cambiado" })).toBeVisible();
  expect(await workshop.read("bolsos/moon-bag/bolso.yaml")).toBe(theirs);
});

test("what she has saved in another tab is not written over unasked either, nor her own last save in question", async ({
  page,
  workshop,
}) => {
  const price = (tab: Page) => tab.getByLabel("Precio", { exact: true });
  const type = async (tab: Page, key: string) => {
    await price(tab).press("End");
    await tab.keyboard.type(key);
  };
  await openBag(page, "Moon Bag");
  const other = await page.context().newPage();
  await openBag(other, "Moon Bag");
  await type(other, "1");
  await type(page, "2");
  await save(page);
  await expect(page.getByText("Moon Bag · 242,00 €")).toBeVisible();
  await save(other);
  await expect(other.getByRole("alertdialog", { name: "Esta ficha ha cambiado" })).toBeVisible();
  expect(await workshop.read("bolsos/moon-bag/bolso.yaml")).toContain("price: 242\n");
  await other.getByRole("button", { name: "Guardar de todos modos" }).click();
  await expect(other.getByText("Moon Bag · 241,00 €")).toBeVisible();
  await other.getByRole("row", { name: "Moon Bag" }).getByText("Moon Bag").click();
  await workshop.write("nosotros.yaml", `${await workshop.read("nosotros.yaml")}\n`);
  await type(other, "0");
  await save(other);
  await expect(other.getByText("Moon Bag · 2.410,00 €")).toBeVisible();
});

test("a line that is cut while saving loses nothing: it is saved the next time", async ({
  page,
  workshop,
  visit,
}) => {
  visit.expectFault(/request failed: POST/);
  visit.expectFault(/console\.error/);
  await openBag(page, "Moon Bag");
  await page.getByLabel("Precio", { exact: true }).fill("30");
  workshop.cut();
  await save(page);
  await expect(page.getByText("No se ha guardado. No hay conexión.")).toBeVisible();
  workshop.mend();
  await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
  await expect(page.getByLabel("Precio", { exact: true })).toHaveValue("30");
  await save(page);
  await expect(page.getByText("Moon Bag · 30,00 €")).toBeVisible();
});

test("an owner whose key may only read is told what it needs, and loses nothing", {
  tag: "@mobile",
}, async ({ page, workshop, visit }) => {
  visit.expectFault(/console\.error/);
  await openBag(page, "Moon Bag");
  const before = await workshop.read("bolsos/moon-bag/bolso.yaml");
  // As GitHub refuses: by an answer that says so.
  const message = "Resource not accessible by personal access token";
  await page.route("**/api/graphql", (route) =>
    route.request().postData()?.includes("createCommitOnBranch")
      ? route.fulfill({
          json: { data: { createCommitOnBranch: null }, errors: [{ type: "FORBIDDEN", message }] },
        })
      : route.continue(),
  );
  await page.getByLabel("Precio", { exact: true }).fill("30");
  await save(page);
  const told = page.getByRole("alertdialog");
  await expect(told).toContainText("No se ha guardado. A tu llave le falta permiso para guardar");
  await told.getByRole("button", { name: "OK" }).click();
  await expect(page.getByLabel("Precio", { exact: true })).toHaveValue("30");
  expect(await workshop.read("bolsos/moon-bag/bolso.yaml")).toBe(before);
});

test("a film that no host takes is refused as soon as it is chosen", async ({ page, workshop }) => {
  const film = path.join(workshop.folder, "larga.mp4");
  await writeFile(film, TOO_MUCH);
  await openPage(page, "Portada");
  await upload(page, fieldOf(fieldOf(page, "En un móvil"), "Película MP4"), film);
  const told = page.getByRole("alertdialog");
  await expect(told).toContainText(/supera el tamaño máximo de \W*25\W* MB/);
  await expect(told).toContainText("larga.mp4");
});

test("a photo may weigh as much: it is made small first", { tag: "@desktop" }, async ({
  page,
  workshop,
}) => {
  const photo = path.join(workshop.folder, "pesada.jpg");
  await writeFile(photo, Buffer.concat([await plainPhoto(3000, 4000), TOO_MUCH]));
  await openBag(page, "Moon Bag");
  await addPhotos(page, [photo]);
  await expect(page.getByLabel("Qué se ve en la foto 3")).toBeVisible({ timeout: 30_000 });
});
