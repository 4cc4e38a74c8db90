import { json } from "node:stream/consumers";
import * as z from "zod";
import { mailProvider, TEMPLATE_VARIABLES } from "../../lib/mail-provider.ts";
import { createJsonReply, createLocalMiddleware, type Reply } from "../http.ts";
import { html, type Markup, renderInlineElement } from "../site/html.ts";

/** The body that the provider's client sends, with the account's ids. */
const mailRequest = z.looseObject({
  template_params: z.record(z.enum(TEMPLATE_VARIABLES), z.string()),
});
export type MailRequest = z.infer<typeof mailRequest>;

export type ReceivedMail = MailRequest & { receivedAt: string };

/** Stands in for the e-mail provider: receives messages on its path, and lists them at /buzon, newest first. */
export function createMailboxMiddleware() {
  const mails: ReceivedMail[] = [];
  return createLocalMiddleware(
    (path) => path === mailProvider.sendPath || /^\/buzon(\.json|\/?)$/.test(path),
    async (req, path) => {
      if (path === "/buzon.json") return createJsonReply(mails);
      if (path !== mailProvider.sendPath) return renderMailboxPage(mails);
      const { data: mail } = mailRequest.safeParse(await json(req).catch(() => undefined));
      if (!mail) return { status: 400, body: "El mensaje no está completo." };
      mails.unshift({ ...mail, receivedAt: new Date().toISOString() });
      return { body: "OK" };
    },
  );
}

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

const renderMailboxPage = (mails: readonly ReceivedMail[]): Reply => ({
  headers: { "Content-Type": "text/html; charset=utf-8" },
  body: html`<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Buzón de pruebas (${mails.length})</title>
<link rel="icon" href="data:,">
${renderInlineElement("style", STYLE)}
</head>
<body>
<h1>Buzón de pruebas</h1>
<p>Aquí llega lo que se envía desde el formulario de contacto, tal como lo recibiría la tienda. Nada sale de este ordenador, y todo se borra al parar la tienda. <a href="/buzon">Actualizar</a> · <a href="/">Ir a la tienda</a></p>
${mails.length === 0 ? html`<p>Todavía no ha llegado ningún mensaje.</p>` : mails.map(renderMailArticle)}
</body>
</html>
`.text,
});

function renderMailArticle({ template_params: mail, receivedAt }: ReceivedMail): Markup {
  const date = new Date(receivedAt).toLocaleString("es-ES", {
    dateStyle: "long",
    timeStyle: "medium",
  });
  return html`<article>
<h2>Mensaje de ${mail.from_name}</h2>
<dl>
<dt>Responder a</dt><dd><a href="mailto:${encodeURIComponent(mail.from_email)}">${mail.from_email}</a></dd>
<dt>Para</dt><dd>${mail.to_email}</dd>
<dt>Recibido</dt><dd><time datetime="${receivedAt}">${date}</time></dd>
</dl>
<p class="message">${mail.message}</p>
</article>
`;
}
