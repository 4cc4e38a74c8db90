import type { Page } from "@playwright/test";
import { axeViolations } from "../../support/axe.ts";
import { cut } from "../../support/cut.ts";
import { screens, states } from "../../support/states.ts";
import { expect, open, test, twoFrames } from "../../support/visit.ts";

// What a screen reader is told, in Spanish. A change that is meant is accepted with
// `npx playwright test every-state --project="shop-*" --update-snapshots`, and read in the diff.

test("what a screen reader finds around every screen", async ({ page, isMobile }) => {
  await open(page, "/#/essentials");
  const header = `header-${isMobile ? "mobile" : "desktop"}.aria.yml`;
  await expect(page.getByRole("banner")).toMatchAriaSnapshot({ name: header });
  await expect(page.getByRole("contentinfo")).toMatchAriaSnapshot({ name: "footer.aria.yml" });
});

for (const { name, reach, part } of [...screens, ...states])
  test.describe(() => {
    test.use({ film: name === "home" });

    test(`nobody is shut out: ${name}`, { tag: "@proof" }, async ({
      page,
      mail,
      visit,
      isMobile,
    }) => {
      await reach({ page, mail, visit });
      await test.step("axe finds nothing to mend", async () => {
        expect(await axeViolations(page)).toEqual([]);
      });
      // What a card and a form are at first is in the trees of their screens.
      if (!/arrows|empty/.test(name))
        await test.step("a screen reader finds what there is", () =>
          expect(part(page)).toMatchAriaSnapshot({ name: `${name}.aria.yml` }));
      await test.step("headings and landmarks are in order", () => expectOrder(page));
      await test.step("what is pressed is large enough", () => expectLargeTargets(page));
      // Behind the arrows of a card and the dialog of a photo there is another page than the one that is read.
      if (/card|photo/.test(name)) return;
      await test.step("with wide text spacing nothing is cut", async () => {
        await wear(page, SPACED);
        expect(await cut(page)).toEqual([]);
        await wear(page, "");
      });
      const browser = await page.context().newCDPSession(page);
      const expectWhole = async (standard: number, width?: number, height = 0) => {
        // The browser's own setting, which media queries in `em` follow too.
        await browser.send("Page.setFontSizes", { fontSizes: { standard } });
        if (width) await page.setViewportSize({ width, height });
        await twoFrames(page);
        expect(await cut(page)).toEqual([]);
      };
      await test.step("at twice the text size nothing is cut", () => expectWhole(32));
      if (isMobile) await test.step("nor on the narrowest phone", () => expectWhole(32, 320, 568));
      // 1280 by 1024 pixels at 400 % (WCAG 1.4.10).
      else await test.step("nor at 400 %", () => expectWhole(16, 320, 256));
    });
  });

async function expectOrder(page: Page): Promise<void> {
  const levels = await page
    .getByRole("heading")
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels[0]).toBe(1);
  for (const [i, level] of levels.entries())
    expect(level - (levels[i - 1] ?? 0), `levels ${levels.join()}`).toBeLessThanOrEqual(1);

  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  for (const landmark of ["banner", "main", "contentinfo"] as const)
    await expect(page.getByRole(landmark)).toHaveCount(1);
  for (const navigation of await page.getByRole("navigation").all())
    await expect(navigation).toHaveAccessibleName(/./);
}

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
  expect(sizes.length).toBeGreaterThan(5);
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
