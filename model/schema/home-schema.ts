import * as z from "zod/mini";
import { formatCollectionNames } from "../../lib/collections.ts";
import {
  alt,
  focalPoint,
  focalPointWithDefault,
  group,
  photo,
  photoWithAlt,
  shortText,
  text,
} from "./fields.ts";
import { normalizeText } from "./text.ts";

/** One variant of Home's video, as MP4 and optionally WebM. */
const video = (title: string, deviceText: string) => {
  const file = (format: "MP4" | "WebM", message: string) =>
    text(
      `Película ${deviceText} en ${format}`,
      message,
      (value) => normalizeText(value).toLowerCase().endsWith(`.${format.toLowerCase()}`),
      { control: "video", media: { kind: "video", minWidth: 0 } },
    );
  return group(title, {
    mp4: file(
      "MP4",
      "Falta la película en MP4, que entienden todos los navegadores: añádela o, para dejar la foto sola, quita también la de WebM.",
    ),
    webm: z.optional(file("WebM", "Aquí va una película «.webm»: haz una, o quita este campo.")),
  });
};

const hero = group("Foto de la portada", {
  file: photo("Foto", 1600, "El título va encima, a la izquierda: deja libre la parte de abajo."),
  alt,
  // The default crop in hero.module.css.
  keep: focalPointWithDefault("Hacia la derecha"),
  mobile: z.optional(
    photo(
      "Foto para el móvil",
      720,
      "Vertical, con la parte de abajo libre. Vacía: la misma, cortada.",
    ),
  ),
  film: z.optional(
    group(
      "Película",
      {
        desktop: z.optional(video("En un ordenador", "del ordenador")),
        mobile: z.optional(video("En un móvil", "del móvil")),
      },
      "Se pone a mano, como cuenta la guía. Si no tienes, déjala fuera.",
    ).check(z.meta({ control: "video", advanced: true })),
  ),
});

const novedades = group(`Fotos de ${formatCollectionNames("hasBanner")}`, {
  wide: photoWithAlt("Foto ancha", 1600),
  narrow: z.optional(photoWithAlt("Foto estrecha", 720).check(z.meta({ advanced: true }))),
  /** Replaces both photos on a phone. */
  mobile: z.optional(photo("Foto para el móvil", 960, "Vacía: la ancha, cortada.")),
});

/** `portada.yaml`: Home's title, photo and video, and the banner of a collection. */
export const homeSchema = z.strictObject({
  /** The limit keeps the title within three lines. Without it Home's title is the brand's name. */
  title: z.optional(shortText("Título de la portada", 45)),
  hero: z.optional(hero.check(z.meta({ setup: "Una foto tuya en lo alto de la tienda." }))),
  novedades: z.optional(novedades),
  stitches: z.optional(
    group(
      "Foto de los puntos",
      { file: photo("Foto de los puntos", 1600), alt, keep: focalPoint },
      "A lo ancho, entre los bolsos y Sobre Nosotros. Vacía, no sale.",
    ).check(z.meta({ advanced: true })),
  ),
});
