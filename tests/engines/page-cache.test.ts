import { expect, test } from "vitest";
import { describeEachEngine, IS_READY } from "../support/engines.ts";

describeEachEngine(({ name, driver: engine, waitForValue: see, openPage: visit }) => {
  // Chromium lets a film go on, and here WebKit plays none in a page that it has kept.
  test.runIf(name === "Firefox")("a film goes on in a page that the browser has kept", async () => {
    const time = "document.querySelector('video')?.currentTime ?? 0";
    await visit("/");
    await see(`(${time}) > 0.3`);
    await engine.evaluate("void (globalThis.kept = true)");
    await engine.evaluate("void setTimeout(() => location.assign('/otra/pagina'))");
    await see("document.title.startsWith('Página no encontrada')");
    await engine.evaluate("void setTimeout(() => history.back())");
    await see("globalThis.kept");
    const before = Number(await engine.evaluate(time));
    // More than the frame that it was about to show.
    await see(`Math.abs((${time}) - ${before}) > 0.5`);
    expect(await engine.evaluate("document.querySelector('video').paused")).toBe(false);
  });

  test("Back from a bag, the page that the browser has kept is where it was left", async () => {
    await visit("/#/essentials");
    await engine.evaluate("void (globalThis.kept = true)");
    await engine.evaluate("void scrollTo(0, 300)");
    await see("scrollY", 300);
    // Firefox keeps no page that has not come whole, with the pictures that the scroll has brought near.
    await see("document.readyState", "complete");
    await see(
      "[...document.images].every((one) => one.complete || one.getBoundingClientRect().top > innerHeight)",
    );
    await engine.evaluate("void setTimeout(() => document.querySelector('h3 a').click())");
    await see(`'bag' in document.documentElement.dataset && ${IS_READY}`);
    await engine.evaluate("void setTimeout(() => history.back())");
    await see("globalThis.kept");
    await see("scrollY", 300);
    await see("history.scrollRestoration", "manual");
  });
});
