import { expect, test } from "vitest";
import { formatArrival, formatDuration, parseDays } from "./delivery";

test.each([
  ["10", "10 días"],
  ["0", "0 días"],
  ["1", "1 día"],
  ["7-10", "7 a 10 días"],
  ["7 – 10", "7 a 10 días"],
  ["7 a 10", "7 a 10 días"],
  ["2 o 3", "2 o 3 días"],
  ["7 u 8", "7 u 8 días"],
  ["10-11", "10 u 11 días"],
  // As a page has it (src/content/no-break-spaces.ts).
  ["7 a\u00a010", "7 a 10 días"],
  // As earlier files have it.
  ["2 o 3 días", "2 o 3 días"],
  ["Unos 10 dias.", "10 días"],
  ["entre 7 y 10 días", "7 a 10 días"],
  ["10 días naturales", "10 días"],
])("the days in «%s» are %s", (text, duration) => {
  const days = parseDays(text);
  expect(days && formatDuration(days).replaceAll("\u00a0", " ")).toBe(duration);
});

test.each([
  "",
  "unos diez días",
  "48 h",
  "2 o 3 semanas",
  "7-10 días laborables",
  "hasta 10 días",
  "10-7",
  "7,5",
  "2026",
])("«%s» is no number of days", (text) => {
  expect(parseDays(text)).toBeUndefined();
});

test.each([
  ["2026-11-29T23:30", 9, 13, "Te llega entre el 8 y el 12 de diciembre"],
  ["2026-11-20T00:00", 9, 13, "Te llega entre el 29 de noviembre y el 3 de diciembre"],
  ["2026-12-20T12:00", 9, 13, "Te llega entre el 29 de diciembre de 2026 y el 2 de enero de 2027"],
  ["2028-02-20T12:00", 9, 9, "Te llega el 29 de febrero"],
  // The night in which the clock changes.
  ["2026-03-28T23:30", 1, 2, "Te llega entre el 29 y el 30 de marzo"],
])("on %s, a bag of %i to %i days: %s", (today, min, max, arrival) => {
  expect(formatArrival({ min, max }, new Date(today))).toBe(arrival);
});
