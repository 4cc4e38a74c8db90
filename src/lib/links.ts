/** The digits of a phone number written for people: `+34 600 000 000` becomes `34600000000`. */
const digits = (phone: string): string => phone.replace(/\D/g, "");

/**
 * Opens a WhatsApp chat with the shop (SPEC 7).
 *
 * @param phone the shop's number with country code, however it is spaced
 * @param productName asks for this bag in a prefilled message; without it the chat opens empty
 */
export function whatsappLink(phone: string, productName?: string): string {
  const chat = `https://wa.me/${digits(phone)}`;
  if (productName === undefined) return chat;
  return `${chat}?text=${encodeURIComponent(`Hola! Querría el ${productName}. Gracias!`)}`;
}

/** Opens a WhatsApp chat with the shop and a message in other words than the specification's. */
export const whatsappMessage = (phone: string, text: string): string =>
  `${whatsappLink(phone)}?text=${encodeURIComponent(text)}`;

/** Calls the shop. The number is written with its country code (RFC 3966). */
export const phoneLink = (phone: string): string => `tel:+${digits(phone)}`;

/** Writes an e-mail to the shop. */
export const mailLink = (email: string): string => `mailto:${email}`;
