import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createMailbox } from "../../tools/mail/mailbox.ts";

export const params = {
  from_name: "Ana",
  from_email: "ana@correo.example",
  message: "Hola,\n¿hay bolsos azules?",
  to_email: "hola@ovillo.example",
};

/** A message that the provider takes. */
export const body = {
  lib_version: "4.4.1",
  user_id: "clave",
  service_id: "servicio",
  template_id: "plantilla",
  template_params: params,
};

/** The same message, written by somebody else. */
export const from = (address: string) => ({
  ...body,
  template_params: { ...params, from_email: address },
});

export type OpenMailbox = Awaited<ReturnType<typeof openMailbox>>;

/** A mailbox that listens, and what a test asks of it. */
export async function openMailbox() {
  const mailbox = createMailbox();
  const server = createServer((req, res) =>
    mailbox(req, res, () => res.writeHead(404).end("otro")),
  );
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), "close");
    },
    post: (content: unknown, init: RequestInit = {}) =>
      fetch(`${url}/api/v1.0/email/send`, {
        method: "POST",
        headers: { "Content-type": "application/json" },
        body: typeof content === "string" ? content : JSON.stringify(content),
        ...init,
      }),
    received: async () => (await fetch(`${url}/buzon.json`)).json(),
    page: async () => (await fetch(`${url}/buzon`)).text(),
  };
}
