const extractDigits = (phone: string): string => phone.replace(/\D/g, "");

/** @param phone with country code, in any formatting; if it is empty, WhatsApp asks for a contact */
export const buildWhatsappLink = (phone: string, text?: string): string =>
  `https://wa.me/${extractDigits(phone)}${text ? `?text=${encodeURIComponent(text)}` : ""}`;

/** Stands for the bag's name in the owner's WhatsApp message. */
export const BAG_NAME_PLACEHOLDER = "{bolso}";

/** @param template with the placeholder in place of the name */
export const buildWhatsappMessage = (name: string, template: string): string =>
  template.replace(BAG_NAME_PLACEHOLDER, () => name);

const ARTICLE = new RegExp(`(?:^|\\s)(el |la )${BAG_NAME_PLACEHOLDER}`, "i");

/** Returns the article before the placeholder in the owner's message, and a space; empty if there is none. */
export const getBagArticle = (template: string): string =>
  ARTICLE.exec(template)?.[1]?.toLowerCase() ?? "";

/** Returns a phone number without spaces (ITU-T E.164). @param phone with country code, in any formatting */
export const formatPhone = (phone: string): string => `+${extractDigits(phone)}`;

/** @param phone with country code (RFC 3966) */
export const buildPhoneLink = (phone: string): string => `tel:${formatPhone(phone)}`;

/** Builds a `mailto:` link, with the subject if there is one. */
export const buildMailLink = (email: string, subject?: string): string =>
  `mailto:${email}${subject ? `?subject=${encodeURIComponent(subject)}` : ""}`;

/** Converts a URL to ASCII with a trailing slash. */
export const normalizeBaseUrl = (url: string): string | undefined =>
  url === "" ? undefined : new URL(url).href.replace(/\/*$/, "/");

const MARKETPLACES = new Map([
  ["amazon", "Amazon"],
  ["amzn", "Amazon"],
  ["etsy", "Etsy"],
  ["vinted", "Vinted"],
]);

/** Returns the marketplace's name, or the link's domain. */
export function getMarketplaceName(url: string): string {
  const [, domain = ""] = /^https:\/\/(?:www\.)?([^/:?#]+)/i.exec(url) ?? [];
  const names = domain.split(".").map((label) => MARKETPLACES.get(label.toLowerCase()));
  return names.find((name) => name !== undefined) ?? domain;
}
