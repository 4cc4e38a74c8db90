/** The parts of the shop that are no bag, by where a visitor finds them. */
const PLACES = {
  notice: "#notice",
  hero: '[aria-label="Portada"]',
  about: "[aria-labelledby=sobre]",
  contact: "[aria-labelledby=contacto]",
  order: "[aria-labelledby=pedir]",
  promo: "header > p",
  top: "header",
  foot: "footer",
  news: "h1 + div > picture",
} as const;
export type Place = keyof typeof PLACES;

/** What she may change: a bag by its folder, or a part of the shop. */
export type Thing = { bag: string } | { part: Place };

/** What she has tapped, and what of it. */
export type Tap = { thing: Thing; words: string; isPicture: boolean };

const BAG = /^bolsos\/([^/]+)\/$/;
const folderOf = (link: Element | null | undefined): string | undefined =>
  BAG.exec(link?.getAttribute("href") ?? "")?.[1];

/**
 * What a place of the shop shows, by the markup that visitors have anyway.
 *
 * @param page the bag whose own page is shown, if one is
 */
export function thingAt(target: Element, page: string | undefined): Thing | undefined {
  const card = target.closest("article");
  const bag =
    folderOf(target.closest("a")) ?? (card && (folderOf(card.querySelector("h3 a")) ?? page));
  if (target.closest(PLACES.order)) return { part: "order" };
  if (bag) return { bag };
  for (const [part, selector] of Object.entries(PLACES))
    if (target.closest(selector)) return { part: part as Place };
  return undefined;
}

/** Where a thing is seen on the screen that is shown. */
export function elementOf(thing: Thing, page: string | undefined): Element | null {
  if ("part" in thing) return document.querySelector(PLACES[thing.part]);
  const link = document.querySelector(`article h3 a[href="bolsos/${thing.bag}/"]`);
  return (
    link?.closest("article") ?? (page === thing.bag ? document.querySelector("article") : null)
  );
}

/** What leads from screen to screen or from photo to photo does so while she changes things. */
export const WORKS =
  "header button, #menu nav a[href^='#'], main a[href^='#/'], [aria-roledescription=carrusel] button, [aria-label=Portada] button";
