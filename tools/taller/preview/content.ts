import { contentOf } from "../../../src/content/resolve";
import type { ContentSource } from "../../../src/content/source";
import { publishedContent } from "./published.ts";

export const published = await publishedContent();

// In the place of src/content/index.ts, whose content never changes.
export let { shop, privacyNote, catalogue, about, hero, banner } = contentOf(published);

// A film may be in the draft (src/virtual.d.ts).
export const hasFilm = true;
export const hasForm = true;
export const mail = { client: "" };
export const allFilms = false;

/** From now on the shop's components show this content. */
export function show(content: ContentSource): void {
  ({ shop, privacyNote, catalogue, about, hero, banner } = contentOf(content));
}
