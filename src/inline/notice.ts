import { NOTICE_ID } from "../page-contract";

/**
 * The script behind a notice that has its days: shows it while they last, before anything below it is there to be
 * moved. Their first and last moment were worked out by the build, in the time of Spain (tools/site/notice.ts).
 */
const notice = document.getElementById(NOTICE_ID) as HTMLElement;
const { from = 0, until = Number.POSITIVE_INFINITY } = notice.dataset;
const now = Date.now();
notice.hidden = now < Number(from) || now >= Number(until);
