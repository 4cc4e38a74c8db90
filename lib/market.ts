/** Where the shop sells, and in which money. The texts that name them are made of these words. */
export const market = {
  /** ISO 4217. */
  currency: "EUR",
  currencySymbol: "€",
  /** In the plural. */
  currencyName: "euros",
  /** ISO 3166-1 alpha-2. */
  country: "ES",
  countryName: "España",
  /** As Open Graph writes it. */
  locale: "es_ES",
} as const;
