import type { Content } from "../../model/types.ts";

/**
 * What Home's film consists of. The app has it as constants (src/virtual.d.ts): the minifier leaves the player out
 * of a shop without a film (docs/decisions/018-options.md).
 */
export function filmsOf({ pictures }: Pick<Content, "pictures">) {
  const cuts = [pictures.hero.desktop, pictures.hero.mobile];
  return {
    hasFilm: cuts.some(({ mp4 }) => mp4),
    allFilms: cuts.every(({ mp4, webm }) => mp4 && webm),
  };
}

/** The module by which the app learns what the owner has written: `virtual:content`. */
export const contentModule = (content: Content | undefined): string =>
  Object.entries({ content, ...(content && filmsOf(content)) })
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join("");
