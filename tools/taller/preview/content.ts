import { contentOf } from "../../../src/content/resolve";
import type { ContentSource } from "../../../src/content/source";
import { publishedContent } from "./published.ts";

export const published = await publishedContent();

// In the place of src/content/index.ts, whose content never changes.
export let { shop, privacyNote, catalogue, about, hero, banner } = contentOf(published);

export let hasTikTok = shop.tiktok !== "";

// The brand in words, which may be what is being changed.
export const hasLogo = false;

// What the shop does not use yet may be in the draft (src/virtual.d.ts).
export const hasPromo = true;
export const hasTag = true;
export const hasWhatsappText = true;
export const hasSoldOut = true;
export const hasReduced = true;
export const hasFilm = true;
export const allFilms = false;

/** From now on the shop's components show this content. */
export function show(content: ContentSource): void {
  ({ shop, privacyNote, catalogue, about, hero, banner } = contentOf(content));
  hasTikTok = shop.tiktok !== "";
}
