/** How many letters of a brand have room in a phone's header as large as they are wanted. */
const ROOM = 12;

/**
 * A brand whose letters are smaller on a phone, so that the header is no higher than the page leaves room for: as
 * large as one line can be, or what two lines can be. Only the shop whose brand is so long has this rule.
 */
export const longBrandStyle = (brand: string): string => {
  const letters = [...brand].length;
  if (letters <= ROOM) return "";
  const line = `(100vw - 2*var(--gutter) - 6.5rem)/${(0.45 * letters).toFixed(2)}`;
  return `@media not all and (min-width:48em){header>div>a[href]{font-size:max(min(1.25rem,6.25vw),min(2rem,17vw,${line}))}}`;
};
