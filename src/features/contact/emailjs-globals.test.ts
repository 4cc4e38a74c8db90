import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetch } from "./emailjs-globals";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each([
  ["a body of 65 536 bytes uses keepalive", "a".repeat(65_536), true],
  ["a larger body does not use keepalive", "a".repeat(65_537), false],
  ["the limit counts bytes, not characters", "ñ".repeat(40_000), false],
])("%s, and 20 s without an answer abort the request", async (_title, body, keepalive) => {
  const browserFetch = vi.fn();
  vi.stubGlobal("fetch", browserFetch);
  await fetch("https://correo.example/send", { method: "POST", body });
  expect(browserFetch).toHaveBeenCalledWith("https://correo.example/send", {
    method: "POST",
    body,
    keepalive,
    signal: expect.any(AbortSignal),
  });
  const [[, { signal }]] = browserFetch.mock.calls as [[string, { signal: AbortSignal }]];
  vi.advanceTimersByTime(19_999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(String(signal.reason)).toMatch(/did not answer/);
});
