import { z } from "zod";
import { ALL_OR_NONE, logoAdvice, nifAdvice, phoneAdvice, shippingAdvice } from "./advice.ts";
import { SHIPPED } from "./brand-colours.ts";
import { emailjs } from "./emailjs.ts";
import {
  alt,
  brief,
  colour,
  day,
  euros,
  group,
  link,
  list,
  paragraph,
  photo,
  photoOf,
  says,
  shown,
  text,
  yarns,
} from "./fields.ts";
import { isEmail, isNif, isPhone, isShopAddress, isText, textOf } from "./values.ts";

export { bagSchema } from "./bag-schema.ts";

/** Who sells: a sole trader's identity (LSSI art. 10). All empty, or all filled in. */
const legal = group("Aviso legal", {
  name: text("Nombre y apellidos", ALL_OR_NONE).default(""),
  nif: text("NIF", nifAdvice, isNif).default(""),
  address: text("Domicilio", ALL_OR_NONE).default(""),
})
  .check(({ value, issues }) => {
    const missing = Object.entries(value).filter(([, datum]) => datum === "");
    if (missing.length === 3) return;
    for (const [key] of missing)
      issues.push({ code: "custom", path: [key], message: ALL_OR_NONE, input: "" });
  })
  .meta({ title: "Aviso legal", control: "group" });

/** The brand's three colours, from which all others follow (model/palette.ts). */
const colours = group(
  "Colores",
  {
    ground: colour("Fondo", SHIPPED.ground),
    ink: colour("Textos", SHIPPED.ink),
    accent: colour("Acento", SHIPPED.accent),
  },
  "Sin ellos: marfil, marrón y terracota.",
);

/** A line on top of every screen, from the first moment of a day to the last of another. */
const notice = group("Aviso", {
  text: brief("Texto del aviso", 200),
  from: day("Desde").optional(),
  until: day("Hasta").optional(),
})
  .refine(({ from, until }) => !from || !until || from <= until, {
    path: ["until"],
    ...says("El último día no puede ser anterior al primero: cambia uno de los dos."),
  })
  .meta({
    title: "Aviso",
    control: "group",
    description: "Arriba del todo, por ejemplo, cuando cierras por vacaciones.",
  });

/** Where the bag's name stands in the sentence for WhatsApp (src/lib/links.ts). */
const BAG_NAME = "{bolso}";

/** `tienda.yaml`: the brand, its contact data and its profiles. */
export const shopSchema = z.strictObject({
  brand: shown("Nombre de la marca"),
  /** One sentence, shown in the footer. */
  tagline: shown("Lema", { hint: "Una frase, al pie de la tienda." }),
  /** One or two sentences for search results and link previews. */
  description: paragraph("Descripción para los buscadores", { hint: "Una o dos frases." }),
  email: text(
    "Correo",
    "Escribe una dirección de correo completa, por ejemplo «hola@mitienda.es».",
    isEmail,
  ),
  /** As people read it, with spaces and country code. */
  phone: text("Teléfono", phoneAdvice, isPhone),
  /** The number that receives WhatsApp messages, with country code. */
  whatsapp: text("WhatsApp", phoneAdvice, isPhone),
  location: shown("Lugar", { common: true }),
  instagram: link("Instagram"),
  tiktok: link("TikTok").optional(),
  /** Where the shop will be found; while it is empty, nothing is published that needs it. */
  url: text(
    "Dirección de la tienda",
    "Escribe la dirección de la tienda en internet, por ejemplo «https://www.mitienda.es», o déjala vacía si aún no la tienes.",
    isShopAddress,
    { control: "link", hint: "https://www.mitienda.es" },
  ).default(""),
  legal: legal.default({ name: "", nif: "", address: "" }),
  /** How a visitor comes by a bag, step by step. */
  howToOrder: list(
    "Cómo se pide",
    group("Paso", { title: shown("Título"), text: paragraph("Texto") }),
    "Escribe los pasos, cada uno con su título y su texto.",
  ).optional(),
  colours: colours.optional(),
  /** Takes the place of the brand's name at the top and at the foot. */
  logo: text("Logo", logoAdvice, (value) => /\.svg$/i.test(textOf(value)), {
    control: "drawing",
    names: { kind: "drawing", pixels: 0 },
    hint: "Un dibujo SVG; se pinta del color de los textos. Vacío: el nombre de la marca.",
  }).optional(),
  /** In the place of the usual words: the bar on top, the tag of a new bag, what asks for a bag. */
  promo: brief("Barra de arriba", 40, "Vacía: «Envío gratuito en todos los pedidos!»").optional(),
  tag: brief("Etiqueta de las novedades", 20, "Vacía: «Stock Limitado»").optional(),
  whatsappText: text(
    "Mensaje de WhatsApp",
    `Escribe la frase con «${BAG_NAME}», una sola vez, donde va el nombre del bolso: «Hola! Querría el ${BAG_NAME}. Gracias!»`,
    (value) => textOf(value).split(BAG_NAME).length === 2,
    {
      hint: `Con ${BAG_NAME} donde va el nombre; el artículo lo pones tú: «el ${BAG_NAME}», «la ${BAG_NAME}» o «una ${BAG_NAME}». Vacío: «Hola! Querría el ${BAG_NAME}. Gracias!»`,
    },
  ).optional(),
  /** The small line under a bag's button; none where the owner has emptied it. */
  promise: z
    .string(says("Escribe una línea corta."))
    .max(80, says("Acórtala: como mucho, 80 letras."))
    .meta({
      title: "Línea bajo el botón",
      description: "Una promesa corta y cierta, en la página de cada bolso. Vacía, no sale.",
      control: "line",
      most: 80,
    })
    .default("Hecho a mano por encargo · respondemos por WhatsApp"),
  /** For all bags that name none of their own. */
  yarns: yarns("Los colores en que haces los bolsos: quien pide uno puede elegir.").optional(),
  /** Stands for the shop in a browser's tab and on a phone's home screen. */
  icon: text("Icono", "Elige una foto cuadrada.", isText, {
    control: "photo",
    names: { kind: "icon", pixels: 512 },
    hint: "Una foto cuadrada, de 512 píxeles o más, para la pestaña y la pantalla de inicio. Vacío: un ovillo.",
  }).optional(),
  emailjs: emailjs.optional(),
  notice: notice.optional(),
  /** What sending an order within Spain costs; free where nothing is said. */
  shipping: euros(
    "Gastos de envío",
    "Lo que cuesta enviar un pedido en España, en euros. Vacío: gratuito.",
    shippingAdvice,
  ).optional(),
});

/** `nosotros.yaml`: the texts and the photo of the section Sobre Nosotros. */
export const aboutSchema = z.strictObject({
  paragraphs: z
    .array(
      text("Párrafo", "Escribe el párrafo.", isText, { control: "paragraph" }),
      says("Escribe los tres párrafos."),
    )
    .length(3, says("Escribe los tres párrafos, ni más ni menos."))
    .meta({ title: "Párrafos", control: "list" }),
  photo: photoOf("Foto", 960),
});

/** One cut of Home's film, with its first frame, which may stand alone. */
const cut = (title: string, where: string, pixels: number) => {
  const film = (format: string) =>
    text(`Película ${where} en ${format}`, "Elige una película.", isText, {
      control: "film",
      names: { kind: "film", pixels: 0 },
    }).optional();
  return group(title, {
    still: photo(`Imagen fija ${where}`, pixels),
    mp4: film("MP4"),
    webm: film("WebM"),
  })
    .refine(({ mp4, webm }) => mp4 || !webm, {
      path: ["mp4"],
      ...says(
        "Falta la película en MP4, que entienden todos los navegadores. Añádela o, para dejar la imagen fija, quita también la de WebM.",
      ),
    })
    .meta({ title, control: "group" });
};

/** `portada.yaml`: Home's title and film, and the large pictures of Novedades. */
export const picturesSchema = z.strictObject({
  /** What three lines hold beside the bags. */
  title: brief("Título de la portada", 45),
  hero: group("Película de la portada", {
    alt,
    desktop: cut("En un ordenador", "del ordenador", 1600),
    mobile: cut("En un móvil", "del móvil", 720),
  }),
  /** `alt` stands for `wide` and for `mobile`, which show the same bags. */
  novedades: group("Fotos de Novedades", {
    alt,
    wide: photo("Foto ancha", 1600),
    mobile: photo("Foto para el móvil", 960),
    narrow: photoOf("Foto estrecha", 720),
  }),
  /** Between the bags and Sobre Nosotros. */
  stitches: photoOf(
    "Foto de los puntos",
    1600,
    "A lo ancho, entre los bolsos y Sobre Nosotros. Vacía, no sale.",
  ).optional(),
});
