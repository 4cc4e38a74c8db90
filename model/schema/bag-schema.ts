import * as z from "zod/mini";
import { type Category, collections } from "../../lib/collections.ts";
import * as market from "../../lib/market.ts";
import {
  alt,
  amountOfMoney,
  choice,
  days,
  focalPoint,
  group,
  identifier,
  link,
  list,
  paragraph,
  photo,
  reportConflicts,
  requiredText,
  shortText,
  sizeInCentimetres,
  yarnShape,
  yarns,
  yesNo,
} from "./fields.ts";
import { endsInDuration } from "./validators.ts";

const CATEGORY_NAMES = Object.fromEntries(
  Object.values(collections).map(({ category, name }) => [category, name]),
) as Record<Category, string>;

/** A bag's details. The table on its page (bag-details.tsx) has its own list of rows. */
const details = group("Detalles", {
  width: z.optional(sizeInCentimetres("Ancho")),
  height: z.optional(sizeInCentimetres("Alto")),
  depth: z.optional(sizeInCentimetres("Fondo")),
  handle: z.optional(requiredText("Asa")),
  drop: z.optional(
    sizeInCentimetres(
      "Caída del asa, en centímetros",
      "Lo que cuelga el bolso del asa. Sale detrás del asa, y en el dibujo a escala.",
    ),
  ),
  color: z.optional(requiredText("Color")),
  material: z.optional(requiredText("Material")),
  lining: z.optional(requiredText("Forro")),
  closing: z.optional(requiredText("Cierre")),
  fits: z.optional(requiredText("Qué cabe")),
  care: z.optional(requiredText("Cómo se cuida")),
  making: z.optional(
    requiredText("Cómo está hecho").check(
      z.refine((value) => !endsInDuration(value), "Los días van en su campo, «Días en el taller»."),
    ),
  ),
  makingDays: z.optional(
    days(
      "Días en el taller",
      "Si este bolso no tarda lo que los demás: 21, 20-30 o, si ya está hecho, 0.",
    ),
  ),
});

/** `bolsos/<folder>/bolso.yaml`: a bag, whose folder's name is its address. The workshop shows the fields in this order. */
export const bagSchema = z.strictObject({
  /** Taxes included. */
  price: amountOfMoney(
    "Precio",
    `En ${market.currencyName}, lo que paga quien lo compra: 24 o 24,50.`,
  ),
  name: identifier("Nombre", 150),
  category: choice("Colección", CATEGORY_NAMES),
  featured: yesNo(
    "Sale en la portada",
    "Lo ideal, tres bolsos; como mucho, seis. Si no pones ninguno, salen los tres primeros.",
  ),
  soldOut: z.optional(yesNo("Agotado", "Se sigue viendo, con un botón para pedirte aviso.")),
  hidden: z.optional(
    yesNo(
      "Oculto",
      "Fuera de la tienda; sus datos y sus fotos se guardan, y en GitHub las puede ver cualquiera.",
    ),
  ),
  photos: list(
    "Fotos",
    group("Foto", { file: photo("Foto", 960), alt, keep: focalPoint }),
    "Añade al menos una foto.",
    { control: "photos", description: "La primera es la que se ve en la tienda." },
  ).check(
    reportConflicts(
      "file",
      (a, b) => a.file === b.file,
      "Esta foto está dos veces: quita una de las dos.",
    ),
  ),
  previousPrice: z.optional(
    amountOfMoney(
      "Precio anterior",
      "Solo si está rebajado: el más bajo de los últimos 30 días. Sale tachado.",
    ),
  ),
  description: z._default(
    paragraph(
      "Descripción",
      "En la página del bolso, en lugar de la línea, con sus saltos de línea.",
    ),
    "",
  ),
  line: z.optional(shortText("Línea de la ficha", 90, "Una frase corta bajo el nombre.")),
  details: z.optional(details),
  yarns: z.optional(
    yarns(
      "En los que haces este bolso: quien lo pide puede elegir uno. Vacío: los de la tienda.",
      group("Hilo", {
        ...yarnShape,
        photo: z.optional(photo("Foto del bolso", 960, "En este color: se ve al elegirlo.")),
      }),
    ),
  ),
  /** The bag's page on any marketplace; its host names the button. */
  amazonUrl: z.optional(
    link("Enlace de venta", "La página del bolso en Amazon, Etsy, Vinted u otra tienda.").check(
      z.meta({ advanced: true }),
    ),
  ),
  lang: z.optional(
    choice(
      "Idioma del nombre",
      { en: "Inglés", fr: "Francés", it: "Italiano", ca: "Catalán" },
      {
        emptyLabel: "Español",
        advanced: true,
        description: "Si no es español: así un lector de pantalla lo pronuncia bien.",
      },
    ),
  ),
  /** Defaults to the folder's name. */
  id: z.optional(identifier("Referencia", 50).check(z.meta({ control: undefined }))),
  /** Position in the shop. Bags without it come last. */
  order: z.optional(z.number("Escribe un número.").check(z.meta({ title: "Lugar en la tienda" }))),
});
