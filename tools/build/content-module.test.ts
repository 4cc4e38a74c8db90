import { expect, test } from "vitest";
import type { Content } from "../../model/types.ts";
import {
  check,
  type SampleFiles,
  samplePhotos,
  withBag,
  withFile,
  withShop,
} from "../content/sample-content.ts";
import { contentModule, usesOf } from "./content-module.ts";

const uses = (shop: SampleFiles) => {
  const { content, problems } = check(shop);
  expect(problems.filter(({ warning }) => !warning)).toEqual([]);
  return usesOf(content as Content);
};

test("a shop that takes no option has none of them in its script", () => {
  expect(uses(withShop({}))).toEqual({
    hasPromo: false,
    hasTag: false,
    hasWhatsappText: false,
    hasTikTok: true,
    hasLogo: false,
    hasSoldOut: false,
    hasReduced: false,
    hasFilm: true,
    allFilms: true,
  });
});

test.each([
  ["hasPromo", { promo: "Hecho a mano" }],
  ["hasPromo", { shipping: 4.5 }],
  ["hasTag", { tag: "Pocas unidades" }],
  ["hasWhatsappText", { whatsappText: "¿Hay {bolso}?" }],
] as const)("%s by %o", (use, change) => {
  expect(uses(withShop(change))[use]).toBe(true);
});

test("a drawing stands in the place of the brand's name", () => {
  const drawings = [{ file: "fotos/logo.svg", manyColours: false }];
  const { content } = check(withShop({ logo: "fotos/logo.svg" }), samplePhotos, { drawings });
  expect(usesOf(content as Content).hasLogo).toBe(true);
});

test("a shop needs no TikTok", () => {
  expect(uses(withShop({ tiktok: undefined })).hasTikTok).toBe(false);
});

test("what one bag has, the shop has", () => {
  expect(uses(withBag({ soldOut: true, previousPrice: 30 }))).toMatchObject({
    hasSoldOut: true,
    hasReduced: true,
  });
  expect(uses(withBag({ soldOut: false })).hasSoldOut).toBe(false);
});

test("a film may be there for one kind of window, or in one format, or not at all", () => {
  const cut = (name: string, ...films: string[]) => ({
    still: `fotos/${name}.jpg`,
    ...Object.fromEntries(films.map((format) => [format, `peliculas/${name}.${format}`])),
  });
  const films = (desktop: object, mobile: object) => {
    const { hasFilm, allFilms } = uses(
      withFile("portada.yaml", { hero: { alt: "Dos bolsos.", desktop, mobile } }),
    );
    return [hasFilm, allFilms];
  };
  expect(films(cut("ancha"), cut("alta"))).toEqual([false, false]);
  expect(films(cut("ancha"), cut("alta", "mp4", "webm"))).toEqual([true, false]);
  expect(films(cut("ancha", "mp4"), cut("alta", "mp4"))).toEqual([true, false]);
});

test("of content that is not in order the app learns nothing", () => {
  expect(contentModule(undefined)).toBe("export const content = undefined;\n");
});
