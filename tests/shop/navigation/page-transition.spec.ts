import type { Page } from "@playwright/test";
import {
  expect,
  locateMenuButton,
  measureOverlayOpacity,
  openPage,
  scrollTo,
  stopClock,
  test,
  waitForNextPaint,
} from "../../support/shop-test.ts";

const heading = (page: Page) => page.locator("h1");

/** Locates what is inert while it fades out: everything in <main> except the notice. */
const locateScreen = (page: Page) => page.locator("main > div");

const HOME = "Bolsos de crochet, hechos a mano en Barcelona";

test("a link, Back and Forward fade to the next screen's top", async ({ page }) => {
  // A busy machine may paint no frame for a second, after which the app changes the screen without a fade.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const delay = (callback: () => void, ms = 0) => setTimeout(callback, ms === 1000 ? 30_000 : ms);
    Object.assign(window, { setTimeout: delay });
  });
  await openPage(page);
  await page.evaluate(() => {
    const fades: number[] = Object.assign(window, { fades: [] }).fades;
    addEventListener("transitionend", ({ target, elapsedTime }) => {
      // On a busy machine Chromium may also report a fade of zero length.
      if (!elapsedTime) return;
      if ((target as Element).querySelector(":scope > main")) fades.push(elapsedTime);
    });
  });
  // A different scroll position before each step shows whether the browser restores one.
  for (const [trigger, top, navigate, to] of [
    ["by a link", 100, () => press(page, "#/essentials"), "Essentials"],
    ["by Back", 200, () => page.goBack(), HOME],
    ["by Forward", 250, () => page.goForward(), "Essentials"],
  ] as const)
    await test.step(trigger, async () => {
      await scrollTo(page, top);
      const lastFrame = await recordLastFrame(page);
      await navigate();
      await expect(heading(page)).toHaveText(to);
      await expect(heading(page)).toBeFocused();
      await expect(page).toHaveTitle(to === HOME ? /^ovillo · / : /^Essentials · /);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await expectFadedIn(page);
      await expect(locateScreen(page)).not.toHaveAttribute("inert");
      await expect.poll(() => page.evaluate("fades")).toEqual([0.5, 0.5]);
      await page.evaluate("fades.length = 0");
      // The old screen was hidden, inert and where the visitor had scrolled it.
      const { opacity, ...screen } = await lastFrame.jsonValue();
      expect(opacity).toBeGreaterThanOrEqual(0.97);
      expect(screen).toEqual({ isInert: true, top });
    });
});

test("several fast presses show only the last screen", async ({ page }) => {
  await page.clock.install();
  await openPage(page);
  await stopClock(page);
  const headings = await page.evaluateHandle(() => {
    const all = [document.querySelector("h1")?.textContent];
    new MutationObserver(() => {
      const next = document.querySelector("h1")?.textContent;
      if (next && next !== all.at(-1)) all.push(next);
    }).observe(document.body, { childList: true, subtree: true });
    return all;
  });
  await press(page, "#/novedades");
  for (const hash of ["#/essentials", "#/", "#/novedades", "#/essentials"]) {
    const hashChange = page.evaluate(
      () =>
        new Promise((resolve) =>
          addEventListener("hashchange", () => resolve(null), { once: true }),
        ),
    );
    await press(page, hash);
    await hashChange;
  }
  await expectFadedOut(page);
  await expect(heading(page)).toHaveText(HOME);
  await page.clock.runFor(1);
  await expect(heading(page)).toHaveText("Essentials");
  await page.clock.runFor(2000);
  expect((await headings.jsonValue()).slice(1)).toEqual(["Essentials"]);
  await expect(page).toHaveURL("/#/essentials");
});

test("Back while a screen fades out brings that screen back at its top", async ({ page }) => {
  await page.clock.install();
  await openPage(page);
  await stopClock(page);
  await scrollTo(page, 200);
  await press(page, "#/novedades");
  await expect(locateScreen(page)).toHaveAttribute("inert");
  await page.goBack();
  await expectFadedOut(page);
  await page.clock.runFor(1);
  await expect(heading(page)).toHaveText(HOME);
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expectFadedIn(page);
  await expect(locateScreen(page)).not.toHaveAttribute("inert");
});

test("a link to the current screen focuses its title and adds no entry", async ({ page }) => {
  await openPage(page, "/#contacto");
  const historyLength = await page.evaluate(() => {
    const writes: unknown[] = Object.assign(window, { writes: [] }).writes;
    const { replaceState } = history;
    history.replaceState = (...args) => {
      writes.push(args);
      replaceState.apply(history, args);
    };
    return history.length;
  });
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Inicio" });
  for (let press = 0; press < 3; press += 1) {
    await link.press("Enter");
    await expect(heading(page)).toBeFocused();
  }
  // WebKit refuses the hundredth write within ten seconds.
  expect(await page.evaluate("writes.length")).toBe(1);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveURL("/#/");
  await expect(locateScreen(page)).not.toHaveAttribute("inert");
  expect(await page.evaluate(() => history.length)).toBe(historyLength);
});

test("an address that changes only its query keeps screen and scroll", async ({ page }) => {
  await openPage(page, "/#/novedades");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const scroll = await page.evaluate(() => scrollY);
  expect(scroll).toBeGreaterThan(0);
  await page.evaluate(() => {
    location.hash = "#/novedades?utm_source=ig";
  });
  await waitForNextPaint(page);
  await expect(page).toHaveURL("/#/novedades?utm_source=ig");
  await expect(locateScreen(page)).not.toHaveAttribute("inert");
  expect(await page.evaluate(() => scrollY)).toBe(scroll);
});

test("Ctrl and Shift open a link to the current screen in a tab or a window", async ({ page }) => {
  await openPage(page, "/#/novedades");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Novedades" });
  for (const key of ["ControlOrMeta", "Shift"] as const) {
    const newPage = page.context().waitForEvent("page");
    await link.click({ modifiers: [key] });
    await expect((await newPage).locator("h1")).toHaveText("Novedades");
  }
});

/** Returns a handle to the screen's state in the last frame before the next swap. */
const recordLastFrame = (page: Page) =>
  page.evaluateHandle(() => {
    const frame = { opacity: 0, isInert: false, top: 0 };
    const oldTitle = document.title;
    const overlay = document.querySelector("div:has(> main)") as Element;
    const record = () => {
      if (document.title !== oldTitle) return;
      frame.opacity = Number(getComputedStyle(overlay, "::after").opacity);
      frame.isInert = document.querySelector("main > [inert]") !== null;
      frame.top = scrollY;
      requestAnimationFrame(record);
    };
    record();
    return frame;
  });

/** Expects the old screen to be invisible. The fade ignores the stopped clock; the timer that ends it does not. */
const expectFadedOut = (page: Page): Promise<void> =>
  expect.poll(() => measureOverlayOpacity(page)).toBe(1);

const expectFadedIn = (page: Page): Promise<void> =>
  expect.poll(() => measureOverlayOpacity(page)).toBe(0);

/** Presses a link of the menu, which it opens first if necessary. */
async function press(page: Page, hash: string): Promise<void> {
  const link = page.getByRole("banner").locator(`nav a[href="${hash}"]`);
  if (!(await link.isVisible())) await locateMenuButton(page).click();
  await link.click();
}
