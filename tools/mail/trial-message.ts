import type { ShopFile } from "../../model/types.ts";
import type { MailKeys } from "./keys.ts";
import { adviceFor, LIB_VERSION, PROVIDER_ORIGIN, SEND_PATH } from "./provider.ts";

/** What the provider answers; status 0 means that no answer came. */
type Answer = { status: number; text: string };

const PATIENCE = 20_000;
const NO_ANSWER =
  "No ha contestado nadie. Mira si tienes internet y repítelo; si sigue igual, puede que EmailJS esté caído.";

/**
 * Sends one message the way the contact form does, to the shop's own address.
 *
 * @param origin the provider, or what stands in for it
 */
export async function sendTrialMessage(
  { publicKey, serviceId, templateId }: MailKeys,
  { email, url }: Pick<ShopFile, "email" | "url">,
  origin = process.env.EMAILJS_ORIGIN ?? PROVIDER_ORIGIN,
): Promise<Answer> {
  try {
    const response = await fetch(`${origin}${SEND_PATH}`, {
      method: "POST",
      headers: {
        "Content-type": "application/json",
        // The provider may be told to take messages from the shop's address alone.
        ...(url && { Origin: new URL(url).origin }),
      },
      signal: AbortSignal.timeout(PATIENCE),
      body: JSON.stringify({
        lib_version: LIB_VERSION,
        user_id: publicKey,
        service_id: serviceId,
        template_id: templateId,
        template_params: {
          from_name: "Prueba de la tienda",
          from_email: email,
          message:
            "Este es un mensaje de prueba de tu tienda. Si lo lees, los mensajes de tus clientes también te llegarán.",
          to_email: email,
        },
      }),
    });
    return { status: response.status, text: (await response.text()).trim() };
  } catch (error) {
    return { status: 0, text: error instanceof Error ? error.message : String(error) };
  }
}

/** The provider's answer in plain words, for whoever runs the shop. */
export function explainAnswer({ status, text }: Answer, email: string): string[] {
  if (status === 200)
    return [
      `EmailJS lo ha aceptado. Mira el buzón de ${email}: llega en un minuto.`,
      "Si no aparece, busca en la carpeta de correo no deseado y comprueba en tu plantilla la casilla «To Email».",
    ];
  return [
    "No se ha podido enviar.",
    status === 0 ? NO_ANSWER : adviceFor(status, text),
    `(Respuesta del proveedor: ${status === 0 ? "ninguna" : status}${text && `, «${text}»`})`,
  ];
}
