import { CONTENT_ID } from "../page-contract";
import { type ContentSource, contentSource } from "./source";

export { allFilms, hasFilm, hasForm, mail } from "virtual:content";

/** A bag with its photographs resolved. */
export type Bag = ContentSource["catalogue"][number];

/**
 * The published page carries the content as data (tools/site/screens.ts): most of its words are in the markup too, so
 * compression finds them again. The prerender and the development server read `content/` itself.
 */
const content: ContentSource =
  import.meta.env.PROD && !import.meta.env.SSR
    ? JSON.parse(document.getElementById(CONTENT_ID)?.textContent ?? "")
    : contentSource();

export const { shop, privacyNote, catalogue, about, hero, banner, stitches } = content;
