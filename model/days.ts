const HOUR_MS = 3_600_000;

/** `2026-08-20 00:00`, in Spain. */
const inSpain = (instant: number): string =>
  new Date(instant).toLocaleString("sv-SE", {
    timeZone: "Europe/Madrid",
    dateStyle: "short",
    timeStyle: "short",
  });

/** The moment at which a day begins in Spain, or the one after it. @param day `2026-08-20` */
export function startOfDay(day: string, after: 0 | 1 = 0): number {
  const utc = Date.parse(day) + after * 24 * HOUR_MS;
  // One hour earlier than in London, or two in summer; clocks are never changed at midnight.
  const summer = utc - 2 * HOUR_MS;
  return inSpain(summer).endsWith("00:00") ? summer : utc - HOUR_MS;
}

/** The day that it is in Spain. */
export const dayInSpain = (now: number): string => inSpain(now).slice(0, 10);
