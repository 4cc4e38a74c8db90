import { expect, test } from "vitest";
import type { Content } from "../../model/types.ts";
import { read, withFile } from "../../tests/support/sample-content.ts";
import { contentModule, filmsOf } from "./content-module.ts";

test("a film may be there for one kind of window, or in one format, or not at all", () => {
  const cut = (name: string, ...films: string[]) => ({
    still: `fotos/${name}.jpg`,
    ...Object.fromEntries(films.map((format) => [format, `peliculas/${name}.${format}`])),
  });
  const films = (desktop: object, mobile: object) => {
    const { content, problems } = read(
      withFile("portada.yaml", { hero: { alt: "Dos bolsos.", desktop, mobile } }),
    );
    expect(problems.filter(({ warning }) => !warning)).toEqual([]);
    const { hasFilm, allFilms } = filmsOf(content as Content);
    return [hasFilm, allFilms];
  };
  expect(films(cut("ancha"), cut("alta"))).toEqual([false, false]);
  expect(films(cut("ancha"), cut("alta", "mp4", "webm"))).toEqual([true, false]);
  expect(films(cut("ancha", "mp4"), cut("alta", "mp4"))).toEqual([true, false]);
});

test("of content that is not in order the app learns nothing", () => {
  expect(contentModule(undefined, "production")).toBe(
    "export const content = undefined;\nexport const hasForm = false;\nexport const mail = undefined;\n",
  );
});
