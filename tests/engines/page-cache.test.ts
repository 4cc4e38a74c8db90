import { expect, test } from "vitest";
import { describeEachEngine, IS_READY } from "../support/engines.ts";

describeEachEngine(({ name, driver, waitForValue, openPage }) => {
  // Chromium lets a film go on, and here WebKit plays none in a page that it has kept.
  test.runIf(name === "Firefox")("a film goes on in a page that the browser has kept", async () => {
    const time = "document.querySelector('video')?.currentTime ?? 0";
    await openPage("/");
    await waitForValue(`(${time}) > 0.3`);
    await driver.evaluate("void (globalThis.kept = true)");
    await driver.evaluate("void setTimeout(() => location.assign('/otra/pagina'))");
    await waitForValue("document.title.startsWith('Página no encontrada')");
    await driver.evaluate("void setTimeout(() => history.back())");
    await waitForValue("globalThis.kept");
    const before = Number(await driver.evaluate(time));
    // More than the frame that it was about to show.
    await waitForValue(`Math.abs((${time}) - ${before}) > 0.5`);
    expect(await driver.evaluate("document.querySelector('video').paused")).toBe(false);
  });

  test("Back from a bag, the page that the browser has kept is where it was left", async () => {
    await openPage("/#/essentials");
    await driver.evaluate("void (globalThis.kept = true)");
    await driver.evaluate("void scrollTo(0, 300)");
    await waitForValue("scrollY", 300);
    // Firefox keeps no page that has not come whole, with the pictures that the scroll has brought near.
    await waitForValue("document.readyState", "complete");
    await waitForValue(
      "[...document.images].every((one) => one.complete || one.getBoundingClientRect().top > innerHeight)",
    );
    await driver.evaluate("void setTimeout(() => document.querySelector('h3 a').click())");
    await waitForValue(`'bag' in document.documentElement.dataset && ${IS_READY}`);
    await driver.evaluate("void setTimeout(() => history.back())");
    await waitForValue("globalThis.kept");
    await waitForValue("scrollY", 300);
    await waitForValue("history.scrollRestoration", "manual");
  });
});
