import type { Page } from "@playwright/test";
import { tabThrough } from "../../support/keyboard-focus.ts";
import { expect, openPage, test } from "../../support/shop-test.ts";

// Home has every kind of control of the other screens.
for (const address of ["/", "/bolsos/chain-bag/"])
  test.describe(() => {
    test.use({ hasVideo: address === "/" });

    test(`Tab reaches every control of ${address} in order, and shows it`, async ({ page }) => {
      // In a low window the order bar covers the bottom, where it could hide a focused control.
      if (address.startsWith("/bolsos/")) await page.setViewportSize({ width: 390, height: 664 });
      await openPage(page, address);
      // Wait for the video: its button appears with it.
      if (address === "/")
        await expect(page.getByRole("button", { name: "Pausar la película" })).toBeVisible();
      const controls = await getControlNames(page);
      expect(controls.length).toBeGreaterThan(5);
      expect((await tabThrough(page, "Tab", controls.length)).map(withoutVerb)).toEqual(
        controls.map(withoutVerb),
      );
      // Tab backwards: there the fixed header could cover a control.
      expect((await tabThrough(page, "Shift+Tab", controls.length - 1)).map(withoutVerb)).toEqual(
        controls.slice(0, -1).reverse().map(withoutVerb),
      );
    });
  });

/** Drops the verb of the video's button, which changes when the video pauses out of view. */
const withoutVerb = (name: string): string => name.replace(/^(Pausar|Reproducir) /, "");

/** Returns the names of all visible and enabled controls, in page order. */
function getControlNames(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a[href],button,input,textarea,select,summary")]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      // Tab stops once in a group of radio buttons.
      .filter(
        (control) =>
          !control.matches(":disabled,[inert] *,[tabindex='-1'],label ~ label > [type=radio]"),
      )
      .map((control) => control.ariaLabel ?? (control.id || control.textContent) ?? ""),
  );
}
