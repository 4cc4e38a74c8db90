import type { Page } from "@playwright/test";
import { expect, hold, hydrated, open, test } from "../../support/visit.ts";

const HOME = "Bolsos de crochet, hechos a mano en Barcelona";

test("who comes by a section is at it, and comes back to it, and to the one before", async ({
  page,
}) => {
  test.slow();
  await open(page, "/#contacto");
  for (const [hash, name, before] of [
    ["#contacto", "Contacto", ""],
    ["#sobre-nosotros", "Sobre Nosotros", "Contacto"],
    ["#destacados", "Productos Destacados", "Sobre Nosotros"],
  ] as const)
    await test.step(hash, async () => {
      await setHash(page, hash);
      await expectSection(page, name);
      if (before) {
        await page.goBack();
        await expectSection(page, before);
        await page.goForward();
        await expectSection(page, name);
      }
      await follow(page, "Novedades");
      await expectScreen(page, "Novedades");
      expect(await page.evaluate(() => scrollY)).toBe(0);

      await page.goBack();
      await expectScreen(page, HOME);
      await expectSection(page, name);
      await expect(page.getByRole("heading", { name, exact: true })).toBeFocused();
      await expect(page).toHaveTitle(/^ovillo/);
      await expect(page).toHaveURL(`/${hash}`);
    });
});

test("a section whose name an app or a hand has changed is found, and found again, before the app too", async ({
  page,
}) => {
  const hash = "#Contacto/?utm_source=ig";
  const leaveAndReturn = async (goBack: () => Promise<unknown>) => {
    await expectSection(page, "Contacto");
    await follow(page, "Novedades");
    await expectScreen(page, "Novedades");
    await goBack();
    await expectScreen(page, HOME);
    await expectSection(page, "Contacto");
  };
  const release = await hold(page, /\.js$/);
  await page.goto(`/${hash}`, { waitUntil: "commit" });
  await leaveAndReturn(() => page.goBack({ waitUntil: "commit" }));
  release();
  await expect(hydrated(page)).toBeAttached();
  await leaveAndReturn(() => setHash(page, hash));
});

test("who comes by what is no section finds Home from its top, on the way Back too", async ({
  page,
}) => {
  // Nothing, nothing that can be read, and an element that is no section.
  for (const hash of ["#no-hay-nada", "#%E0%A4%A", "#contenido"]) {
    await page.goto("about:blank");
    await open(page, `/${hash}`);
    await expectScreen(page, HOME);
    await follow(page, "Essentials");
    await expectScreen(page, "Essentials");
    await page.goBack();
    await expectScreen(page, HOME);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

const setHash = (page: Page, hash: string): Promise<void> =>
  page.evaluate((asked) => {
    location.hash = asked;
  }, hash);

/** By the footer, whose links are there at every width. */
const follow = (page: Page, name: string): Promise<void> =>
  page.getByRole("contentinfo").getByRole("link", { name }).click();

const expectScreen = (page: Page, name: string): Promise<void> =>
  expect(page.locator("h1")).toHaveText(name);

/** The section begins at the top of the window, and the header hides nothing of its heading. */
async function expectSection(page: Page, name: string): Promise<void> {
  const heading = page.getByRole("heading", { name, exact: true });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const place = () =>
    page.evaluate((text) => {
      const found = [...document.querySelectorAll("h2")].find((h2) => h2.textContent === text);
      const { top = 0 } = found?.getBoundingClientRect() ?? {};
      return top - (document.querySelector("header")?.getBoundingClientRect().bottom ?? 0);
    }, name);
  await expect.poll(place, "below the header").toBeGreaterThanOrEqual(0);
  await expect.poll(place, "at the top").toBeLessThan(700);
}
