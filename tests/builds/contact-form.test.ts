import { readdir, readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PHONE, type ServedShop, servedShop } from "../support/built-shop.ts";

const emailjs = { publicKey: "clave", serviceId: "service_1a", templateId: "template_2b" };

/** A shop as it is published: with its owner's keys, and not the demonstration's. */
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

const publish = async () => shop.shop.build("--mode", "production");
const written = async (file: RegExp) => {
  const files = (await readdir(shop.dist(), { recursive: true })).filter((each) => file.test(each));
  return (await Promise.all(files.map((each) => readFile(shop.dist(each), "utf8")))).join("\n");
};

test("a shop without the e-mail's keys shows the other ways to write, and nothing of the provider", async () => {
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
  expect(await written(/\.html$/)).not.toMatch(/emailjs/i);
  expect(await readFile(shop.dist("aviso-legal/index.html"), "utf8")).not.toContain("formulario");
});

test("whoever builds it hears what is missing", () => {
  expect(shop.output).toContain("faltan las claves del correo («emailjs»)");
  expect(shop.output).toContain("el correo (hola@luna.example) es de mentira");
});

test("with them the form is there and is all that has changed", async () => {
  await shop.shop.change("tienda.yaml", { emailjs });
  const { code, output } = await publish();
  expect(code, output).toBe(0);
  expect(output).not.toContain("emailjs");
  expect(await written(/\.js$/)).toContain("service_1a");
  const home = await readFile(shop.dist("index.html"), "utf8");
  expect(home).toContain("connect-src 'self' https://api.emailjs.com;");
  expect(home).toContain("Formulario de contacto");
});

test("keys in each other's place stop the build, with a sentence that names the entry", async () => {
  await shop.shop.change("tienda.yaml", { emailjs: { ...emailjs, templateId: "service_1a" } });
  const { code, output } = await publish();
  expect(code).toBe(1);
  expect(output).toContain("Datos de la tienda: Template ID (templateId)");
  expect(output).toContain("hay un Service ID (empieza por «service_»), que va en Service ID");
});
