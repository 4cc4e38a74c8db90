/** The parts of the shop that are no bag, by where a visitor finds them. */
const PLACES = {
  notice: "#notice",
  hero: '[aria-label="Portada"]',
  about: "[aria-labelledby=sobre]",
  contact: "[aria-labelledby=contacto]",
  order: "[aria-labelledby=pedir], main details",
  promo: "header > p",
  top: "header",
  foot: "footer",
  news: "h1 + div > picture",
  stitches: "main > picture",
} as const;
export type Place = keyof typeof PLACES;

/** What she may change: a part of the shop, or a bag by its page's path, `bolsos/moon-bag/`. */
export type Thing = Place | `bolsos/${string}`;

/** What she has tapped, and what of it. */
export type Tap = { thing: Thing; words: string; isPicture: boolean };

/** A bag's card, or the whole of its own page. */
const bagIn = (card: Element | null, page: string | undefined) =>
  card ? (card.querySelector("h3 a")?.getAttribute("href") ?? page) : undefined;

/**
 * What a place of the shop shows, by the markup that visitors have anyway.
 *
 * @param page the path of the bag whose own page is shown, if one is
 */
export function thingAt(target: Element, page: string | undefined): Thing | undefined {
  const isIn = (selector: string) => target.closest(selector) !== null;
  const bag = isIn(PLACES.order) ? undefined : bagIn(target.closest("article"), page);
  const place = (Object.keys(PLACES) as Place[]).find((one) => isIn(PLACES[one]));
  return (bag as Thing | undefined) ?? place;
}

/** Where a thing is seen on the screen that is shown. */
export const elementOf = (thing: Thing, page: string | undefined): Element | undefined =>
  thing in PLACES
    ? (document.querySelector(PLACES[thing as Place]) ?? undefined)
    : [...document.querySelectorAll("article")].find((card) => bagIn(card, page) === thing);

/** What leads from screen to screen or from photo to photo does so while she changes things. */
export const WORKS =
  "header button, summary, #menu nav a[href^='#'], main a[href^='#/'], [aria-roledescription=carrusel] button, [aria-label=Portada] button";
