import type { Page } from "@playwright/test";
import { findAxeViolations } from "../../support/axe.ts";
import { applyUserStyles, findClippedText, TEXT_SPACING } from "../../support/clipping.ts";
import { pageStates } from "../../support/page-states.ts";
import { expect, openPage, test, waitForNextPaint } from "../../support/shop-test.ts";

const LANDMARK_ROLES = ["banner", "navigation", "main", "form", "region", "contentinfo"] as const;

for (const { name, url: address, setUp, locateRegion } of pageStates)
  test.describe(() => {
    test.use({ hasVideo: name === "home" });

    test(`${name} is accessible`, async ({ page }) => {
      await openPage(page, address);
      // Wait for the video, the last element that the page adds.
      if (name === "home")
        await expect(page.getByRole("button", { name: "Pausar la película" })).toBeVisible();
      await setUp?.(page);
      // What a screen reader announces. After an intended change, run
      // `npx playwright test page-states --project=visits --update-snapshots` and review the diff.
      if (locateRegion)
        await test.step("the accessibility tree matches its snapshot", () =>
          expect(locateRegion(page)).toMatchAriaSnapshot({ name: `${name}.aria.yml` }));
      // The rest of this page is checked as Novedades.
      if (name === "card") return;
      await test.step("axe finds no violation", async () => {
        expect(await findAxeViolations(page)).toEqual([]);
      });
      if (name === "home")
        await test.step("screen readers find few landmarks", async () => {
          const landmarks = LANDMARK_ROLES.map((role) => page.getByRole(role).count());
          expect(await Promise.all(landmarks)).toEqual([1, 1, 1, 1, 0, 1]);
        });
      await test.step("touch targets are large enough", () => expectLargeTargets(page));
      // The page behind the photo dialog is part of the bag state.
      if (name === "photo-open") return;
      await test.step("no text is clipped with wide text spacing", async () => {
        await applyUserStyles(page, `${TEXT_SPACING}p{margin-bottom:2em!important}`);
        expect(await findClippedText(page)).toEqual([]);
        await applyUserStyles(page, "");
      });
      await test.step("no text is clipped at twice the text size, even on the narrowest phone", async () => {
        const browser = await page.context().newCDPSession(page);
        // The browser's setting, which also affects media queries in `em`.
        await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
        for (const width of [390, 320]) {
          await page.setViewportSize({ width, height: 568 });
          await waitForNextPaint(page);
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
        // Dots are small but spaced (WCAG 2.5.8); the main targets fit a thumb.
        const isMain = target.matches(".button,input,textarea,button:not([aria-label^=Ver])");
        return { name, width, height, minimum: isMain ? 44 : 24 };
      }),
    );
  expect(sizes.filter(({ width, height, minimum }) => width < minimum || height < minimum)).toEqual(
    [],
  );
}
