import type { EntryCollection } from "@sveltia/cms";
import { bagSchema } from "../../../model/schema.ts";
import {
  centimetres,
  choice,
  euros,
  group,
  known,
  line,
  optional,
  picture,
  profile,
  text,
  yesNo,
} from "./fields.ts";

const DETAILS = [
  centimetres("width", "Ancho, en centímetros"),
  centimetres("height", "Alto, en centímetros"),
  centimetres("depth", "Fondo, en centímetros"),
  line("color", "Color", optional),
  line("material", "Material", optional),
  line("lining", "Forro", optional),
  line("closing", "Cierre", optional),
  line("fits", "Qué cabe", optional),
  line("care", "Cómo se cuida", optional),
  line("making", "Cómo y dónde se hace, o cuánto se tarda", optional),
];

/** The bags: a folder each, with its photographs, in the order in which the shop shows them. */
export const bags: EntryCollection = {
  name: "bolsos",
  label: "Bolsos",
  label_singular: "Bolso",
  icon: "shopping_bag",
  description: "En el orden en que salen en la tienda.",
  folder: "content/bolsos",
  path: "{{slug}}/bolso",
  extension: "yaml",
  format: "yaml",
  media_folder: "",
  public_folder: "",
  identifier_field: "name",
  // The address is given once: a bag that is renamed keeps it.
  slug: { template: "{{name}}", editable: false },
  create: true,
  delete: true,
  duplicate: false,
  summary: "{{name}} · {{price | euros}}",
  thumbnail: "photos.*.file",
  reorder: true,
  sortable_fields: [],
  fields: known(bagSchema, [
    line("name", "Nombre", { maxlength: 60 }),
    euros("price", "Precio", { hint: "En euros, con IVA: 24 o 24,50." }),
    euros("previousPrice", "Precio anterior", {
      ...optional,
      hint: "Solo si está rebajado: el más bajo de los últimos 30 días. Sale tachado.",
    }),
    choice("category", "Colección", { new: "Novedades", basic: "Essentials" }, { default: "new" }),
    yesNo("featured", "Sale en la portada"),
    yesNo("soldOut", "Agotado", { hint: "Se sigue viendo, con un botón para pedirte aviso." }),
    text("description", "Descripción", optional),
    group("details", "Detalles", DETAILS, { ...optional, collapsed: "auto" }),
    line("line", "Línea de la ficha", { ...optional, hint: "Una frase corta bajo el nombre." }),
    {
      name: "photos",
      label: "Fotos",
      widget: "fotos",
      hint: "La primera es la que se ve en la tienda.",
      // By this the list of bags finds a picture of each.
      fields: [picture("file", "Foto")],
    },
    profile("amazonUrl", "Página en Amazon", "amazon\\.es", optional),
    choice(
      "lang",
      "Idioma del nombre",
      { en: "Inglés", fr: "Francés", it: "Italiano", ca: "Catalán" },
      {
        ...optional,
        hint: "Vacío si es español. Un lector de pantalla lo pronuncia bien.",
      },
    ),
    { name: "id", label: "Referencia", widget: "hidden" },
  ]),
};
