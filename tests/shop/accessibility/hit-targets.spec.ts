import { createShopTest, expect, openPage } from "../../support/shop-test.ts";

/** A shop with every kind of link, and grids of two and three columns. */
const test = createShopTest("allOptions");

const ADDRESSES =
  "/ /#/novedades /#/essentials /bolsos/moon-bag/ /bolsos/chain-bag/ /aviso-legal/".split(" ");

test("every link and button answers over its whole box in any window", async ({ page }) => {
  for (const address of ADDRESSES) {
    await openPage(page, address);
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const covered = await page.evaluate(findCoveredControls);
      expect.soft(covered, `${address} at ${width} px`).toEqual([]);
    }
  }
});

/** Returns the links and buttons that do not take a press at one of 5 × 5 points, with what takes it instead. */
function findCoveredControls(): string[] {
  const CONTROLS = "a[href], button, summary";
  const covered = new Set<string>();
  const isWithin = (inner: DOMRect, outer: DOMRect) =>
    inner.left >= outer.left - 1 &&
    inner.right <= outer.right + 1 &&
    inner.top >= outer.top - 1 &&
    inner.bottom <= outer.bottom + 1;
  for (const control of document.querySelectorAll(CONTROLS)) {
    // The skip link has no box until it has the focus.
    if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (control.matches("[href$='#contenido']")) continue;
    const isRound = getComputedStyle(control).borderRadius === "50%";
    for (let line = 0; line < control.getClientRects().length; line += 1)
      for (let i = 0; i < 25; i += 1) {
        const findPoint = () => {
          const box = control.getClientRects()[line] as DOMRect;
          const x = box.left + 2 + ((box.width - 4) * (i % 5)) / 4;
          const y = box.top + 2 + ((box.height - 4) * Math.floor(i / 5)) / 4;
          return { box, x, y };
        };
        // Brings a point near an edge of the window to its middle, clear of the elements that are fixed at the edges.
        const fromMiddle = findPoint().y - innerHeight / 2;
        if (control.closest("main, footer") && Math.abs(fromMiddle) > innerHeight / 4)
          scrollBy({ top: fromMiddle, behavior: "instant" });
        const { box, x, y } = findPoint();
        if (x < 0 || x >= innerWidth) continue;
        // The corners of a round button are no part of it.
        const fromCentre = Math.hypot(
          (2 * (x - box.left)) / box.width - 1,
          (2 * (y - box.top)) / box.height - 1,
        );
        if (isRound && fromCentre > 0.95) continue;
        const hit = document.elementFromPoint(x, y);
        const hitControl = hit?.closest(CONTROLS);
        if (hitControl === control) continue;
        // A photo's link contains smaller controls: arrows and dots.
        if (hitControl && isWithin(hitControl.getBoundingClientRect(), box)) continue;
        const name = control.getAttribute("aria-label") ?? control.textContent;
        covered.add(`${name}: ${hit?.tagName} ${hit?.className}`);
      }
  }
  return [...covered];
}
