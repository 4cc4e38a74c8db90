import * as z from "zod/mini";
import { mailProvider } from "../../lib/mail-provider.ts";
import { group, text } from "./fields.ts";
import { normalizeText } from "./text.ts";

/** Prefixes of the provider's ids. Newer accounts have a public key without its prefix. */
const ID_PREFIXES = { "Public Key": "user_", "Service ID": "service_", "Template ID": "template_" };

/** @param page where the dashboard shows the key */
const keyField = (name: keyof typeof ID_PREFIXES, page: string) => {
  const wrongPrefixes = Object.values(ID_PREFIXES).filter((prefix) => prefix !== ID_PREFIXES[name]);
  return text(
    name,
    `Aquí va «${name}», y ninguna otra clave, sin comillas ni espacios: cópiala de ${mailProvider.dashboardUrl}, en ${page}.`,
    (value) =>
      /^[^"'`´«»“”‘’\s]+$/.test(normalizeText(value)) &&
      !wrongPrefixes.some((prefix) => normalizeText(value).startsWith(prefix)),
    { description: `En ${mailProvider.name}, en ${page}.`, properName: true },
  );
};

/** The provider's account for the contact form. Without it the shop has no form. */
export const emailjs = group(
  "Correo del formulario",
  {
    publicKey: keyField("Public Key", "Account → General"),
    serviceId: keyField("Service ID", "Email Services"),
    templateId: keyField("Template ID", "Email Templates"),
  },
  "Sin las tres claves la tienda no tiene formulario: en su lugar están tu WhatsApp y tu correo.",
).check(z.meta({ setup: "Para recibir mensajes sin WhatsApp: mientras, está tu correo." }));
