import { expect, test } from "vitest";
import { describeEachEngine, IS_READY } from "../support/engines.ts";

describeEachEngine(({ name, driver, waitForValue, openPage }) => {
  // Chromium continues the video by itself, and WebKitGTK plays none in a page from the page cache.
  test.runIf(name === "Firefox")("the video continues in a page from the page cache", async () => {
    const time = "document.querySelector('video')?.currentTime ?? 0";
    await openPage("/");
    await waitForValue(`(${time}) > 0.3`);
    await driver.evaluate("void (globalThis.samePage = true)");
    await driver.evaluate("void setTimeout(() => location.assign('/otra/pagina'))");
    await waitForValue("document.title.startsWith('Página no encontrada')");
    await driver.evaluate("void setTimeout(() => history.back())");
    await waitForValue("globalThis.samePage");
    const previousTime = Number(await driver.evaluate(time));
    // A video that is frozen would show the next frame at most.
    await waitForValue(`Math.abs((${time}) - ${previousTime}) > 0.5`);
    expect(await driver.evaluate("document.querySelector('video').paused")).toBe(false);
  });

  test("Back from a bag restores the cached page at its scroll position, without an open menu or photo", async () => {
    await openPage("/#/essentials");
    await driver.evaluate("void (globalThis.samePage = true)");
    await driver.evaluate("void scrollTo(0, 300)");
    await waitForValue("scrollY", 300);
    // Firefox caches only pages that have loaded completely, with the images near the scroll position.
    await waitForValue("document.readyState", "complete");
    await waitForValue(
      "[...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight)",
    );
    await driver.evaluate("void document.getElementById('menu').showPopover()");
    await driver.evaluate("void setTimeout(() => document.querySelector('h3 a').click())");
    await waitForValue(`'bag' in document.documentElement.dataset && ${IS_READY}`);
    await driver.evaluate("void document.querySelector('dialog').showModal()");
    await driver.evaluate("void (globalThis.sameBag = true)");
    await driver.evaluate("void setTimeout(() => history.back())");
    await waitForValue("globalThis.samePage");
    await waitForValue("scrollY", 300);
    await waitForValue("document.getElementById('menu').matches(':popover-open')", false);
    await driver.evaluate("void setTimeout(() => history.forward())");
    await waitForValue("globalThis.sameBag");
    await waitForValue("document.querySelector('dialog').open", false);
  });

  test("Back and Forward fade a screen out where it is, and show the next one at its top", async () => {
    await openPage("/#/novedades");
    await driver.evaluate("void scrollTo(0, 600)");
    await driver.click('footer a[href="#/essentials"]');
    await waitForValue("document.title.startsWith('Essentials') && scrollY === 0");
    await driver.evaluate("void scrollTo(0, 200)");
    await waitForValue("scrollY", 200);
    for (const [step, title] of [
      ["back", "Novedades"],
      ["forward", "Essentials"],
    ]) {
      await driver.evaluate(`void (() => {
        globalThis.scrolls = [];
        const record = () => {
          scrolls.push(scrollY);
          if (!document.title.startsWith("${title}")) requestAnimationFrame(record);
        };
        // The browser restores the scroll after \`popstate\`, and the page puts it back in the next frame, before this records.
        addEventListener("popstate", () => requestAnimationFrame(record), { once: true });
        setTimeout(() => history.${step}());
      })()`);
      await waitForValue(`document.title.startsWith("${title}")`);
      await waitForValue("[...new Set(scrolls)]", [200, 0]);
      await driver.evaluate("void scrollTo(0, 200)");
    }
  });
});
