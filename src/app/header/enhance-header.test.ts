import { expect, test } from "vitest";
import { scrolledTo, startingAt } from "./enhance-header";

const END = 2000;
const from = (start: number, ...ys: number[]) =>
  ys.reduce((state, y) => scrolledTo(y, END, state), startingAt(start));
const after = (...ys: number[]) => from(0, ...ys);

test("the promo bar is there at the top", () => {
  expect(startingAt(0).promoHidden).toBe(false);
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

test("the rubber band of iOS counts as the top, and at the other end as the end", () => {
  expect(after(300, -40).promoHidden).toBe(false);
  expect(after(300, -40, -10, 0).promoHidden).toBe(false);
  expect(after(END, END + 60, END + 20, END).promoHidden).toBe(true);
  expect(after(END + 60, END - 1).promoHidden).toBe(false);
});

test("a page that begins scrolled shows the promo bar until it is scrolled down", () => {
  expect(from(600)).toEqual({ y: 600, promoHidden: false, tight: true });
  expect(from(600, 590).promoHidden).toBe(false);
  expect(from(600, 610).promoHidden).toBe(true);
});

test("the header tightens after more than 50 px, and 50 is not more", () => {
  expect(after(50).tight).toBe(false);
  expect(after(51).tight).toBe(true);
  expect(after(400, 50).tight).toBe(false);
});
