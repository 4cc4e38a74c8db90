import { isSpanish, isText } from "./values.ts";

/** What to do about a price, in words for the owner. */
export function priceMend(price: unknown): string {
  if (price === undefined) return "Escribe el precio en euros, por ejemplo «price: 24».";
  if (typeof price === "string")
    return writtenPrice(price.replace(/["'“”‘’€\s]|eur(os?)?$|,$/gi, ""));
  if (typeof price === "number" && price > 0 && Number.isFinite(price))
    return `Un precio lleva como mucho dos decimales, por ejemplo «price: ${price.toFixed(2)}».`;
  return "El precio tiene que ser mayor que cero, por ejemplo «price: 24».";
}

/** Guesses which number is meant by a price as it has been written; where there are two, it asks. */
function writtenPrice(price: string): string {
  const [, before = "", after = ""] = /^(\d+)[.,](\d+)$/.exec(price) ?? [];
  if (after.length === 3)
    return `¿Son ${before}${after} € o ${before},${after.slice(0, 2)} €? Escribe «price: ${before}${after}» o «price: ${before}.${after.slice(0, 2)}».`;
  const [, meant = "24.5"] = /^0*([1-9]\d*([.,]\d{1,2})?)$/.exec(price) ?? [];
  const example = meant.replace(",", ".");
  return `Escribe el precio como número: sin comillas, ni €, ni ceros delante, con punto para los decimales, por ejemplo «price: ${example}».`;
}

export const amountMend = (amount: unknown): string =>
  typeof amount === "string" && /^\d+,\d+$/.test(amount)
    ? `Escribe los decimales con punto: ${amount.replace(",", ".")}.`
    : "Escribe los centímetros con un número mayor que cero, sin «cm», por ejemplo 22.";

/** @param price one of four figures without decimals */
export const doubtfulPriceMend = (price: number): string =>
  `¿Son ${price} € o ${(price / 100).toFixed(2).replace(".", ",")} €? Si es lo segundo, escribe «price: ${(price / 100).toFixed(2)}».`;

export const phoneMend = (phone: unknown): string =>
  isSpanish(phone)
    ? "Un número de España lleva nueve cifras después de +34, y la primera es un 6, un 7, un 8 o un 9: mira si falta o sobra alguna."
    : "Escribe el número con su prefijo y solo cifras, por ejemplo «+34 600 123 456».";

export const ALL_OR_NONE = "Rellena los tres datos del aviso legal, o déjalos vacíos los tres.";

export const nifMend = (nif: unknown): string =>
  isText(nif)
    ? "La letra no corresponde al número, o falta alguna cifra: cópialo de tu DNI o NIE."
    : ALL_OR_NONE;
