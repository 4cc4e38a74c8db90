import { html, inline, type Markup } from "../site/html.ts";

/** One message as the shop's owner receives it. */
export type ReceivedMail = {
  fromName: string;
  fromEmail: string;
  message: string;
  toEmail: string;
  receivedAt: string;
  /** The request's body exactly as it was sent. */
  body: unknown;
};

const STYLE = `
  :root { color-scheme: light; font: 1rem/1.5 system-ui, sans-serif; color: #2b2622; background: #f6f2ec; }
  body { max-width: 42rem; margin: 0 auto; padding: 2rem 1rem 4rem; overflow-wrap: anywhere; }
  h1 { font-weight: 600; margin: 0; }
  h2 { font-size: 1.125rem; margin: 0; }
  article { background: #fff; border: 1px solid #ddd3c7; border-radius: .5rem; padding: 1.25rem; margin-top: 1.5rem; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: .75rem 0; }
  dt { color: #6b6158; }
  dd { margin: 0; }
  a { color: #7a3b1d; }
  .message { white-space: pre-wrap; border-top: 1px solid #ddd3c7; padding-top: .75rem; margin: 0; }
`;

/** The page on which whoever tries the shop reads the messages that its owner would receive. */
export function renderMailbox(mails: readonly ReceivedMail[]): string {
  return html`<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Buzón de pruebas (${mails.length})</title>
<link rel="icon" href="data:,">
${inline("style", STYLE)}
</head>
<body>
<h1>Buzón de pruebas</h1>
<p>Aquí llega lo que se envía desde el formulario de contacto, tal como lo recibiría la tienda. Nada sale de este ordenador, y todo se borra al parar la tienda. <a href="/buzon">Actualizar</a> · <a href="/">Ir a la tienda</a></p>
${mails.length === 0 ? html`<p>Todavía no ha llegado ningún mensaje.</p>` : mails.map(renderMail)}
</body>
</html>
`.text;
}

function renderMail(mail: ReceivedMail): Markup {
  const date = new Date(mail.receivedAt).toLocaleString("es-ES", {
    dateStyle: "long",
    timeStyle: "medium",
  });
  return html`<article>
<h2>Mensaje de ${mail.fromName}</h2>
<dl>
<dt>De</dt><dd>${mail.fromName}</dd>
<dt>Responder a</dt><dd><a href="mailto:${encodeURIComponent(mail.fromEmail)}">${mail.fromEmail}</a></dd>
<dt>Para</dt><dd>${mail.toEmail}</dd>
<dt>Recibido</dt><dd><time datetime="${mail.receivedAt}">${date}</time></dd>
</dl>
<p class="message">${mail.message}</p>
</article>
`;
}
