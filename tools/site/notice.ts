import type { ShownNotice } from "../../model/notice.ts";
import { NOTICE_ID, ROOT_ID } from "../../src/page-contract.ts";
import { html, inline, type Markup } from "./html.ts";

/** True where a script has to say whether it is shown. Without script it stays away, and can never be stale. */
export const isDated = ({ from, until }: ShownNotice): boolean => (from ?? until) !== undefined;

/** The notice on top of a screen, outside of the app. */
export const noticeMarkup = (notice: ShownNotice, script: string): Markup => {
  const { text, from, until } = notice;
  const days = html`${from !== undefined && html` data-from="${from}"`}${until !== undefined && html` data-until="${until}"`} hidden`;
  return html`<aside id="${NOTICE_ID}" aria-label="Aviso"${isDated(notice) && days}><p>${text}</p></aside>${isDated(notice) && inline("script", script)}`;
};

/** The page below a notice that is shown: the app, or what a bag's page has in its place. */
const SHOWN = `#${NOTICE_ID}:not([hidden])~:is(#${ROOT_ID},main)`;

/**
 * Only the shop that has a notice has its rules. It pushes the page down by its own height: the room below
 * the header is its padding, and what follows moves up by as much. Home's film leaves it `--notice`.
 */
export const NOTICE_STYLE = [
  `#${NOTICE_ID}{position:relative;z-index:1;padding:calc(var(--promo) + var(--bar) + .625rem) var(--gutter) .625rem;background:var(--sand);font-size:.9375rem;text-align:center}`,
  `#${NOTICE_ID} p{max-width:var(--content);margin-inline:auto}`,
  `@media screen{${SHOWN}{margin-top:calc(-1*(var(--promo) + var(--bar)))}}`,
  `${SHOWN}{--notice:3.5rem}`,
  `@media print{#${NOTICE_ID}{display:none}}`,
].join("");
