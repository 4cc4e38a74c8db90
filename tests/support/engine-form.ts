import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { ReceivedMail } from "../../tools/mail/mailbox.ts";
import { createMailbox } from "../../tools/mail/mailbox.ts";
import { type Served, serve } from "../../tools/serve/host.ts";
import type { Engine } from "./engines.ts";
import { type MailOrder, withFaults } from "./mail-faults.ts";
import { built } from "./shops.ts";

/** What stands in the fields of the form, in order. */
export const fields =
  "['name', 'email', 'message'].map((id) => document.getElementById(id)?.value)";

/** An e-mail address that nobody else writes from. */
export const newAddress = (): string => `${randomUUID()}@correo.example`;

/** Writes a message, from this address; returns what stands in the fields then. */
export async function write(engine: Engine, email: string): Promise<string[]> {
  // The visit before may have left its own.
  await engine.read("void document.querySelector('form').reset()");
  await engine.type("#name", "Ana");
  await engine.type("#email", email);
  await engine.type("#message", "Hola");
  return ["Ana", email, "Hola"];
}

/** Serves the demo shop with its mailbox; before either, `first` may hold an answer back, or give it. */
export async function serveDemo(
  first: (req: IncomingMessage, res: ServerResponse) => Promise<void> = async () => {},
): Promise<Served> {
  const mailbox = withFaults(createMailbox());
  return serve({
    dir: await built("example"),
    port: 0,
    before: async (req, res, next) => {
      await first(req, res);
      if (!res.writableEnded) mailbox(req, res, next);
    },
  });
}

/** Lets what somebody sends to this shop go wrong. */
export const orderFault = (url: string, order: MailOrder): Promise<Response> =>
  fetch(`${url}/envios`, { method: "PUT", body: JSON.stringify(order) });

/** What has come from an address: every attempt, and what the shop's owner received. */
export async function received(url: string, email: string) {
  const attempts = Number(await (await fetch(`${url}/envios?for=${email}`)).text());
  const mails = (await (await fetch(`${url}/buzon.json`)).json()) as ReceivedMail[];
  return { attempts, messages: mails.filter(({ fromEmail }) => fromEmail === email) };
}

/** Something that is waited for until the returned function is called. */
export function held(): [Promise<void>, () => void] {
  let release = () => {};
  const promise = new Promise<void>((done) => {
    release = done;
  });
  return [promise, release];
}
