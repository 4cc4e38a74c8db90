import type { Locator, Page } from "@playwright/test";
import { findAxeViolations } from "../support/axe.ts";
import {
  closeSheet,
  expect,
  openBag,
  openChanges,
  openMenuItem,
  openWorkshopPage,
  previewCard,
  sheet,
  test,
} from "../support/workshop-test.ts";

test("with a keyboard alone she changes a price, puts photos in order, and saves", async ({
  page,
  folderWorkshop,
}) => {
  test.slow();
  const { keyboard } = page;
  /** Goes on until it has the focus. */
  const reach = async (control: Locator, key = "Tab") => {
    const has = () => control.evaluate((own) => own.ownerDocument.activeElement === own);
    for (let i = 0; i < 60 && !(await has()); i += 1) await keyboard.press(key);
    await expect(control).toBeFocused();
  };
  const press = async (control: Locator, key?: string) => {
    await reach(control, key);
    await keyboard.press("Enter");
  };
  await openWorkshopPage(page, folderWorkshop.url);
  const link = previewCard(page, "Moon Bag").getByRole("link", { name: "Moon Bag" }).first();
  await press(link);
  const bag = sheet(page, "Moon Bag");
  await reach(bag.getByLabel("Precio", { exact: true }));
  await keyboard.press("ControlOrMeta+a");
  await keyboard.type("26,5");
  const photos = bag.getByRole("button", { name: /^Foto \d/ });
  await press(photos.nth(1));
  await press(bag.getByRole("button", { name: "Al principio" }));
  await expect(photos.first()).toHaveAccessibleName(/junto a un paño/);
  await keyboard.press("Escape");
  await expect(link).toBeFocused();
  await press(page.getByRole("button", { name: "Publicar (2)" }));
  const changes = sheet(page, "Esto cambia en la tienda");
  await press(changes.getByRole("button", { name: /^Deshacer: .*fotos/ }));
  await expect(changes.getByRole("heading", { level: 2 })).toBeFocused();
  await press(changes.getByRole("button", { name: "Guardar", exact: true }));
  await expect(changes).toContainText("Guardado: ya se ve en la tienda de este ordenador.");
  await expect(changes.getByRole("button", { name: "Guardar", exact: true })).toBeFocused();
  await keyboard.press("Escape");
  const list = page.getByRole("button", { name: "Ir a…" });
  await press(list, "Shift+Tab");
  await keyboard.press("Escape");
  await expect(list).toBeFocused();
  await keyboard.press("Enter");
  await press(sheet(page, "Ir a…").getByRole("button", { name: "Aviso legal" }));
  await keyboard.press("Escape");
  await expect(list).toBeFocused();
});

test("no kind of sheet has anything for axe to say, and all of it is in reach of a finger, with large letters too", async ({
  page,
  folderWorkshop,
}) => {
  test.slow();
  // A sheet that is on its way up is pale.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const browser = await page.context().newCDPSession(page);
  const found: string[] = [];
  const look = async (where: string) => {
    for (const folded of (
      await page.locator("#workshop details:not([open]) > summary").all()
    ).reverse())
      await folded.click();
    for (const standard of [32, 16]) {
      await browser.send("Page.setFontSizes", { fontSizes: { standard } });
      const said = [...(await findAxeViolations(page)), ...(await outOfReach(page))];
      found.push(...said.map((what) => `${where}, with letters of ${standard} px: ${what}`));
    }
  };
  await openWorkshopPage(page, folderWorkshop.url);
  await page.getByRole("button", { name: "Ir a…" }).click();
  await look("the list");
  await page.keyboard.press("Escape");
  for (const name of ["Colores", "Orden de los bolsos"]) {
    await openMenuItem(page, name);
    await look(name);
    await page.keyboard.press("Escape");
  }
  const bag = await openBag(page, "Moon Bag");
  await bag.getByRole("button", { name: /^Foto 1/ }).click();
  await look("a bag");
  await bag.getByLabel("Precio", { exact: true }).fill("veinte");
  await closeSheet(page);
  await openChanges(page);
  await look("what is missing");
  expect(found).toEqual([]);
});

test("a file that cannot be read is told, and the shop stands all the same", async ({
  page,
  folderWorkshop,
}) => {
  await folderWorkshop.change({ "portada.yaml": "title: [\n" });
  await page.goto(folderWorkshop.url);
  await expect(previewCard(page, "Moon Bag")).toBeVisible();
  const changes = await openChanges(page);
  await expect(changes).toContainText(/portada\.yaml, línea \d: \p{L}/u);
  await expect(changes.getByRole("button", { name: /^Ir a/ })).toHaveCount(0);
});

test("a browser in which nothing can be kept is told of, and she can try again", async ({
  page,
  folderWorkshop,
}) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException("closed");
    };
  });
  await page.goto(folderWorkshop.url);
  await expect(page.getByRole("alert")).toContainText("El taller no se abre en este navegador.");
  await expect(page.getByRole("button", { name: "Volver a intentarlo" })).toBeVisible();
});

test("what keeps a change from the shop of this computer is told, and can be read", async ({
  page,
  folderWorkshop,
}) => {
  await page.route("**/version.json", async (route) => {
    const { commit } = await (await route.fetch()).json();
    const report = "content/bolsos/moon-bag/bolso.yaml: falta la foto «3.jpg».";
    await route.fulfill({ json: { commit: "de-antes", failed: { commit, report } } });
  });
  await openWorkshopPage(page, folderWorkshop.url);
  await (await openBag(page, "Moon Bag")).getByLabel("Precio", { exact: true }).fill("30");
  await closeSheet(page);
  const changes = await openChanges(page);
  await changes.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(changes).toContainText(
    "no se ven en la tienda de este ordenador: sigue como estaba",
  );
  await expect(changes.getByText("falta la foto «3.jpg»")).toBeVisible();
});

/** What of the workshop a finger would miss, and what is wider than the screen. */
const outOfReach = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const name = (element: Element) => element.outerHTML.slice(0, 120);
    const all = [...document.querySelectorAll("#workshop *")].filter(shown);
    const pressed = all.filter((one) =>
      one.matches("button, a, summary, textarea, input:not([type=file]), label:has([type=file])"),
    );
    const small = pressed.filter((one) => {
      const { width, height } = (one.closest("label") ?? one).getBoundingClientRect();
      return width < 44 || height < 44;
    });
    const wide = all.filter((one) => {
      const { left, right } = one.getBoundingClientRect();
      return !one.matches("[type=file], .visually-hidden") && (left < 0 || right > innerWidth + 1);
    });
    return [
      ...small.map((one) => `small: ${name(one)}`),
      ...wide.map((one) => `cut: ${name(one)}`),
    ];
  });
