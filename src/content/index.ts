import { CONTENT_ID } from "../page-contract";
import { contentOf } from "./resolve";
import { contentSource } from "./source";

export { allFilms, hasFilm, hasForm, mail } from "virtual:content";
export type { Bag } from "./resolve";

/**
 * The published page carries the content as data (tools/site/screens.ts): most of its words are in the markup too, so
 * compression finds them again. The prerender and the development server read `content/` itself.
 */
export const { shop, privacyNote, catalogue, about, hero, banner, stitches } = contentOf(
  import.meta.env.PROD && !import.meta.env.SSR
    ? JSON.parse(document.getElementById(CONTENT_ID)?.textContent ?? "")
    : contentSource(),
);
