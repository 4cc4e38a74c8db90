/** Selectors of the editable parts of the shop, besides bags. */
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

/** What the owner can tap: a region, or a bag by its page's path, `bolsos/moon-bag/`. */
export type PreviewTarget = Region | `bolsos/${string}`;

/** A tap on a target: the text of the tapped element, and whether the tap hit a photo. */
export type Tap = { target: PreviewTarget; text: string; isPicture: boolean };

/** Returns the path that a bag's card links to; on the bag's own page, `path`. */
const findBagPath = (article: Element | null, path?: string) =>
  article ? (article.querySelector("h3 a")?.getAttribute("href") ?? path) : undefined;

/**
 * Returns the target that contains an element, from the same markup that visitors get.
 *
 * @param path of the bag whose page is open, if any
 */
export function findTarget(element: Element, path?: string): PreviewTarget | undefined {
  const isIn = (selector: string) => element.closest(selector) !== null;
  const link = element.closest("a[href^='bolsos/']")?.getAttribute("href");
  const bag = isIn(REGION_SELECTORS.order)
    ? undefined
    : (link ?? findBagPath(element.closest("article"), path));
  const regions = Object.keys(REGION_SELECTORS) as Region[];
  const region = regions.find((name) => isIn(REGION_SELECTORS[name]));
  return (bag as PreviewTarget | undefined) ?? region;
}

/** Returns the target's element on the current screen. */
export const findElement = (target: PreviewTarget, path?: string): Element | undefined =>
  target in REGION_SELECTORS
    ? (document.querySelector(REGION_SELECTORS[target as Region]) ?? undefined)
    : [...document.querySelectorAll("article")].find((card) => findBagPath(card, path) === target);

/** Controls that stay live in edit mode: they navigate the shop, or switch photos. */
export const INTERACTIVE_SELECTOR =
  "header button, summary, #menu nav a[href^='#'], main a[href^='#/'], [aria-roledescription=carrusel] button, [aria-label=Portada] button";
