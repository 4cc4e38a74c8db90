import { collectionIds } from "../../lib/collections.ts";
import * as market from "../../lib/market.ts";
import { buildBagPath, buildCollectionPath, LEGAL_PATH, WORKSHOP_PATH } from "../../lib/paths.ts";
import { normalizeText } from "./text.ts";
import { isHttpsUrl } from "./validators.ts";

// Parsers of the owner's input. They return unparsable input unchanged, and its schema reports it.

const WHATSAPP_LINK = /^(?:https?:\/\/)?(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)\+?(\d+)/;

/** Adds the prefix of Spain, or its `+`; replaces `00` at the start with `+`; takes the number of a WhatsApp link. */
export function parsePhone(input: unknown): unknown {
  // YAML parses a phone number without spaces as a number.
  const text = typeof input === "number" ? String(input) : normalizeText(input);
  const [, linkedNumber] = WHATSAPP_LINK.exec(text) ?? [];
  if (linkedNumber) return `+${linkedNumber}`;
  const phone = text.replace(/^\(((?:\+|00)\d+)\)/, "$1").replace(/^00\s*/, "+");
  if (/^\(?[6-9](\D{0,2}\d){8}$/.test(phone)) return `+34 ${phone}`;
  if (/^34\D{0,2}[6-9](\D{0,2}\d){8}$/.test(phone)) return `+${phone}`;
  return phone || input;
}

/** Parameters that apps add to a link to recognise who shares it. */
const TRACKING_PARAMETER = /^(igsh(id)?|fbclid|utm_\w+)$/;

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

/** Converts `mitienda`, `@mitienda` and any link to the profile to its URL, `baseUrl` plus `mitienda`. */
export function parseProfile(baseUrl: string) {
  const domain = new URL(baseUrl).hostname.replace(/^www\./, "").replaceAll(".", "\\.");
  const pattern = new RegExp(
    `^(?:(?:https?://)?(?:www\\.|m\\.)?${domain}/)?@?([\\w.]+)/?(?:[?#].*)?$`,
    "i",
  );
  return (input: unknown): unknown => {
    const [, name] = pattern.exec(normalizeText(input)) ?? [];
    return name ? `${baseUrl}${name}` : input;
  };
}

/** Strips the `mailto:` of a copied link. */
export const parseEmail = (input: unknown): unknown =>
  normalizeText(input).replace(/^mailto:/i, "") || input;

const createNumberParser =
  (unit: RegExp) =>
  (input: unknown): unknown => {
    const number = normalizeText(normalizeText(input).replace(unit, ""));
    if (/^\d{1,3}(\.\d{3})+,\d{1,2}$/.test(number))
      return Number(number.replaceAll(".", "").replace(",", "."));
    return /^\d+([.,]\d{1,2})?$/.test(number) ? Number(number.replace(",", ".")) : input;
  };

/** The parsers of numbers, by the form control of their field. */
export const NUMBER_PARSERS = {
  /** Parses `24,50` and `1.250,50 €`. */
  amount: createNumberParser(
    // The name in the plural or in the singular.
    new RegExp(`(${market.currencySymbol.replace(/\W/, "\\$&")}|${market.currencyName}?)$`, "i"),
  ),
  /** Parses `22,5` and `22,5 cm`. */
  centimetres: createNumberParser(/cm$/i),
};

export type NumberControl = keyof typeof NUMBER_PARSERS;

const PAGE_PATHS = [
  WORKSHOP_PATH,
  LEGAL_PATH,
  ...collectionIds.map(buildCollectionPath),
  buildBagPath("[\\w-]+"),
];

/** Matches the last page of a URL, because the shop's folder may have the name of one: `bolsos/`. */
const PAGE_URL = new RegExp(`^(.+/)(${PAGE_PATHS.map((path) => path.slice(0, -1)).join("|")})/?$`);

/** Reduces the URL of any page of the shop to the URL of its folder. */
export function parseShopUrl(input: unknown): unknown {
  const link = parseLink(input);
  if (typeof link !== "string") return link;
  return link.replace(/((index|404)\.html)?([?#].*)?$/, "").replace(PAGE_URL, "$1");
}
