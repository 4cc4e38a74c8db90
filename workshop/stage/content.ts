import type { ContentSource } from "../../src/content/source";

/** The shop as it is to be seen, worked out by the page around the frame (shown.ts). */
export type Shown = {
  content: ContentSource;
  /** The styles that the build would write: colours, logo, the part of a photograph that its frame keeps. */
  css: string;
  hasLogo: boolean;
  hasForm: boolean;
  /** The words on top of every screen; empty where there is no notice. */
  notice: string;
};

declare global {
  interface Window {
    /** Takes the first content; the modules of the shop's screens wait for it. */
    begin?(shown: Shown): void;
  }
}

const first = await new Promise<Shown>((resolve) => {
  window.begin = resolve;
  parent.dispatchEvent(new Event("shop"));
});

// In the place of src/content/index.ts, whose content never changes.
export let { shop, privacyNote, catalogue, about, hero, banner, stitches } = first.content;

export let hasTikTok = shop.tiktok !== "";
export let hasLogo = first.hasLogo;
export let hasForm = first.hasForm;
/** Nothing is sent from here. */
export const mail = { client: "" };

// What the shop does not use yet may be in the draft (src/virtual.d.ts).
export const hasPromo = true;
export const hasTag = true;
export const hasWhatsappText = true;
export const hasSoldOut = true;
export const hasReduced = true;
export const hasFilm = true;
export const allFilms = false;

/** From now on the shop's components show this content. */
export function take(shown: Shown): void {
  ({ shop, privacyNote, catalogue, about, hero, banner, stitches } = shown.content);
  hasTikTok = shop.tiktok !== "";
  hasLogo = shown.hasLogo;
  hasForm = shown.hasForm;
}
