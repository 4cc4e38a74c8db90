import { expect, test } from "vitest";
import { fallbackOf, pictureOf, srcSetOf } from "./picture";

const photo = { alt: "Un bolso.", stem: "bolso-1a2b", width: 1000, height: 1250 };
const widths = [320, 480, 720, 1200];

test("a photo has the renditions that are no wider than it is", () => {
  const picture = pictureOf(photo, widths);
  expect(srcSetOf(picture, "avif")).toBe(
    "assets/bolso-1a2b-320.avif 320w, assets/bolso-1a2b-480.avif 480w, assets/bolso-1a2b-720.avif 720w",
  );
  expect(fallbackOf(picture)).toBe("assets/bolso-1a2b-480.jpg");
});

test("a photo that is narrower than all of them has its own width alone", () => {
  const picture = pictureOf({ ...photo, width: 200, height: 250 }, widths);
  expect(srcSetOf(picture, "jpg")).toBe("assets/bolso-1a2b-200.jpg 200w");
  expect(fallbackOf(picture)).toBe("assets/bolso-1a2b-200.jpg");
});
