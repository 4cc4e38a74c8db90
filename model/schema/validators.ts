import { normalizeText } from "./text.ts";

export const isVideo = (file: string): boolean => /\.(mp4|webm)$/i.test(file);

/** Returns true for any file that is no YAML, SVG or video: only its bytes tell whether it is a photo. */
export const mayBePhoto = (file: string): boolean =>
  !isVideo(file) && !/\.(ya?ml|svg)$/i.test(file);

/** Requires a top-level domain: `https://mitienda` is invalid. */
export function isHttpsUrl(value: unknown): boolean {
  const text = String(value);
  if (!/^https:\/\/([\p{L}\d-]+\.)+\p{L}{2,}(:\d+)?([/?#]\S*)?$/iu.test(text)) return false;
  // After some thousand calls, `URL.canParse` of Node 20 and 22 rejects every URL with an accent.
  try {
    new URL(text);
    return true;
  } catch {
    return false;
  }
}

/** Accepts the URL of a profile as `parseProfile` writes it. */
export const isProfile =
  (baseUrl: string) =>
  (value: unknown): boolean => {
    const text = normalizeText(value);
    const name = text.slice(baseUrl.length);
    // Without a name after it, the site's own address is read as a name.
    const isSite = name.includes(".") && new URL(baseUrl).hostname.endsWith(name.toLowerCase());
    return text.startsWith(baseUrl) && /^[\w.]*\w$/.test(name) && !isSite;
  };

/** Sites where an owner administers the shop, or has a profile. */
const OTHER_SITE =
  /^https:\/\/((www\.)?github\.com|dash\.cloudflare\.com|app\.netlify\.com|(www\.)?vercel\.com|(www\.)?(instagram|tiktok)\.com)\//i;

/** Rejects another site, a query, a hash, and a double slash in the path: as a link, `//a` names the host `a`. */
export const isShopUrl = (value: unknown): boolean => {
  const text = normalizeText(value);
  return isHttpsUrl(text) && !/[?#]|^https:\/\/.*\/\//.test(text) && !OTHER_SITE.test(`${text}/`);
};

/** Accepts an address with a domain of the DNS, and with a local part that a `mailto:` link can hold unescaped. */
export const isEmail = (value: unknown): boolean =>
  /^[\w+'-]+(\.[\w+'-]+)*@([a-z\d]([a-z\d-]*[a-z\d])?\.)+(xn--[a-z\d-]+|[a-z]{2,})$/i.test(
    normalizeText(value),
  );

/** A zero behind the country codes of Europe that is dialled only within the country; Italy (39) keeps its zero abroad. */
const NATIONAL_ZERO = /^(3[0-46]|4[013-9])0/;

/** Requires the country code. */
export function isPhone(value: unknown): boolean {
  const phone = normalizeText(value);
  const digits = phone.replace(/\D/g, "");
  return (
    /^\+(?!.*\(0\))[\d\s().-]+$/.test(phone) &&
    (digits.startsWith("34") ? /^34[6-9]\d{8}$/ : /^[1-9]\d{7,14}$/).test(digits) &&
    !NATIONAL_ZERO.test(digits)
  );
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

/** A price, or 0 for free shipping. */
export const isShippingCost = (value: unknown): boolean => value === 0 || isPrice(value);

/** Whether a text ends in a duration: `Tres semanas.`, `A mano, en 7-10 días laborables`. */
export const endsInDuration = (value: unknown): boolean =>
  /\s(horas|d[ií]as?|semanas?|mes|meses)(\s(hábiles|laborables|naturales))?\.?$/i.test(
    normalizeText(value),
  );
