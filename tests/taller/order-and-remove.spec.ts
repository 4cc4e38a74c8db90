import { existsSync } from "node:fs";
import path from "node:path";
import { plainPhoto } from "../support/sample-shop.ts";
import { expect, moveUp, openBag, openBags, removeBag, save, test } from "../support/workshop.ts";

test("the owner moves a bag up, and only the bags that have moved are written", {
  tag: "@mobile",
}, async ({ page, workshop }) => {
  await openBags(page);
  const moon = await workshop.read("bolsos/moon-bag/bolso.yaml");
  await moveUp(page, "Net Bag");
  await expect
    .poll(() => workshop.read("bolsos/net-bag/bolso.yaml"))
    .toMatch(/id: bag-003\norder: 2\n$/);
  expect(await workshop.read("bolsos/chain-bag/bolso.yaml")).toMatch(/order: 3\n$/);
  expect(await workshop.read("bolsos/moon-bag/bolso.yaml")).toBe(moon);
});

test("the owner puts the second photo of a bag first", async ({ page, workshop }) => {
  await openBag(page, "Moon Bag");
  const up = page.getByRole("button", { name: "Adelantar la foto 2" });
  await up.scrollIntoViewIfNeeded();
  await up.click();
  await save(page);
  await expect
    .poll(() => workshop.read("bolsos/moon-bag/bolso.yaml"))
    .toMatch(/photos:\n {2}- file: 2\.jpg\n {4}alt: Moon Bag de lado\.\n {2}- file: 1\.jpg/);
});

test("a photo that stands twice in a bag is moved and removed like every other", async ({
  page,
  workshop,
}) => {
  const file = "bolsos/moon-bag/bolso.yaml";
  const twice = (await workshop.read(file)).replace(
    "lang:",
    "  - file: 2.jpg\n    alt: Otra vez.\nlang:",
  );
  await workshop.write(file, twice);
  await openBag(page, "Moon Bag");
  const texts = page.getByRole("group", { name: "Fotos", exact: true }).getByRole("textbox");
  await page.getByRole("button", { name: "Adelantar la foto 2" }).click();
  await expect(texts).toHaveCount(3);
  await page.getByRole("button", { name: "Quitar la foto 1" }).click();
  await expect(texts).toHaveCount(2);
  await expect(texts.first()).toHaveValue("Moon Bag de frente.");
  await expect(texts.last()).toHaveValue("Otra vez.");
});

test("with a mouse the owner drags the second photo of a bag to the first place", {
  tag: "@desktop",
}, async ({ page, workshop }) => {
  await openBag(page, "Moon Bag");
  const photos = page.getByRole("group", { name: "Fotos", exact: true }).getByRole("listitem");
  await photos.nth(1).scrollIntoViewIfNeeded();
  await photos.nth(1).getByRole("img").dragTo(photos.nth(0));
  await expect(page.getByLabel("Qué se ve en la foto 1")).toHaveValue("Moon Bag de lado.");
  await save(page);
  await expect
    .poll(() => workshop.read("bolsos/moon-bag/bolso.yaml"))
    .toMatch(/photos:\n {2}- file: 2\.jpg\n {4}alt: Moon Bag de lado\.\n {2}- file: 1\.jpg/);
});

test("with a mouse the owner drags photos from a folder of hers", { tag: "@desktop" }, async ({
  page,
}) => {
  await openBag(page, "Moon Bag");
  const photos = page.getByRole("group", { name: "Fotos", exact: true });
  const bytes = [...(await plainPhoto(900, 1200))];
  const dataTransfer = await page.evaluateHandle((bytes) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(bytes)], "1.jpg", { type: "image/jpeg" }));
    return transfer;
  }, bytes);
  await photos.scrollIntoViewIfNeeded();
  await photos.dispatchEvent("dragover", { dataTransfer });
  await photos.dispatchEvent("drop", { dataTransfer });
  await expect(photos.getByRole("listitem")).toHaveCount(3);
  await expect(photos.getByRole("listitem").nth(2).locator("img")).toBeVisible();
});

test("with a mouse the owner drags a bag to another place", { tag: "@desktop" }, async ({
  page,
  workshop,
}) => {
  await openBags(page);
  await page.getByRole("button", { name: "Cambiar el orden" }).click();
  const row = (name: string) => page.getByRole("row", { name });
  await row("Net Bag").dragTo(row("Moon Bag"), { targetPosition: { x: 200, y: 5 } });
  await page.getByRole("button", { name: "Guardar el orden" }).click();
  await expect.poll(() => workshop.read("bolsos/net-bag/bolso.yaml")).toMatch(/order: 1\n$/);
  expect(await workshop.read("bolsos/moon-bag/bolso.yaml")).toMatch(/order: 2\n$/);
});

test("a bag is removed with its photos, once the owner has been asked", async ({
  page,
  workshop,
}) => {
  await openBag(page, "Net Bag");
  await removeBag(page);
  await expect(page.getByRole("row", { name: "Moon Bag" })).toBeVisible();
  await expect(page.getByRole("row", { name: "Net Bag" })).toBeHidden();
  expect(existsSync(path.join(workshop.folder, "content/bolsos/net-bag"))).toBe(false);
});
