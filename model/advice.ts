import { isSpanish, isText, textOf } from "./values.ts";

/** Other signs before the cents: `24'50`, `24 50`. */
const DECIMAL_SIGN = /(?<=\d)['’´`\s](?=\d{1,2}(?!\d))/g;

/** As Spanish writes a number. */
const comma = (number: string): string => number.replace(".", ",");

/** The amounts that may be meant, as a file says them: two where a point may stand for thousands or for cents. */
export function meantPrices(written: unknown): string[] {
  if (typeof written === "number")
    return written > 0 && Number.isFinite(written) ? [written.toFixed(2)] : [];
  const price = textOf(written)
    .replace(DECIMAL_SIGN, ",")
    .replace(/["'“”‘’€\s]|eur(os?)?$|,$/gi, "");
  const [, before = "", after = ""] = /^(\d+)[.,](\d+)$/.exec(price) ?? [];
  if (after.length === 3) return [`${before}${after}`, `${before}.${after.slice(0, 2)}`];
  const [, meant] = /^0*([1-9]\d*([.,]\d{1,2})?)$/.exec(price) ?? [];
  return meant ? [meant.replace(",", ".")] : [];
}

export function priceAdvice(written: unknown): string {
  const [one, other] = meantPrices(written);
  if (one && other) return `¿Son ${one} € o ${comma(other)} €? Escribe uno de los dos.`;
  if (typeof written === "number" && !one) return "El importe tiene que ser mayor que cero.";
  return `Escribe los euros con un número, con dos decimales como mucho: ${comma(one ?? "24.50")}.`;
}

export const logoAdvice = (name: unknown): string =>
  isText(name)
    ? "El logo tiene que ser un dibujo SVG, que se ve nítido en todas las pantallas: pídeselo a quien lo dibujó. Sin logo, sale el nombre de la marca."
    : "Elige un dibujo SVG.";

export const shippingAdvice = (cost: unknown): string =>
  cost === 0 || /^\s*(grat|no$)/i.test(String(cost))
    ? "Si el envío es gratuito, déjalo vacío."
    : priceAdvice(cost);

export const previousPriceAdvice = (bag: unknown): string =>
  `El precio anterior tiene que ser más alto que el de ahora (${comma(String(Object(bag).price)).replace(/,\d$/, "$&0")} €). Escribe el más bajo que tuvo en los 30 días antes de rebajarlo o, si ya no está rebajado, bórralo.`;

/** The centimetres that may be meant, as a file says them. */
export const meantSize = (written: unknown): string =>
  /^\d+([.,]\d+)?$/.test(String(written).trim()) && Number(String(written).replace(",", ".")) > 0
    ? String(Number(Number(String(written).replace(",", ".")).toFixed(2)))
    : "22.5";

export const amountAdvice = (written: unknown): string =>
  `Escribe los centímetros con un número mayor que cero y dos decimales como mucho: ${comma(meantSize(written))}.`;

/** @param price one of four figures without decimals */
export const doubtfulPriceAdvice = (price: number): string =>
  `¿Son ${price} € o ${comma((price / 100).toFixed(2))} €? Míralo.`;

export const phoneAdvice = (phone: unknown): string =>
  isSpanish(phone)
    ? "Un número de España lleva nueve cifras después de +34, y la primera es un 6, un 7, un 8 o un 9: mira si falta o sobra alguna."
    : "Escribe el número con su prefijo y solo cifras, por ejemplo «+34 600 123 456».";

export const ALL_OR_NONE = "Rellena los tres datos del aviso legal, o déjalos vacíos los tres.";

export const nifAdvice = (nif: unknown): string =>
  isText(nif)
    ? "La letra no corresponde al número, o falta alguna cifra: cópialo de tu DNI o NIE."
    : ALL_OR_NONE;
