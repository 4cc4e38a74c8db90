import { expect, test } from "vitest";
import type { Product } from "../../../src/content/types.ts";
import type { Content } from "../check.ts";
import {
  found,
  largePhoto,
  sampleContent,
  samplePhotos,
  samplePictures,
  strays,
} from "../sample-content.ts";

test("a photo of a retired bag, or in no folder, is only pointed out", () => {
  for (const folder of ["sun-bag", "products"]) {
    expect(found(sampleContent, [...samplePhotos, largePhoto(`${folder}/1.jpg`)])).toEqual([
      strays(folder, 1),
    ]);
  }
});

test("the shop features at least one bag, and no more than Home carries", () => {
  const seven = Array.from({ length: 7 }, (_, i) => ({
    ...sampleContent.catalogue[0],
    id: `bag-${i}`,
    name: `Moon ${i}`,
    photos: { "1.jpg": "Un bolso." },
  }));
  const photos = [...samplePictures, ...seven.map((_, i) => largePhoto(`moon-${i}/1.jpg`))];
  const featuring = (count: number): Content => ({
    ...sampleContent,
    catalogue: seven.map((bag, i) => ({ ...bag, featured: i < count }) as Product),
  });
  expect(found(featuring(0), photos)).toEqual([
    "Catálogo (content/catalogue.ts) / destacados (featured) / ningún bolso",
  ]);
  expect(found(featuring(6), photos)).toEqual([]);
  expect(found(featuring(7), photos)).toEqual([
    "Catálogo (content/catalogue.ts) / destacados (featured) / 7 bolsos",
  ]);
});

test("a comma too many between two bags is told of: it would be a bag of nothing", () => {
  const [moon, chain] = sampleContent.catalogue;
  const catalogue: Product[] = [];
  Object.assign(catalogue, { 0: moon, 2: chain });
  expect(found({ ...sampleContent, catalogue })).toEqual([
    "Catálogo (content/catalogue.ts) / bolso número 2 / nada",
  ]);
});
