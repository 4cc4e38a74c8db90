import { z } from "zod";
import { previousPriceAdvice } from "./advice.ts";
import {
  alt,
  choice,
  euros,
  group,
  known,
  link,
  list,
  paragraph,
  photo,
  says,
  shown,
  size,
  text,
  yarns,
  yesNo,
} from "./fields.ts";
import { isPrice } from "./values.ts";

/** What may be said of a bag on its own page; each line only where there is something to say. */
const details = group("Detalles", {
  width: size("Ancho").optional(),
  height: size("Alto").optional(),
  depth: size("Fondo").optional(),
  color: shown("Color").optional(),
  material: shown("Material").optional(),
  lining: shown("Forro").optional(),
  closing: shown("Cierre").optional(),
  fits: shown("Qué cabe").optional(),
  care: shown("Cómo se cuida").optional(),
  making: shown("Cómo y dónde se hace, o cuánto se tarda").optional(),
  /** Which silhouette is drawn beside its measures. */
  shape: choice(
    "Forma",
    { luna: "Luna", cubo: "Cubo", sobre: "Sobre", red: "Red", redondo: "Redondo" },
    "La silueta que se dibuja con sus medidas.",
  ).optional(),
});

/** `bolsos/<folder>/bolso.yaml`: a bag, whose folder's name is its address. */
export const bagSchema = z
  .strictObject({
    name: known("Nombre", 150),
    /** Taxes included. */
    price: euros("Precio", "En euros, con IVA: 24 o 24,50."),
    /** Of a bag that is reduced: the lowest price of the thirty days before. */
    previousPrice: euros(
      "Precio anterior",
      "Solo si está rebajado: el más bajo de los últimos 30 días. Sale tachado.",
    ).optional(),
    /** The two shelves of the shop: `new` is shown on Novedades, `basic` on Essentials. */
    category: choice("Colección", { new: "Novedades", basic: "Essentials" }),
    /** True for the bags on Home. */
    featured: yesNo("Sale en la portada", "Lo ideal, tres bolsos; como mucho, seis."),
    /** Stays in the shop, and cannot be asked for. */
    soldOut: yesNo("Agotado", "Se sigue viendo, con un botón para pedirte aviso.").optional(),
    /** Out of the shop, with its data and photos kept. */
    hidden: yesNo("Oculto", "Fuera de la tienda; sus datos y sus fotos se guardan.").optional(),
    /** Nothing is shown for an empty one. */
    description: paragraph("Descripción").default(""),
    details: details.optional(),
    /** The one short line of its card. */
    line: shown("Línea de la ficha", { hint: "Una frase corta bajo el nombre." }).optional(),
    /** In the order in which they are shown. */
    photos: list(
      "Fotos",
      group("Foto", {
        file: photo("Foto", 960),
        alt,
        /** Which part of a photo the 4:5 frame keeps; the middle where nothing is said. */
        keep: choice("Qué parte se ve siempre", {
          left: "Izquierda",
          right: "Derecha",
          top: "Arriba",
          bottom: "Abajo",
        }).optional(),
      }),
      "Añade al menos una foto.",
      "La primera es la que se ve en la tienda.",
      "photos",
    ),
    /** In the place of the shop's. */
    yarns: yarns(
      "En los que haces este bolso: quien lo pide puede elegir uno. Vacío: los de la tienda.",
    ).optional(),
    /** Listing on the marketplace. */
    amazonUrl: link("Página en Amazon").optional(),
    /** Language of the name where it is not Spanish: a voice then reads it right. */
    lang: text(
      "Idioma del nombre",
      "Escribe dos letras, por ejemplo «en» si el nombre es inglés.",
      (value) => /^[a-z]{2,3}(-[A-Za-z]+)*$/.test(String(value)),
    )
      .meta({
        control: "choice",
        choices: { en: "Inglés", fr: "Francés", it: "Italiano", ca: "Catalán" },
        description: "Vacío si es español. Un lector de pantalla lo pronuncia bien.",
      })
      .optional(),
    /** The folder's name where there is none. */
    id: known("Referencia", 50).meta({ control: undefined }).optional(),
    /** Its position in the shop; those without come last. */
    order: z
      .number(says("Escribe con un número el lugar que ocupa en la tienda, por ejemplo 3."))
      .meta({ title: "Lugar en la tienda" })
      .optional(),
  })
  .refine(
    ({ price, previousPrice }) =>
      !isPrice(price) || !isPrice(previousPrice) || Number(previousPrice) > price,
    // Whatever else is wrong: the owner reads it all at once.
    { path: ["previousPrice"], when: () => true, ...says(previousPriceAdvice) },
  );
