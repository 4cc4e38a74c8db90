import type { Place } from "../stage/things";
import type { Path } from "./use-workshop";

/** Fields that she meets together, in whatever file each is written. */
export type Part = { title: string; fields: readonly (readonly [file: string, ...path: Path])[] };

const SHOP = "tienda.yaml";
const HOME = "portada.yaml";
const ABOUT = "nosotros.yaml";

/** What a tap on a place of the shop opens. */
export const SEEN: Readonly<Record<Place, Part>> = {
  notice: { title: "Aviso de arriba", fields: [[SHOP, "notice"]] },
  top: {
    title: "Arriba de la tienda",
    fields: [
      [SHOP, "promo"],
      [SHOP, "shipping"],
      [SHOP, "brand"],
      [SHOP, "logo"],
      [SHOP, "instagram"],
      [SHOP, "tiktok"],
    ],
  },
  hero: {
    title: "Portada",
    fields: [
      [HOME, "title"],
      [HOME, "hero"],
    ],
  },
  news: { title: "Fotos de Novedades", fields: [[HOME, "novedades"]] },
  about: {
    title: "Sobre Nosotros",
    fields: [
      [ABOUT, "paragraphs"],
      [ABOUT, "photo"],
    ],
  },
  contact: {
    title: "Contacto",
    fields: [
      [SHOP, "email"],
      [SHOP, "phone"],
      [SHOP, "whatsapp"],
      [SHOP, "location"],
    ],
  },
  order: { title: "Cómo se pide", fields: [[SHOP, "howToOrder"]] },
  foot: {
    title: "Pie de la tienda",
    fields: [
      [SHOP, "tagline"],
      [SHOP, "email"],
      [SHOP, "phone"],
      [SHOP, "location"],
      [SHOP, "instagram"],
      [SHOP, "tiktok"],
    ],
  },
};

/** What is not seen in the shop, or only on some days. */
export const UNSEEN: readonly Part[] = [
  SEEN.notice,
  {
    title: "Envío",
    fields: [
      [SHOP, "shipping"],
      [SHOP, "promo"],
    ],
  },
  SEEN.order,
  {
    title: "Pedir por WhatsApp",
    fields: [
      [SHOP, "whatsapp"],
      [SHOP, "whatsappText"],
    ],
  },
  {
    title: "Lo que dicen todos los bolsos",
    fields: [
      [SHOP, "tag"],
      [SHOP, "promise"],
      [SHOP, "yarns"],
    ],
  },
  { title: "Foto de los puntos", fields: [[HOME, "stitches"]] },
  { title: "Aviso legal", fields: [[SHOP, "legal"]] },
  { title: "Colores", fields: [[SHOP, "colours"]] },
  { title: "Correo del formulario", fields: [[SHOP, "emailjs"]] },
  {
    title: "Buscadores, chats e icono",
    fields: [[SHOP, "description"], [SHOP, "url"], ["compartir.jpg"], [SHOP, "icon"]],
  },
];

/** The parts in which she finds a field. */
export const partOf = (file: string, path: Path): Part | undefined =>
  [...Object.values(SEEN), ...UNSEEN].find(({ fields }) =>
    fields.some(([own, key]) => own === file && (key === undefined || key === path[0])),
  );
