import { group, text } from "./fields.ts";
import { normalizeText } from "./values.ts";

/** The control panel of the e-mail provider. */
export const EMAILJS_DASHBOARD_URL = "https://dashboard.emailjs.com";

/** Where the e-mail provider takes messages; the one foreign address that the shop talks to. */
export const EMAILJS_ORIGIN = "https://api.emailjs.com";
export const EMAILJS_SEND_PATH = "/api/v1.0/email/send";

/** How the provider begins the ids of an account. Only old accounts have a public key that begins so. */
const ID_PREFIXES = { "Public Key": "user_", "Service ID": "service_", "Template ID": "template_" };

type KeyName = keyof typeof ID_PREFIXES;

/** @param place its page in the control panel */
const keyField = (name: KeyName, place: string) => {
  const others = Object.values(ID_PREFIXES).filter((begins) => begins !== ID_PREFIXES[name]);
  return text(
    name,
    `Aquí va «${name}», y ninguna otra clave, sin comillas ni espacios: cópiala de ${EMAILJS_DASHBOARD_URL}, en ${place}.`,
    (value) =>
      /^[^"'`´«»“”‘’\s]+$/.test(normalizeText(value)) &&
      !others.some((begins) => normalizeText(value).startsWith(begins)),
    { description: `En EmailJS, en ${place}.` },
  );
};

/** With which account of the provider the form sends: without it there is no form. */
export const emailjs = group(
  "Correo del formulario",
  {
    publicKey: keyField("Public Key", "Account → General"),
    serviceId: keyField("Service ID", "Email Services"),
    templateId: keyField("Template ID", "Email Templates"),
  },
  "Sin las tres claves la tienda no tiene formulario: en su lugar están tu WhatsApp y tu correo.",
);
