import type { About, Legal, Pictures, Product, Shop } from "../../src/content/types.ts";
import { aboutProblems } from "./check/about.ts";
import { catalogueProblems } from "./check/catalogue.ts";
import { legalProblems } from "./check/legal.ts";
import { picturesProblems } from "./check/pictures.ts";
import { shopProblems } from "./check/shop.ts";
import type { PhotoFile } from "./photo-files.ts";
import type { Problem } from "./problem.ts";

/** What the owner writes in `content/*.ts`. The types are a promise that nothing has kept yet. */
export type Content = {
  shop: Shop;
  url: string;
  legal: Legal;
  about: About;
  pictures: Pictures;
  catalogue: readonly Product[];
};

/**
 * Everything that is wrong with the shop's content, all at once.
 *
 * @param content what `content/*.ts` exports, not trusted
 * @param photos every file below `content/photos`, named as the catalogue names it
 * @param films every file name in `content/films`
 * @returns the problems in the order of the content; empty means: publish
 */
export const contentProblems = (
  { shop, url, legal, about, pictures, catalogue }: Content,
  photos: readonly PhotoFile[],
  films: readonly string[],
): Problem[] => [
  ...shopProblems(shop, url),
  ...legalProblems(legal),
  ...aboutProblems(about, photos),
  ...picturesProblems(pictures, photos, films),
  ...catalogueProblems(catalogue, photos),
];
