import type { Locator } from "@playwright/test";
import { PANELS } from "../../workshop/app/panels.ts";
import { DESKTOP } from "../support/shop-test.ts";
import { translateTexts } from "../support/translator.ts";
import { createPhotoUpload, expect, test } from "../support/workshop-test.ts";

// The sheet stands beside the shop and covers none of it.
test.use(DESKTOP);

const type = (label: string, text: string) => async (sheet: Locator) => {
  await sheet
    .getByLabel(new RegExp(`^${label}`))
    .first()
    .fill(text);
};

/** What the owner changes in each panel; without an entry, the panel says where it shows. */
const changes: Record<string, (sheet: Locator) => Promise<void>> = {
  cover: type("Título de la portada", "Otro título"),
  banner: async (sheet) => {
    const photo = await createPhotoUpload(1600, 942);
    await sheet.locator('input[type="file"]').first().setInputFiles(photo);
  },
  notice: type("Texto del aviso", "Cerramos en agosto."),
  "all-bags": type("Etiqueta de Novedades", "Últimos"),
  brand: type("Nombre de la marca", "Luna"),
  about: type("Párrafo 1", "Otro párrafo."),
  profiles: type("Instagram", ""),
  contact: type("Lugar", "Girona"),
  shipping: type("Gastos de envío", "4,90"),
  ordering: type("Título", "Nuevo"),
  colours: (sheet) => sheet.getByRole("button", { name: "Rosa y vino" }).click(),
  legal: async (sheet) => {
    await type("Nombre y apellidos", "Ana Puig")(sheet);
    await type("NIF", "12345678Z")(sheet);
    await type("Domicilio", "Carrer 1")(sheet);
  },
};

// A translator replaces the texts that React updates.
test("each panel of a translated workshop changes what the preview shows, or says where it shows", async ({
  page,
  workshop,
}) => {
  const preview = page.locator("#shop");
  await workshop.open();
  await translateTexts(page.locator("#workshop"));
  for (const { id, title, note } of PANELS)
    await test.step(title, async () => {
      await page.getByRole("button", { name: title, exact: true }).click();
      const field = workshop.sheet(title).getByRole("textbox").first();
      if (await field.isVisible()) {
        const value = await field.inputValue();
        await field.fill("");
        await field.fill(value);
      }
      const change = changes[id];
      if (!change) {
        await expect(workshop.sheet(title).getByText(note ?? "", { exact: true })).toBeVisible();
        await workshop.closeSheet();
        return;
      }
      await change(workshop.sheet(title));
      await workshop.closeSheet();
      const list = await workshop.openChanges();
      const changed = await preview.screenshot();
      // Undoing leaves the preview where it is, while typing scrolls it.
      const undoButtons = list.getByRole("button", { name: /^Deshacer: / });
      while ((await undoButtons.count()) > 0) await undoButtons.first().click();
      await expect
        .poll(async () => changed.equals(await preview.screenshot()), "the preview is unchanged")
        .toBe(false);
      await page.keyboard.press("Escape");
    });
});
