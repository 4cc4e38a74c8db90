import { ABOUT, type FieldPlace, HOME, placesIn, SHARE, SHOP } from "../draft/files";
import type { Place } from "../stage/things";
import type { Path } from "./use-workshop";

/** Fields that she meets together, in whatever file each is written. No field stands in two parts. */
export type Part = {
  title: string;
  fields: readonly FieldPlace[];
  /** Rare ones, folded away below the others. */
  more?: readonly FieldPlace[];
  /** Where in the shop they are seen, the most telling place first. */
  places?: readonly Place[];
};

const COVER = ["file", "alt", "keep", "mobile"].map((key): FieldPlace => [HOME, "hero", key]);

/** All that is no bag, in the groups of «Ir a…». */
export const GROUPS = {
  Portada: [
    {
      title: "Título e imagen",
      fields: [[HOME, "title"], ...COVER],
      places: ["hero"],
    },
    { title: "Fotos de Novedades", fields: placesIn(HOME, "novedades"), places: ["news"] },
    { title: "Foto de los puntos", fields: placesIn(HOME, "stitches") },
    { title: "Aviso", fields: placesIn(SHOP, "notice"), places: ["notice"] },
  ],
  Bolsos: [
    {
      title: "Lo que dicen todos los bolsos",
      fields: placesIn(SHOP, "tag", "promise", "whatsappText"),
      more: placesIn(SHOP, "yarns"),
    },
  ],
  "Sobre ti": [
    {
      title: "Nombre y lema",
      fields: placesIn(SHOP, "brand", "tagline"),
      more: placesIn(SHOP, "logo"),
      places: ["top", "foot"],
    },
    {
      title: "Sobre Nosotros",
      fields: placesIn(ABOUT, "paragraphs", "photo", "signature"),
      places: ["about"],
    },
    { title: "Redes", fields: placesIn(SHOP, "instagram", "tiktok"), places: ["foot", "top"] },
  ],
  "Contacto y envío": [
    {
      title: "Contacto",
      fields: placesIn(SHOP, "whatsapp", "email", "phone", "location"),
      places: ["contact", "foot"],
    },
    { title: "Envío", fields: placesIn(SHOP, "shipping", "promo"), places: ["promo"] },
    { title: "Cómo se pide", fields: placesIn(SHOP, "howToOrder"), places: ["order"] },
    { title: "Correo del formulario", fields: placesIn(SHOP, "emailjs"), places: ["contact"] },
  ],
  "La tienda": [
    { title: "Colores", fields: [], more: placesIn(SHOP, "colours"), places: ["top"] },
    { title: "Aviso legal", fields: placesIn(SHOP, "legal"), places: ["foot"] },
    {
      title: "Dirección, buscadores e icono",
      fields: [...placesIn(SHOP, "url", "description"), [SHARE], [SHOP, "icon"]],
    },
  ],
} as const satisfies Readonly<Record<string, readonly Part[]>>;

const PARTS: readonly Part[] = Object.values(GROUPS).flat();

/** The parts that a tap on a place of the shop may mean; the first one where its words tell nothing. */
export const partsAt = (place: Place): readonly Part[] =>
  PARTS.filter(({ places }) => places?.includes(place));

/** The part in which she finds a field. */
export const partOf = (file: string, path: Path): Part | undefined =>
  PARTS.find(({ fields, more = [] }) =>
    [...fields, ...more].some(([own, key]) => own === file && key === path[0]),
  );

const SCREENS: Partial<Record<Place, string>> = {
  hero: "#/",
  about: "#/",
  contact: "#/",
  news: "#/novedades",
  order: "#/novedades",
};

/** The screen on which a part is seen; nothing where every screen shows it, or none. */
export const screenOf = ({ places }: Part): string | undefined => SCREENS[places?.[0] ?? "top"];
