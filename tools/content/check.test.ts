import { expect, test } from "vitest";
import { about } from "../../content/about.ts";
import { catalogue } from "../../content/catalogue.ts";
import { pictures } from "../../content/pictures.ts";
import { legal, shop, url } from "../../content/shop.ts";
import { slug } from "../../src/lib/slug.ts";
import { contentProblems } from "./check.ts";
import { found, largePhoto, sampleContent, withBag } from "./sample-content.ts";

test("the content of this shop is in order", () => {
  const { hero, novedades } = pictures;
  const cuts = [hero.desktop, hero.mobile];
  const photos = [
    about.photo.file,
    ...cuts.map(({ still }) => still),
    ...[novedades.wide, novedades.mobile, novedades.narrow.file],
    ...catalogue.flatMap(({ name, photos }) =>
      Object.keys(photos).map((file) => `${slug(name)}/${file}`),
    ),
  ].map(largePhoto);
  const films = cuts.flatMap(({ mp4, webm }) => [mp4, webm]);
  const content = { shop, url, legal, about, pictures, catalogue };
  expect(contentProblems(content, photos, films)).toEqual([]);
});

test("a shop that is in order has no problem", () => {
  expect(found(sampleContent)).toEqual([]);
});

test("all problems are named at once, in the order of the content", () => {
  const { catalogue } = withBag({ price: "24", category: "" });
  expect(found({ ...sampleContent, catalogue, url: "x" })).toEqual([
    "Datos de la tienda (content/shop.ts) / dirección pública (url) / «x»",
    "Moon Bag / precio (price) / «24», un texto",
    "Moon Bag / categoría (category) / vacío",
  ]);
});
