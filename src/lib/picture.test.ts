import { expect, test } from "vitest";
import { buildSrcSet, jpegUrl } from "./picture";

const photo = { alt: "Un bolso.", urlPrefix: "assets/bolso-1a2b", width: 900, height: 1125 };

test("a photo has the renditions that are no wider than it is", () => {
  expect(buildSrcSet(photo, "avif")).toBe(
    "assets/bolso-1a2b-320.avif 320w, assets/bolso-1a2b-480.avif 480w, assets/bolso-1a2b-720.avif 720w",
  );
  expect(jpegUrl(photo)).toBe("assets/bolso-1a2b-480.jpg");
});

test("a photo that is narrower than all of them has its own width alone", () => {
  const narrow = { ...photo, width: 200, height: 250 };
  expect(buildSrcSet(narrow, "jpg")).toBe("assets/bolso-1a2b-200.jpg 200w");
  expect(jpegUrl(narrow)).toBe("assets/bolso-1a2b-200.jpg");
});
