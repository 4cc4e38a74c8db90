import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Served } from "../../tools/serve/host.ts";
import { serveDemo } from "../support/engine-form.ts";
import { type Engine, firefox, webkit } from "../support/engines.ts";

let shop: Served;

beforeAll(async () => {
  shop = await serveDemo();
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
  const visit = async (address: string) => {
    await engine.open("about:blank");
    await engine.open(`${shop.url}${address}`);
    await see("'hydrated' in document.documentElement.dataset");
  };
  const title = "document.querySelector('h1').textContent";
  const dialog = "document.querySelector('dialog')";

  test("a photo opens in a dialog, leads to the next and closes", async () => {
    await visit("/bolsos/moon-bag/");
    await engine.click("a[data-photo]");
    await see(`${dialog}.open && /moon-bag-1-.*-1200\\./.test(${dialog}.querySelector('img').src)`);
    await see("document.activeElement.getAttribute('aria-label')", "Foto siguiente");
    await engine.read("void document.activeElement.click()");
    await see(`${dialog}.querySelector('p').textContent`, "2 de 5");
    const shown = `${dialog}.querySelector('img[aria-hidden="false"]')`;
    await see(`/moon-bag-2-.*-1200\\./.test(${shown}.src) && ${shown}.naturalWidth`, 1200);
    await see(`Math.round(${shown}.getBoundingClientRect().left)`, 0);
    await engine.read(`void ${dialog}.querySelector('[type=submit]').click()`);
    await see(`${dialog}.open`, false);
    await see("document.activeElement === document.querySelectorAll('a[data-photo]')[1]");
  });

  test("on a narrow window the photos are a strip, and the buttons wait at its foot", async () => {
    await engine.resize(460, 800);
    try {
      await visit("/bolsos/moon-bag/");
      await see("innerWidth < 768 && document.documentElement.scrollWidth <= innerWidth");
      await see(
        "document.querySelectorAll('a[data-photo]')[1].getBoundingClientRect().left < innerWidth",
      );
      await see(
        "(({ bottom }) => bottom <= innerHeight && bottom > innerHeight - 60)(document.querySelector('main a[href*=\"wa.me\"]').getBoundingClientRect())",
      );
      await engine.click("header button[popovertarget]");
      await see(
        "[...document.querySelectorAll('header nav a')].some((link) => link.textContent === 'Inicio' && link.checkVisibility())",
      );
    } finally {
      await engine.resize(1280, 800);
    }
  });

  test("a card leads to its bag, and that back to its collection", async () => {
    await visit("/#/essentials");
    await engine.click('h3 a[href="bolsos/net-bag/"]');
    await see(title, "Net Bag");
    const back = 'main a[href="essentials/"]';
    // While the page enters, WebKit's driver finds nothing in it.
    await see(
      `(({ x, y }) => document.elementFromPoint(x + 20, y + 20)?.closest('${back}') !== null)(document.querySelector('${back}').getBoundingClientRect())`,
    );
    await engine.click(back);
    await see(title, "Essentials");
    await see("location.hash", "#/essentials");
  });
});
