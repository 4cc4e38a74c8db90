import type { Shop } from "../../../src/content/types.ts";
import { type Field, fieldProblems, linkField } from "../fields.ts";
import type { Problem } from "../problem.ts";
import { isEmail, isHttps, isPhone, isText, textOf } from "../values.ts";

const WHERE = "Datos de la tienda (content/shop.ts)";

const words = {
  isRight: isText,
  mend: "Escribe este texto: se ve en la tienda.",
};
const number = {
  isRight: isPhone,
  mend: "Escribe el número con su prefijo y solo cifras, por ejemplo «+34 600 123 456».",
};

const FIELDS: readonly Field<Shop>[] = [
  { key: "brand", name: "marca", ...words },
  { key: "tagline", name: "lema", ...words },
  { key: "description", name: "descripción", ...words },
  { key: "location", name: "lugar", ...words },
  {
    key: "email",
    name: "correo",
    isRight: isEmail,
    mend: "Escribe una dirección de correo completa, por ejemplo «hola@mitienda.es».",
  },
  { key: "phone", name: "teléfono", ...number },
  { key: "whatsapp", name: "WhatsApp", ...number },
  linkField("instagram", "Instagram"),
  linkField("tiktok", "TikTok"),
];

const ADDRESS: Field<{ url: string }> = {
  key: "url",
  name: "dirección pública",
  isRight: (url) => url === "" || (isHttps(url) && !/[?#]/.test(textOf(url))),
  mend: "Escribe la dirección de la tienda en internet, por ejemplo «https://www.mitienda.es», o déjala vacía si aún no la tienes.",
};

/** What is wrong with the brand, its contact data and its addresses. */
export const shopProblems = (shop: Shop, url: string): Problem[] => [
  ...fieldProblems(WHERE, shop, FIELDS),
  ...fieldProblems(WHERE, { url }, [ADDRESS]),
];
