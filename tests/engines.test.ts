import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startDemo } from "../build/demo.ts";
import type { Served } from "../build/serve.ts";
import { type Engine, firefox, webkit } from "./engines.ts";

let shop: Served;

beforeAll(async () => {
  shop = await startDemo(0);
});
afterAll(() => shop.close());

describe.each([
  ["Firefox ESR", firefox],
  ["WebKitGTK", webkit],
])("%s", (_name, start) => {
  let engine: Engine;

  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine?.close());

  const see = (expression: string, value: unknown = true) =>
    expect.poll(() => engine.read(expression), { timeout: 15_000 }).toEqual(value);

  const visit = async (hash: string) => {
    await engine.open("about:blank");
    await engine.open(`${shop.url}/${hash}`);
    await see("'hydrated' in document.documentElement.dataset");
  };
  const heading = "document.querySelector('h1').textContent";

  test.each([
    ["#/novedades", "Novedades", 3],
    ["#/essentials", "Essentials", 3],
    ["#/nada", "Página no encontrada", 0],
  ])("%s is shown, styled, under the policy", async (hash, title, cards) => {
    await visit(hash);
    await see(heading, title);
    expect(await engine.read("document.querySelectorAll('main article').length")).toBe(cards);
    expect(await engine.read("getComputedStyle(document.body).backgroundColor")).toBe(
      "rgb(250, 246, 239)",
    );
  });

  test("a link changes the page, and its photographs come", async () => {
    await visit("#/");
    await engine.click('header nav a[href="#/novedades"]');
    await see(heading, "Novedades");
    await see("document.title.startsWith('Novedades') && scrollY === 0");
    await see("document.querySelector('main img').naturalWidth > 0");
  });

  test("the carousel goes on and wraps around", async () => {
    await visit("#/essentials");
    const current =
      "[...document.querySelector('article').querySelectorAll('button[aria-label^=Ver]')].findIndex((dot) => dot.ariaCurrent === 'true' || dot.getAttribute('aria-current') === 'true')";
    await see(current, 0);
    await engine.click('article button[aria-label^="Ver imagen 2"]');
    await see(current, 1);
  });

  test("About is reached from another screen", async () => {
    await visit("#/essentials");
    await engine.read(
      "[...document.querySelectorAll('header button')].find((button) => button.textContent === 'About').click()",
    );
    await see(
      "Math.abs(document.getElementById('sobre-nosotros')?.getBoundingClientRect().top ?? 999) < 300",
    );
  });

  test("a message fails, is kept, and is sent", async () => {
    const address = `${_name.split(" ")[0]}@correo.example`.toLowerCase();
    const fault = (method: string, order: object) =>
      fetch(`${shop.url}/buzon/fallo`, { method, body: JSON.stringify(order) });
    await visit("#/");
    await engine.type("#name", "Ana");
    await engine.type("#email", address);
    await engine.type("#message", "Hola");
    await fault("PUT", { for: address, fault: { status: 500 }, times: 1 });
    await engine.enter("#email");
    await see("document.querySelector('form [role=alert]').textContent.startsWith('Ha ocurrido')");
    expect(await engine.read("document.getElementById('message').value")).toBe("Hola");
    await engine.enter("#email");
    await see("document.body.textContent.includes('¡Mensaje enviado!')");
    const mail = await fetch(`${shop.url}/buzon.json?for=${address}`);
    expect(await mail.json()).toMatchObject({ attempts: 2, messages: [{ message: "Hola" }] });
  });
});
