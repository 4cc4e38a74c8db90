import type { Page } from "@playwright/test";
import {
  heading,
  pageOf,
  press,
  scrolled,
  scrollTo,
  watchHeadings,
} from "../../support/change-page.ts";
import {
  expect,
  hydrated,
  open,
  openMenu,
  stopClock,
  stopTimers,
  test,
  twoFrames,
} from "../../support/visit.ts";

const HOME = "Bolsos de crochet, hechos a mano en Barcelona";

test("a page fades out for half a second, then the next one fades in", { tag: "@proof" }, async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  await stopClock(page);
  const fades = await watchFades(page);
  await expect(pageOf(page)).toHaveCSS("opacity", "1");
  await expect(pageOf(page)).toHaveCSS("transition-duration", "0.5s");

  await press(page, "#/novedades");
  // The old page goes, and nothing of it can be used any more.
  await hasGone(page);
  await expect(page.locator("main")).toHaveAttribute("inert");
  await page.clock.runFor(499);
  await expect(heading(page)).toHaveText(HOME);
  await expect(page).toHaveTitle("ovillo · Bolsos de crochet artesanales");

  await page.clock.runFor(1);
  await expect(heading(page)).toHaveText("Novedades");
  await expect(page.locator("main")).not.toHaveAttribute("inert");
  await expect(pageOf(page)).toHaveCSS("opacity", "1");
  await page.clock.runFor(500);
  await expect(heading(page)).toHaveText("Novedades");
  await expect(pageOf(page)).toHaveCSS("opacity", "1");

  // Not at a stroke: each has its way through the half-transparent, in half a second.
  expect(await fades()).toEqual([
    { from: 1, to: 0, milliseconds: 500 },
    { from: 0, to: 1, milliseconds: 500 },
  ]);
});

test("a page stays where it is until the next one comes at its top, however it is asked for", {
  tag: "@proof",
}, async ({ page }) => {
  await page.clock.install();
  await open(page);
  await stopClock(page);
  const twice = async () => {
    await openMenu(page);
    await page.getByRole("banner").getByRole("link", { name: "Novedades" }).dblclick();
  };
  // Each from a place of its own: what the browser restores for the next one would be seen.
  for (const [how, top, go, from, to] of [
    ["by a link", 100, () => press(page, "#/essentials"), HOME, "Essentials"],
    ["by a link that is pressed twice", 150, twice, "Essentials", "Novedades"],
    ["by Back", 200, () => page.goBack(), "Novedades", "Essentials"],
    ["by Forward", 250, () => page.goForward(), "Essentials", "Novedades"],
  ] as const)
    await test.step(how, async () => {
      await scrollTo(page, top);
      await go();
      await hasGone(page);
      await page.clock.runFor(499);
      await expect(heading(page)).toHaveText(from);
      expect(await scrolled(page)).toBe(top);
      await page.clock.runFor(1);
      await expect(heading(page)).toHaveText(to);
      await expect(heading(page)).toBeFocused();
      expect(await scrolled(page)).toBe(0);
      await page.clock.runFor(500);
    });

  await test.step("at once for a visitor who wants less movement", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await scrollTo(page, 200);
    await press(page, "#/essentials");
    // The clock stands still: nothing waits for it.
    await expect(heading(page)).toHaveText("Essentials");
    await expect(pageOf(page)).toHaveCSS("opacity", "1");
    await expect(pageOf(page)).toHaveCSS("transition-duration", "0s");
    expect(await scrolled(page)).toBe(0);
    await expect(heading(page)).toBeFocused();
  });
});

test("of many fast presses only the last page is shown, half a second after the first", {
  tag: "@proof",
}, async ({ page }) => {
  await page.clock.install();
  await open(page);
  await stopClock(page);
  const headings = await watchHeadings(page);
  await press(page, "#/novedades");
  await hasGone(page);
  await page.clock.runFor(120);
  for (const hash of ["#/essentials", "#/", "#/novedades"]) {
    await ask(page, hash);
    await page.clock.runFor(120);
  }
  await ask(page, "#/essentials");
  await page.clock.runFor(19);
  await expect(heading(page)).toHaveText(HOME);
  await page.clock.runFor(1);
  await expect(heading(page)).toHaveText("Essentials");
  await page.clock.runFor(2000);
  expect(await headings()).toEqual(["Essentials"]);
  await expect(page).toHaveURL(/#\/essentials$/);
});

test("a press on the page one is on leads to its title and adds no step to the history", {
  tag: "@proof",
}, async ({ page }) => {
  await open(page);
  const headings = await watchHeadings(page);
  const steps = () => page.evaluate(() => history.length);
  const before = await steps();
  for (const [i, [here, next, title]] of (
    [
      ["#/", "#/essentials", "Essentials"],
      ["#/essentials", "#/novedades", "Novedades"],
    ] as const
  ).entries()) {
    await scrollTo(page, 200);
    await press(page, here);
    expect([await steps(), new URL(page.url()).hash]).toEqual([before + i, here]);
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect(heading(page)).toBeFocused();
    // Were the page to fade, the next one would be late.
    await press(page, next);
    await expect(heading(page)).toHaveText(title);
    expect((await headings()).slice(i)).toEqual([title]);
    await expect(page.locator("main")).not.toHaveAttribute("inert");
  }

  await test.step("from the foot, where Home is at a section, too", async () => {
    await page.goto("/#contacto");
    await expect(heading(page)).toHaveText(HOME);
    await page.getByRole("contentinfo").getByRole("link", { name: "Inicio" }).press("Enter");
    await expect(heading(page)).toBeFocused();
    await expect.poll(() => scrolled(page)).toBe(0);
    expect(new URL(page.url()).hash).toBe("#/");
  });
});

test("a screen opens at its top for who leaves the page in the middle of a change, and where it was left at rest", {
  tag: "@proof",
}, async ({ page }) => {
  // The page that leaves never ends.
  await stopTimers(page, 500);
  await open(page);
  for (const [name, leave, hash, title] of [
    ["by a reload", () => page.reload(), "#/novedades", "Novedades"],
    ["for another page and back", () => awayAndBack(page), "#/essentials", "Essentials"],
  ] as const)
    await test.step(name, async () => {
      await scrollTo(page, 400);
      await press(page, hash);
      await hasGone(page);
      expect(await scrolled(page)).toBe(400);
      await leave();
      await expect(heading(page)).toHaveText(title);
      await hasCome(page);
      expect(await scrolled(page)).toBe(0);

      await scrollTo(page, 300);
      await leave();
      await hasCome(page);
      await expect.poll(() => scrolled(page)).toBe(300);
    });
});

/** Presses a link to another page, and waits for the browser's event, which comes a moment later. */
async function ask(page: Page, hash: string): Promise<void> {
  const asked = page.evaluate(
    () => new Promise((done) => addEventListener("hashchange", () => done(null), { once: true })),
  );
  await press(page, hash);
  await asked;
}

/** The fade itself takes no notice of the clock; with it begins the time that the clock measures. */
const hasGone = (page: Page): Promise<void> => expect(pageOf(page)).toHaveCSS("opacity", "0");

async function awayAndBack(page: Page): Promise<void> {
  await page.goto("/bolsos/net-bag/");
  await page.goBack();
}

/** The page is at rest, with all of it there that it could have been scrolled over. */
async function hasCome(page: Page): Promise<void> {
  await expect(hydrated(page)).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
  await twoFrames(page);
}

type Fade = { from: number | undefined; to: number | undefined; milliseconds: number };

/** Writes down each fade that begins from now on; returns those so far. */
async function watchFades(page: Page): Promise<() => Promise<Fade[]>> {
  const fades = await pageOf(page).evaluateHandle((element) => {
    const list: Fade[] = [];
    element.addEventListener("transitionrun", ({ target }) => {
      if (target !== element) return;
      for (const { effect } of element.getAnimations()) {
        const keyframes = (effect as KeyframeEffect).getKeyframes();
        const [from, to] = keyframes.map(({ opacity }) => Number(opacity));
        list.push({ from, to, milliseconds: Number(effect?.getTiming().duration) });
      }
    });
    return list;
  });
  return () => fades.jsonValue();
}

test("a visitor who asks for About and then for Home gets Home from its top", async ({ page }) => {
  await page.clock.install();
  await open(page, "/#/novedades");
  await stopClock(page);
  await openMenu(page);
  await page.getByRole("button", { name: "About" }).click();
  await openMenu(page);
  await page.getByRole("banner").getByRole("link", { name: "Inicio" }).click();
  await page.clock.runFor(500);
  await expect(heading(page)).toBeFocused();
  await page.clock.runFor(500);
  expect(await scrolled(page)).toBe(0);
  expect(await page.evaluate(() => history.state)).toBeNull();
});

test("between two pages the bare ground is seen for less than a tenth of a second", async ({
  page,
}) => {
  // A fade waits where it begins, however busy the machine is.
  await page.addInitScript(() => {
    document.addEventListener("transitionrun", ({ target }) => {
      if (!(target instanceof Element) || !target.matches("[data-phase]")) return;
      for (const fade of target.getAnimations()) fade.pause();
    });
  });
  await open(page, "/#/novedades");
  await page.clock.install();
  await stopClock(page);
  await page.evaluate(() => {
    location.hash = "#/essentials";
  });
  const leaving = await opacities(page, "leaving");
  expect([leaving[0], leaving.at(-1)]).toEqual([1, 0]);

  await page.clock.runFor(500);
  const entering = await opacities(page, "entering");
  expect([entering[0], entering.at(-1)]).toEqual([0, 1]);

  const bare = [...leaving, ...entering].filter((opacity) => opacity < 0.1);
  expect(bare.length * STEP).toBeLessThan(100);
});

const STEP = 5;

/** How opaque the page is in this phase of its change, every `STEP` milliseconds. */
async function opacities(page: Page, phase: "leaving" | "entering"): Promise<number[]> {
  const fading = page.locator(`[data-phase=${phase}]`);
  const states = () => fading.evaluate((fade) => fade.getAnimations().map((one) => one.playState));
  await expect.poll(states).toEqual(["paused"]);
  return fading.evaluate((element, step) => {
    const [fade] = element.getAnimations();
    const end = Number(fade?.effect?.getComputedTiming().endTime);
    const seen = Array.from({ length: end / step + 1 }, (_, i) => {
      // At its very end it would be over and gone.
      if (fade) fade.currentTime = Math.min(i * step, end - 0.001);
      return Math.round(Number(getComputedStyle(element).opacity) * 1000) / 1000;
    });
    fade?.finish();
    return seen;
  }, STEP);
}
