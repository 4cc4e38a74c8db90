import type { Content } from "../../model/types.ts";

/** What the owner has not filled in yet, and can be published without. */
export function placeholders({ shop }: Content): string[] {
  const signs: [isThere: boolean, words: string][] = [
    [/\.example$/i.test(shop.email), `el correo (${shop.email}) es de mentira`],
    [isMadeUp(shop.phone), `el teléfono (${shop.phone}) es de mentira`],
    [isMadeUp(shop.whatsapp), `el WhatsApp (${shop.whatsapp}) es de mentira`],
    [
      shop.url === "",
      "no hay dirección pública («url»): sin ella no hay mapa del sitio, ni catálogos, ni foto al compartir un enlace",
    ],
    [
      !shop.emailjs,
      "faltan las claves del correo («emailjs»): en el lugar del formulario están tu WhatsApp y tu correo",
    ],
    [
      shop.legal.name === "",
      "faltan tus datos legales («legal»): la ley los pide a toda tienda que vende por internet",
    ],
  ];
  return signs.filter(([isThere]) => isThere).map(([, words]) => words);
}

/** True for a number like +34 600 000 000. */
const isMadeUp = (phone: string): boolean => /60{8}$/.test(phone.replace(/\D/g, ""));
