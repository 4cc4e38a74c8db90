import type { Content } from "../../model/types.ts";

/**
 * What the shop makes use of, beside what the specification gives every shop. The app has it as constants
 * (src/virtual.d.ts): the minifier leaves out whatever they rule out, so that an option costs no byte where it is
 * not taken (docs/decisions/018-options.md).
 */
export function usesOf({ shop, pictures, catalogue }: Content) {
  const cuts = [pictures.hero.desktop, pictures.hero.mobile];
  return {
    hasPromo: Boolean(shop.promo),
    hasTag: Boolean(shop.tag),
    hasWhatsappText: Boolean(shop.whatsappText),
    hasTikTok: Boolean(shop.tiktok),
    hasLogo: Boolean(shop.logo),
    hasSoldOut: catalogue.some(({ soldOut }) => soldOut),
    hasReduced: catalogue.some(({ previousPrice }) => previousPrice),
    hasFilm: cuts.some(({ mp4 }) => mp4),
    allFilms: cuts.every(({ mp4, webm }) => mp4 && webm),
  };
}

/** The module by which the app learns what the owner has written: `virtual:content`. */
export const contentModule = (content: Content | undefined): string =>
  Object.entries({ content, ...(content && usesOf(content)) })
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join("");
