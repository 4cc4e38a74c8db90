import { expect, test } from "vitest";
import { computeScrollState } from "./enhance-header";

const MAX_SCROLL_Y = 2000;
const scrollFrom = (start: number, ...ys: number[]) =>
  ys.reduce((state, y) => computeScrollState(y, MAX_SCROLL_Y, state), {
    y: start,
    isPromoHidden: false,
  });
const scrollFromTop = (...ys: number[]) => scrollFrom(0, ...ys);

// tests/shop/header/header.spec.ts scrolls down and up.
test("a scroll event without movement keeps the promo bar as it is", () => {
  expect(scrollFromTop(500, 500).isPromoHidden).toBe(true);
  expect(scrollFromTop(500, 400, 400).isPromoHidden).toBe(false);
  expect(scrollFrom(600, 600).isPromoHidden).toBe(false);
});

test("overscroll on iOS counts as the top or the bottom of the page", () => {
  expect(scrollFromTop(300, -40).isPromoHidden).toBe(false);
  expect(scrollFrom(-40, 0).isPromoHidden).toBe(false);
  expect(
    scrollFromTop(MAX_SCROLL_Y, MAX_SCROLL_Y + 60, MAX_SCROLL_Y + 20, MAX_SCROLL_Y).isPromoHidden,
  ).toBe(true);
  expect(scrollFromTop(MAX_SCROLL_Y + 60, MAX_SCROLL_Y - 1).isPromoHidden).toBe(false);
});
