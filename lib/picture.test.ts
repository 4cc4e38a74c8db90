import { expect, test } from "vitest";
import { buildJpegUrl, buildSrcSet } from "./picture";

const photo = { alt: "Un bolso.", urlPrefix: "assets/bolso-1a2b", width: 720, height: 900 };

test("srcset lists the renditions up to the photo's width", () => {
  expect(buildSrcSet(photo, "avif")).toBe(
    "assets/bolso-1a2b-320.avif 320w, assets/bolso-1a2b-480.avif 480w, assets/bolso-1a2b-720.avif 720w",
  );
  expect(buildJpegUrl(photo)).toBe("assets/bolso-1a2b-480.jpg");
});

test("srcset of a photo narrower than all renditions lists only its own width", () => {
  const narrow = { ...photo, width: 200, height: 250 };
  expect(buildSrcSet(narrow, "jpg")).toBe("assets/bolso-1a2b-200.jpg 200w");
  expect(buildJpegUrl(narrow)).toBe("assets/bolso-1a2b-200.jpg");
});
