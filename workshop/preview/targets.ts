/** The parts of the shop that are no bag, by where a visitor finds them. */
const REGION_SELECTORS = {
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
export type Region = keyof typeof REGION_SELECTORS;

/** What she may change: a part of the shop, or a bag by its page's path, `bolsos/moon-bag/`. */
export type PreviewTarget = Region | `bolsos/${string}`;

/** What she has tapped, and what of it. */
export type Tap = { target: PreviewTarget; text: string; isPicture: boolean };

/** A bag's card, or the whole of its own page. */
const findBagPath = (card: Element | null, page: string | undefined) =>
  card ? (card.querySelector("h3 a")?.getAttribute("href") ?? page) : undefined;

/**
 * What a place of the shop shows, by the markup that visitors have anyway.
 *
 * @param page the path of the bag whose own page is shown, if one is
 */
export function findTarget(target: Element, page: string | undefined): PreviewTarget | undefined {
  const isIn = (selector: string) => target.closest(selector) !== null;
  const bag = isIn(REGION_SELECTORS.order)
    ? undefined
    : findBagPath(target.closest("article"), page);
  const place = (Object.keys(REGION_SELECTORS) as Region[]).find((one) =>
    isIn(REGION_SELECTORS[one]),
  );
  return (bag as PreviewTarget | undefined) ?? place;
}

/** Where a thing is seen on the screen that is shown. */
export const findElement = (thing: PreviewTarget, page: string | undefined): Element | undefined =>
  thing in REGION_SELECTORS
    ? (document.querySelector(REGION_SELECTORS[thing as Region]) ?? undefined)
    : [...document.querySelectorAll("article")].find((card) => findBagPath(card, page) === thing);

/** What leads from screen to screen or from photo to photo does so while she changes things. */
export const INTERACTIVE_SELECTOR =
  "header button, summary, #menu nav a[href^='#'], main a[href^='#/'], [aria-roledescription=carrusel] button, [aria-label=Portada] button";
