import { NOTICE_ID } from "../page-contract";

/** Shows a dated notice between the moments that the build has computed (model/notice.ts), before the first paint. */
const notice = document.getElementById(NOTICE_ID) as HTMLElement;
const { from = 0, until = Number.POSITIVE_INFINITY } = notice.dataset;
const now = Date.now();
notice.hidden = now < Number(from) || now >= Number(until);
