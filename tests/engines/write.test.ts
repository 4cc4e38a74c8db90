import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Served } from "../../tools/serve/host.ts";
import { fields, held, newAddress, orderFault, serveDemo, write } from "../support/engine-form.ts";
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
  const heading = "document.querySelector('h1').textContent";

  /** Opens Home, whose app comes when `letGo` is called. */
  const openWithoutApp = async () => {
    [app, letGo] = held();
    await visit(`${shop.url}/?${randomUUID()}`, false);
    await see(`${button}.textContent`, "Cargando…");
  };
  // From within, as the visitor does it: what stands in the fields is for the browser to restore.
  const reload = () => engine.read("void setTimeout(() => location.reload())");

  test("what is written before the script comes outlives a reload and another screen", async () => {
    await openWithoutApp();
    const written = await write(engine, newAddress());
    await reload();
    await see(`document.readyState !== "loading" && ${fields}`, written);
    await see(`[${button}.matches(":disabled"), ${button}.textContent]`, [true, "Cargando…"]);
    await engine.read("void (location.hash = '#/novedades')");
    await see(heading, "Novedades");
    letGo();
    await see(hydrated);
    await engine.read("void (location.hash = '#/')");
    await see(fields, written);
  });

  test("a button that was ready is not so after a reload, until the script comes again", async () => {
    await visit(`${shop.url}/`);
    await see(`${button}.matches(":disabled")`, false);
    [app, letGo] = held();
    await reload();
    await see(`[${button}.matches(":disabled"), ${button}.textContent]`, [true, "Cargando…"]);
    letGo();
    await see(`[${button}.matches(":disabled"), ${button}.textContent]`, [false, "Enviar mensaje"]);
  });

  test("what is written outlives a page that React draws anew", async () => {
    await openWithoutApp();
    const written = await write(engine, newAddress());
    // As a translator does.
    await engine.read(`void document.querySelectorAll("h2, h3, p, dt, button").forEach((element) => {
      const font = document.createElement("font");
      font.append(...element.childNodes);
      element.append(font);
    })`);
    letGo();
    await see(hydrated);
    await see(fields, written);
    await see("document.querySelector('h2 font')", null);
  });

  test("after ten seconds without the script the visitor is told how to write", async () => {
    await openWithoutApp();
    const passTime = (time: number) =>
      engine.read(`document.getAnimations().filter((animation) => {
        if (animation.timeline !== document.timeline) return false;
        animation.pause();
        animation.currentTime = ${time};
        return true;
      }).length`);
    const seen =
      "['form [role=status] p', 'form [type=submit]'].map((what) => getComputedStyle(document.querySelector(what)).visibility)";
    expect(await passTime(9_990)).toBe(2);
    await see(seen, ["hidden", "visible"]);
    await passTime(10_010);
    await see(seen, ["visible", "hidden"]);
    await see("document.querySelector('form [role=status] p').clientHeight > 20");
    letGo();
    await see(`${button}.textContent`, "Enviar mensaje");
    await see("document.querySelector('form [role=status]')", null);
  });

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

  test("the thanks come into view where the button is at a low window's upper edge", async () => {
    await visit(`${shop.url}/`);
    await write(engine, newAddress());
    await engine.resize(1280, 400);
    await engine.read(`void ${button}.scrollIntoView({ block: "start", behavior: "instant" })`);
    await engine.read(`void ${button}.click()`);
    await see("document.activeElement.textContent", "¡Mensaje enviado!");
    await see(`(({ top, bottom }) =>
      top > document.querySelector("header").getBoundingClientRect().bottom && bottom < innerHeight
    )(document.activeElement.getBoundingClientRect())`).finally(() => engine.resize(1280, 800));
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
});
