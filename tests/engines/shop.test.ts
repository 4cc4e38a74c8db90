import { expect, test } from "vitest";
import { describeEachEngine, IS_READY, PHONE_WIDTH } from "../support/engines.ts";
import { ensureBuild } from "../support/shop-builds.ts";
import { serveDirectory } from "../support/test-server.ts";

describeEachEngine(({ driver, waitForValue, openPage }) => {
  const heading = "document.querySelector('h1').textContent";

  test("a screen fades out for half a second, then the last requested one appears at its top with its photos", async () => {
    await openPage("/#/");
    // Record inside the page: a busy browser answers the driver late.
    await driver.evaluate(`void (() => {
      const describeScreen = () => ${heading} + (document.querySelector("main > div").inert ? ", leaving" : "");
      const changes = (globalThis.changes = []);
      let last = describeScreen();
      let start;
      addEventListener("click", () => { start ??= performance.now(); }, true);
      new MutationObserver(() => {
        if (describeScreen() === last) return;
        last = describeScreen();
        changes.push({ last, after: performance.now() - start, top: scrollY });
      }).observe(document.getElementById("root"), { subtree: true, childList: true, attributes: true });
      scrollTo(0, 600);
    })()`);
    await driver.evaluate(
      `["novedades", "essentials"].forEach((name) => document.querySelector('header nav a[href="#/' + name + '"]').click())`,
    );
    await waitForValue(heading, "Essentials");
    const changes = (await driver.evaluate("changes")) as {
      last: string;
      after: number;
      top: number;
    }[];
    const after = expect.any(Number);
    expect(changes).toEqual([
      { last: expect.stringMatching(/^Bolsos de crochet.*, leaving$/), after, top: 600 },
      { last: "Essentials", after, top: 0 },
    ]);
    // The browser's clock may be as coarse as a frame, and a busy machine is late.
    expect(changes[1]?.after).toBeGreaterThan(480);
    expect(changes[1]?.after).toBeLessThan(2500);
    await waitForValue(
      'getComputedStyle(document.querySelector("main").parentElement, "::after").opacity',
      "0",
    );
    await waitForValue("document.querySelector('main img').naturalWidth > 0");
  });

  test("a shop of brand, WhatsApp and e-mail opens whole, and the menu of a small window leads Home and closes", async () => {
    const { url, close } = await serveDirectory(await ensureBuild("empty"));
    await driver.resize(PHONE_WIDTH, 800);
    await driver.open(`${url}/novedades/`);
    await waitForValue(IS_READY);
    await waitForValue(heading, "Novedades");
    const link = '#menu a[href="#/"]';
    const isOpen = `document.querySelector('${link}').checkVisibility()`;
    await waitForValue(isOpen, false);
    await driver.click("header button[popovertarget]");
    await waitForValue(isOpen, true);
    await driver.click(link);
    await waitForValue(heading, "Hilo de Ana ");
    await waitForValue(isOpen, false);
    await close();
  });

  test("promo bar and header follow the scroll, and the carousel steps and wraps around in both directions", async () => {
    const edge = (selector: string, side: string) =>
      `Math.round(document.querySelector("${selector}").getBoundingClientRect().${side})`;
    await openPage("/#/novedades");
    await waitForValue(`${edge("header > p", "top")} === 0 && ${edge("header > p", "height")}`, 32);
    const initialHeight = Number(await driver.evaluate(edge("header", "height")));
    await driver.evaluate("void scrollTo({ top: 400, behavior: 'instant' })");
    await waitForValue(
      `${edge("header > p", "bottom")} <= 0 && ${edge("header", "height")} < ${initialHeight}`,
    );
    await driver.evaluate("void scrollTo({ top: 50, behavior: 'instant' })");
    await waitForValue(
      `${edge("header > p", "top")} === 0 && ${edge("header", "height")}`,
      initialHeight,
    );

    const dots = "[...document.querySelector('article').querySelectorAll('[aria-label^=Ver]')]";
    const current = `${dots}.findIndex((dot) => dot.getAttribute('aria-current') === 'true')`;
    for (const [button, index] of [
      ["Ver imagen 2", 1],
      ["Imagen anterior", 0],
      ["Imagen anterior", 4],
      ["Imagen siguiente", 0],
    ] as const) {
      await driver.click(`article button[aria-label^="${button}"]`);
      await waitForValue(current, index);
    }
    await waitForValue("document.querySelector('article img').naturalWidth > 0");
  });

  test("a link to a section shows that section, also on Back, and «About» shows its own from another screen", async () => {
    // Below the header and inside the window.
    const isInView = `(({ top, bottom }) =>
      top >= document.querySelector("header").getBoundingClientRect().bottom && bottom <= innerHeight
    )(document.getElementById("contacto")?.getBoundingClientRect() ?? {})`;
    await openPage("/#contacto");
    await waitForValue(isInView);
    await driver.evaluate("void (location.hash = '#/novedades')");
    await waitForValue(`${heading} === 'Novedades' && scrollY === 0`);
    await driver.evaluate("history.back()");
    await waitForValue(isInView);
    await waitForValue("document.activeElement.id", "contacto");
    await driver.evaluate("history.forward()");
    await waitForValue(`${heading} === 'Novedades' && scrollY === 0`);
    await driver.click("#menu button");
    await waitForValue(
      "Math.abs(document.getElementById('sobre-nosotros')?.getBoundingClientRect().top ?? 999) < 300",
    );
  });
});
