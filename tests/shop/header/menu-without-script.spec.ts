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

  test("nothing lies over the pages, and the header of each leads to every screen and to About", async ({
    page,
  }) => {
    for (const address of ["/", "/essentials/", "/bolsos/net-bag/"])
      await test.step(address, async () => {
        await page.goto(address);
        await expectLastLineFree(page);
        await openEarlyMenu(page);
        for (const [name, leadsTo] of [
          ["Novedades", "/novedades/"],
          ["Essentials", "/essentials/"],
          ["Inicio", "/"],
        ] as const)
          await expect(banner(page).getByRole("link", { name })).toHaveJSProperty(
            "href",
            new URL(leadsTo, page.url()).href,
          );
        if (await menuButton(page).isVisible()) {
          await menuButton(page).press("Enter");
          await expect(novedades(page)).toBeHidden();
          await openEarlyMenu(page);
        }
        await about(page).click();
        await expect(page).toHaveURL("/#sobre-nosotros");
        await expect(page.getByRole("region", { name: "Sobre Nosotros" })).toBeInViewport();
      });
  });
});

/** A press reaches the foot of the page's last line: what hid it would be pressed instead. */
async function expectLastLineFree(page: Page): Promise<void> {
  const copyright = page.getByText(/^© \d+ ovillo/);
  await copyright.scrollIntoViewIfNeeded();
  const { width = 0, height = 0 } = (await copyright.boundingBox()) ?? {};
  await copyright.click({ trial: true, position: { x: width / 2, y: height - 2 } });
}

test.describe("where a blocker stops the app", () => {
  test("the menu opens, leads to each screen and closes, and is as accessible", {
    tag: "@mobile",
  }, async ({ page }) => {
    await page.route(/\/assets\/.*\.js$/, () => {});
    await page.goto("/", { waitUntil: "commit" });
    await openEarlyMenu(page);
    await novedades(page).click();
    await expect(page.locator("h1")).toHaveText("Novedades");
    await expect(novedades(page)).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);

    await openEarlyMenu(page);
    await twoFrames(page);
    expect(await axeViolations(page)).toEqual([]);
    await about(page).click();
    await expect(page.getByRole("region", { name: "Sobre Nosotros" })).toBeInViewport();
    await expect(page).toHaveURL("/#sobre-nosotros");

    // To the screen that is there: the menu goes, and its title has the focus.
    await openEarlyMenu(page);
    await banner(page).getByRole("link", { name: "Inicio" }).press("Enter");
    await expect(novedades(page)).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
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
