import { expect, test } from "vitest";
import { detectSwipe } from "./use-swipe";

// tests/shop/bags/carousel-touch.spec.ts swipes in both directions, and wraps around.
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
