import { expect, test } from "vitest";
import { detectSwipe, stepIndex } from "./use-swipe";

test("stepping past the first or last photo wraps around", () => {
  expect(stepIndex(0, 5, 1)).toBe(1);
  expect(stepIndex(4, 5, 1)).toBe(0);
  expect(stepIndex(0, 5, -1)).toBe(4);
  expect(stepIndex(0, 2, -1)).toBe(1);
  expect(stepIndex(0, 1, 1)).toBe(0);
});

test("a swipe left shows the next photo, a swipe right the previous one", () => {
  expect(detectSwipe(-80, 5)).toBe(1);
  expect(detectSwipe(80, -5)).toBe(-1);
});

test("a swipe needs 10 px of horizontal movement", () => {
  expect(detectSwipe(-10, 0)).toBe(1);
  expect(detectSwipe(-9.9, 0)).toBe(0);
  expect(detectSwipe(9, 0)).toBe(0);
});

test("a drag that is not more horizontal than vertical is no swipe", () => {
  expect(detectSwipe(-40, 41)).toBe(0);
  expect(detectSwipe(40, -40)).toBe(0);
  expect(detectSwipe(-41, 40)).toBe(1);
});
