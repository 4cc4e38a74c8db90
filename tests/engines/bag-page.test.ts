import { test } from "vitest";
import { describeEachEngine, PHONE_WIDTH } from "../support/engines.ts";

describeEachEngine(({ driver, waitForValue, openPage }) => {
  const heading = "document.querySelector('h1').textContent";

  test("a card opens its bag page, and the link back opens the collection", async () => {
    await openPage("/#/essentials");
    await driver.click('h3 a[href="bolsos/net-bag/"]');
    await waitForValue(heading, "Net Bag");
    await waitForValue(
      "/^Te llega entre el \\d+ .*y el \\d+ de .*: *7 a\\s10 días en el taller/.test(document.querySelector('[data-min]').textContent)",
    );
    const back = 'main a[href="essentials/"]';
    // While the page fades in, WebKit's driver finds no elements in it.
    await waitForValue(
      `(({ x, y }) => document.elementFromPoint(x + 20, y + 20)?.closest('${back}') !== null)(document.querySelector('${back}').getBoundingClientRect())`,
    );
    await driver.click(back);
    await waitForValue(heading, "Essentials");
    await waitForValue("location.hash", "#/essentials");
  });

  test("in a small window the photos scroll sideways and open, and the chosen colour shows its photo, also after a reload", async () => {
    const box = (selector: string) =>
      `document.querySelector('${selector}').getBoundingClientRect()`;
    await openPage("/bolsos/moon-bag/", PHONE_WIDTH);
    await waitForValue("innerWidth < 768 && document.documentElement.scrollWidth <= innerWidth");
    await waitForValue(`${box("li + li a[data-photo]")}.left < innerWidth`);
    await waitForValue(`innerHeight - ${box("#order-bar")}.bottom`, 0);

    const dialog = "document.querySelector('dialog')";
    await driver.click("a[data-photo]");
    await waitForValue(
      `${dialog}.open && /moon-bag-1-.*-1200\\./.test(${dialog}.querySelector('img').currentSrc)`,
    );
    await waitForValue("document.activeElement.id", "slides");
    const strip = "document.activeElement";
    await waitForValue(`${strip}.scrollWidth / ${strip}.clientWidth`, 5);
    await driver.evaluate(`void ${dialog}.querySelector('[aria-label="Foto siguiente"]').click()`);
    await waitForValue(
      `/^2 de 5.*colgado por su asa/.test(${dialog}.querySelector('p').textContent)`,
    );
    const slide = `${dialog}.querySelector('[aria-hidden="false"]')`;
    await waitForValue(`/moon-bag-2-.*-1200\\./.test(${slide}.querySelector('img').currentSrc)`);
    await waitForValue(`Math.round(${slide}.getBoundingClientRect().left)`, 0);
    await driver.evaluate(`void ${dialog}.querySelector('[type=submit]').click()`);
    await waitForValue(`${dialog}.open`, false);
    await waitForValue("document.activeElement === document.querySelectorAll('a[data-photo]')[1]");

    // Back closes it too, and stays on the page.
    await waitForValue("history.state?.isPhotoOpen !== true");
    await driver.click("a[data-photo]");
    await waitForValue(`${dialog}.open && history.state.isPhotoOpen`);
    await driver.evaluate("history.back()");
    await waitForValue(`${dialog}.open`, false);
    await waitForValue(heading, "Moon Bag");

    const firstPhoto = "document.querySelector('[data-photo] picture:last-child > img')";
    await driver.evaluate("void document.querySelectorAll('[name=yarn]')[3].click()");
    await waitForValue(`${firstPhoto}.alt`, "Moon Bag en oliva");
    await waitForValue(`/moon-bag-oliva-/.test(${firstPhoto}.currentSrc)`);
    await driver.evaluate("location.reload()");
    // The page before it shows the same photo.
    await waitForValue("performance.getEntriesByType('navigation')[0]?.type", "reload");
    await waitForValue(`${firstPhoto}?.alt`, "Moon Bag en oliva");
    await driver.evaluate("void document.querySelector('[name=yarn]').click()");
    await waitForValue(`/moon-bag-1-/.test(${firstPhoto}.currentSrc)`);
  });
});
