/** The digits of a phone number written for people: `+34 600 000 000` becomes `34600000000`. */
const digits = (phone: string): string => phone.replace(/\D/g, "");

/**
 * Opens a WhatsApp chat with the shop.
 *
 * @param phone the shop's number with country code, however it is spaced
 * @param text what the visitor would write; without it the chat opens empty
 */
export const whatsappLink = (phone: string, text?: string): string =>
  `https://wa.me/${digits(phone)}${text ? `?text=${encodeURIComponent(text)}` : ""}`;

/**
 * Asks for a bag.
 *
 * @param name with its colour, where the visitor has chosen one: `Moon Bag en oliva`
 * @param sentence the owner's own, with `{bolso}` where the name goes
 */
export const askText = (name: string, sentence = "Hola! Querría el {bolso}. Gracias!"): string =>
  sentence.replace("{bolso}", () => name);

/** Calls the shop. The number is written with its country code (RFC 3966). */
export const phoneLink = (phone: string): string => `tel:+${digits(phone)}`;

/** Writes an e-mail to the shop. */
export const mailLink = (email: string): string => `mailto:${email}`;
