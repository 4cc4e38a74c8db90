import { expect, test } from "vitest";
import {
  check,
  found,
  largePhoto,
  problemsOf,
  sampleFiles,
  samplePhotos,
  textOf,
  withBag,
  withFile,
  withShop,
} from "../../tests/support/sample-content.ts";

test("a shop that is in order has no problem, and its content is read", () => {
  const { content, problems } = check(sampleFiles);
  expect(problems).toEqual([]);
  expect(content?.shop).toMatchObject({ brand: "Bolsos Luna", url: "", legal: { nif: "" } });
  expect(content?.catalogue.map(({ id, folder }) => [id, folder])).toEqual([
    ["bag-001", "moon-bag"],
    ["bag-002", "chain-bag"],
  ]);
  expect(content?.catalogue[0]?.photos[0]?.file).toBe("bolsos/moon-bag/1.jpg");
});

test("a file is named in one way in the content, however she writes it", () => {
  const plain = check(sampleFiles).content;
  const spell = (change: (name: string) => string) =>
    Object.fromEntries(
      Object.entries(sampleFiles).map(([file, data]) => [
        file,
        textOf(data).replace(
          /(fotos|peliculas)\/[\w-]+\.\w+|\d\.jpg/g,
          (name) => `'${change(name)}'`,
        ),
      ]),
    );
  for (const change of [
    (name: string) => `./${name}`,
    (name: string) => ` ${name} `,
    (name: string) => name.replace("/", "\\"),
    (name: string) => (name.includes("/") ? `/${name}` : name),
  ]) {
    const { content, problems } = check(spell(change));
    expect(problems).toEqual([]);
    expect(content).toEqual(plain);
  }
  const photo = { file: "fotos/man\u0303ana.jpg", alt: "Taller." };
  const photos = [...samplePhotos, largePhoto("fotos/mañana.jpg")];
  const { content } = check(withFile("nosotros.yaml", { photo }), photos);
  expect(content?.about.photo.file).toBe("fotos/mañana.jpg");
});

test("all problems are named at once, in the order of the content, each with its line", () => {
  const shop = { ...withBag({ price: "veinte", category: "" }), ...{} };
  const files = { ...shop, "tienda.yaml": withShop({ url: "x" })["tienda.yaml"] ?? {} };
  expect(found(files)).toEqual([
    "Datos de la tienda / Dirección de la tienda / «x»",
    "Moon Bag / Precio / «veinte»",
    "Moon Bag / Colección / vacío",
  ]);
  expect(problemsOf(files).map(({ file, line }) => `${file}:${line}`)).toEqual([
    "content/tienda.yaml:10",
    "content/bolsos/moon-bag/bolso.yaml:2",
    "content/bolsos/moon-bag/bolso.yaml:3",
  ]);
  expect(check(files).content).toBeUndefined();
});
