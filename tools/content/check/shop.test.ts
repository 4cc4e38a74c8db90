import { expect, test } from "vitest";
import { found, sampleContent, withShop } from "../sample-content.ts";

test.each([
  [{ phone: "+34 SEIS" }, "teléfono (phone) / «+34 SEIS»"],
  [{ phone: "600 000 000" }, "teléfono (phone) / «600 000 000»"],
  [{ whatsapp: "+34 6" }, "WhatsApp (whatsapp) / «+34 6»"],
  [{ email: "hola" }, "correo (email) / «hola»"],
  [{ email: "hola@mitienda" }, "correo (email) / «hola@mitienda»"],
  [{ email: "" }, "correo (email) / vacío"],
  [{ instagram: "@ovillo" }, "Instagram (instagram) / «@ovillo»"],
  [{ tiktok: undefined }, "TikTok (tiktok) / nada"],
  [{ brand: "" }, "marca (brand) / vacío"],
  [{ tagline: "" }, "lema (tagline) / vacío"],
  [{ description: " " }, "descripción (description) / vacío"],
  [{ location: undefined }, "lugar (location) / nada"],
])("a shop with %o is refused", (change, problem) => {
  expect(found(withShop(change))).toEqual([`Datos de la tienda (content/shop.ts) / ${problem}`]);
});

test.each(["www.mitienda.es", "http://mitienda.es", "https://mitienda.es/?a=1"])(
  "a shop does not take %s for its public address",
  (url) => {
    expect(found({ ...sampleContent, url })).toEqual([
      `Datos de la tienda (content/shop.ts) / dirección pública (url) / «${url}»`,
    ]);
  },
);

test("a shop may have no public address yet", () => {
  expect(found({ ...sampleContent, url: "" })).toEqual([]);
});
