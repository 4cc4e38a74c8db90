import { isDay, isSpanish, isText, textOf } from "./values.ts";

/** What stands before the cents by hand, other than a point or a comma: `24'50`, `24 50`. */
const DECIMAL_SIGN = /(?<=\d)['’´`\s](?=\d{1,2}(?!\d))/g;

/**
 * What to do about an amount of euros, in words for the owner.
 *
 * @param key the field that holds it
 */
export function priceMend(price: unknown, key: string): string {
  if (price === undefined) return `Escribe el precio en euros, por ejemplo «${key}: 24».`;
  if (typeof price === "string") {
    const plain = price.replace(DECIMAL_SIGN, ",").replace(/["'“”‘’€\s]|eur(os?)?$|,$/gi, "");
    return writtenPrice(plain, key);
  }
  if (typeof price === "number" && price > 0 && Number.isFinite(price))
    return `Un precio lleva como mucho dos decimales, por ejemplo «${key}: ${price.toFixed(2)}».`;
  return `El precio tiene que ser mayor que cero, por ejemplo «${key}: 24».`;
}

/** Guesses which number is meant by a price as it has been written; where there are two, it asks. */
function writtenPrice(price: string, key: string): string {
  const [, before = "", after = ""] = /^(\d+)[.,](\d+)$/.exec(price) ?? [];
  if (after.length === 3)
    return `¿Son ${before}${after} € o ${before},${after.slice(0, 2)} €? Escribe «${key}: ${before}${after}» o «${key}: ${before}.${after.slice(0, 2)}».`;
  const [, meant = "24.5"] = /^0*([1-9]\d*([.,]\d{1,2})?)$/.exec(price) ?? [];
  const example = meant.replace(",", ".");
  return `Escribe el precio como número: sin comillas, ni €, ni ceros delante, con punto para los decimales, por ejemplo «${key}: ${example}».`;
}

/** What to do about a logo that is no drawing. */
export const logoMend = (name: unknown): string =>
  isText(name)
    ? "El logo tiene que ser un dibujo SVG, que se ve nítido en todas las pantallas: pídeselo a quien lo dibujó. Sin logo, sale el nombre de la marca."
    : "Escribe el nombre del dibujo, por ejemplo «fotos/logo.svg».";

/** What to do about the costs of shipping: free ones are not written down. */
export const shippingMend = (cost: unknown): string =>
  cost === 0 || /^\s*(grat|no$)/i.test(String(cost))
    ? "Si el envío es gratuito, quita la línea."
    : priceMend(cost, "shipping");

/** What to do about an earlier price that makes nothing cheaper. */
export const previousPriceMend = (bag: unknown): string =>
  `El precio anterior tiene que ser más alto que el de ahora (${Object(bag).price}). Escribe el más bajo que tuvo en los 30 días antes de rebajarlo o, si ya no está rebajado, quita la línea.`;

export const amountMend = (amount: unknown): string =>
  typeof amount === "string" && /^\d+,\d+$/.test(amount)
    ? `Escribe los decimales con punto: ${amount.replace(",", ".")}.`
    : /^\d+\.\d{3,}$/.test(String(amount))
      ? `Escribe los centímetros con dos decimales como mucho, por ejemplo ${Number(amount).toFixed(2)}.`
      : "Escribe los centímetros con un número mayor que cero, sin «cm», por ejemplo 22.";

/** @param price one of four figures without decimals */
export const doubtfulPriceMend = (price: number, key: string): string =>
  `¿Son ${price} € o ${(price / 100).toFixed(2).replace(".", ",")} €? Si es lo segundo, escribe «${key}: ${(price / 100).toFixed(2)}».`;

/** What to do about a day as it has been written. */
export function dayMend(written: unknown): string {
  const [, day, month, year] =
    /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(textOf(written)) ?? [];
  const meant = [year, month?.padStart(2, "0"), day?.padStart(2, "0")].join("-");
  return `Escribe un día del calendario así, con el año delante: «${isDay(meant) ? meant : "2026-08-20"}».`;
}

export const phoneMend = (phone: unknown): string =>
  isSpanish(phone)
    ? "Un número de España lleva nueve cifras después de +34, y la primera es un 6, un 7, un 8 o un 9: mira si falta o sobra alguna."
    : "Escribe el número con su prefijo y solo cifras, por ejemplo «+34 600 123 456».";

export const ALL_OR_NONE = "Rellena los tres datos del aviso legal, o déjalos vacíos los tres.";

export const nifMend = (nif: unknown): string =>
  isText(nif)
    ? "La letra no corresponde al número, o falta alguna cifra: cópialo de tu DNI o NIE."
    : ALL_OR_NONE;
