import type { Content } from "../content/check.ts";

/** What the provider answers; status 0 means that no answer came. */
export type Reply = { status: number; text: string };

const PROVIDER = "https://api.emailjs.com";
const PANEL = "https://dashboard.emailjs.com";
/** The version whose request the shop's client sends (SPEC 9). */
const LIB_VERSION = "4.4.1";
const PATIENCE = 20_000;

/**
 * Sends one message the way the contact form does, to the shop's own address.
 *
 * @param env the three keys
 * @param origin the provider, or what stands in for it
 */
export async function sendTestMessage(
  env: Readonly<Record<string, string>>,
  { shop, url }: Pick<Content, "shop" | "url">,
  origin = process.env.EMAILJS_ORIGIN ?? PROVIDER,
): Promise<Reply> {
  try {
    const response = await fetch(`${origin}/api/v1.0/email/send`, {
      method: "POST",
      headers: {
        "Content-type": "application/json",
        // The provider may be told to take messages from the shop's address alone.
        ...(url && { Origin: new URL(url).origin }),
      },
      signal: AbortSignal.timeout(PATIENCE),
      body: JSON.stringify({
        lib_version: LIB_VERSION,
        user_id: env.VITE_EMAILJS_PUBLIC_KEY,
        service_id: env.VITE_EMAILJS_SERVICE_ID,
        template_id: env.VITE_EMAILJS_TEMPLATE_ID,
        template_params: {
          from_name: "Prueba de la tienda",
          from_email: shop.email,
          message:
            "Este es un mensaje de prueba de tu tienda. Si lo lees, los mensajes de tus clientes también te llegarán.",
          to_email: shop.email,
        },
      }),
    });
    return { status: response.status, text: (await response.text()).trim() };
  } catch (error) {
    return { status: 0, text: error instanceof Error ? error.message : String(error) };
  }
}

function advice({ status, text }: Reply): string {
  switch (status) {
    case 0:
      return "No ha contestado nadie. Mira si tienes internet y repítelo; si sigue igual, puede que EmailJS esté caído.";
    case 400:
    case 404: {
      const wrong = /service/i.test(text)
        ? "el Service ID (Email Services)"
        : /template/i.test(text)
          ? "el Template ID (Email Templates)"
          : "la Public Key (Account → General)";
      return `Una clave no es correcta, y parece que es ${wrong}. Cópiala otra vez desde ${PANEL} en .env.local.`;
    }
    case 403:
      return "EmailJS no acepta mensajes enviados desde este programa. Para la prueba, activa en Account → Security «Allow EmailJS API for non-browser applications» y desactívalo al acabar; o haz la prueba desde el formulario de la tienda.";
    case 412:
      return "EmailJS ha perdido el permiso para usar tu cuenta de correo. En Email Services, abre tu servicio y pulsa «Reconnect».";
    case 413:
      return "El mensaje es demasiado grande. Revisa la plantilla: no debe llevar imágenes ni adjuntos dentro.";
    case 422:
      return "La plantilla no dice a quién enviar. En Email Templates, abre la tuya y escribe tu dirección en «To Email».";
    case 426:
    case 402:
      return "Se ha acabado el cupo de mensajes del mes. Espera al mes que viene o amplía el plan en EmailJS.";
    case 429:
      return "Demasiados envíos seguidos. Espera un minuto y repítelo; si sigue igual, se ha acabado el cupo del mes.";
    default:
      return status >= 500
        ? "El fallo es de EmailJS, no de tu tienda. Repítelo dentro de un rato."
        : `Busca este mensaje en la ayuda de EmailJS: ${PANEL}.`;
  }
}

/** The provider's answer in plain words, for whoever runs the shop. */
export function explainReply(reply: Reply, email: string): string[] {
  if (reply.status === 200)
    return [
      `EmailJS lo ha aceptado. Mira el buzón de ${email}: llega en un minuto.`,
      "Si no aparece, busca en la carpeta de correo no deseado y comprueba en tu plantilla la casilla «To Email».",
    ];
  return [
    "No se ha podido enviar.",
    advice(reply),
    `(Respuesta del proveedor: ${reply.status === 0 ? "ninguna" : reply.status}${reply.text && `, «${reply.text}»`})`,
  ];
}
