import type { Page } from "@playwright/test";
import { trouble, walk } from "../../support/keyboard.ts";
import { screens } from "../../support/states.ts";
import { expect, open, test } from "../../support/visit.ts";

for (const { name, reach } of screens) {
  test(`Tab alone reaches every control, in order and seen: ${name}`, async ({
    page,
    mail,
    visit,
  }) => {
    // Some fifty stops, there and back.
    test.slow();
    await reach({ page, mail, visit });
    const controls = await namesOfControls(page);
    expect(controls.length).toBeGreaterThan(5);
    expect((await walk(page, "Tab", controls.length)).map(still)).toEqual(controls.map(still));
    // Back up, where the fixed header is in the way.
    expect((await walk(page, "Shift+Tab", controls.length - 1)).map(still)).toEqual(
      controls.slice(0, -1).reverse().map(still),
    );
  });

  test(`headings and landmarks are in order: ${name}`, async ({ page, mail, visit }) => {
    await reach({ page, mail, visit });
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
  });
}

test("the skip link leads past the header", async ({ page }) => {
  await open(page, "/#/novedades");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Saltar al contenido" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  expect(await trouble(page)).toBe("");

  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page).toHaveURL(/#\/novedades$/);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: /^Imagen anterior de Moon Bag/ })).toBeFocused();
});

/** The film rests while it is out of sight, and its button says so. */
const still = (name: string): string => name.replace(/^(Pausar|Reproducir) /, "");

/** What every control that is on the page calls itself, in the order of the page. */
function namesOfControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a[href],button,input,textarea,select,summary")]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !control.matches(":disabled,[inert] *"))
      .map((control) => control.ariaLabel ?? (control.id || control.textContent) ?? ""),
  );
}
