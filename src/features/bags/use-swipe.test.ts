import { expect, test } from "vitest";
import { stepImage, swipeStep } from "./use-swipe";

test("both ends wrap around", () => {
  expect(stepImage(0, 5, 1)).toBe(1);
  expect(stepImage(4, 5, 1)).toBe(0);
  expect(stepImage(0, 5, -1)).toBe(4);
  expect(stepImage(0, 2, -1)).toBe(1);
  expect(stepImage(0, 1, 1)).toBe(0);
});

test("left is next, right is previous", () => {
  expect(swipeStep(-80, 5)).toBe(1);
  expect(swipeStep(80, -5)).toBe(-1);
});

test("a swipe begins at 10 px of horizontal movement", () => {
  expect(swipeStep(-10, 0)).toBe(1);
  expect(swipeStep(-9.9, 0)).toBe(0);
  expect(swipeStep(9, 0)).toBe(0);
});

test("a movement that is more vertical than horizontal scrolls the page", () => {
  expect(swipeStep(-40, 41)).toBe(0);
  expect(swipeStep(40, -40)).toBe(0);
  expect(swipeStep(-41, 40)).toBe(1);
});
