import { expect, test } from "vitest";
import { inEveryEngine } from "../support/engines.ts";

/** The width of a phone, as far as WebKitGTK's window goes. */
const SMALL = 460;

inEveryEngine(({ engine, see, visit }) => {
  const heading = "document.querySelector('h1').textContent";

  test("each screen is shown, styled, under the policy", async () => {
    for (const [hash, title, cards] of [
      ["#/novedades", "Novedades", 3],
      ["#/essentials", "Essentials", 3],
      ["#/nada", "Página no encontrada", 0],
    ] as const) {
      await engine.open("about:blank");
      await visit(`/${hash}`);
      await see(heading, title);
      await see("document.querySelectorAll('main article').length", cards);
      await see("getComputedStyle(document.body).backgroundColor", "rgb(250, 246, 239)");
    }
  });

  test("a link changes the page, and its photographs come", async () => {
    await visit("/#/");
    await engine.click('header nav a[href="#/novedades"]');
    await see(heading, "Novedades");
    await see("document.title.startsWith('Novedades') && scrollY === 0");
    await see("document.querySelector('main img').naturalWidth > 0");
  });

  test("a page leaves for half a second, then the one asked for last enters, from its top", async () => {
    await visit("/#/");
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
    await see("getComputedStyle(document.querySelector('[data-phase=idle]')).opacity", "1");
  });

  test("the menu of a small window opens, leads to a page and closes", async () => {
    await visit("/#/", SMALL);
    const link = '#menu a[href="#/novedades"]';
    const open = `document.querySelector('${link}').checkVisibility()`;
    await see(open, false);
    await engine.click("header button[popovertarget]");
    await see(open, true);
    await engine.click(link);
    await see(heading, "Novedades");
    await see(open, false);
  });

  test("the promo bar hides on the way down and comes back on the way up, and the header tightens after 50 px", async () => {
    const edge = (selector: string, side: string) =>
      `Math.round(document.querySelector("${selector}").getBoundingClientRect().${side})`;
    await visit("/#/");
    await see(`${edge("header > p", "top")} === 0 && ${edge("header > p", "height")}`, 32);
    const roomy = Number(await engine.read(edge("header", "height")));
    await engine.read("void scrollTo({ top: 400, behavior: 'instant' })");
    await see(`${edge("header > p", "bottom")} <= 0 && ${edge("header", "height")} < ${roomy}`);
    await engine.read("void scrollTo({ top: 50, behavior: 'instant' })");
    await see(`${edge("header > p", "top")} === 0 && ${edge("header", "height")}`, roomy);
  });

  test("the carousel goes on and wraps around, both ways", async () => {
    await visit("/#/");
    const dots = "[...document.querySelector('article').querySelectorAll('[aria-label^=Ver]')]";
    const current = `${dots}.findIndex((dot) => dot.getAttribute('aria-current') === 'true')`;
    for (const [pressed, shown] of [
      ["Ver imagen 2", 1],
      ["Imagen anterior", 0],
      ["Imagen anterior", 4],
      ["Imagen siguiente", 0],
    ] as const) {
      await engine.click(`article button[aria-label^="${pressed}"]`);
      await see(current, shown);
    }
    await see("document.querySelector('article img').naturalWidth > 0");
  });

  test("About is reached from another screen", async () => {
    await visit("/#/essentials");
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
    await visit("/#contacto");
    await see(inSight);
    await engine.read("void (location.hash = '#/novedades')");
    await see(`${heading} === 'Novedades' && scrollY === 0`);
    await engine.read("history.back()");
    await see(inSight);
    await see("document.activeElement.id", "contacto");
  });

  test("a small window gets the upright film, also on the way back to Home", async () => {
    const film = `/hero-[a-z]+/.exec(document.querySelector("video")?.currentSrc)?.[0]`;
    const plays = "(document.querySelector('video')?.currentTime ?? 0) > 0";
    await visit("/#/", SMALL);
    await see(film, "hero-mobile");
    await see(plays);
    await engine.read("void (location.hash = '#/essentials')");
    await see(heading, "Essentials");
    await engine.read("void history.back()");
    await see(film, "hero-mobile");
    await see(plays);
  });

  test("the film plays a second lap on a host without ranges", async () => {
    const video = "document.querySelector('video')";
    await visit("/#/", SMALL);
    await see(`${video}?.currentTime > 0`);
    // A browser that cannot seek on this host gets the film anew, from memory: seek in that one too.
    await engine.read(`void (() => {
      globalThis.laps = 0;
      let last = 0;
      let seekable;
      setInterval(() => {
        const film = ${video};
        if (!film?.currentTime) return;
        if (film === seekable && film.currentTime < last) globalThis.laps++;
        last = film.currentTime;
        if (film === seekable) return;
        seekable = film;
        film.currentTime = film.duration - 1;
      }, 100);
    })()`);
    await see(`globalThis.laps > 0 && ${video}.currentTime > 0.5 && !${video}.paused`);
    await see("!!document.querySelector('[aria-label=\"Pausar la película\"]')");
  });

  test("a card leads to its bag, and that back to its collection", async () => {
    await visit("/#/essentials");
    await engine.click('h3 a[href="bolsos/net-bag/"]');
    await see(heading, "Net Bag");
    const back = 'main a[href="essentials/"]';
    // While the page enters, WebKit's driver finds nothing in it.
    await see(
      `(({ x, y }) => document.elementFromPoint(x + 20, y + 20)?.closest('${back}') !== null)(document.querySelector('${back}').getBoundingClientRect())`,
    );
    await engine.click(back);
    await see(heading, "Essentials");
    await see("location.hash", "#/essentials");
  });

  test("a bag's photo opens in a dialog, leads to the next and closes", async () => {
    const dialog = "document.querySelector('dialog')";
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

  test("in a small window a bag's photos are a strip, and its buttons wait at the window's foot", async () => {
    const box = (selector: string) =>
      `document.querySelector('${selector}').getBoundingClientRect()`;
    await visit("/bolsos/moon-bag/", SMALL);
    await see("innerWidth < 768 && document.documentElement.scrollWidth <= innerWidth");
    await see(`${box("li + li a[data-photo]")}.left < innerWidth`);
    await see(`Math.abs(innerHeight - 30 - ${box('main a[href*="wa.me"]')}.bottom) < 30`);
  });
});
