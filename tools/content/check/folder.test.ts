import { describe, expect, test } from "vitest";
import {
  bagFile,
  found,
  largePhoto,
  problemsOf,
  sampleFiles,
  samplePhotos,
} from "../../../tests/support/sample-content.ts";
import type { PhotoFile } from "../photo-files.ts";

const withStray = (file: string) => [...samplePhotos, largePhoto(file)] as const;

test("a bag that has been written with a word processor is told of by its document", () => {
  const { [bagFile("chain-bag")]: _chain, ...rest } = sampleFiles;
  const [problem] = problemsOf(rest, samplePhotos, { files: ["bolsos/chain-bag/bolso.docx"] });
  expect(problem).toMatchObject({ advice: expect.stringContaining("«bolso.docx», un documento") });
  expect(problem?.warning).toBeUndefined();
});

describe("what no entry names is only pointed out", () => {
  test("a photo in no bag's folder, with the way into one", () => {
    const [problem, ...others] = problemsOf(sampleFiles, withStray("bolsos/IMG_1.jpg"));
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      where: "Carpeta content/bolsos",
      field: "foto «IMG_1.jpg»",
      warning: true,
      advice: expect.stringMatching(/^Si es de un bolso, muévela a la carpeta de ese bolso/),
    });
  });

  test("the folder of a bag without its file, once, and as a mistake", () => {
    const photos = [...withStray("bolsos/sun-bag/1.jpg"), largePhoto("bolsos/sun-bag/2.jpg")];
    expect(found(sampleFiles, photos)).toEqual([
      "Catálogo (content/bolsos) / carpeta «sun-bag» / archivos (2) y ningún bolso.yaml",
    ]);
  });

  test("a file of bags that stands too deep", () => {
    expect(
      found(sampleFiles, samplePhotos, { files: ["bolsos/moon-bag/viejo/bolso.yaml"] }),
    ).toEqual([
      "aviso: Carpeta content/bolsos/moon-bag/viejo / archivo «bolso.yaml» / un archivo que no se lee y no sale en ninguna parte de la tienda",
    ]);
  });

  test("photos of any kind, films and what is no photo", () => {
    const photos = [
      ...withStray("fotos/sobra.jpg"),
      { file: "fotos/IMG_1.HEIC", fault: "heic" as const },
      { file: "notas.txt", fault: "unreadable" as const },
    ];
    expect(found(sampleFiles, photos)).toEqual([
      "aviso: Carpeta content/fotos / foto «sobra.jpg» / una foto que no sale en ninguna parte de la tienda",
      "aviso: Carpeta content/fotos / foto «IMG_1.HEIC» / una foto HEIC, que no sale en ninguna parte de la tienda",
      "aviso: Carpeta content / foto «notas.txt» / un archivo que no se puede leer y no sale en ninguna parte de la tienda",
    ]);
  });
});

describe("a file that is missing", () => {
  const { "tienda.yaml": shop, ...others } = sampleFiles;

  test("is told of", () => {
    expect(found(others)).toEqual(["Carpeta content / archivo «tienda.yaml» / nada"]);
  });

  test.each(["Tienda.yaml", "tienda.yml", "tienda.yaml.txt"])("is found as %s", (name) => {
    const [problem] = problemsOf(others, samplePhotos, { files: [name] });
    expect(problem?.advice).toBe(
      `El archivo se llama «${name}»: cámbiale el nombre por «tienda.yaml».`,
    );
    expect(shop).toBeDefined();
  });

  test("of a bag is found too, and keeps the shop from being published without it", () => {
    const { [bagFile("chain-bag")]: _chain, ...rest } = sampleFiles;
    const [problem] = problemsOf(rest, samplePhotos, { files: ["bolsos/chain-bag/bolso.yml"] });
    expect(problem).toMatchObject({ field: "carpeta «chain-bag»", found: "ningún bolso.yaml" });
    expect(problem?.warning).toBeUndefined();
  });
});

describe("the picture for chats", () => {
  const told = (...photos: PhotoFile[]) =>
    problemsOf(sampleFiles, [...samplePhotos, ...photos], { canShare: false });
  const anew = expect.stringContaining("Vuelve a copiarla, como JPEG");

  test.each(["Compartir.JPG", "compartir.jpeg", "compartir.jpg.png"])("is found as %s", (name) => {
    expect(told(largePhoto(name))).toMatchObject([
      { advice: `El archivo se llama «${name}»: cámbiale el nombre por «compartir.jpg».` },
    ]);
  });

  test("is asked for anew where there is none, or another name alone would not do", () => {
    expect(told()).toMatchObject([{ advice: anew }]);
    expect(told({ file: "compartir.heic", fault: "heic" })).toMatchObject([{ advice: anew }]);
  });
});
