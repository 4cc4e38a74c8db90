import { collectionIds } from "../lib/collections.ts";

/**
 * Removes invisible characters, which texts copied from a chat may contain, and letters without ink: Hangul fillers and
 * the empty Braille cell.
 */
const stripInvisible = (text: string): string =>
  text.replace(
    /[\u115f\u1160\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\u2800\u3164\ufeff\uffa0]/g,
    "",
  );

/** Normalizes accents to NFC: some systems store an accent as a separate character. */
export const normalizeFileName = (file: string): string => stripInvisible(file.normalize());

export const isVideo = (file: string): boolean => /\.(mp4|webm)$/i.test(file);

/** Returns true for any file that is no YAML, drawing or video: only its bytes tell whether it is a photo. */
export const mayBePhoto = (file: string): boolean =>
  !isVideo(file) && !/\.(ya?ml|svg)$/i.test(file);

/** Control characters, lone surrogates, U+FFFE and U+FFFF: HTML and XML do not allow them. */
export const INVALID_XML_CHARACTERS = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/** Normalizes line ends, removes invisible characters and the Unicode spaces at the end of a line. */
export const normalizeWhitespace = (text: string): string =>
  stripInvisible(text)
    .replace(/\r\n?/g, "\n")
    // Matches each run of spaces whole, so that the time stays linear.
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]+(\n|$)?/g, (spaces, end) => end ?? spaces);

/**
 * Trims a text, normalizes its whitespace as the YAML parser does, and replaces control characters, which browsers read
 * differently, with spaces. Returns an empty text for any other value.
 */
export const normalizeText = (value: unknown): string =>
  typeof value === "string"
    ? normalizeWhitespace(value.replace(INVALID_XML_CHARACTERS, " ")).trim()
    : "";

/** `Moon Bag` becomes `moon-bag`. Returns an empty text for a name without a Latin letter or digit. */
export const slug = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

export const hasText = (value: unknown): boolean => normalizeText(value) !== "";

/** Requires a top-level domain: `https://mitienda` is invalid. */
export const isHttpsUrl = (value: unknown): boolean =>
  /^https:\/\/([\p{L}\d-]+\.)+\p{L}{2,}(:\d+)?([/?#]\S*)?$/iu.test(String(value)) &&
  URL.canParse(String(value));

/** Rejects a URL with a query, a hash or a double slash in its path, which would name another host in a link. */
export const isShopUrl = (value: unknown): boolean =>
  isHttpsUrl(value) && !/[?#]|^https:\/\/.*\/\//.test(normalizeText(value));

export const isEmail = (value: unknown): boolean =>
  /^(?=[\x21-\x7e]+$)[^@<>"]+@[^@<>"]+\.[^@.<>"]+$/.test(normalizeText(value));

/** Country codes (ITU-T E.164) followed by a zero, which is dialled only within the country. */
const NATIONAL_ZERO =
  /^([17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(2[1-689]|3[578]|42|5[09]|6[7-9]|8[03578]|9[679])\d)0/;

/** Numbers of Italy, San Marino, Ivory Coast, Benin and the Congo keep their zero abroad. */
const KEPT_ZERO = /^(39|378|225|229|242)/;

/** Requires the country code. */
export function isPhone(value: unknown): boolean {
  const digits = normalizeText(value).replace(/\D/g, "");
  return (
    /^\+[\d\s().-]+$/.test(normalizeText(value)) &&
    (digits.startsWith("34") ? /^34[6-9]\d{8}$/ : /^[1-9]\d{7,14}$/).test(digits) &&
    (KEPT_ZERO.test(digits) || !NATIONAL_ZERO.test(digits))
  );
}

// Parsers of the owner's input. They return unparsable input unchanged, and its schema reports it.

/** Adds the prefix of Spain to `611 22 33 44` or its `+`, replaces `00` at the start with `+`, and drops `(0)`. */
export function parsePhone(input: unknown): unknown {
  // YAML parses a phone number without spaces as a number.
  const text = typeof input === "number" ? String(input) : normalizeText(input);
  const phone = text.replace(/^\(((?:\+|00)\d+)\)/, "$1").replace(/^00\s*/, "+");
  if (/^\(?[6-9](\D{0,2}\d){8}$/.test(phone)) return `+34 ${phone}`;
  if (/^34\D{0,2}[6-9](\D{0,2}\d){8}$/.test(phone)) return `+${phone}`;
  // Italian numbers keep their zero abroad.
  const zero = /^\+39/.test(phone) ? " 0" : " ";
  return phone.replace(/\s*\(0\)\s*/, zero) || input;
}

/** Parameters that apps add to a link to recognise who shares it. */
const TRACKING_PARAMETER = /^(igsh|fbclid|utm_\w+)$/;

/** Adds `https://` to `mitienda.es`, and drops tracking parameters. */
export function parseLink(input: unknown): unknown {
  const text = normalizeText(input);
  const link = isHttpsUrl(`https://${text}`) ? `https://${text}` : text;
  if (!isHttpsUrl(link)) return input;
  const url = new URL(link);
  const names = [...url.searchParams.keys()].filter((name) => TRACKING_PARAMETER.test(name));
  for (const name of names) url.searchParams.delete(name);
  return names.length > 0 ? url.href : link;
}

/** Converts `mitienda` and `@mitienda` to the profile's URL, `baseUrl` plus `mitienda`. */
export const parseProfile = (baseUrl: string) => (input: unknown) => {
  const [, name] = /^@?([\w.]+)$/.exec(normalizeText(input)) ?? [];
  return name ? `${baseUrl}${name}` : parseLink(input);
};

/** Strips the `mailto:` of a copied link. */
export const parseEmail = (input: unknown): unknown =>
  normalizeText(input).replace(/^mailto:/i, "") || input;

/** Parses `24,50`, `1.250,50 €` and `22,5 cm`. */
export function parseNumber(input: unknown): unknown {
  const number = normalizeText(normalizeText(input).replace(/(€|euros?|cm)$/i, ""));
  if (/^\d{1,3}(\.\d{3})+,\d{1,2}$/.test(number))
    return Number(number.replaceAll(".", "").replace(",", "."));
  return /^\d+([.,]\d{1,2})?$/.test(number) ? Number(number.replace(",", ".")) : input;
}

/** Matches the part of a page's URL that follows the shop's folder. */
const PAGE_PATH = new RegExp(
  `/((taller|bolsos(/[^/]+)?|${collectionIds.join("|")}|aviso-legal)/?)?((index|404)\\.html)?([?#].*)?$`,
);

/** Reduces the URL of any page of the shop to the URL of its folder. */
export function parseShopUrl(input: unknown): unknown {
  const link = parseLink(input);
  return typeof link === "string" ? link.replace(PAGE_PATH, "/") : link;
}

/**
 * Checks the control letter of a DNI, of an NIE (X, Y, Z) or of a NIF of a person without either (K, L, M), and only the
 * format of a company's NIF (Royal Decree 1065/2007, articles 18 to 22).
 */
export function isNif(value: unknown): boolean {
  const nif = normalizeText(value)
    .toUpperCase()
    .replace(/[\s.-]/g, "");
  if (/^[A-HJNP-SUVW]\d{7}[\dA-J]$/.test(nif)) return true;
  const [, prefix = "", digits = "", letter] = /^([XYZKLM]?)(\d{7,8})([A-Z])$/.exec(nif) ?? [];
  if (prefix.length + digits.length !== 8) return false;
  // X, Y and Z stand for the digits 0, 1 and 2; K, L and M for none.
  const number = Number(`${Math.max(0, "XYZ".indexOf(prefix))}${digits}`);
  return "TRWAGMYFPDXBNJZSQVHLCKE"[number % 23] === letter;
}

/** Requires a positive number with at most two decimals. */
export const isPrice = (value: unknown): boolean =>
  typeof value === "number" && value > 0 && Number(value.toFixed(2)) === value;

/** Keys whose empty value means "none" instead of the default. */
export const CLEARABLE_KEYS: ReadonlySet<unknown> = new Set(["promise", "tag"]);

/** Normalizes texts, and removes keys with an empty value. */
export function dropEmptyValues(value: unknown): unknown {
  if (typeof value === "string") return normalizeText(value);
  if (Array.isArray(value)) return value.map(dropEmptyValues);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(
        ([key, entry]) =>
          [key, dropEmptyValues(CLEARABLE_KEYS.has(key) ? (entry ?? "") : entry)] as const,
      )
      .filter(([key, entry]) => CLEARABLE_KEYS.has(key) || !isEmptyValue(entry)),
  );
}

export const isEmptyValue = (value: unknown): boolean =>
  value == null ||
  (typeof value === "string" && value.trim() === "") ||
  (typeof value === "object" && Object.keys(value).length === 0);
