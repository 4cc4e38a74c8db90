import type { Page } from "@playwright/test";
import { zoomToMenu } from "../../support/states.ts";
import { expect, hold, hydrated, open, test } from "../../support/visit.ts";

const sections = [
  ["#contacto", "Contacto"],
  ["#sobre-nosotros", "Sobre Nosotros"],
  ["#destacados", "Productos Destacados"],
] as const;

for (const [hash, name] of sections) {
  test(`who comes by ${hash} is at that section, and comes back to it`, async ({ page }) => {
    await open(page, `/${hash}`);
    await expectSection(page, name);

    await follow(page, "Novedades");
    await expectScreen(page, "Novedades");
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await page.goBack();
    await expectScreen(page, "Bolsos de crochet, hechos a mano en Barcelona");
    await expectSection(page, name);
    await expect(page.getByRole("heading", { name, exact: true })).toBeFocused();
    await expect(page).toHaveTitle(/^ovillo/);
    await expect(page).toHaveURL(`/${hash}`);
  });
}

for (const hash of ["#contacto?utm_source=ig", "#contacto&fbclid=1", "#contacto/", "#Contacto"]) {
  test(`who comes by ${hash}, as an app or a hand writes it, is at that section`, async ({
    page,
  }) => {
    // Before the app, too.
    const release = await hold(page, /\.js$/);
    await page.goto(`/${hash}`, { waitUntil: "commit" });
    await expectSection(page, "Contacto");
    release();
    await expect(hydrated(page)).toBeAttached();
    await expectSection(page, "Contacto");

    await follow(page, "Novedades");
    await expectScreen(page, "Novedades");
    await page.evaluate((asked) => {
      location.hash = asked;
    }, hash);
    await expectScreen(page, "Bolsos de crochet, hechos a mano en Barcelona");
    await expectSection(page, "Contacto");
  });
}

for (const hash of ["#no-hay-nada", "#%E0%A4%A", "#contenido"]) {
  test(`who comes by ${hash}, which is no section, finds Home from its top, on the way Back too`, async ({
    page,
  }) => {
    await open(page, `/${hash}`);
    await expectScreen(page, "Bolsos de crochet, hechos a mano en Barcelona");
    await follow(page, "Essentials");
    await expectScreen(page, "Essentials");
    await page.goBack();
    await expectScreen(page, "Bolsos de crochet, hechos a mano en Barcelona");
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
}

test("from one section the browser's Back leads to the one before", async ({ page }) => {
  await open(page, "/#destacados");
  await page.evaluate(() => {
    location.hash = "contacto";
  });
  await expectSection(page, "Contacto");
  await page.goBack();
  await expectSection(page, "Productos Destacados");
});

test("Back out of the open menu leads to the section, where pages change at once too", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/#contacto");
  await follow(page, "Novedades");
  await expectScreen(page, "Novedades");
  await zoomToMenu(page);
  await expect(page.getByRole("banner").getByRole("link", { name: "Inicio" })).toBeFocused();
  await page.goBack();
  await expectSection(page, "Contacto");
  await expect(page.getByRole("heading", { name: "Contacto" })).toBeFocused();
  await expect(page.getByRole("navigation", { name: "Principal" })).toBeHidden();
});

test("a section is found again before any script has come", async ({ page }) => {
  await hold(page, /\.js$/);
  await page.goto("/#contacto", { waitUntil: "commit" });
  await expectSection(page, "Contacto");
  await follow(page, "Novedades");
  await expectScreen(page, "Novedades");
  await page.goBack({ waitUntil: "commit" });
  await expectScreen(page, "Bolsos de crochet, hechos a mano en Barcelona");
  await expectSection(page, "Contacto");
});

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
