import { group, text } from "./fields.ts";
import { textOf } from "./values.ts";

/** The control panel of the e-mail provider. */
export const PANEL = "https://dashboard.emailjs.com";
/** Where the provider takes messages; the one foreign address that the shop talks to. */
export const PROVIDER_ORIGIN = "https://api.emailjs.com";
export const SEND_PATH = "/api/v1.0/email/send";

/**
 * The three ids of an account, by the names of the control panel, and how the provider begins them. An id may be
 * given another name; of public keys only those of old accounts begin alike.
 */
const KEYS = {
  publicKey: {
    name: "Public Key",
    article: "la",
    one: "una",
    begins: "user_",
    place: "Account → General",
  },
  serviceId: {
    name: "Service ID",
    article: "el",
    one: "un",
    begins: "service_",
    place: "Email Services",
  },
  templateId: {
    name: "Template ID",
    article: "el",
    one: "un",
    begins: "template_",
    place: "Email Templates",
  },
} as const;

type Key = (typeof KEYS)[keyof typeof KEYS];

/** What to copy, and where in the control panel it stands. */
const copyIt = ({ article, name, place }: Key): string =>
  `Copia ${article} ${name} de ${PANEL}: ${place} → ${name}.`;

/** Whose a value is, by how it begins. */
const ownerOf = (value: string): Key | undefined =>
  Object.values(KEYS).find(({ begins }) => value.startsWith(begins));

/** What is surely no id, or not this one; nothing is said of a value that may be right. */
const isWrong = (key: Key, value: string): boolean =>
  /["'`´«»“”‘’\s]/.test(value) || (ownerOf(value) ?? key) !== key;

const keyField = (key: Key) =>
  text(
    key.name,
    (value) => {
      const owner = ownerOf(textOf(value));
      return owner && owner !== key
        ? `Aquí hay ${owner.one} ${owner.name}. ${copyIt(key)}`
        : `Escribe la clave sola, sin comillas ni espacios. ${copyIt(key)}`;
    },
    (value) => textOf(value) !== "" && !isWrong(key, textOf(value)),
    {
      hint: `En EmailJS, en ${key.place}.${key === KEYS.publicKey ? "" : ` Suele empezar por «${key.begins}».`}`,
    },
  );

/** With which account of the provider the form sends: without it there is no form. */
export const emailjs = group(
  "Correo del formulario",
  {
    publicKey: keyField(KEYS.publicKey),
    serviceId: keyField(KEYS.serviceId),
    templateId: keyField(KEYS.templateId),
  },
  "Sin las tres claves la tienda no tiene formulario: en su lugar están tu WhatsApp y tu correo.",
).check(({ value, issues }) => {
  for (const [name, key] of Object.entries(KEYS)) {
    const own = value[name as keyof typeof KEYS];
    const twin = Object.entries(value).find(([other, id]) => other !== name && id === own);
    if (twin && !ownerOf(own))
      issues.push({
        code: "custom",
        path: [name],
        message: `Es lo mismo que en ${KEYS[twin[0] as keyof typeof KEYS].name}. ${copyIt(key)}`,
        input: own,
      });
  }
});
