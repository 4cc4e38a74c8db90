import { readFile } from "node:fs/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Served } from "../../tools/serve/host.ts";
import {
  fields,
  held,
  newAddress,
  orderFault,
  received,
  serveDemo,
  write,
} from "../support/engine-form.ts";
import { hydrated, inEveryEngine } from "../support/every-engine.ts";
import { built } from "../support/shops.ts";

let shop: Served;
/** Resolves when the app may come, and when the e-mail may be taken. */
let app = Promise.resolve();
let mail = Promise.resolve();

beforeAll(async () => {
  shop = await serveDemo(async ({ url = "" }, res) => {
    if (url.endsWith("/email/send")) await mail;
    if (!/^\/assets\/entry-client[^/]*\.js$/.test(url)) return;
    await app;
    // Not to be kept by the browser: it is to come each time, and when it may.
    res.setHeader("Cache-Control", "no-store").setHeader("Content-Type", "text/javascript");
    res.end(await readFile((await built("example")) + url));
  });
});
afterAll(() => shop.close());

inEveryEngine(({ engine, see, visit }) => {
  let letGo = () => {};
  afterEach(() => letGo());

  const button = "document.querySelector('form [type=submit]')";

  // From within, as the visitor does it: what stands in the fields is for the browser to restore.
  const reload = () => engine.read("void setTimeout(() => location.reload())");

  test("while a message is sent the form has the focus, and who moves on keeps it", async () => {
    const focus = "document.activeElement.textContent.slice(0, 20)";
    await visit(`${shop.url}/`);
    const email = newAddress();
    await write(engine, email);
    for (const [moveOn, end] of [
      ["void 0", "Ha ocurrido un error"],
      ["void document.querySelector('footer a').focus()", "Inicio"],
    ] as const) {
      let send = () => {};
      [mail, send] = held();
      await orderFault(shop.url, { for: email, fault: { status: 500 }, times: 1 });
      await engine.click("form [type=submit]");
      await see(`${button}.textContent`, "Enviando...");
      await see("document.activeElement === document.querySelector('form')");
      await see("document.querySelector('form ~ [role=status]').textContent", "Enviando...");
      await engine.read(moveOn);
      send();
      await see("document.querySelector('form [role=alert]').textContent !== ''");
      await see(focus, end);
    }
    // The last time nothing goes wrong.
    await engine.click("form [type=submit]");
    await see(focus, "¡Mensaje enviado!");
  });

  test("who reloads the page during the thanks does not find again what was sent", async () => {
    await visit(`${shop.url}/`);
    await write(engine, newAddress());
    await engine.click("form [type=submit]");
    await see("document.body.textContent.includes('¡Mensaje enviado!')");
    [app, letGo] = held();
    await reload();
    await see(`${button}.textContent`, "Cargando…");
    expect(await engine.read(fields)).toEqual(["", "", ""]);
    letGo();
    await see(hydrated);
    expect(await engine.read(fields)).toEqual(["", "", ""]);
  });

  test("a message that is under way arrives though the page is loaded again, which says that nobody knows", async () => {
    await visit(`${shop.url}/`);
    const email = newAddress();
    const written = await write(engine, email);
    [mail, letGo] = held();
    await engine.click("form [type=submit]");
    await see(`${button}.textContent`, "Enviando...");
    await reload();
    await see(
      "document.querySelector('form [role=alert]')?.textContent.includes('no sabemos si ha llegado')",
    );
    letGo();
    await expect
      .poll(() => received(shop.url, email))
      .toMatchObject({ messages: [{ message: "Hola" }] });
    await see(fields, written);
  });
});
