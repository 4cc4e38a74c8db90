/** Returns CSS for a shop without promo bar: its height in src/styles/tokens.css is then nothing. */
export const renderPromoStyle = (promo: string | undefined): string =>
  promo ? "" : ":root{--promo:0rem}";
