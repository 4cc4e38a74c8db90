import { writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import {
  cardOf,
  done,
  expect,
  goTo,
  openBag,
  openChanges,
  openShop,
  save,
  sheet,
  shopIn,
  test,
} from "../support/owner.ts";
import { plainPhoto } from "../support/sample-shop.ts";

const MOON = "bolsos/moon-bag/bolso.yaml";
const TURNED = /photos:\n {2}- file: 2\.jpg\n {4}alt: Moon Bag de lado\.\n {2}- file: 1\.jpg/;

const HEIC = path.resolve("tests/support/phone.heic");

test("the second photo of a bag is dragged to the first place, and so is the second bag of its collection", async ({
  page,
  home,
  isMobile,
}) => {
  await openShop(page, home.url);
  const bag = await openBag(page, "Moon Bag");
  const swap = async (name: RegExp) => {
    const pictures = bag.getByRole("group", { name }).getByRole("list").getByRole("button");
    await pictures.nth(1).scrollIntoViewIfNeeded();
    const [to, from] = [await pictures.nth(0).boundingBox(), await pictures.nth(1).boundingBox()];
    if (!from || !to) throw new Error("There are no pictures.");
    const middle = ({ x, y, width, height }: typeof from) => ({
      x: x + width / 2,
      y: y + height / 2,
    });
    const at = { from: middle(from), to: middle(to) };
    if (isMobile) {
      const session = await page.context().newCDPSession(page);
      const touch = (
        type: "touchStart" | "touchMove" | "touchEnd",
        ...touchPoints: { x: number; y: number }[]
      ) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
      await touch("touchStart", at.from);
      await expect(bag.locator("[data-dragged]")).toBeVisible();
      for (const part of [0.25, 0.5, 0.75, 1])
        await touch("touchMove", { x: at.from.x + (at.to.x - at.from.x) * part, y: at.from.y });
      await touch("touchEnd");
    } else {
      await page.mouse.move(at.from.x, at.from.y);
      await page.mouse.down();
      await page.mouse.move(at.to.x, at.to.y, { steps: 5 });
      await page.mouse.up();
    }
    return pictures.nth(0);
  };
  await expect(await swap(/^Fotos/)).toHaveAccessibleName(/Moon Bag de lado\./);
  await expect(await swap(/^Lugar/)).toHaveAccessibleName("Chain Bag");
  await expect(shopIn(page).getByRole("article").first()).toContainText("Chain Bag");
  await done(page);
  const changes = await openChanges(page);
  await save(changes);
  expect(await home.read(MOON)).toMatch(TURNED);
});

test("with a mouse photos come from a folder of hers", { tag: "@desktop" }, async ({
  page,
  home,
}) => {
  await openShop(page, home.url);
  const bag = await openBag(page, "Moon Bag");
  const bytes = [...(await plainPhoto(960, 1200))];
  const dataTransfer = await page.evaluateHandle((own) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(own)], "1.jpg", { type: "image/jpeg" }));
    return transfer;
  }, bytes);
  const photos = bag.getByRole("group", { name: "Fotos" });
  await photos.dispatchEvent("dragover", { dataTransfer });
  await photos.dispatchEvent("drop", { dataTransfer });
  await expect(bag.getByRole("button", { name: /^Foto 3/ })).toBeVisible();
});

test("a photo that stands twice in a bag is moved and taken out like every other", async ({
  page,
  home,
}) => {
  const twice = (await home.read(MOON)).replace(
    "lang:",
    "  - file: 2.jpg\n    alt: Otra vez.\nlang:",
  );
  await home.write(MOON, twice);
  await openShop(page, home.url);
  const bag = await openBag(page, "Moon Bag");
  const photos = bag.getByRole("button", { name: /^Foto \d/ });
  await expect(photos).toHaveCount(3);
  await photos.nth(2).click();
  await bag.getByRole("button", { name: "Al principio" }).first().click();
  await expect(photos.nth(0)).toHaveAccessibleName(/Otra vez\./);
  await photos.nth(2).click();
  await bag.getByRole("button", { name: "Quitar la foto" }).click();
  await expect(photos).toHaveCount(2);
  await expect(photos.nth(1)).toHaveAccessibleName(/de frente\./);
});

test("the part of a photo that is always seen is seen in its frame, and another photo takes its place and its words", async ({
  page,
  home,
}) => {
  await openShop(page, home.url);
  const bag = await openBag(page, "Moon Bag");
  await bag.getByRole("button", { name: /^Foto 1/ }).click();
  await bag.getByRole("radio", { name: "Arriba" }).check();
  const shown = cardOf(page, "Moon Bag").getByRole("img").first();
  await expect(shown).toHaveCSS("object-position", "50% 0%");
  await bag.getByLabel("Cambiar por otra").setInputFiles({
    name: "nueva.png",
    mimeType: "image/png",
    buffer: await sharp(await plainPhoto(1000, 1250))
      .png()
      .toBuffer(),
  });
  await expect(shown).toHaveAttribute("src", /^blob:/);
  await bag.getByRole("button", { name: "Ver su página" }).click();
  await expect(
    shopIn(page).getByRole("list", { name: "Fotos de Moon Bag" }).getByRole("img").first(),
  ).toHaveAttribute("alt", "Moon Bag de frente.");
  await done(page);
  const changes = await openChanges(page);
  await save(changes);
  expect(await home.read(MOON)).toMatch(
    /photos:\n {2}- file: 3\.jpg\n {4}alt: Moon Bag de frente\.\n/,
  );
  expect(
    await sharp(path.join(home.folder, "content/bolsos/moon-bag/3.jpg")).metadata(),
  ).toMatchObject({ width: 1000 });
});

test("another photo takes the place of the one that was meant, though they are put in order while it is made", async ({
  page,
  home,
}) => {
  await openShop(page, home.url);
  const bag = await openBag(page, "Moon Bag");
  await bag.getByRole("button", { name: /^Foto 2/ }).click();
  await bag.getByLabel("Cambiar por otra").setInputFiles(HEIC);
  await bag.getByRole("button", { name: "Al principio" }).first().click();
  await expect(bag.getByText("Preparando la foto…")).toHaveCount(0);
  await done(page);
  await save(await openChanges(page));
  expect(await home.read(MOON)).toMatch(
    /photos:\n {2}- file: 3\.jpg\n {4}alt: Moon Bag de lado\.\n {2}- file: 1\.jpg/,
  );
});

test("nothing is published while a photo is made ready, and nothing taken back while it is on its way", async ({
  page,
  home,
}) => {
  /** Keeps what is asked for at an address, until it is let go. */
  const hold = async (address: string) => {
    let letGo = () => {};
    const isLetGo = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(address, (route) => isLetGo.then(() => route.continue()));
    return letGo;
  };
  const makePhoto = await hold("**/heic-worker*");
  const answer = await hold("**/api/publication");
  await openShop(page, home.url);
  await goTo(page, "Sobre Nosotros");
  const about = sheet(page, "Sobre Nosotros");
  await about.locator('input[type="file"]').setInputFiles(HEIC);
  await expect(about.getByText("Preparando el archivo…")).toBeVisible();
  await done(page);
  const bag = await openBag(page, "Moon Bag");
  await bag.getByLabel("Precio", { exact: true }).fill("26");
  await bag.getByRole("button", { name: /^Foto 2/ }).click();
  await bag.getByLabel("Cambiar por otra").setInputFiles(HEIC);
  await done(page);
  const changes = await openChanges(page);
  await expect(changes.getByText("Preparando 2 fotos…")).toBeVisible();
  const go = changes.getByRole("button", { name: "Guardar", exact: true });
  await expect(go).toHaveAttribute("aria-disabled", "true");
  makePhoto();
  await expect(changes.getByText("Moon Bag: una foto más, una foto menos")).toBeVisible();
  await expect(changes.getByRole("button", { name: /^Deshacer/ })).toHaveCount(3);
  await go.click();
  // Also in a list that is closed and opened again.
  await page.keyboard.press("Escape");
  await openChanges(page);
  await expect(changes.getByRole("button", { name: "Guardando…" })).toBeVisible();
  await expect(changes.getByRole("button", { name: /^Deshacer/ })).toHaveCount(0);
  answer();
  await expect(changes).toContainText("Guardado en este ordenador");
});

test("a photo that cannot be opened is told by its name, and one that weighs a lot is made small", async ({
  page,
  home,
}) => {
  await openShop(page, home.url);
  const bag = await openBag(page, "Moon Bag");
  const [broken, heavy] = ["rota.jpg", "pesada.jpg"].map((name) => path.join(home.folder, name));
  await writeFile(broken ?? "", "no es una foto");
  await writeFile(
    heavy ?? "",
    Buffer.concat([await plainPhoto(3000, 4000), Buffer.alloc(25_000_001)]),
  );
  await bag
    .locator('input[type="file"]')
    .first()
    .setInputFiles([broken ?? "", heavy ?? ""]);
  await expect(
    bag.getByText("«rota.jpg» no se puede abrir: guárdala como JPG y vuelve a elegirla."),
  ).toBeVisible();
  await expect(bag.getByRole("button", { name: /^Foto 3/ })).toBeVisible();
});
