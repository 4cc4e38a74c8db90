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

/** A bag's card, or the whole of its own page. */
const folderIn = (card: Element | null, page: string | undefined): string | undefined => {
  const address = card?.querySelector("h3 a")?.getAttribute("href") ?? "";
  return /^bolsos\/([^/]+)\/$/.exec(address)?.[1] ?? (card ? page : undefined);
};

/**
 * What a place of the shop shows, by the markup that visitors have anyway.
 *
 * @param page the bag whose own page is shown, if one is
 */
export function thingAt(target: Element, page: string | undefined): Thing | undefined {
  const isIn = (selector: string) => target.closest(selector) !== null;
  const bag = isIn(PLACES.order) ? undefined : folderIn(target.closest("article"), page);
  const part = (Object.keys(PLACES) as Place[]).find((place) => isIn(PLACES[place]));
  return bag ? { bag } : part && { part };
}

/** Where a thing is seen on the screen that is shown. */
export const elementOf = (thing: Thing, page: string | undefined): Element | undefined =>
  "part" in thing
    ? (document.querySelector(PLACES[thing.part]) ?? undefined)
    : [...document.querySelectorAll("article")].find((card) => folderIn(card, page) === thing.bag);

/** What leads from screen to screen or from photo to photo does so while she changes things. */
export const WORKS =
  "header button, #menu nav a[href^='#'], main a[href^='#/'], [aria-roledescription=carrusel] button, [aria-label=Portada] button";
