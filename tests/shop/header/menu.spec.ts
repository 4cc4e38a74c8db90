import type { Page } from "@playwright/test";
import { scrolled, scrollTo } from "../../support/change-page.ts";
import { walk } from "../../support/keyboard.ts";
import { answerAsInstagram } from "../../support/profile.ts";
import {
  expect,
  hold,
  hydrated,
  menuButton,
  open,
  openMenu,
  stopClock,
  test,
} from "../../support/visit.ts";

const link = (page: Page, name = "Novedades") =>
  page.getByRole("banner").getByRole("link", { name });

/** What a screen reader is told of the menu's button: Playwright knows no role for a `<summary>`. */
async function heard(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send("Accessibility.getFullAXTree");
  await browser.detach();
  return nodes
    .filter(({ role, name }) => /Disclosure/.test(role?.value) && /menú/i.test(name?.value))
    .map(({ name, properties = [] }) => [
      name?.value,
      properties.find((property) => property.name === "expanded")?.value.value,
    ]);
}

/** A small phone that is held on its side. */
const SIDEWAYS = { width: 667, height: 320 };

// One header for the pages of the app and for those that have a small script instead.
for (const address of ["/#/essentials", "/bolsos/star-bag/"])
  test.describe(`on ${address}`, { tag: ["@mobile", "@proof"] }, () => {
    test("the menu opens, fills the window, and closes as soon as a visitor turns to something else", async ({
      context,
      page,
      visit,
    }) => {
      await answerAsInstagram(context, visit);
      await open(page, address);
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };

      await test.step("by its button, which says its state once", async () => {
        await expect(link(page)).toBeHidden();
        expect(await heard(page)).toEqual([["Menú", false]]);
        await menuButton(page).tap();
        await expect(link(page)).toBeVisible();
        await expect(link(page, "Inicio")).toBeFocused();
        expect(await heard(page)).toEqual([["Menú", true]]);
        await menuButton(page).tap();
        await expect(link(page)).toBeHidden();
        expect(await heard(page)).toEqual([["Menú", false]]);
      });

      await test.step("on Escape, however soon, and the focus is back on its button", async () => {
        await menuButton(page).press("Enter");
        await page.keyboard.press("Escape");
        await expect(link(page)).toBeHidden();
        await expect(menuButton(page)).toBeFocused();
        await menuButton(page).press("Enter");
        await expect(link(page, "Inicio")).toBeFocused();
        await page.keyboard.press("Escape");
        await expect(link(page)).toBeHidden();
        await expect(menuButton(page)).toBeFocused();
      });

      await test.step("on a press outside of the header, and on none that is made up", async () => {
        await menuButton(page).tap();
        await expect(link(page)).toBeVisible();
        await page.getByText("Envío gratuito en todos los pedidos!").tap();
        // What an extension makes up on the page as a whole is no error.
        await page.evaluate(() =>
          document.dispatchEvent(new MouseEvent("click", { bubbles: true })),
        );
        await expect(link(page)).toBeVisible();
        await page.getByRole("main").dispatchEvent("pointerdown");
        await expect(link(page)).toBeHidden();
      });

      await test.step("it fills the window below the bar, with WhatsApp at its foot", async () => {
        for (const [from, to] of [
          [0, 0],
          [0, 30],
          [0, 400],
          [400, 390],
        ] as const) {
          for (const y of [from, to]) await scrollTo(page, y);
          await menuButton(page).tap();
          const whatsApp = link(page, "WhatsApp");
          await expect(whatsApp).toBeInViewport({ ratio: 1 });
          await expect
            .poll(() =>
              page.locator("#menu").evaluate((menu) => menu.getBoundingClientRect().bottom),
            )
            .toBe(height);
          const { y = 0, height: own = 0 } = (await whatsApp.boundingBox()) ?? {};
          expect(height - y - own, `scrolled to ${to} px`).toBeLessThan(40);
          await page.keyboard.press("Escape");
        }
        await scrollTo(page, 0);
      });

      await test.step("when a profile opens beside the shop, and the page scrolls again", async () => {
        await menuButton(page).tap();
        const profile = context.waitForEvent("page");
        await link(page, "Instagram").tap();
        await (await profile).close();
        await expect(link(page)).toBeHidden();
        await expect(menuButton(page)).toBeFocused();
        await page.mouse.wheel(0, 400);
        await expect.poll(() => scrolled(page)).toBe(400);
      });

      await test.step("higher than the window, it begins at its top each time", async () => {
        await page.setViewportSize(SIDEWAYS);
        await openMenu(page);
        await expect(link(page, "Inicio")).toBeFocused();
        await link(page, "TikTok").scrollIntoViewIfNeeded();
        await expect(link(page, "Inicio")).not.toBeInViewport();
        await page.keyboard.press("Escape");
        await expect(link(page)).toBeHidden();
        await openMenu(page);
        await expect(link(page, "Inicio")).toBeFocused();
        await expect(link(page, "Inicio")).toBeInViewport({ ratio: 1 });
      });

      await test.step("when the window becomes wide", async () => {
        await page.setViewportSize({ width: 768, height });
        await expect(menuButton(page)).toBeHidden();
        await expect(link(page)).toBeVisible();
        await page.setViewportSize({ width, height });
        await expect(menuButton(page)).toBeVisible();
        await expect(link(page)).toBeHidden();
      });
    });

    test("a menu that was opened before its script stays open, also where a key asks for a tab beside it", async ({
      page,
    }) => {
      const release = await hold(page, /\.js$/);
      await page.goto(address, { waitUntil: "commit" });
      await menuButton(page).tap();
      // Held back here, since each browser does something else with it.
      await page.evaluate(() =>
        addEventListener("click", (event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) event.preventDefault();
        }),
      );
      const pressWithKeys = async () => {
        for (const key of ["Control", "Meta", "Shift"] as const)
          await link(page).click({ modifiers: [key] });
        await expect(link(page)).toBeVisible();
      };
      await pressWithKeys();
      await link(page).focus();
      release();
      await expect(hydrated(page)).toBeAttached();
      await expect(link(page)).toBeFocused();
      // It holds the page too.
      await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
      await pressWithKeys();
      await menuButton(page).tap();
      await expect(link(page)).toBeHidden();
      await page.mouse.move(0, 0);
      await page.mouse.wheel(0, 400);
      await expect.poll(() => scrolled(page)).toBe(400);
    });
  });

test("the menu takes the focus, gives it back, and holds the page behind it", {
  tag: ["@mobile", "@proof"],
}, async ({ page }) => {
  await open(page, "/#/novedades");
  await openMenu(page);
  const menu = page.getByRole("navigation", { name: "Principal" });
  await expect(menu.getByRole("link", { name: "Inicio" })).toBeFocused();
  expect(await walk(page, "Tab", 6)).toEqual([
    "Novedades",
    "Essentials",
    "About",
    "Instagram (se abre en una pestaña nueva)",
    "TikTok (se abre en una pestaña nueva)",
    "WhatsApp (se abre en una pestaña nueva)",
  ]);

  await page.keyboard.press("Escape");
  await expect(menuButton(page)).toBeFocused();
  await expect(menu).toBeHidden();

  // By keyboard too; and Tab past its last item leaves it closed behind.
  await page.keyboard.press("Enter");
  await expect(menu.getByRole("link", { name: "Inicio" })).toBeFocused();
  await walk(page, "Tab", 6);
  await page.keyboard.press("Tab");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("button", { name: /^Imagen anterior de Moon Bag/ })).toBeFocused();

  await test.step("the item of the screen one is on leads to its title", async () => {
    await openMenu(page);
    await menu.getByRole("link", { name: "Novedades" }).press("Enter");
    await expect(menu).toBeHidden();
    await expect(page.getByRole("heading", { level: 1, name: "Novedades" })).toBeFocused();
  });

  await test.step("the page behind does not scroll, not even in Firefox 115, which knows no :has()", async () => {
    await page.evaluate(() => {
      const forget = (sheet: CSSStyleSheet | CSSGroupingRule) => {
        for (let i = sheet.cssRules.length - 1; i >= 0; i -= 1) {
          const rule = sheet.cssRules[i];
          if (rule instanceof CSSStyleRule && /:has\(/.test(rule.selectorText)) sheet.deleteRule(i);
          else if (rule instanceof CSSMediaRule) forget(rule);
        }
      };
      for (const sheet of document.styleSheets) forget(sheet);
    });
    await scrollTo(page, 0);
    await openMenu(page);
    const { height } = page.viewportSize() ?? { height: 0 };
    // Over the header, and over the menu.
    for (const y of [50, height - 50]) {
      await page.mouse.move(100, y);
      await page.mouse.wheel(0, 400);
    }
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    // One turn of the wheel has an effect: the one after the menu was closed.
    await page.mouse.wheel(0, 70);
    await expect.poll(() => scrolled(page)).toBe(70);
  });
});

test("a menu that is opened while the screen changes stays open and keeps the focus", {
  tag: "@mobile",
}, async ({ page }) => {
  await page.clock.install();
  await open(page, "/");
  await openMenu(page);
  await stopClock(page);
  await link(page).click();
  await menuButton(page).click();
  await page.clock.runFor(400);
  await expect(link(page, "Inicio")).toBeFocused();
  await expect(page.locator("h1")).toContainText("Bolsos de crochet");
  await page.clock.runFor(400);
  await expect(page.locator("h1")).toHaveText("Novedades");
  await expect(link(page, "Inicio")).toBeFocused();
});

test("an item of the menu and Back from it lead to their screens, with nothing over their titles", {
  tag: "@mobile",
}, async ({ page }) => {
  await open(page, "/");
  const menu = page.getByRole("navigation", { name: "Principal" });
  const title = page.getByRole("heading", { level: 1 });
  await openMenu(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(title).toHaveText("Novedades");
  await expect(title).toBeFocused();
  await expect(menu).toBeHidden();

  await openMenu(page);
  await page.goBack();
  await expect(title).toContainText("Bolsos de crochet");
  await expect(menu).toBeHidden();
  await expect(title).toBeFocused();
});
