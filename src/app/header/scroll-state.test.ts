import { expect, test } from "vitest";
import { atTop, scrolledTo } from "./scroll-state";

const after = (...ys: number[]) => ys.reduce((state, y) => scrolledTo(y, state), atTop);

test("the promo bar is there at the top", () => {
  expect(atTop.promoHidden).toBe(false);
  expect(after(0).promoHidden).toBe(false);
});

test("it hides on the way down and comes back on the way up", () => {
  expect(after(10).promoHidden).toBe(true);
  expect(after(500, 499).promoHidden).toBe(false);
  expect(after(500, 499, 510).promoHidden).toBe(true);
});

test("a scroll event without movement changes nothing", () => {
  expect(after(500, 500).promoHidden).toBe(true);
  expect(after(500, 400, 400).promoHidden).toBe(false);
});

test("the rubber band of iOS counts as the top", () => {
  expect(after(300, -40).promoHidden).toBe(false);
  expect(after(300, -40, -10, 0).promoHidden).toBe(false);
});

test("the header tightens after more than 50 px, and 50 is not more", () => {
  expect(after(50).tight).toBe(false);
  expect(after(51).tight).toBe(true);
  expect(after(400, 50).tight).toBe(false);
});
