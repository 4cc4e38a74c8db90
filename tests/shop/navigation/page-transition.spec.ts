import type { Page } from "@playwright/test";
import {
  expect,
  menuButton,
  openPage,
  scrollTo,
  stopClock,
  test,
} from "../../support/shop-test.ts";

const heading = (page: Page) => page.locator("h1");

/** What fades: all but the header. */
const pageOf = (page: Page) => page.locator("main").locator("..");

const HOME = "Bolsos de crochet, hechos a mano en Barcelona";

test("a screen fades out for half a second, then the next one comes at its top, however it is asked for", async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page);
  await stopClock(page);
  await page.evaluate(() => {
    const fades: number[] = Object.assign(window, { fades: [] }).fades;
    addEventListener("transitionend", ({ target, elapsedTime }) => {
      if ((target as Element).querySelector(":scope > main")) fades.push(elapsedTime);
    });
  });
  // Each from a place of its own: what the browser restores for the next one would be seen.
  for (const [how, top, go, from, to] of [
    ["by a link", 100, () => press(page, "#/essentials"), HOME, "Essentials"],
    ["by Back", 200, () => page.goBack(), "Essentials", HOME],
    ["by Forward", 250, () => page.goForward(), HOME, "Essentials"],
  ] as const)
    await test.step(how, async () => {
      await scrollTo(page, top);
      await go();
      // The old screen goes, and nothing of it can be used any more.
      await hasGone(page);
      await expect(page.locator("main")).toHaveAttribute("inert");
      await page.clock.runFor(499);
      await expect(heading(page)).toHaveText(from);
      expect(await page.evaluate(() => scrollY)).toBe(top);
      await page.clock.runFor(1);
      await expect(heading(page)).toHaveText(to);
      await expect(heading(page)).toBeFocused();
      await expect(page).toHaveTitle(to === HOME ? /^ovillo · / : /^Essentials · /);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.clock.runFor(500);
      await expect(pageOf(page)).toHaveCSS("opacity", "1");
      await expect(page.locator("main")).not.toHaveAttribute("inert");
      await expect.poll(() => page.evaluate("fades.splice(0)")).toEqual([0.5, 0.5]);
    });

  await test.step("at once for a visitor who wants less movement", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await scrollTo(page, 200);
    await press(page, "#/novedades");
    // The clock stands still: nothing waits for it.
    await expect(heading(page)).toHaveText("Novedades");
    await expect(pageOf(page)).toHaveCSS("opacity", "1");
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(heading(page)).toBeFocused();
  });
});

test("of many fast presses only the last screen is shown, half a second after the first", async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page);
  await stopClock(page);
  const headings = await watchHeadings(page);
  await press(page, "#/novedades");
  await hasGone(page);
  await page.clock.runFor(120);
  for (const hash of ["#/essentials", "#/", "#/novedades", "#/essentials"]) {
    const asked = page.evaluate(
      () => new Promise((done) => addEventListener("hashchange", () => done(null), { once: true })),
    );
    await press(page, hash);
    await asked;
  }
  await page.clock.runFor(379);
  await expect(heading(page)).toHaveText(HOME);
  await page.clock.runFor(1);
  await expect(heading(page)).toHaveText("Essentials");
  await page.clock.runFor(2000);
  expect(await headings()).toEqual(["Essentials"]);
  await expect(page).toHaveURL("/#/essentials");
});

test("a press on the screen one is on leads to its title and adds no step to the history", async ({
  page,
}) => {
  await openPage(page, "/#contacto");
  const steps = await page.evaluate(() => history.length);
  await page.getByRole("contentinfo").getByRole("link", { name: "Inicio" }).press("Enter");
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveURL("/#/");
  await expect(page.locator("main")).not.toHaveAttribute("inert");
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

/** The fade itself takes no notice of the clock; with it begins the time that the clock measures. */
const hasGone = (page: Page): Promise<void> => expect(pageOf(page)).toHaveCSS("opacity", "0");

/** Writes down each page that comes in from now on; returns the headings so far. */
async function watchHeadings(page: Page): Promise<() => Promise<string[]>> {
  const headings = await page.evaluateHandle(() => {
    const list: string[] = [];
    let shown = document.querySelector("h1");
    new MutationObserver(() => {
      const now = document.querySelector("h1");
      if (now === null || now === shown) return;
      shown = now;
      list.push(now.textContent ?? "");
    }).observe(document.body, { childList: true, subtree: true });
    return list;
  });
  return () => headings.jsonValue();
}

/** Presses a link of the menu, which is opened for it unless it is open. */
async function press(page: Page, hash: string): Promise<void> {
  const link = page.getByRole("banner").locator(`nav a[href="${hash}"]`);
  if (!(await link.isVisible())) await menuButton(page).click();
  await link.click();
}
