/** Where the shop sells, and in which money. The texts that name them are made of these words. */

/** ISO 4217. */
export const currency = "EUR";
export const currencySymbol = "€";
/** In the plural. */
export const currencyName = "euros";
/** ISO 3166-1 alpha-2. */
export const country = "ES";
export const countryName = "España";
/** As Open Graph writes it. */
export const locale = "es_ES";
