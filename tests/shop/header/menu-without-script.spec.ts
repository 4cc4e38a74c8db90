import type { Page } from "@playwright/test";
import { axeViolations } from "../../support/axe.ts";
import { expect, hold, menuButton, test, twoFrames } from "../../support/visit.ts";

const banner = (page: Page) => page.getByRole("banner");
const novedades = (page: Page) => banner(page).getByRole("link", { name: "Novedades" });
const about = (page: Page) => banner(page).getByRole("link", { name: "About" });

/** Opens the menu before the app, where the window is so narrow that there is one. */
async function openEarlyMenu(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 768) await menuButton(page).click();
  await expect(novedades(page)).toBeVisible();
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu opens and closes", { tag: "@mobile" }, async ({ page }) => {
    await page.goto("/");
    await expect(novedades(page)).toBeHidden();
    await menuButton(page).click();
    await expect(novedades(page)).toBeVisible();
    await menuButton(page).press("Enter");
    await expect(novedades(page)).toBeHidden();
  });

  for (const from of ["/", "/essentials/", "/bolsos/net-bag/"]) {
    test(`the header of ${from} leads to every screen, and to About`, async ({ page }) => {
      for (const [name, address] of [
        ["Novedades", "/novedades/"],
        ["Essentials", "/essentials/"],
        ["Inicio", "/"],
      ] as const) {
        await page.goto(from);
        await openEarlyMenu(page);
        await banner(page).getByRole("link", { name }).click();
        await expect(page).toHaveURL(address);
      }
      await page.goto(from);
      await openEarlyMenu(page);
      await about(page).click();
      await expect(page).toHaveURL("/#sobre-nosotros");
      await expect(page.getByRole("region", { name: "Sobre Nosotros" })).toBeInViewport();
    });
  }

  test("nothing lies over the pages, down to their last line", async ({ page }) => {
    for (const address of ["/", "/novedades/", "/bolsos/net-bag/"]) {
      await page.goto(address);
      const copyright = page.getByText(/^© \d+ ovillo/);
      await copyright.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await copyright.boundingBox()) ?? {};
      // A press reaches it: what hides it would be pressed instead, and Playwright says so.
      const position = { x: (width ?? 0) / 2, y: (height ?? 0) - 2 };
      await copyright.click({ trial: true, position });
      expect([x, y], address).not.toContain(undefined);
    }
  });
});

test.describe("where a blocker stops the app", () => {
  test("the menu opens, leads to each screen and closes, and About to its section", async ({
    page,
  }) => {
    await page.route(/\/assets\/.*\.js$/, () => {});
    await page.goto("/", { waitUntil: "commit" });
    await openEarlyMenu(page);
    await novedades(page).click();
    await expect(page.locator("h1")).toHaveText("Novedades");
    if ((page.viewportSize()?.width ?? 0) < 768) await expect(novedades(page)).toBeHidden();

    await openEarlyMenu(page);
    await about(page).click();
    await expect(page.getByRole("region", { name: "Sobre Nosotros" })).toBeInViewport();
    await expect(page).toHaveURL("/#sobre-nosotros");

    // To the screen that is there: the menu goes, and its title has the focus.
    await openEarlyMenu(page);
    await banner(page).getByRole("link", { name: "Inicio" }).press("Enter");
    if ((page.viewportSize()?.width ?? 0) < 768) await expect(novedades(page)).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  test("the page is as accessible, with its menu closed and open", async ({ page }) => {
    await page.route(/\/assets\/.*\.js$/, () => {});
    await page.goto("/#/essentials", { waitUntil: "commit" });
    await expect(page.getByRole("contentinfo")).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await openEarlyMenu(page);
    await twoFrames(page);
    expect(await axeViolations(page)).toEqual([]);
  });

  test("the page that says there is no page has its menu too", { tag: "@mobile" }, async ({
    page,
    visit,
  }) => {
    visit.expectFault(/404/);
    await page.goto("/no/hay/nada");
    await openEarlyMenu(page);
    await novedades(page).click();
    await expect(page).toHaveURL("/#/novedades");
  });
});

test.describe("when the app takes over", () => {
  test("a visitor who has left the menu to write goes on writing", { tag: "@mobile" }, async ({
    page,
  }) => {
    const release = await hold(page, /\.js$/);
    await page.goto("/", { waitUntil: "commit" });
    await openEarlyMenu(page);
    await menuButton(page).click();
    const name = page.getByLabel("Nombre");
    await name.click();
    await expect(novedades(page)).toBeHidden();
    await name.pressSequentially("Núr");
    release();
    await expect(page.locator("html")).toHaveAttribute("data-hydrated");
    await twoFrames(page);
    await twoFrames(page);
    await page.keyboard.type("ia");
    await expect(name).toHaveValue("Núria");
    await expect(novedades(page)).toBeHidden();
  });

  test("About is where it was, and is a button", { tag: "@desktop" }, async ({ page }) => {
    const release = await hold(page, /\.js$/);
    await page.goto("/", { waitUntil: "commit" });
    const place = await about(page).boundingBox();
    expect(place).not.toBeNull();
    await about(page).focus();
    release();
    await expect(page.locator("html")).toHaveAttribute("data-hydrated");
    const button = banner(page).getByRole("button", { name: "About", exact: true });
    expect(await button.boundingBox()).toEqual(place);
    await expect(button).toBeFocused();
    await expect(about(page)).toHaveCount(0);
  });
});
