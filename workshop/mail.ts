import { type Answer, LIB_VERSION, PROVIDER_ORIGIN, SEND_PATH } from "../model/mail-provider.ts";
import type { ShopFile } from "../model/types.ts";

type Ids = NonNullable<ShopFile["emailjs"]>;

const PATIENCE_MS = 20_000;
/** Where this browser keeps with which ids the provider has taken a message. */
const TESTED = "taller correo";

const printOf = (ids: unknown): string => {
  const { publicKey, serviceId, templateId } = Object(ids);
  return JSON.stringify([publicKey, serviceId, templateId]);
};

/** Whether a message with these ids has been taken, as far as this browser knows. */
export function isTested(ids: unknown): boolean {
  try {
    return localStorage.getItem(TESTED) === printOf(ids);
  } catch {
    return false;
  }
}

/** Sends one message to the owner herself, the way the contact form does. */
export async function sendTrial(ids: Ids, email: string): Promise<Answer> {
  try {
    const response = await fetch(PROVIDER_ORIGIN + SEND_PATH, {
      method: "POST",
      headers: { "Content-type": "application/json" },
      signal: AbortSignal.timeout(PATIENCE_MS),
      body: JSON.stringify({
        lib_version: LIB_VERSION,
        user_id: ids.publicKey,
        service_id: ids.serviceId,
        template_id: ids.templateId,
        template_params: {
          from_name: "Prueba de la tienda",
          from_email: email,
          message:
            "Este es un mensaje de prueba de tu tienda. Si lo lees, los mensajes de tus clientes también te llegarán.",
          to_email: email,
        },
      }),
    });
    if (response.ok) localStorage.setItem(TESTED, printOf(ids));
    return { status: response.status, text: (await response.text()).trim() };
  } catch {
    return { status: 0, text: "" };
  }
}
