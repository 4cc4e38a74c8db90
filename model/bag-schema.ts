import { z } from "zod";
import { previousPriceMend } from "./advice.ts";
import {
  alt,
  euros,
  file,
  group,
  label,
  link,
  list,
  says,
  shown,
  size,
  text,
  yarns,
} from "./fields.ts";
import { isPrice } from "./values.ts";

/** What may be said of a bag on its own page; each line only where there is something to say. */
const details = group("datos del bolso", {
  width: size("ancho").optional(),
  height: size("alto").optional(),
  depth: size("fondo").optional(),
  color: shown("color").optional(),
  material: shown("material").optional(),
  lining: shown("forro").optional(),
  closing: shown("cierre").optional(),
  fits: shown("qué cabe").optional(),
  care: shown("cuidados").optional(),
  making: shown("cómo se hace").optional(),
  /** Which silhouette is drawn beside its measures. */
  shape: z
    .enum(
      ["luna", "cubo", "sobre", "red", "redondo"],
      says(
        "Escribe la forma que más se le parezca: «luna», «cubo», «sobre», «red» o «redondo». Si ninguna, quita la línea.",
      ),
    )
    .meta({ title: "forma", description: "La silueta que se dibuja con sus medidas." })
    .optional(),
});

/** `bolsos/<folder>/bolso.yaml`: a bag, whose folder's name is its address. */
export const bagSchema = z
  .strictObject({
    name: label("nombre", 150),
    /** Taxes included. */
    price: euros("precio", "En euros, con el IVA, con punto para los decimales: 24.5", "price"),
    /** Of a bag that is reduced: the lowest price of the thirty days before. */
    previousPrice: euros(
      "precio anterior",
      "El más bajo de los 30 días antes de rebajarlo; sale tachado.",
      "previousPrice",
    ).optional(),
    /** The two shelves of the shop: `new` is shown on Novedades, `basic` on Essentials (SPEC 3). */
    category: z
      .enum(
        ["new", "basic"],
        says("Escribe «new» para que salga en Novedades, o «basic» para Essentials."),
      )
      .meta({ title: "categoría", description: "new: Novedades; basic: Essentials" }),
    /** True for the bags on Home. */
    featured: z
      .boolean(says("Escribe «true» si sale en la portada, o «false» si no; sin comillas."))
      .meta({ title: "destacado", description: "Si sale en la portada." }),
    /** Stays in the shop, and cannot be asked for. */
    soldOut: z
      .boolean(says("Escribe «true» si está agotado o, si no, quita la línea."))
      .meta({ title: "agotado", description: "Si no queda: se sigue viendo." })
      .optional(),
    /** Out of the shop, with its data and photos kept. */
    hidden: z
      .boolean(says("Escribe «true» para esconderlo o, para que se vea, quita la línea."))
      .meta({ title: "oculto", description: "Fuera de la tienda; sus datos y fotos se quedan." })
      .optional(),
    /** Nothing is shown for an empty one. */
    description: shown("descripción").default(""),
    details: details.optional(),
    /** The one short line of its card. */
    line: shown("línea de la tarjeta").optional(),
    /** In the order in which they are shown. */
    photos: list(
      "fotos",
      group("foto", {
        file: file("foto"),
        alt,
        /** Which part of a photo the 4:5 frame keeps; the middle where nothing is said. */
        keep: z
          .enum(
            ["left", "right", "top", "bottom"],
            says(
              "Escribe qué parte de la foto se queda: «left» (izquierda), «right» (derecha), «top» (arriba) o «bottom» (abajo). Para el centro, quita la línea.",
            ),
          )
          .meta({ title: "parte que se queda" })
          .optional(),
      }),
      "Nombra aquí cada foto de su carpeta, con «file» y «alt», como en los demás bolsos.",
    ),
    /** In the place of the shop's. */
    yarns: yarns.optional(),
    /** Listing on the marketplace. */
    amazonUrl: link("enlace de Amazon").optional(),
    /** Language of the name where it is not Spanish: a voice then reads it right. */
    lang: text(
      "idioma del nombre",
      "Escribe dos letras, por ejemplo «en» si el nombre es inglés.",
      (value) => /^[a-z]{2,3}(-[A-Za-z]+)*$/.test(String(value)),
    ).optional(),
    /** The folder's name where there is none. */
    id: label("identificador", 50).optional(),
    /** Its position in the shop; those without come last. */
    order: z
      .number(
        says("Escribe con un número el lugar que ocupa en la tienda, por ejemplo «order: 3»."),
      )
      .meta({ title: "lugar en la tienda" })
      .optional(),
  })
  .refine(
    ({ price, previousPrice }) =>
      !isPrice(price) || !isPrice(previousPrice) || Number(previousPrice) > price,
    // Whatever else is wrong: the owner reads it all at once.
    { path: ["previousPrice"], when: () => true, ...says(previousPriceMend) },
  );
