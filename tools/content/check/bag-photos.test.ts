import { describe, expect, test } from "vitest";
import {
  found,
  largePhoto,
  moonPhotos,
  problemsOf,
  sampleContent,
  samplePhotos,
  strays,
  withBag,
  withPhoto,
} from "../sample-content.ts";

const file = "moon-bag/1.jpg";
const added = (name: string) => [...samplePhotos, largePhoto(`moon-bag/${name}`)];

test("a bag needs photos, in a folder that is called as it is", () => {
  const others = samplePhotos.filter((photo) => !photo.file.startsWith("moon-bag/"));
  expect(found(withBag({ photos: {} }), others)).toEqual([
    "Moon Bag / fotos / ninguna en content/photos/products/moon-bag",
  ]);
  expect(found(withBag({ name: "Luna" }))).toEqual([
    "Luna / fotos / ninguna en content/photos/products/luna",
    strays("moon-bag", 5),
  ]);
});

describe("a photo of a bag", () => {
  test("has to be there, by its exact name", () => {
    const without = samplePhotos.filter((photo) => photo.file !== file);
    expect(found(sampleContent, without)).toEqual([
      "Moon Bag / foto «1.jpg» / no está en content/photos/products/moon-bag",
    ]);
    const problems = problemsOf(sampleContent, [...without, largePhoto("moon-bag/1.JPG")]);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.mend).toContain("«1.JPG»");
  });

  test("has to be readable, and no HEIC", () => {
    expect(found(sampleContent, withPhoto({ file, fault: "unreadable" }))).toEqual([
      "Moon Bag / foto «1.jpg» / un archivo que no se puede leer",
    ]);
    const heic = withPhoto({ file: "moon-bag/IMG_2.heic", fault: "heic" });
    expect(found(sampleContent, heic)).toEqual(["Moon Bag / foto «IMG_2.heic» / una foto HEIC"]);
    expect(problemsOf(sampleContent, heic)[0]?.mend).toMatch(/JPEG/);
  });

  test("says what it shows", () => {
    expect(found(withBag({ photos: { ...moonPhotos, "1.jpg": " " } }))).toEqual([
      "Moon Bag / texto de la foto «1.jpg» / vacío",
    ]);
    const { "1.jpg": _first, ...others } = moonPhotos;
    expect(found(withBag({ photos: others }))).toEqual([
      "Moon Bag / texto de la foto «1.jpg» / nada",
    ]);
    expect(found(sampleContent, added("IMG_0007.JPG"))).toEqual([
      "Moon Bag / texto de la foto «IMG_0007.JPG» / nada",
    ]);
    expect(problemsOf(sampleContent, added("IMG_0007.JPG"))[0]?.mend).toContain(
      '"IMG_0007.JPG": "',
    );
  });

  test.each([
    [undefined, "nada"],
    ["1.jpg", "«1.jpg»"],
    [["Un bolso."], "Un bolso."],
  ])("is no photo of %o", (written, shown) => {
    expect(found(withBag({ photos: written }))).toEqual([`Moon Bag / fotos (photos) / ${shown}`]);
  });

  test("may come first, if it is there", () => {
    expect(found(withBag({ order: ["3.jpg", "1.jpg"] }))).toEqual([]);
    expect(found(withBag({ order: ["9.jpg"] }))).toEqual([
      "Moon Bag / orden de las fotos (order): «9.jpg» / no está en content/photos/products/moon-bag",
    ]);
    expect(found(withBag({ order: "3.jpg" }))).toEqual([
      "Moon Bag / orden de las fotos (order) / «3.jpg»",
    ]);
  });

  test("may have an accent in its name, however the system spells it", () => {
    const photos = { ...moonPhotos, "pequen\u0303a.jpg": "Un bolso." };
    expect(found(withBag({ photos }), added("pequeña.jpg"))).toEqual([]);
  });

  test("that is too small to look sharp is only pointed out", () => {
    expect(found(sampleContent, withPhoto({ file, width: 640, height: 800 }))).toEqual([
      "aviso: Moon Bag / foto «1.jpg» / una foto pequeña: 640 × 800 píxeles, ya recortada",
    ]);
  });
});
