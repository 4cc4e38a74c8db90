import { KEYS, PANEL } from "../../model/emailjs.ts";

/** Where the e-mail provider takes messages; the one foreign address that the shop talks to. */
export const PROVIDER_ORIGIN = "https://api.emailjs.com";
export const SEND_PATH = "/api/v1.0/email/send";
/** The version of the provider's client that the shop sends with (SPEC 9). */
export const LIB_VERSION = "4.4.1";

type Status = {
  /** What it means to the owner and what to do, given what the provider says with it. */
  advice: string | ((said: string) => string);
  /** Where the local mailbox can answer with it: what the provider says, and what the page calls it. */
  mailbox?: { says: string; label: string };
};

const NOT_YOURS = "El fallo es de EmailJS, no de tu tienda. Repítelo dentro de un rato.";
const QUOTA_SPENT =
  "Se ha acabado el cupo de mensajes del mes. Espera al mes que viene o amplía el plan en EmailJS.";

/** What the provider answers a message with that it does not take. */
export const STATUSES: Readonly<Record<number, Status>> = {
  400: {
    advice: wrongKey,
    mailbox: {
      says: `The Public Key is invalid. To find this ID, visit ${PANEL}/admin/account`,
      label: "la clave no es válida",
    },
  },
  402: { advice: QUOTA_SPENT },
  403: {
    advice:
      "EmailJS no acepta mensajes enviados desde este programa. Para la prueba, activa en Account → Security «Allow EmailJS API for non-browser applications» y desactívalo al acabar; o haz la prueba desde el formulario de la tienda.",
  },
  404: { advice: wrongKey },
  412: {
    advice:
      "EmailJS ha perdido el permiso para usar tu cuenta de correo. En Email Services, abre tu servicio y pulsa «Reconnect».",
    mailbox: {
      says: "Gmail_API: Invalid grant. Please reconnect your Gmail account",
      label: "la cuenta de correo está desconectada",
    },
  },
  413: {
    advice:
      "El mensaje es demasiado grande. Revisa la plantilla: no debe llevar imágenes ni adjuntos dentro.",
    mailbox: {
      says: "Variables size limit. The maximum allowed variables size is 50Kb",
      label: "el mensaje es demasiado grande",
    },
  },
  422: {
    advice:
      "La plantilla no dice a quién enviar. En Email Templates, abre la tuya y escribe tu dirección en «To Email».",
    mailbox: { says: "The recipients address is empty", label: "falta el destinatario" },
  },
  426: { advice: QUOTA_SPENT },
  429: {
    advice:
      "Demasiados envíos seguidos. Espera un minuto y repítelo; si sigue igual, se ha acabado el cupo del mes.",
    mailbox: { says: "Too Many Requests", label: "demasiados envíos seguidos" },
  },
  500: {
    advice: NOT_YOURS,
    mailbox: { says: "Internal Server Error", label: "error del servidor" },
  },
  503: {
    advice: NOT_YOURS,
    mailbox: { says: "Service Unavailable", label: "servicio no disponible" },
  },
};

/** What the owner is told about a message that the provider has not taken. */
export function adviceFor(status: number, said: string): string {
  const advice =
    STATUSES[status]?.advice ??
    (status >= 500 ? NOT_YOURS : `Busca este mensaje en la ayuda de EmailJS: ${PANEL}.`);
  return typeof advice === "string" ? advice : advice(said);
}

function wrongKey(said: string): string {
  const { serviceId, templateId, publicKey } = KEYS;
  const { article, name, place } = /service/i.test(said)
    ? serviceId
    : /template/i.test(said)
      ? templateId
      : publicKey;
  return `Una clave no es correcta, y parece que es ${article} ${name} (${place}). Cópiala otra vez desde ${PANEL} en .env.local.`;
}
