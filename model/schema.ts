import { z } from "zod";
import { ALL_OR_NONE, logoMend, nifMend, phoneMend, shippingMend } from "./advice.ts";
import { SHIPPED } from "./brand-colours.ts";
import { emailjs } from "./emailjs.ts";
import {
  alt,
  brief,
  colour,
  day,
  euros,
  file,
  group,
  link,
  list,
  photoOf,
  says,
  shown,
  text,
  yarns,
} from "./fields.ts";
import { isEmail, isNif, isPhone, isShopAddress, textOf } from "./values.ts";

export { bagSchema } from "./bag-schema.ts";

/** Who sells: a sole trader's identity (LSSI art. 10). All empty, or all filled in. */
const legal = group("aviso legal", {
  name: text("nombre", ALL_OR_NONE).default(""),
  nif: text("NIF", nifMend, isNif).default(""),
  address: text("domicilio", ALL_OR_NONE).default(""),
})
  .check(({ value, issues }) => {
    const missing = Object.entries(value).filter(([, datum]) => datum === "");
    if (missing.length === 3) return;
    for (const [key] of missing)
      issues.push({ code: "custom", path: [key], message: ALL_OR_NONE, input: "" });
  })
  .meta({ title: "aviso legal" });

/** The brand's three colours, from which all others follow (tools/site/palette.ts). */
const colours = group("colores", {
  ground: colour("fondo", SHIPPED.ground),
  ink: colour("texto", SHIPPED.ink),
  accent: colour("acento", SHIPPED.accent),
});

/** A line on top of every screen, from the first moment of a day to the last of another. */
const notice = group("aviso", {
  text: brief("texto del aviso", 200),
  from: day("primer día del aviso").optional(),
  until: day("último día del aviso").optional(),
})
  .refine(({ from, until }) => !from || !until || from <= until, {
    path: ["until"],
    ...says("El último día no puede ser anterior al primero: cambia uno de los dos."),
  })
  .meta({ title: "aviso" });

/** Where the bag's name stands in the sentence for WhatsApp (src/features/products/ask-links.tsx). */
const BAG_NAME = "{bolso}";

/** `tienda.yaml`: the brand, its contact data and its profiles. */
export const shopSchema = z.strictObject({
  brand: shown("marca"),
  /** One sentence, shown in the footer. */
  tagline: shown("lema"),
  /** One or two sentences for search results and link previews. */
  description: shown("descripción"),
  email: text(
    "correo",
    "Escribe una dirección de correo completa, por ejemplo «hola@mitienda.es».",
    isEmail,
  ),
  /** As people read it, with spaces and country code. */
  phone: text("teléfono", phoneMend, isPhone),
  /** The number that receives WhatsApp messages, with country code. */
  whatsapp: text("WhatsApp", phoneMend, isPhone),
  location: shown("lugar"),
  instagram: link("Instagram"),
  tiktok: link("TikTok").optional(),
  /** Where the shop will be found; while it is empty, nothing is published that needs it. */
  url: text(
    "dirección pública",
    "Escribe la dirección de la tienda en internet, por ejemplo «https://www.mitienda.es», o déjala vacía si aún no la tienes.",
    isShopAddress,
  ).default(""),
  legal: legal.default({ name: "", nif: "", address: "" }),
  /** How a visitor comes by a bag, step by step. */
  howToOrder: list(
    "cómo se pide",
    group("paso", { title: shown("título"), text: shown("texto") }),
    "Escribe los pasos, cada uno con «title» y «text».",
  ).optional(),
  colours: colours.optional(),
  /** Takes the place of the brand's name at the top and at the foot. */
  logo: text("logo", logoMend, (value) => /\.svg$/i.test(textOf(value))).optional(),
  /** In the place of the words of the specification: the bar on top, the tag of a new bag, what asks for a bag. */
  promo: brief("barra de arriba", 40).optional(),
  tag: brief("etiqueta", 20).optional(),
  whatsappText: text(
    "mensaje de WhatsApp",
    `Escribe la frase con «${BAG_NAME}», una sola vez, donde va el nombre del bolso: «Hola! Querría el ${BAG_NAME}. Gracias!»`,
    (value) => textOf(value).split(BAG_NAME).length === 2,
  ).optional(),
  /** The small line under a bag's button; none where the owner has emptied it. */
  promise: z
    .string(says("Escribe una línea corta."))
    .max(80, says("Acórtala: como mucho, 80 letras."))
    .meta({
      title: "línea bajo el botón",
      description: "Una promesa corta y cierta, en la página de cada bolso. Vacía, no sale.",
    })
    .default("Hecho a mano por encargo · respondemos por WhatsApp"),
  /** For all bags that name none of their own. */
  yarns: yarns.optional(),
  /** Stands for the shop in a browser's tab and on a phone's home screen. */
  icon: file("icono")
    .meta({
      description:
        "Una foto cuadrada, de 512 píxeles o más, para la pestaña y la pantalla de inicio. Sin ella, un ovillo.",
    })
    .optional(),
  emailjs: emailjs.optional(),
  notice: notice.optional(),
  /** What sending an order within Spain costs; free where nothing is said. */
  shipping: euros(
    "gastos de envío",
    "Lo que cuesta enviar un pedido en España; gratis si no hay nada.",
    "shipping",
    shippingMend,
  ).optional(),
});

/** `nosotros.yaml`: the texts and the photo of the section Sobre Nosotros. */
export const aboutSchema = z.strictObject({
  paragraphs: z
    .array(text("párrafo", "Escribe el párrafo."), says("Escribe los tres párrafos."))
    .length(3, says("Escribe los tres párrafos, ni más ni menos."))
    .meta({ title: "párrafos" }),
  photo: photoOf("fotografía"),
});

/** One cut of Home's film, with its first frame, which may stand alone. */
const cut = (title: string) => {
  const film = (format: string) =>
    text(`película ${title} en ${format}`, "Escribe el nombre de la película.").optional();
  return group(`película ${title}`, {
    still: file(`imagen fija ${title}`),
    mp4: film("MP4"),
    webm: film("WebM"),
  })
    .refine(({ mp4, webm }) => mp4 || !webm, {
      path: ["mp4"],
      ...says(
        "Falta la película en MP4, que entienden todos los navegadores. Añádela o, para dejar la imagen fija, quita también «webm».",
      ),
    })
    .meta({ title: `película ${title}` });
};

/** `portada.yaml`: Home's title and film, and the large pictures of Novedades. */
export const picturesSchema = z.strictObject({
  title: shown("título de la portada"),
  hero: group("película", { alt, desktop: cut("del escritorio"), mobile: cut("del móvil") }),
  /** `alt` stands for `wide` and for `mobile`, which show the same bags. */
  novedades: group("fotos de Novedades", {
    alt,
    wide: file("foto ancha de Novedades"),
    mobile: file("foto de Novedades en el móvil"),
    narrow: photoOf("foto estrecha de Novedades"),
  }),
  /** Between the bags and Sobre Nosotros. */
  stitches: photoOf("foto de los puntos")
    .meta({ description: "A lo ancho, entre los bolsos y Sobre Nosotros. Sin ella, nada." })
    .optional(),
});
