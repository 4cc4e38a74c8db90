import { group, text } from "./fields.ts";
import { textOf } from "./values.ts";

/** The control panel of the e-mail provider. */
export const PANEL = "https://dashboard.emailjs.com";

/**
 * The three keys of an account, by the names of the control panel, and how the provider begins them. An id may be
 * given another name; of public keys only those of old accounts begin alike.
 */
export const KEYS = {
  publicKey: {
    setting: "VITE_EMAILJS_PUBLIC_KEY",
    name: "Public Key",
    article: "la",
    one: "una",
    begins: "user_",
    place: "Account → General",
  },
  serviceId: {
    setting: "VITE_EMAILJS_SERVICE_ID",
    name: "Service ID",
    article: "el",
    one: "un",
    begins: "service_",
    place: "Email Services",
  },
  templateId: {
    setting: "VITE_EMAILJS_TEMPLATE_ID",
    name: "Template ID",
    article: "el",
    one: "un",
    begins: "template_",
    place: "Email Templates",
  },
} as const;

export type Key = (typeof KEYS)[keyof typeof KEYS];

/** Where in the control panel a key stands. */
export const whereIs = ({ place, name }: Key): string => `${PANEL}: ${place} → ${name}`;

/** Another of the keys, by how a value begins. */
export const ownerOf = (value: string): Key | undefined =>
  Object.values(KEYS).find(({ begins }) => value.startsWith(begins));

/**
 * What is surely no key, or not this one; nothing is said of a value that may be right.
 *
 * @param called what a key is called where the owner writes it
 */
export function keyMistake(
  key: Key,
  value: string,
  called: (key: Key) => string = ({ name }) => name,
): string | undefined {
  if (/["'`´«»“”‘’]/.test(value)) return "hay comillas. Escribe la clave sola, sin ellas.";
  if (/\s/.test(value))
    return "hay espacios o un salto de línea. Escribe la clave sola, sin nada alrededor.";
  const owner = ownerOf(value);
  return owner && owner !== key
    ? `hay ${owner.one} ${owner.name} (empieza por «${owner.begins}»), que va en ${called(owner)}. Aquí va ${key.article} ${key.name} (en ${whereIs(key)}).`
    : undefined;
}

const keyField = (key: Key) =>
  text(
    key.name,
    (value) => {
      const mistake = keyMistake(key, textOf(value));
      return mistake ? `Aquí ${mistake}` : `Copia ${key.article} ${key.name} de ${whereIs(key)}.`;
    },
    (value) => textOf(value) !== "" && !keyMistake(key, textOf(value)),
  );

/** With which account of the provider the form sends. */
export const emailjs = group("Claves del correo", {
  publicKey: keyField(KEYS.publicKey),
  serviceId: keyField(KEYS.serviceId),
  templateId: keyField(KEYS.templateId),
});
