/** A text without the spaces around it; empty for what is no text. */
export const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** True for a text with something in it. */
export const isText = (value: unknown): boolean => textOf(value) !== "";

export const isHttps = (value: unknown): boolean =>
  textOf(value) === value && URL.canParse(value) && new URL(value).protocol === "https:";

export const isEmail = (value: unknown): boolean =>
  /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@.<>"]+$/.test(textOf(value));

/** With its country code, and nothing but digits and what people put between them. */
export const isPhone = (value: unknown): boolean =>
  /^\+[\d\s().-]+$/.test(textOf(value)) && /^\d{8,15}$/.test(textOf(value).replace(/\D/g, ""));

/** A DNI or NIE with its right letter, or a company's number. */
export function isNif(value: unknown): boolean {
  const nif = textOf(value)
    .toUpperCase()
    .replace(/[\s.-]/g, "");
  if (/^[A-HJNP-SUVW]\d{7}[\dA-J]$/.test(nif)) return true;
  const [, first = "", digits = "", letter] = /^([XYZ]?)(\d{7,8})([A-Z])$/.exec(nif) ?? [];
  if (first.length + digits.length !== 8) return false;
  const number = Number(`${first && "XYZ".indexOf(first)}${digits}`);
  return "TRWAGMYFPDXBNJZSQVHLCKE"[number % 23] === letter;
}

/** A number of euros that can be written with two decimals. */
export const isPrice = (value: unknown): boolean =>
  typeof value === "number" && value > 0 && Number(value.toFixed(2)) === value;
