import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createMailbox } from "../../tools/mail/mailbox.ts";
import { type SampleShop, sampleBag, sampleEnv, sampleShop } from "../support/sample-shop.ts";

const keys = { publicKey: "clave", serviceId: "servicio", templateId: "plantilla" };

let shop: SampleShop;
let provider: Server;
let origin: string;

beforeAll(async () => {
  shop = await sampleShop();
  const mailbox = createMailbox(keys);
  provider = createServer((req, res) => mailbox(req, res, () => res.writeHead(404).end()));
  await once(provider.listen(0, "127.0.0.1"), "listening");
  origin = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
});
afterAll(async () => {
  provider.closeAllConnections();
  provider.close();
  await shop.remove();
});

const check = (...args: string[]) =>
  new Promise<{ code: number; output: string }>((done) => {
    execFile(
      process.execPath,
      [path.resolve("node_modules/tsx/dist/cli.mjs"), "tools/revisar.ts", ...args],
      { cwd: shop.dir, env: { ...sampleEnv, EMAILJS_ORIGIN: origin } },
      (error, stdout, stderr) =>
        done({ code: error ? Number(error.code) : 0, output: `${stdout}${stderr}` }),
    );
  });

test("says what is in order, what is a placeholder and that the e-mail's keys are missing", async () => {
  const { code, output } = await check();
  expect(code).toBe(0);
  expect(output).toContain("No hay nada que arreglar.");
  expect(output).toContain("Todo en orden: la tienda se puede publicar.");
  expect(output).toContain("el correo (hola@luna.example) es de mentira");
  expect(output).toContain("no hay dirección pública");
  expect(output).toContain("faltan tus datos legales");
  expect(output).toContain("faltan las claves del correo");
  expect(output).toContain("Todavía no está construida");
}, 60_000);

test("sends one real message when asked, and only then", async () => {
  const received = async () => (await fetch(`${origin}/buzon.json`)).json();
  expect(await received()).toHaveLength(0);
  expect((await check("--enviar")).code).toBe(1);
  await shop.change("tienda.yaml", { emailjs: keys });
  const { code, output } = await check("--enviar");
  expect(output).not.toContain("claves del correo");
  expect(output).toContain("Todo en orden: la tienda se puede publicar.");
  expect(output).toContain("EmailJS lo ha aceptado. Mira el buzón de hola@luna.example");
  expect(code).toBe(0);
  expect(await received()).toMatchObject([
    { fromName: "Prueba de la tienda", toEmail: "hola@luna.example" },
  ]);
}, 60_000);

test("fails where the content is wrong", async () => {
  await shop.stock([sampleBag({ featured: false })]);
  const { code, output } = await check("--enviar");
  expect(code).toBe(1);
  expect(output).toContain("Hay: ningún bolso.");
}, 60_000);
