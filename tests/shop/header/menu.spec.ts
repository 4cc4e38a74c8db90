import type { Page } from "@playwright/test";
import { walk } from "../../support/keyboard.ts";
import { answerAsInstagram } from "../../support/profile.ts";
import { zoomToMenu } from "../../support/states.ts";
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

// One header for the pages of the app and for those that have a small script instead.
for (const address of ["/#/essentials", "/bolsos/star-bag/"])
  test.describe(`on ${address}`, { tag: ["@mobile", "@proof"] }, () => {
    test("the menu opens and closes by its button, which says its state once", async ({ page }) => {
      await open(page, address);
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

    test("the menu fills the window below the bar, however the header stands, with WhatsApp at its foot", async ({
      page,
    }) => {
      await open(page, address);
      const { height } = page.viewportSize() ?? { height: 0 };
      for (const [from, to] of [
        [0, 0],
        [0, 30],
        [0, 400],
        [400, 390],
      ] as const) {
        for (const y of [from, to]) await page.evaluate((top) => scrollTo(0, top), y);
        await menuButton(page).tap();
        const whatsApp = link(page, "WhatsApp");
        await expect(whatsApp).toBeInViewport({ ratio: 1 });
        await expect
          .poll(() => page.locator("#menu").evaluate((menu) => menu.getBoundingClientRect().bottom))
          .toBe(height);
        const { y = 0, height: own = 0 } = (await whatsApp.boundingBox()) ?? {};
        expect(height - y - own, `scrolled to ${to} px`).toBeLessThan(40);
        await page.keyboard.press("Escape");
      }
    });

    test("the menu closes on Escape, however soon, and the focus is back on its button", async ({
      page,
    }) => {
      await open(page, address);
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

    test("the menu closes on a press outside of the header, and on none that is made up", async ({
      page,
    }) => {
      await open(page, address);
      await menuButton(page).tap();
      await expect(link(page)).toBeVisible();
      await page.getByText("Envío gratuito en todos los pedidos!").tap();
      // What an extension makes up on the page as a whole is no error.
      await page.evaluate(() => document.dispatchEvent(new MouseEvent("click", { bubbles: true })));
      await expect(link(page)).toBeVisible();
      await page.getByRole("main").dispatchEvent("pointerdown");
      await expect(link(page)).toBeHidden();
    });

    test("the menu closes when the window becomes wide", async ({ page }) => {
      await open(page, address);
      await menuButton(page).tap();
      await expect(link(page)).toBeVisible();
      await page.setViewportSize({ width: 768, height: 844 });
      await expect(menuButton(page)).toBeHidden();
      await expect(link(page)).toBeVisible();
      await page.setViewportSize({ width: 767, height: 844 });
      await expect(menuButton(page)).toBeVisible();
      await expect(link(page)).toBeHidden();
    });

    test("the menu closes when a profile opens beside the shop, and the page scrolls again", async ({
      context,
      page,
      visit,
    }) => {
      await answerAsInstagram(context, visit);
      await open(page, address);
      await menuButton(page).tap();
      const profile = context.waitForEvent("page");
      await link(page, "Instagram").tap();
      await (await profile).close();
      await expect(link(page)).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
      await page.mouse.wheel(0, 400);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
    });

    test("the menu stays open where a key asks for a tab beside it, before its script too", async ({
      page,
    }) => {
      const release = await hold(page, /\.js$/);
      await page.goto(address, { waitUntil: "commit" });
      await menuButton(page).tap();
      // Held back here, since each browser does something else with it.
      await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
      for (const key of ["Control", "Meta", "Shift"] as const)
        await link(page).click({ modifiers: [key] });
      await expect(link(page)).toBeVisible();
      release();
      await expect(hydrated(page)).toBeAttached();
      for (const key of ["Control", "Meta", "Shift"] as const)
        await link(page).click({ modifiers: [key] });
      await expect(link(page)).toBeVisible();
    });

    test("a menu that was opened before its script stays open, and holds the page too", async ({
      page,
    }) => {
      const release = await hold(page, /\.js$/);
      await page.goto(address, { waitUntil: "commit" });
      await menuButton(page).tap();
      await link(page).focus();
      release();
      await expect(hydrated(page)).toBeAttached();
      await expect(link(page)).toBeFocused();
      await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
      await menuButton(page).tap();
      await expect(link(page)).toBeHidden();
      await page.mouse.wheel(0, 400);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
    });
  });

for (const choice of ["Novedades", "Inicio", "About"])
  test(`the menu closes when ${choice} is chosen`, { tag: ["@mobile", "@proof"] }, async ({
    page,
  }) => {
    await open(page);
    await menuButton(page).tap();
    await page
      .getByRole("banner")
      .getByRole(choice === "About" ? "button" : "link", { name: choice })
      .tap();
    await expect(link(page)).toBeHidden();
  });

test("the line of the current item keeps clear of the line below its row", {
  tag: ["@mobile", "@proof"],
}, async ({ page }) => {
  await open(page, "/#/novedades");
  await menuButton(page).tap();
  const room = await link(page).evaluate((item) => {
    const { fontSize, textUnderlineOffset, paddingBottom } = getComputedStyle(item);
    return {
      offset: Number.parseFloat(textUnderlineOffset),
      letters: Number.parseFloat(fontSize),
      below: Number.parseFloat(paddingBottom),
    };
  });
  // A line below letters begins about a fifth of them above the end of their own line.
  expect(room.below + room.letters / 5 - room.offset).toBeGreaterThan(8);
});

/** A small phone that is held on its side. */
const SIDEWAYS = { width: 667, height: 320 };

test("a menu that is higher than the window begins at its top each time it is opened", {
  tag: "@mobile",
}, async ({ page }) => {
  await page.setViewportSize(SIDEWAYS);
  await open(page, "/#/essentials");
  await openMenu(page);
  const banner = page.getByRole("banner");
  const [first, last] = [
    banner.getByRole("link", { name: "Inicio" }),
    banner.getByRole("link", { name: "TikTok" }),
  ];
  await expect(first).toBeFocused();
  await last.scrollIntoViewIfNeeded();
  await expect(first).not.toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(first).toBeHidden();

  await openMenu(page);
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport({ ratio: 1 });
});

test("Back from an open menu leads to the screen before, with nothing over it", {
  tag: "@mobile",
}, async ({ page }) => {
  await open(page, "/");
  await page.goto("/#/essentials");
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("Essentials");
  await openMenu(page);
  await page.goBack();
  await expect(title).toContainText("Bolsos de crochet");
  await expect(page.getByRole("navigation", { name: "Principal" })).toBeHidden();
  await expect(title).toBeFocused();
});

test("the menu takes the focus, and Escape gives it back", async ({ page }) => {
  await open(page, "/#/novedades");
  await zoomToMenu(page);
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
});

test("the page behind the open menu does not scroll, not even in Firefox 115, which knows no :has()", async ({
  page,
}) => {
  await open(page, "/#/novedades");
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
  await zoomToMenu(page);
  const { height } = page.viewportSize() ?? { height: 0 };
  // Over the header, and over the menu.
  for (const y of [50, height - 50]) {
    await page.mouse.move(100, y);
    await page.mouse.wheel(0, 400);
  }
  await page.keyboard.press("Escape");
  await expect(page.getByRole("navigation", { name: "Principal" })).toBeHidden();
  // One turn of the wheel has an effect: the one after the menu was closed.
  await page.mouse.wheel(0, 70);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(70);
});

test("a menu that is opened while the screen changes stays open and keeps the focus", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, "/");
  await zoomToMenu(page);
  await stopClock(page);
  const banner = page.getByRole("banner");
  await banner.getByRole("link", { name: "Novedades" }).click();
  await menuButton(page).click();
  await page.clock.runFor(400);
  await expect(banner.getByRole("link", { name: "Inicio" })).toBeFocused();
  await expect(page.locator("h1")).toContainText("Bolsos de crochet");
  await page.clock.runFor(400);
  await expect(page.locator("h1")).toHaveText("Novedades");
  await expect(banner.getByRole("link", { name: "Inicio" })).toBeFocused();
});

test("the item of the screen one is on leads to its title", async ({ page }) => {
  await open(page, "/#/novedades");
  await zoomToMenu(page);
  const menu = page.getByRole("navigation", { name: "Principal" });
  await menu.getByRole("link", { name: "Novedades" }).press("Enter");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Novedades" })).toBeFocused();
});

test("an item of the menu leads to its screen, whose title has the focus", async ({ page }) => {
  await open(page, "/");
  await zoomToMenu(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Novedades" })).toBeFocused();
  await expect(page.getByRole("navigation", { name: "Principal" })).toBeHidden();
});

test("the header is walked through in the order in which it is seen", async ({ page }) => {
  for (const address of ["/#/novedades", "/bolsos/net-bag/"]) {
    await open(page, address);
    await page.evaluate(() => document.querySelector<HTMLElement>(".skip")?.focus());
    const { width } = page.viewportSize() ?? { width: 0 };
    expect(await walk(page, "Tab", width < 768 ? 2 : 7), address).toEqual(
      width < 768
        ? ["Menú", "ovillo"]
        : [
            ...["Inicio", "Novedades", "Essentials", "ovillo", "About"],
            "Instagram (se abre en una pestaña nueva)",
            "TikTok (se abre en una pestaña nueva)",
          ],
    );
  }
});
