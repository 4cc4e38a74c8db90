import type { Page } from "@playwright/test";
import { cut } from "../../support/cut.ts";
import { screens, states } from "../../support/states.ts";
import { expect, menuButton, open, test } from "../../support/visit.ts";

test.use({ film: true });

const ADDRESSES = ["/", "/#/novedades", "/#/essentials", "/#/no-existe"];
const WIDTHS = [320, 390, 768, 960, 1280];

// The browser's own setting; 16 is what it comes with.
for (const size of [16, 20, 26, 32])
  test(`with letters of ${size} px nothing is cut in any window, and every link can be reached`, {
    tag: "@desktop",
  }, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setFontSizes", { fontSizes: { standard: size } });
    const header = page.getByRole("banner");
    const menu = menuButton(page);
    const wordmark = header.getByRole("link", { name: "ovillo" });

    for (const address of ADDRESSES) {
      await page.goto("about:blank");
      await open(page, address);
      for (const width of WIDTHS) {
        const where = `${address} in ${width} px`;
        await page.setViewportSize({ width, height: 800 });
        expect(await cut(page), where).toEqual([]);
        const box = await wordmark.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0) / 2, where).toBeCloseTo(width / 2, 0);

        const narrow = await menu.isVisible();
        expect(narrow, where).toBe(width < 48 * size);
        if (narrow) await menu.click();
        await header.getByRole("link", { name: "Inicio" }).scrollIntoViewIfNeeded();
        expect(await cut(page), `${where}, menu`).toEqual([]);
        const last = header.getByRole("link", { name: /^TikTok/ });
        await last.scrollIntoViewIfNeeded();
        await expect(last, where).toBeInViewport({ ratio: 1 });
        if (narrow) await menu.click();
      }
    }
  });

// As in the browser inside an app on Android: see home-title.spec.ts.
for (const larger of ["130%", "200%"])
  test(`with letters alone at ${larger} nothing is cut on a phone`, {
    tag: "@mobile",
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const address of [...ADDRESSES, "/bolsos/moon-bag/"]) {
      await page.goto("about:blank");
      await open(page, address);
      await page.evaluate((size) => {
        document.documentElement.style.setProperty("text-size-adjust", size);
      }, larger);
      expect(await cut(page), address).toEqual([]);
    }
    await menuButton(page).click();
    const inMenu = (await cut(page)).filter((fault) => !/ covers Pedir por /.test(fault));
    expect(inMenu, "menu").toEqual([]);
  });

test("with letters of 32 px an address that is none is told of within the window", {
  tag: "@desktop",
}, async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, "/");
  await page.getByLabel("Correo electrónico").fill("ana");
  await page.getByRole("button", { name: "Enviar mensaje" }).click();
  await expect(page.getByText(/^Revisa el correo/)).toBeVisible();
  expect(await cut(page)).toEqual([]);
});

test("with letters of 32 px an opened photo has its arrows, which grow with them", {
  tag: "@desktop",
}, async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, "/bolsos/moon-bag/");
  await page
    .getByRole("link", { name: /Ampliar la foto$/ })
    .first()
    .click();
  for (const name of ["Foto anterior", "Foto siguiente"]) {
    const arrow = page.getByRole("dialog").getByRole("button", { name });
    await expect(arrow).toBeInViewport({ ratio: 1 });
    expect((await arrow.locator("svg").boundingBox())?.width, name).toBe(48);
  }
});

const looked = [
  ...screens,
  ...states.filter(({ name }) => /menu-open|form-(invalid|failed|sent)/.test(name)),
];

for (const { name, reach } of looked) {
  test(`at 400 % nothing is cut and nothing scrolls sideways: ${name}`, {
    tag: "@desktop",
  }, async ({ page, mail, visit }) => {
    // 1280 by 1024 pixels at 400 % (WCAG 1.4.10).
    await page.setViewportSize({ width: 320, height: 256 });
    await reach({ page, mail, visit });
    expect(await cut(page)).toEqual([]);
  });

  test(`with wide text spacing nothing is cut: ${name}`, async ({ page, mail, visit }) => {
    await reach({ page, mail, visit });
    // WCAG 1.4.12
    await addStyle(
      page,
      "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}",
    );
    expect(await cut(page)).toEqual([]);
  });

  test(`at twice the text size nothing is cut: ${name}`, async ({
    page,
    mail,
    visit,
    isMobile,
  }) => {
    // The browser's own setting, which media queries in `em` follow too.
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    await reach({ page, mail, visit });
    expect(await cut(page)).toEqual([]);
    if (!isMobile) return;
    await page.setViewportSize({ width: 320, height: 568 });
    expect(await cut(page), "on the narrowest phone").toEqual([]);
  });
}

for (const { name, reach } of screens) {
  test(`targets are large enough: ${name}`, async ({ page, mail, visit }) => {
    await reach({ page, mail, visit });
    const sizes = await page
      .locator("a[href],button,input,textarea")
      .filter({ visible: true })
      .evaluateAll((targets) =>
        targets.map((target) => {
          const { width, height } = target.getBoundingClientRect();
          const name = target.ariaLabel ?? target.textContent;
          // Dots stay small and apart (WCAG 2.5.8); what a visitor comes for fits a thumb.
          const main = target.matches(".button,input,textarea,button:not([aria-label^=Ver])");
          return { name, width, height, least: main ? 44 : 24 };
        }),
      );
    expect(sizes.length).toBeGreaterThan(5);
    expect(sizes.filter(({ width, height, least }) => width < least || height < least)).toEqual([]);
  });
}

/** Adds a visitor's own style sheet, which no content security policy refuses. */
async function addStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}
