import { startOfDay } from "./days.ts";
import type { Notice } from "./types.ts";

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
