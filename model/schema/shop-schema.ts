import * as z from "zod/mini";
import { formatCollectionNames } from "../../lib/collections.ts";
import { BAG_NAME_PLACEHOLDER } from "../../lib/links.ts";
import * as market from "../../lib/market.ts";
import { type ProfileId, profileIds, profiles } from "../../lib/profiles.ts";
import { DEFAULT_COLOURS, validateContrast } from "./colours.ts";
import { emailjs } from "./emailjs.ts";
import {
  amountOfMoney,
  choice,
  colour,
  days,
  group,
  limitLength,
  list,
  paragraph,
  photo,
  preprocess,
  requiredText,
  shortText,
  text,
  yarnShape,
  yarns,
  yesNo,
} from "./fields.ts";
import { parseEmail, parsePhone, parseProfile, parseShopUrl } from "./parsers.ts";
import { hasText, normalizeText } from "./text.ts";
import { isEmail, isNif, isPhone, isProfile, isShippingCost, isShopUrl } from "./validators.ts";

/** Rejects an SVG, an opaque picture and an empty one: the shop uses only the alpha channel. */
export const LOGO_MESSAGE =
  "El logo no puede ser un SVG, ni una imagen sin transparencia: quítalo y añádelo de nuevo en el taller, que acepta cualquier dibujo o foto, o guárdalo como PNG con el fondo transparente.";

const INCOMPLETE_LEGAL_MESSAGE =
  "Rellena los tres datos del aviso legal, o déjalos vacíos los tres.";

const INVALID_PHONE_MESSAGE = `Escribe el número con todas sus cifras y sin extensión; si no es de ${market.countryName}, con su prefijo y sin el cero de delante: +33 6 11 22 33 44.`;

const phone = (title: string, meta: z.core.GlobalMeta = {}) =>
  preprocess(
    parsePhone,
    text(title, INVALID_PHONE_MESSAGE, isPhone, { control: "phone", ...meta }),
  );

function profile(id: ProfileId) {
  const { name, baseUrl } = profiles[id];
  return z.optional(
    preprocess(
      parseProfile(baseUrl),
      text(
        name,
        `Escribe tu nombre en ${name}, como «@mitienda», o el enlace de tu perfil: «${baseUrl}mitienda».`,
        isProfile(baseUrl),
        {
          control: "link",
          description: "Tu nombre, como @mitienda, o el enlace.",
          properName: true,
        },
      ),
    ),
  );
}

const profileFields = Object.fromEntries(profileIds.map((id) => [id, profile(id)])) as Record<
  ProfileId,
  ReturnType<typeof profile>
>;

const legalField = (title: string, message = INCOMPLETE_LEGAL_MESSAGE, isValid = hasText) =>
  z._default(text(title, message, isValid, { requiredByLaw: true }), "");

/** The seller's identity, as a sole trader (LSSI art. 10): all fields empty, or all filled in. */
const legal = group(
  "Aviso legal",
  {
    name: legalField("Nombre y apellidos"),
    nif: legalField(
      "NIF",
      "La letra no corresponde al número, o falta alguna cifra: cópialo de tu DNI o NIE.",
      isNif,
    ),
    address: legalField("Domicilio"),
  },
  "La ley pide que una tienda diga quién vende (LSSI, artículo 10). Sale en una página pública, como la ves detrás, con tu correo y tu teléfono. Lo que publiques una vez sigue en GitHub, en las versiones de antes.",
).check(z.meta({ setup: "Quién vende: lo pide la ley." }), ({ value, issues }) => {
  for (const [key, text] of Object.entries(value))
    if (text === "")
      issues.push({ code: "custom", path: [key], message: INCOMPLETE_LEGAL_MESSAGE, input: text });
});

const colours = group(
  "Colores",
  {
    ground: z._default(colour("Fondo", DEFAULT_COLOURS.ground), DEFAULT_COLOURS.ground),
    ink: z._default(colour("Textos", DEFAULT_COLOURS.ink), DEFAULT_COLOURS.ink),
    accent: z._default(colour("Acento", DEFAULT_COLOURS.accent), DEFAULT_COLOURS.accent),
  },
  "Lo que no elijas: marfil, marrón y terracota.",
).check(({ value, issues }) => {
  for (const { key, message } of validateContrast(value))
    issues.push({ code: "custom", path: [key], message, input: value[key] });
});

const delivery = group(
  "Entrega y devoluciones",
  {
    making: z.optional(
      days(
        "Días en el taller",
        "Contando festivos, de uno a otro: 7-10. El bolso que tarda otra cosa lo dice en sus detalles.",
      ),
    ),
    transit: z.optional(
      days("Días de envío", `A toda ${market.countryName}, también contando festivos: 2 o 3.`),
    ),
    returnCost: z.optional(
      choice(
        "El envío de una devolución",
        { customer: "Lo paga quien compra", shop: "Lo paga la tienda" },
        {
          emptyLabel: "No lo digo",
          description:
            "Si no lo dices antes de la compra, la ley entiende que lo pagas tú (artículo 108 del TRLGDCU).",
        },
      ),
    ),
  },
  "Sale debajo del botón de cada bolso, y lo de las devoluciones, también en el aviso legal. Lo que dejes vacío no sale.",
).check(z.meta({ setup: "Cuánto tarda un bolso en llegar, y quién paga una devolución." }));

const DEFAULT_WHATSAPP_TEXT = `Hola! Querría el ${BAG_NAME_PLACEHOLDER}. Gracias!`;

/** `tienda.yaml`: the brand, its contact data and its profiles. What is empty, the shop does not say. */
export const shopSchema = z.strictObject({
  brand: requiredText("Nombre de la marca"),
  tagline: z.optional(requiredText("Lema", { description: "Una frase, al pie de la tienda." })),
  description: z.optional(paragraph("Descripción para los buscadores", "Una o dos frases.")),
  /** Names the product in the title of a bag's page. */
  product: z.optional(
    shortText(
      "Qué es lo que vendes",
      40,
      "En singular: «bolso de crochet». Sale detrás del nombre de cada bolso en los buscadores y en los chats.",
    ),
  ),
  email: preprocess(
    parseEmail,
    text(
      "Correo",
      "Escribe una dirección de correo completa y sin acentos, por ejemplo «hola@mitienda.es».",
      isEmail,
      { control: "email" },
    ),
  ),
  /** With country code, and with the spaces that the owner types. */
  phone: z.optional(phone("Teléfono")),
  /** The number that receives WhatsApp messages, with country code. */
  whatsapp: phone("WhatsApp", { properName: true }),
  location: z.optional(requiredText("Lugar", { description: "Por ejemplo: Barcelona, España." })),
  ...profileFields,
  /** Public URL. Without it the shop has no sitemap, no catalogue feed and no image in link previews. */
  url: z._default(
    preprocess(
      parseShopUrl,
      text(
        "Dirección de la tienda",
        "Escribe la dirección que abre quien te visita, por ejemplo «https://www.mitienda.es», y no la de tu cuenta en GitHub, Cloudflare o Instagram; o déjala vacía si aún no la tienes.",
        isShopUrl,
        {
          control: "link",
          description: "https://www.mitienda.es",
          setup: "La de tu tienda: con ella, Google y los chats enseñan tus fotos.",
        },
      ),
    ),
    "",
  ),
  legal: z._default(legal, { name: "", nif: "", address: "" }),
  howToOrder: z.optional(
    list(
      "Cómo se pide",
      group("Paso", { title: requiredText("Título"), text: paragraph("Texto") }),
      "Escribe los pasos, cada uno con su título y su texto.",
      {
        description:
          "Por ejemplo: «Escríbenos», «Te confirmamos», con cómo se paga, y «Te lo enviamos».",
        setup: "Los pasos de un pedido, y cómo se paga.",
      },
    ),
  ),
  colours: z.optional(colours.check(z.meta({ advanced: true }))),
  /** Replaces the brand's name in the header and the footer. */
  logo: z.optional(
    text("Logo", LOGO_MESSAGE, (value) => /\.(png|webp)$/i.test(normalizeText(value)), {
      control: "logo",
      advanced: true,
      media: { kind: "logo", minWidth: 0 },
      description:
        "Un dibujo o una foto del logo; se pinta del color de los textos. Vacío: el nombre de la marca.",
    }),
  ),
  /** Text of the promo bar. Without one the bar names the cost of shipping (lib/shipping.ts), if the owner has said it. */
  promo: z.optional(
    shortText("Barra de arriba", 40, "Vacía, dice lo que cuesta el envío, si lo has dicho."),
  ),
  tag: z.optional(
    shortText(
      `Etiqueta de ${formatCollectionNames("hasBadge")}`,
      20,
      `Sobre cada bolso de ${formatCollectionNames("hasBadge")}. Por ejemplo: «Hecho a mano».`,
    ),
  ),
  whatsappText: z._default(
    text(
      "Mensaje de WhatsApp",
      `Escribe la frase con «${BAG_NAME_PLACEHOLDER}», una sola vez, donde va el nombre del bolso: «${DEFAULT_WHATSAPP_TEXT}»`,
      (value) => normalizeText(value).split(BAG_NAME_PLACEHOLDER).length === 2,
      {
        description: `Con ${BAG_NAME_PLACEHOLDER} donde va el nombre; el artículo lo pones tú: «el ${BAG_NAME_PLACEHOLDER}», «la ${BAG_NAME_PLACEHOLDER}» o «una ${BAG_NAME_PLACEHOLDER}».`,
      },
    ),
    DEFAULT_WHATSAPP_TEXT,
  ),
  promise: z.optional(
    shortText(
      "Línea bajo el botón",
      80,
      "Una promesa corta y cierta, en la página de cada bolso. Por ejemplo: «Respondemos en el día».",
    ),
  ),
  empty: z._default(
    shortText("Colección vacía", 80, "En lugar de los bolsos, cuando no hay ninguno."),
    "Ahora mismo no hay nada.",
  ),
  yarns: z.optional(
    yarns(
      "Los colores en que haces los bolsos: quien pide uno puede elegir.",
      group("Hilo", yarnShape),
    ),
  ),
  icon: z.optional(
    photo(
      "Icono",
      180,
      "Una foto cuadrada, de 180 píxeles o más, para la pestaña y la pantalla de inicio. Vacío: un ovillo.",
    ),
  ),
  emailjs: z.optional(emailjs),
  notice: z.optional(
    group(
      "Aviso",
      { text: paragraph("Texto del aviso").check(...limitLength(200)) },
      "Arriba del todo, por ejemplo, cuando cierras por vacaciones.",
    ),
  ),
  /** 0 if it is free. Without it the shop says nothing about shipping. */
  shipping: z.optional(
    amountOfMoney("Gastos de envío", `Lo que cuesta enviar un pedido en ${market.countryName}.`, {
      message: `Escribe lo que cuesta en ${market.currencyName}, por ejemplo 4,90, o 0 si es gratuito.`,
      isValid: isShippingCost,
      meta: { control: "shipping", setup: "Lo que cuesta un envío, o que es gratuito." },
    }),
  ),
  delivery: z.optional(delivery),
  /** Without it the shop says nothing about VAT. */
  withoutVat: z.optional(
    yesNo("IVA", "Quien no lo cobra: por ejemplo, en franquicia o desde Canarias.").check(
      z.meta({
        control: "choice",
        choices: { false: "Mis precios llevan el IVA incluido", true: "Mis precios no llevan IVA" },
        emptyLabel: "La tienda no dice nada",
      }),
    ),
  ),
});
