import { expect, test } from "vitest";
import { fallbackOf, srcSetOf } from "./picture";

const photo = { alt: "Un bolso.", stem: "assets/bolso-1a2b", width: 900, height: 1125 };

test("a photo has the renditions that are no wider than it is", () => {
  expect(srcSetOf(photo, "avif")).toBe(
    "assets/bolso-1a2b-320.avif 320w, assets/bolso-1a2b-480.avif 480w, assets/bolso-1a2b-720.avif 720w",
  );
  expect(fallbackOf(photo)).toBe("assets/bolso-1a2b-480.jpg");
});

test("a photo that is narrower than all of them has its own width alone", () => {
  const narrow = { ...photo, width: 200, height: 250 };
  expect(srcSetOf(narrow, "jpg")).toBe("assets/bolso-1a2b-200.jpg 200w");
  expect(fallbackOf(narrow)).toBe("assets/bolso-1a2b-200.jpg");
});
