import { KEYS, PANEL } from "./emailjs.ts";

/** Where the e-mail provider takes messages; the one foreign address that the shop talks to. */
export const PROVIDER_ORIGIN = "https://api.emailjs.com";
export const SEND_PATH = "/api/v1.0/email/send";
/** The version of the provider's client that the shop sends with. */
export const LIB_VERSION = "4.4.1";

/** What an answer means to the owner and what to do, given what the provider says with it. */
type Advice = string | ((said: string) => string);

const NOT_YOURS = "El fallo es de EmailJS, no de tu tienda. Repítelo dentro de un rato.";
const QUOTA_SPENT =
  "Se ha acabado el cupo de mensajes del mes. Espera al mes que viene o amplía el plan en EmailJS.";

/** By the statuses that the provider answers a message with that it does not take. */
const ADVICE: Readonly<Record<number, Advice>> = {
  400: wrongKey,
  402: QUOTA_SPENT,
  403: "EmailJS no acepta mensajes desde esta dirección. En Account → Security, mira qué dominios están permitidos.",
  404: wrongKey,
  412: "EmailJS ha perdido el permiso para usar tu cuenta de correo. En Email Services, abre tu servicio y pulsa «Reconnect».",
  413: "El mensaje es demasiado grande. Revisa la plantilla: no debe llevar imágenes ni adjuntos dentro.",
  422: "La plantilla no dice a quién enviar. En Email Templates, abre la tuya y escribe tu dirección en «To Email».",
  426: QUOTA_SPENT,
  429: "Demasiados envíos seguidos. Espera un minuto y repítelo; si sigue igual, se ha acabado el cupo del mes.",
};

function wrongKey(said: string): string {
  const { serviceId, templateId, publicKey } = KEYS;
  const { article, name, place } = /service/i.test(said)
    ? serviceId
    : /template/i.test(said)
      ? templateId
      : publicKey;
  return `Una clave no es correcta, y parece que es ${article} ${name} (${place}). Cópiala otra vez desde ${PANEL}.`;
}

/** What the provider answers; status 0 means that no answer came. */
export type Answer = { status: number; text: string };

/** The provider's answer to a trial message, in plain words for whoever runs the shop. */
export function explainAnswer({ status, text }: Answer): string[] {
  if (status === 200)
    return [
      "EmailJS lo ha aceptado. Mira tu buzón: llega en un minuto.",
      "Si no aparece, busca en la carpeta de correo no deseado y comprueba en tu plantilla la casilla «To Email».",
    ];
  if (status === 0)
    return [
      "No ha contestado nadie. Mira si tienes internet y repítelo; si sigue igual, puede que EmailJS esté caído.",
    ];
  const advice =
    ADVICE[status] ??
    (status >= 500 ? NOT_YOURS : `Busca este mensaje en la ayuda de EmailJS: ${PANEL}.`);
  return [
    typeof advice === "string" ? advice : advice(text),
    `(EmailJS dice: ${status}${text && `, «${text}»`})`,
  ];
}
