import { afterAll, beforeAll, expect, test } from "vitest";
import type { Middleware } from "../../tools/machine/middleware.ts";
import { type Served, serve } from "../../tools/serve/host.ts";
import { inEveryEngine } from "../support/every-engine.ts";
import { built } from "../support/shops.ts";

let shop: Served;
/** The same shop behind a blocker that stops the app. */
let plainShop: Served;

beforeAll(async () => {
  const before: Middleware = (request, response, next) => {
    if (request.url?.endsWith(".js")) response.writeHead(404).end();
    else next();
  };
  const dir = await built("example");
  shop = await serve({ dir, port: 0 });
  plainShop = await serve({ dir, before, port: 0 });
});
afterAll(async () => {
  await shop.close();
  await plainShop.close();
});

inEveryEngine(({ engine, see, visit, inSmallWindow }) => {
  const title = "document.querySelector('h1').textContent";
  /** Whether the heading with this id is on screen, below the header. */
  const inSight = (id: string) => `(() => {
    const { top = -1, bottom = 0 } = document.getElementById("${id}")?.getBoundingClientRect() ?? {};
    return top >= document.querySelector("header").getBoundingClientRect().bottom && bottom <= innerHeight;
  })()`;

  test.each(["contacto", "destacados"])(
    "who comes by the section %s is there, and is there again on the way Back",
    async (id) => {
      await visit(`${shop.url}/#${id}`);
      await see(inSight(id));
      await engine.click('footer a[href="#/novedades"]');
      await see(`${title} === 'Novedades' && scrollY === 0`);
      await engine.read("history.back()");
      await see(`${title}.startsWith('Bolsos de crochet')`);
      await see(inSight(id));
      await see("document.activeElement.id", id);
    },
  );

  test("Back to an address that is no section of Home leads to its top", async () => {
    await visit(`${shop.url}/#nada`);
    await engine.click('footer a[href="#/essentials"]');
    await see(`${title} === 'Essentials' && scrollY === 0`);
    await engine.read("history.back()");
    await see(`${title}.startsWith('Bolsos de crochet') && scrollY === 0`);
    expect(await engine.read("location.hash")).toBe("#nada");
  });

  test("beside a scrollbar, too, the title stands on the edge of what is below", () =>
    inSmallWindow(async () => {
      await engine.resize(1500, 800);
      await visit(`${shop.url}/`);
      const left = (selector: string) =>
        `document.querySelector("main ${selector}").getBoundingClientRect().left`;
      await see(`Math.abs(${left("h1")} - ${left("h2")}) < 1`);
    }));

  test("the promo bar is as high as its line, and the wordmark as large as it is meant", () =>
    inSmallWindow(async () => {
      await visit(`${shop.url}/`);
      await see("document.querySelector('header > p').getBoundingClientRect().height", 32);
      await see("getComputedStyle(document.querySelector('header > div > a')).fontSize", "32px");
    }));

  test("Back from one section leads to the one before", async () => {
    await visit(`${shop.url}/#destacados`);
    await engine.read("void (location.hash = 'contacto')");
    await see(inSight("contacto"));
    await engine.read("history.back()");
    await see(inSight("destacados"));
  });

  test("the skip link of a page of its own stays on it without the app", async () => {
    await visit(`${plainShop.url}/bolsos/net-bag/`, false);
    await engine.read("document.querySelector('.skip').click()");
    await see("location.hash", "#contenido");
    expect(await engine.read("location.pathname")).toBe("/bolsos/net-bag/");
    await see("document.activeElement.tagName", "MAIN");
  });

  test("the menu opens without the app, and closes by its button and by Back", () =>
    inSmallWindow(async () => {
      const item = "document.querySelector('#menu nav a').checkVisibility()";
      await visit(`${plainShop.url}/`, false);
      await see(item, false);
      await engine.click("header button[popovertarget]");
      await see(item);
      await engine.click("header button[popovertarget]");
      await see(item, false);

      await visit(`${shop.url}/#contacto`);
      await engine.read(`void (location.hash = "#/novedades")`);
      await see(title, "Novedades");
      await engine.click("header button[popovertarget]");
      await see(item);
      await engine.read("history.back()");
      await see(inSight("contacto"));
      await see(item, false);
    }));

  test("a header that wakes up in a page already scrolled is tight", async () => {
    await visit(`${shop.url}/`);
    const height = "document.querySelector('header').getBoundingClientRect().height";
    const roomy = Number(await engine.read(height));
    await visit(`${shop.url}/#contacto`);
    await see(`${height} < ${roomy}`);
  });
});
