import { expect, test } from "vitest";
import { photoOrder } from "./photo-order";

test("photos are shown by name, as people count", () => {
  const names = ["foto10.jpg", "IMG_2.JPG", "Foto2.jpg", "img_1.jpg", "foto1.jpg"];
  expect(photoOrder(names)).toEqual([
    "foto1.jpg",
    "Foto2.jpg",
    "foto10.jpg",
    "img_1.jpg",
    "IMG_2.JPG",
  ]);
});

test("those that the owner puts first come first, each photo once", () => {
  expect(photoOrder(["1.jpg", "2.jpg", "3.jpg"], ["3.jpg", "2.jpg"])).toEqual([
    "3.jpg",
    "2.jpg",
    "1.jpg",
  ]);
  expect(photoOrder(["1.jpg", "2.jpg"], ["9.jpg"])).toEqual(["1.jpg", "2.jpg"]);
});
