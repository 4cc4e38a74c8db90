/** The days within which a customer may send a bag back (TRLGDCU art. 104). */
export const RETURN_DAYS = 14;

/** A whole number of days, or two. */
export type Days = { min: number; max: number };

/** Matches `10`, `7-10`, `7 a 10` and `2 o 3 días`; in earlier files also `unos 10 días` and `de 7 a 10 días naturales`. */
const DAYS =
  /^(?:(?:unos|de|entre)\s)?(\d{1,3})(?:\s?[-–aouy]\s?(\d{1,3}))?(?:\sd[ií]as?)?(?:\snaturales)?\.?$/iu;

/** Returns undefined for any other text. */
export function parseDays(text = ""): Days | undefined {
  const [, first, last = first] = DAYS.exec(text) ?? [];
  const days = { min: Number(first), max: Number(last) };
  return days.min <= days.max ? days : undefined;
}

type DeliveryTexts = { making?: string | undefined; transit?: string | undefined };

/** Reads what the owner has said. @param bagMaking the bag's own days, which replace the shop's even if they cannot be read */
export function readDelivery(
  { making: shopMaking, transit: shopTransit }: DeliveryTexts = {},
  bagMaking = shopMaking,
) {
  const making = parseDays(bagMaking);
  const transit = parseDays(shopTransit);
  const total = making &&
    transit && { min: making.min + transit.min, max: making.max + transit.max };
  return { making, transit, total };
}

/** Returns `10`, `2 o 3` or `7 a 10`. */
export function formatDays({ min, max }: Days): string {
  if (min === max) return String(min);
  // 8, 11, 80 and 800 begin with an o.
  const or = /^(8|11$)/.test(String(max)) ? "u" : "o";
  return `${min} ${max === min + 1 ? or : "a"}\u00a0${max}`;
}

/** Returns `7 a 10 días`. */
export const formatDuration = (days: Days): string =>
  `${formatDays(days)} ${days.max === 1 ? "día" : "días"}`;

/** Returns `Te llega entre el 8 y el 12 de diciembre`, counted from today in the browser's own time zone. */
export function formatArrival({ min, max }: Days, today: Date): string {
  const addDays = (days: number) =>
    new Date(today.getFullYear(), today.getMonth(), today.getDate() + days);
  const format = new Intl.DateTimeFormat("es", { day: "numeric", month: "long" });
  const dates = format.formatRange(addDays(min), addDays(max)).replace(/\s*[–-]\s*/, " y el ");
  return `Te llega ${min === max ? "" : "entre "}el ${dates}`;
}
