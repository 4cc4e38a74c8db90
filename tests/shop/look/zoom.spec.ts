import type { Page } from "@playwright/test";
import { cut } from "../../support/cut.ts";
import { screens, states } from "../../support/states.ts";
import { expect, test } from "../../support/visit.ts";

test.use({ film: true });

const looked = [
  ...screens,
  ...states.filter(({ name }) => /menu-open|form-(invalid|failed|sent)/.test(name)),
];

for (const { name, reach } of looked) {
  test(`at 400 % nothing is cut and nothing scrolls sideways: ${name}`, async ({
    page,
    mail,
    visit,
  }) => {
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
