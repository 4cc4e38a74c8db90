import type { ShopSettings } from "../../model/types.ts";
import { NOTICE_ID, NOTICE_TEXT_PROPERTY, ROOT_ID } from "../../src/page-contract.ts";
import { html, type Markup } from "./html.ts";

type Notice = NonNullable<ShopSettings["notice"]>;

export const renderNotice = ({ text }: Notice): Markup =>
  html`<aside id="${NOTICE_ID}" aria-label="Aviso"><p>${text}</p></aside>`;

/** Matches the elements after the notice, unless the workshop has hidden an empty one. */
const AFTER_NOTICE = `#${NOTICE_ID}:not([hidden])~`;

/**
 * The notice covers the top of the page, and an invisible `::before` with the same text reserves its height. `--notice`
 * estimates the height for the photos of a bag's page: two lines or, on a phone, one for every forty letters.
 */
export const NOTICE_STYLE = [
  `#${NOTICE_ID}{position:absolute;z-index:1;inset:0 0 auto;padding-top:calc(var(--promo) + var(--bar));background:var(--sand)}`,
  // On paper the header takes space of its own, so a notice on top would cover it.
  `@media print{#${NOTICE_ID}{position:static;background:none}${AFTER_NOTICE}*{${NOTICE_TEXT_PROPERTY}:none}}`,
  `#${NOTICE_ID} p,${AFTER_NOTICE}main::before,${AFTER_NOTICE}#${ROOT_ID} main>:first-child::before{width:100%;max-width:min(var(--content),100vw - 2*var(--gutter));margin-inline:auto;padding-block:.625rem;font-size:.9375rem;text-align:center;text-wrap:pretty}`,
  `${AFTER_NOTICE}main::before,${AFTER_NOTICE}#${ROOT_ID} main>:first-child::before{content:var(${NOTICE_TEXT_PROPERTY});grid-column:1/-1;display:block;visibility:hidden}`,
  `${AFTER_NOTICE}*{--notice:4.25rem}`,
  `@media not all and (min-width:48em){${AFTER_NOTICE}*{--notice:calc(1.25rem + 1.5rem*var(--notice-lines,2))}}`,
].join("");

/** Escapes the text, so that it cannot end the style element. */
export const renderNoticeVariables = ({ text }: Notice): string =>
  `:root{--notice-lines:${Math.ceil(text.length / 40)};${NOTICE_TEXT_PROPERTY}:"${text.replace(/["\\<\n]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"}`;
