import { afterAll, beforeAll, expect, test } from "vitest";
import type { Served } from "../../tools/serve/host.ts";
import { serveDemo } from "../support/engine-form.ts";
import { inEveryEngine } from "../support/every-engine.ts";

let shop: Served;

beforeAll(async () => {
  shop = await serveDemo();
});
afterAll(() => shop.close());

inEveryEngine(({ engine, see, visit, inSmallWindow }) => {
  const heading = "document.querySelector('h1').textContent";

  test.each([
    ["#/novedades", "Novedades", 3],
    ["#/essentials", "Essentials", 3],
    ["#/nada", "Página no encontrada", 0],
  ])("%s is shown, styled, under the policy", async (hash, title, cards) => {
    await visit(`${shop.url}/${hash}`);
    await see(heading, title);
    expect(await engine.read("document.querySelectorAll('main article').length")).toBe(cards);
    expect(await engine.read("getComputedStyle(document.body).backgroundColor")).toBe(
      "rgb(250, 246, 239)",
    );
  });

  test("a link changes the page, and its photographs come", async () => {
    await visit(`${shop.url}/#/`);
    await engine.click('header nav a[href="#/novedades"]');
    await see(heading, "Novedades");
    await see("document.title.startsWith('Novedades') && scrollY === 0");
    await see("document.querySelector('main img').naturalWidth > 0");
  });

  test("a page leaves for half a second, then the one asked for last enters, from its top", async () => {
    await visit(`${shop.url}/#/`);
    // Seen from inside: a browser that is asked from outside answers when it has the time.
    await engine.read(`void (() => {
      const now = () => ${heading} + (document.querySelector("main").inert ? ", leaving" : "");
      const seen = (globalThis.seen = []);
      let last = now();
      let start;
      addEventListener("click", () => { start ??= performance.now(); }, true);
      new MutationObserver(() => {
        if (now() === last) return;
        last = now();
        seen.push({ last, after: performance.now() - start, top: scrollY });
      }).observe(document.getElementById("root"), { subtree: true, childList: true, attributes: true });
      scrollTo(0, 600);
    })()`);
    await engine.read(
      `["novedades", "essentials"].forEach((name) => document.querySelector('header nav a[href="#/' + name + '"]').click())`,
    );
    await see(heading, "Essentials");
    const seen = (await engine.read("seen")) as { last: string; after: number; top: number }[];
    const after = expect.any(Number);
    expect(seen).toEqual([
      { last: expect.stringMatching(/^Bolsos de crochet.*, leaving$/), after, top: 600 },
      { last: "Essentials", after, top: 0 },
    ]);
    // A browser's clock may be as coarse as a frame; a busy machine is late.
    expect(seen[1]?.after).toBeGreaterThan(480);
    expect(seen[1]?.after).toBeLessThan(2500);
    await see("getComputedStyle(document.querySelector('[data-phase=still]')).opacity", "1");
  });

  test("the menu of a small window opens, leads to a page and closes", () =>
    inSmallWindow(async () => {
      await visit(`${shop.url}/#/`);
      const link = '#menu a[href="#/novedades"]';
      const open = `document.querySelector('${link}').checkVisibility()`;
      await see(open, false);
      await engine.click("header button[popovertarget]");
      await see(open, true);
      await engine.click(link);
      await see(heading, "Novedades");
      await see(open, false);
    }));

  test("the carousel goes on and wraps around, both ways", async () => {
    await visit(`${shop.url}/#/`);
    const dots = "[...document.querySelector('article').querySelectorAll('[aria-label^=Ver]')]";
    const current = `${dots}.findIndex((dot) => dot.getAttribute('aria-current') === 'true')`;
    const last = Number(await engine.read(`${dots}.length`)) - 1;
    expect(last).toBeGreaterThan(1);
    await see(current, 0);
    await engine.click('article button[aria-label^="Ver imagen 2"]');
    await see(current, 1);
    const [previous, next] = ["anterior", "siguiente"].map(
      (way) => `article button[aria-label^="Imagen ${way}"]`,
    ) as [string, string];
    await engine.click(previous);
    await see(current, 0);
    await engine.click(previous);
    await see(current, last);
    await engine.click(next);
    await see(current, 0);
    await see("document.querySelector('article img').naturalWidth > 0");
  });

  test("About is reached from another screen", async () => {
    await visit(`${shop.url}/#/essentials`);
    await engine.click("#menu button");
    await see(
      "Math.abs(document.getElementById('sobre-nosotros')?.getBoundingClientRect().top ?? 999) < 300",
    );
  });

  test("who comes by a section is there, and is there again on the way Back", async () => {
    // Below the header, on screen.
    const inSight = `(({ top, bottom }) =>
      top >= document.querySelector("header").getBoundingClientRect().bottom && bottom <= innerHeight
    )(document.getElementById("contacto")?.getBoundingClientRect() ?? {})`;
    await visit(`${shop.url}/#contacto`);
    await see(inSight);
    await engine.read("void (location.hash = '#/novedades')");
    await see(`${heading} === 'Novedades' && scrollY === 0`);
    await engine.read("history.back()");
    await see(inSight);
    await see("document.activeElement.id", "contacto");
  });

  const film = `/hero-[a-z]+/.exec(document.querySelector("video")?.currentSrc)?.[0]`;
  const plays = "(document.querySelector('video')?.currentTime ?? 0) > 0";

  test("a small window gets the upright film, also on the way back to Home", () =>
    inSmallWindow(async () => {
      await visit(`${shop.url}/#/`);
      await see(film, "hero-mobile");
      await see(plays);
      await engine.read("void (location.hash = '#/essentials')");
      await see(heading, "Essentials");
      await engine.read("void history.back()");
      await see(film, "hero-mobile");
      await see(plays);
    }));
});
