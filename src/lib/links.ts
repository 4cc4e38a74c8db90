/** The digits of a phone number written for people: `+34 600 000 000` becomes `34600000000`. */
const extractDigits = (phone: string): string => phone.replace(/\D/g, "");

/** @param phone with country code, however it is spaced */
export const whatsappLink = (phone: string, text?: string): string =>
  `https://wa.me/${extractDigits(phone)}${text ? `?text=${encodeURIComponent(text)}` : ""}`;

/** @param sentence the owner's own, with `{bolso}` where the name goes */
export const whatsappMessage = (
  name: string,
  template = "Hola! Querría el {bolso}. Gracias!",
): string => template.replace("{bolso}", () => name);

/** RFC 3966: with country code. */
export const phoneLink = (phone: string): string => `tel:+${extractDigits(phone)}`;

export const mailLink = (email: string): string => `mailto:${email}`;
