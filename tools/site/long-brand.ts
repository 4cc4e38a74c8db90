/** So many letters have room in a phone's header at full size. */
const ROOM = 12;

/** Makes a long brand's letters smaller on a phone: the header must not grow higher than the page leaves room for. */
export const longBrandStyle = (brand: string): string => {
  const letters = [...brand].length;
  if (letters <= ROOM) return "";
  const line = `(100vw - 2*var(--gutter) - 6.5rem)/${(0.45 * letters).toFixed(2)}`;
  return `@media not all and (min-width:48em){header>div>a[href]{font-size:max(min(1.25rem,6.25vw),min(2rem,17vw,${line}))}}`;
};
