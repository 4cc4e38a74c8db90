import { expect, test } from "vitest";
import { initialScrollState, nextScrollState } from "./enhance-header";

const MAX_SCROLL_Y = 2000;
const scrollFrom = (start: number, ...ys: number[]) =>
  ys.reduce((state, y) => nextScrollState(y, MAX_SCROLL_Y, state), initialScrollState(start));
const scrollFromTop = (...ys: number[]) => scrollFrom(0, ...ys);

test("the promo bar is there at the top", () => {
  expect(initialScrollState(0).isPromoHidden).toBe(false);
  expect(scrollFromTop(0).isPromoHidden).toBe(false);
});

test("it hides on the way down and comes back on the way up", () => {
  expect(scrollFromTop(10).isPromoHidden).toBe(true);
  expect(scrollFromTop(500, 499).isPromoHidden).toBe(false);
  expect(scrollFromTop(500, 499, 510).isPromoHidden).toBe(true);
});

test("a scroll event without movement changes nothing", () => {
  expect(scrollFromTop(500, 500).isPromoHidden).toBe(true);
  expect(scrollFromTop(500, 400, 400).isPromoHidden).toBe(false);
});

test("the rubber band of iOS counts as the top, and at the other end as the end", () => {
  expect(scrollFromTop(300, -40).isPromoHidden).toBe(false);
  expect(scrollFromTop(300, -40, -10, 0).isPromoHidden).toBe(false);
  expect(
    scrollFromTop(MAX_SCROLL_Y, MAX_SCROLL_Y + 60, MAX_SCROLL_Y + 20, MAX_SCROLL_Y).isPromoHidden,
  ).toBe(true);
  expect(scrollFromTop(MAX_SCROLL_Y + 60, MAX_SCROLL_Y - 1).isPromoHidden).toBe(false);
});

test("a page that begins scrolled shows the promo bar until it is scrolled down", () => {
  expect(scrollFrom(600)).toEqual({ y: 600, isPromoHidden: false, isCompact: true });
  expect(scrollFrom(600, 590).isPromoHidden).toBe(false);
  expect(scrollFrom(600, 610).isPromoHidden).toBe(true);
});

test("the header tightens after more than 50 px, and 50 is not more", () => {
  expect(scrollFromTop(50).isCompact).toBe(false);
  expect(scrollFromTop(51).isCompact).toBe(true);
  expect(scrollFromTop(400, 50).isCompact).toBe(false);
});
