import { expect, test } from "vitest";
import { dayInSpain, startOfDay } from "./days.ts";

test.each([
  ["2026-01-07", "2026-01-06T23:00Z"],
  ["2026-08-20", "2026-08-19T22:00Z"],
  // The days on which the clocks are changed, and those after them.
  ["2026-03-29", "2026-03-28T23:00Z"],
  ["2026-03-30", "2026-03-29T22:00Z"],
  ["2026-10-25", "2026-10-24T22:00Z"],
  ["2026-10-26", "2026-10-25T23:00Z"],
])("%s begins in Spain at %s", (day, moment) => {
  expect(new Date(startOfDay(day)).toISOString()).toBe(moment.replace("Z", ":00.000Z"));
});

test("a day lasts until the next one begins, also where it has 23 or 25 hours", () => {
  for (const [day, next] of [
    ["2026-03-29", "2026-03-30"],
    ["2026-10-25", "2026-10-26"],
    ["2026-12-31", "2027-01-01"],
  ] as const)
    expect(startOfDay(day, 1)).toBe(startOfDay(next));
});

test("late at night it is another day in Spain than in London", () => {
  expect(dayInSpain(Date.parse("2026-08-19T22:30Z"))).toBe("2026-08-20");
  expect(dayInSpain(Date.parse("2026-08-19T21:30Z"))).toBe("2026-08-19");
});
