import { ABOUT, type FieldPlace, HOME, placesIn, SHARE, SHOP } from "../draft/files";
import type { Place } from "../stage/things";
import type { Path } from "./use-workshop";

/** Fields that she meets together, in whatever file each is written. */
export type Part = { title: string; fields: readonly FieldPlace[] };

const part = (title: string, file: string, ...keys: readonly string[]): Part => ({
  title,
  fields: placesIn(file, ...keys),
});

const PROFILES = ["instagram", "tiktok"];

/** What a tap on a place of the shop opens. */
export const SEEN: Readonly<Record<Place, Part>> = {
  notice: part("Aviso de arriba", SHOP, "notice"),
  top: part("Arriba de la tienda", SHOP, "promo", "shipping", "brand", "logo", ...PROFILES),
  hero: part("Portada", HOME, "title", "hero"),
  news: part("Fotos de Novedades", HOME, "novedades"),
  about: part("Sobre Nosotros", ABOUT, "paragraphs", "photo"),
  contact: part("Contacto", SHOP, "email", "phone", "whatsapp", "location"),
  order: part("Cómo se pide", SHOP, "howToOrder"),
  foot: part("Pie de la tienda", SHOP, "tagline", "email", "phone", "location", ...PROFILES),
};

/** Where each field of the shop is found by its name. */
export const PARTS: readonly Part[] = [
  ...Object.values(SEEN),
  part("Envío", SHOP, "shipping", "promo"),
  part("Pedir por WhatsApp", SHOP, "whatsapp", "whatsappText"),
  part("Lo que dicen todos los bolsos", SHOP, "tag", "promise", "yarns"),
  part("Foto de los puntos", HOME, "stitches"),
  part("Aviso legal", SHOP, "legal"),
  part("Colores", SHOP, "colours"),
  part("Correo del formulario", SHOP, "emailjs"),
  {
    title: "Buscadores, chats e icono",
    fields: [...placesIn(SHOP, "description", "url"), [SHARE], [SHOP, "icon"]],
  },
];

/** The parts in which she finds a field. */
export const partOf = (file: string, path: Path): Part | undefined =>
  PARTS.find(({ fields }) =>
    fields.some(([own, key]) => own === file && (key === undefined || key === path[0])),
  );
