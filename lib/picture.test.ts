import { expect, test } from "vitest";
import { buildJpegUrl, buildSrcSet, findFrame, fitsFrame, listRenditionWidths } from "./picture";

const photo = { alt: "Un bolso.", urlPrefix: "assets/bolso-1a2b", width: 800, height: 1000 };

test("srcset lists the renditions up to the photo's width", () => {
  expect(buildSrcSet(photo)).toBe(
    "assets/bolso-1a2b-320.avif 320w, assets/bolso-1a2b-480.avif 480w, assets/bolso-1a2b-720.avif 720w",
  );
  expect(buildJpegUrl(photo)).toBe("assets/bolso-1a2b-720.jpg");
});

test("srcset of a photo narrower than all renditions lists only its own width", () => {
  const narrow = { ...photo, width: 200, height: 250 };
  expect(buildSrcSet(narrow)).toBe("assets/bolso-1a2b-200.avif 200w");
  expect(buildJpegUrl(narrow)).toBe("assets/bolso-1a2b-200.jpg");
});

test("a photo clearly wider than the last rendition keeps its own width too", () => {
  expect(listRenditionWidths({ ...photo, width: 640 })).toEqual([320, 480, 640]);
  expect(listRenditionWidths({ ...photo, width: 1000 })).toEqual([320, 480, 720, 960]);
  expect(listRenditionWidths({ ...photo, width: 4000 }).at(-1)).toBe(1920);
});

test("the JPEG of a photo is at most 1200 px wide, and that of a high photo at most 1600 px high", () => {
  expect(buildJpegUrl({ ...photo, width: 1600, height: 2000 })).toMatch(/-1200\.jpg$/);
  expect(buildJpegUrl({ ...photo, width: 1200, height: 2133 })).toMatch(/-720\.jpg$/);
});

test("a frame is the nearest shape, and a photo fits it if it loses at most a sixth", () => {
  const shape = (width: number, height: number) => ({ ...photo, width, height });
  expect(findFrame(shape(9, 16))).toBe("story");
  expect(findFrame(shape(2, 3))).toBe("tall");
  expect(findFrame(shape(3, 4))).toBe("portrait");
  expect(findFrame(shape(1, 1))).toBe("square");
  expect(findFrame(shape(3, 2))).toBe("landscape");
  expect(fitsFrame(shape(3, 4), "portrait")).toBe(true);
  expect(fitsFrame(shape(4, 5), "tall")).toBe(true);
  expect(fitsFrame(shape(1, 1), "portrait")).toBe(false);
});
