import { startOfDay } from "../../model/days.ts";
import type { Notice } from "../../model/types.ts";
import { NOTICE_ID, ROOT_ID } from "../../src/page-contract.ts";
import { html, inline, type Markup } from "./html.ts";

/** A notice as a page shows it: its moments are those that the build finds still to come. */
export type ShownNotice = { text: string; from?: number; until?: number };

/** What is left of a notice at this moment: nothing once it is over. */
export function noticeAt(now: number, notice: Notice | undefined): ShownNotice | undefined {
  if (!notice) return undefined;
  const { text } = notice;
  const from = notice.from ? startOfDay(notice.from) : 0;
  const until = notice.until ? startOfDay(notice.until, 1) : undefined;
  if (until !== undefined && until <= now) return undefined;
  return { text, ...(from > now && { from }), ...(until !== undefined && { until }) };
}

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
