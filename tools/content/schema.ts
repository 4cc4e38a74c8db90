import { z } from "zod";
import { group, label, link, list, says, shown, size, text } from "./fields.ts";
import { ALL_OR_NONE, nifMend, phoneMend, priceMend } from "./mend.ts";
import { isEmail, isNif, isPhone, isPrice, isShopAddress } from "./values.ts";

const alt = text(
  "texto alternativo",
  "Describe en una frase lo que se ve, para quien no puede ver la foto: «Bolso redondo amarillo, visto de frente.»",
);
const file = (title: string) => text(title, "Escribe el nombre de la foto, por ejemplo «1.jpg».");
const photoOf = (title: string) => group(title, { file: file(title), alt });

/** What may be said of a bag on its own page; each line only where there is something to say. */
const details = group("datos del bolso", {
  width: size("ancho").optional(),
  height: size("alto").optional(),
  depth: size("fondo").optional(),
  material: shown("material").optional(),
  lining: shown("forro").optional(),
  closing: shown("cierre").optional(),
  fits: shown("qué cabe").optional(),
  care: shown("cuidados").optional(),
  making: shown("cómo se hace").optional(),
});

/** `bolsos/<folder>/bolso.yaml`: a bag, whose folder's name is its address. */
export const bagSchema = z.strictObject({
  name: label("nombre", 150),
  /** Euros, taxes included, at most two decimals. */
  price: z.number(says(priceMend)).refine(isPrice, says(priceMend)).meta({
    title: "precio",
    description: "En euros, con el IVA, con punto para los decimales: 24.5",
  }),
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
    .number(says("Escribe con un número el lugar que ocupa en la tienda, por ejemplo «order: 3»."))
    .meta({ title: "lugar en la tienda" })
    .optional(),
});

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

const colour = (title: string, example: string) =>
  text(
    title,
    `Escribe el color como una almohadilla y seis cifras, entre comillas simples, por ejemplo '${example}'. Sin comillas, lo que sigue a la almohadilla no se lee.`,
    (value) => /^#[0-9a-f]{6}$/i.test(String(value)),
  ).toLowerCase();

/** The brand's three colours, from which all others follow (tools/site/tokens.ts). */
const colours = group("colores", {
  ground: colour("fondo", "#faf6ef"),
  ink: colour("texto", "#2b2320"),
  accent: colour("acento", "#9c4225"),
});

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
  tiktok: link("TikTok"),
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
});

/** `nosotros.yaml`: the texts and the photo of the section Sobre Nosotros. */
export const aboutSchema = z.strictObject({
  paragraphs: z
    .array(text("párrafo", "Escribe el párrafo."), says("Escribe los tres párrafos."))
    .length(3, says("Escribe los tres párrafos, ni más ni menos."))
    .meta({ title: "párrafos" }),
  photo: photoOf("fotografía"),
});

/** One cut of Home's film, with its first frame. */
const cut = (title: string) =>
  group(`película ${title}`, {
    still: file(`imagen fija ${title}`),
    mp4: text(`película ${title} en MP4`, "Escribe el nombre de la película."),
    webm: text(`película ${title} en WebM`, "Escribe el nombre de la película."),
  });

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
});
