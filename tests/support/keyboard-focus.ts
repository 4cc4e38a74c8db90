import { expect, type Page } from "@playwright/test";
import { waitForNextPaint } from "./shop-test.ts";

/** Presses a key this many times; returns the focused controls. Each must be in view and show its focus. */
export async function tabThrough(
  page: Page,
  key: "Tab" | "Shift+Tab",
  times: number,
): Promise<string[]> {
  const stops: string[] = [];
  for (let i = 0; i < times; i += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(() => {
      const control = document.activeElement as HTMLElement;
      return control.ariaLabel ?? (control.id || control.textContent) ?? "";
    });
    // The header may still be moving out of the way.
    await expect.poll(() => findFocusProblem(page), { message: `focus on «${stop}»` }).toBe("");
    stops.push(stop);
    // The order bar of a bag's page follows a scroll one frame later.
    await waitForNextPaint(page);
  }
  return stops;
}

/** Describes what hides the focus from a visitor (WCAG 2.4.7, 2.4.11); empty if nothing does. */
export function findFocusProblem(page: Page): Promise<string> {
  return page.evaluate(() => {
    const control = document.activeElement as Element;
    const { outlineStyle, outlineWidth } = getComputedStyle(control);
    if (!control.matches(":focus-visible") || outlineStyle === "none")
      return `no outline: ${control.outerHTML.slice(0, 80)}`;
    if (Number.parseFloat(outlineWidth) < 2) return `an outline of ${outlineWidth}`;
    const { left, right, top: start, bottom: end, height } = control.getBoundingClientRect();
    // A photo as high as the window must start in view or fill the window.
    const bottom = height > 0.85 * innerHeight ? Math.min(end, innerHeight) : end;
    const top = end > innerHeight && height > innerHeight ? Math.max(start, 0) : start;
    if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth)
      return `out of the window: ${[left, top, right, bottom].map(Math.round)}`;
    // Not at the corners: a round button does not fill them.
    for (const x of [0.3, 0.5, 0.7])
      for (const y of [0.3, 0.5, 0.7]) {
        const element = document.elementFromPoint(
          left + (right - left) * x,
          top + (bottom - top) * y,
        );
        if (!control.contains(element)) return `covered by ${element?.outerHTML.slice(0, 80)}`;
      }
    return "";
  });
}
