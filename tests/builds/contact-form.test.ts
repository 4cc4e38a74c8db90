import { afterAll, beforeAll, expect, test } from "vitest";
import { type BuiltShop, builtShop, PHONE } from "../support/built-shop.ts";

/** A shop as it is published, by an owner who has no account at the e-mail's provider. */
let shop: BuiltShop;
beforeAll(async () => {
  shop = await builtShop(
    (sample) =>
      sample.change("tienda.yaml", {
        legal: { name: "Ana Puig", nif: "12345678Z", address: "Carrer Gran 1, Barcelona" },
      }),
    "--mode",
    "production",
  );
});
afterAll(() => shop.close());

test("a shop without the e-mail's keys shows the other ways to write", () =>
  shop.visit(PHONE, async (page, go) => {
    await go("");
    const contact = page.getByRole("region", { name: "Contacto" });
    for (const [name, address] of [
      ["Escríbenos por WhatsApp", /^https:\/\/wa\.me\/34600000000/],
      ["Escríbenos un correo", /^mailto:hola@luna\.example/],
    ] as const)
      expect(await contact.getByRole("link", { name }).getAttribute("href")).toMatch(address);
    expect(await page.getByRole("form").count()).toBe(0);
    expect(await contact.getByText("Usaremos tus datos").count()).toBe(0);
    expect(await shop.file("index.html")).not.toContain("api.emailjs.com");
    expect(await shop.file("aviso-legal/index.html")).not.toContain("formulario");
  }));

test("whoever builds it hears what is missing", () => {
  expect(shop.output).toContain("Faltan las claves del correo («emailjs»)");
});
