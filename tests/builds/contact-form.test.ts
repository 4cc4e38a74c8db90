import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PHONE, type ServedShop, servedShop } from "../support/built-shop.ts";

/** A shop as it is published, by an owner who has no account at the e-mail's provider. */
let shop: ServedShop;
beforeAll(async () => {
  shop = await servedShop(
    (sample) =>
      sample.change("tienda.yaml", {
        legal: { name: "Ana Puig", nif: "12345678Z", address: "Carrer Gran 1, Barcelona" },
      }),
    "--mode",
    "production",
  );
});
afterAll(() => shop.close());

test("a shop without the e-mail's keys shows the other ways to write", async () => {
  const page = await shop.browser.newPage(PHONE);
  const faults: string[] = [];
  page.on("console", (message) => faults.push(message.text()));
  await page.goto(shop.url);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  const contact = page.getByRole("region", { name: "Contacto" });
  await contact.scrollIntoViewIfNeeded();
  for (const [name, address] of [
    ["Escríbenos por WhatsApp", /^https:\/\/wa\.me\/34600000000/],
    ["Escríbenos un correo", /^mailto:hola@luna\.example/],
  ] as const)
    expect(await contact.getByRole("link", { name }).getAttribute("href")).toMatch(address);
  expect(await page.getByRole("form").count()).toBe(0);
  expect(await contact.getByText("Usaremos tus datos").count()).toBe(0);
  expect(faults).toEqual([]);
  await page.close();
  expect(await readFile(shop.dist("index.html"), "utf8")).not.toContain("api.emailjs.com");
  expect(await readFile(shop.dist("aviso-legal/index.html"), "utf8")).not.toContain("formulario");
});

test("whoever builds it hears what is missing", () => {
  expect(shop.output).toContain("Faltan las claves del correo («emailjs»)");
});
