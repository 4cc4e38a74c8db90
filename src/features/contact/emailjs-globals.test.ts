import { afterEach, expect, test, vi } from "vitest";
import { fetch } from "./emailjs-globals";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["65 536 bytes are delivered even if the page is left", "a".repeat(65_536), true],
  ["more is sent plainly, since a browser would refuse it", "a".repeat(65_537), false],
  ["what counts is bytes, not letters", "ñ".repeat(40_000), false],
])("%s", async (_what, body, keepalive) => {
  const browserFetch = vi.fn();
  vi.stubGlobal("fetch", browserFetch);
  await fetch("https://correo.example/send", { method: "POST", body });
  expect(browserFetch).toHaveBeenCalledWith("https://correo.example/send", {
    method: "POST",
    body,
    keepalive,
    signal: expect.any(AbortSignal),
  });
});
