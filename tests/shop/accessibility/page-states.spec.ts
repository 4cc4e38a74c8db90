import type { Page } from "@playwright/test";
import { findAxeViolations } from "../../support/axe.ts";
import { findClippedText } from "../../support/clipping.ts";
import { pageStates } from "../../support/page-states.ts";
import { expect, nextPaint, openPage, test } from "../../support/shop-test.ts";

// What a screen reader is told, in Spanish. A change that is meant is accepted with
// `npx playwright test every-state --project=shop --update-snapshots`, and read in the diff.
const READ = /menu-open|card|form-invalid|photo-open/;

for (const { name, url: address, setUp, locateRegion } of pageStates)
  test.describe(() => {
    test.use({ hasFilm: name === "home" });

    test(`nobody is shut out: ${name}`, async ({ page }) => {
      await openPage(page, address);
      // The film has come: nothing else is added to the page from here on.
      if (name === "home")
        await expect(page.getByRole("button", { name: "Pausar la película" })).toBeVisible();
      await setUp?.(page);
      await test.step("axe finds nothing to mend", async () => {
        expect(await findAxeViolations(page)).toEqual([]);
      });
      if (locateRegion && READ.test(name))
        await test.step("a screen reader finds what there is", () =>
          expect(locateRegion(page)).toMatchAriaSnapshot({ name: `${name}.aria.yml` }));
      await test.step("what is pressed is large enough", () => expectLargeTargets(page));
      // A card has been read with its screen, and behind the dialog of a photo there is another page.
      if (/card|photo/.test(name)) return;
      await test.step("with wide text spacing nothing is cut", async () => {
        await wear(page, SPACED);
        expect(await findClippedText(page)).toEqual([]);
        await wear(page, "");
      });
      await test.step("at twice the text size nothing is cut, on the narrowest phone either", async () => {
        const browser = await page.context().newCDPSession(page);
        // The browser's own setting, which media queries in `em` follow too.
        await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
        for (const width of [390, 320]) {
          await page.setViewportSize({ width, height: 568 });
          await nextPaint(page);
          expect(await findClippedText(page), `${width}`).toEqual([]);
        }
      });
    });
  });

async function expectLargeTargets(page: Page): Promise<void> {
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
  expect(sizes.filter(({ width, height, least }) => width < least || height < least)).toEqual([]);
}

/** WCAG 1.4.12. */
const SPACED =
  "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}";

/** Gives the page a visitor's own styles, which no content security policy refuses. */
async function wear(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}
