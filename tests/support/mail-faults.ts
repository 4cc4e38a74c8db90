import { EventEmitter, once } from "node:events";
import { Readable } from "node:stream";
import { json } from "node:stream/consumers";
import type { Connect } from "vite";
import { EMAILJS_SEND_PATH } from "../../model/emailjs.ts";
import { createMailboxMiddleware, type MailRequest } from "../../tools/mail/mailbox.ts";
import { serve } from "./serve.ts";
import { built } from "./shops.ts";

/** What becomes of the next send: an answer of this status, or none until another order is given. */
export type MailFault = number | "hold";

/**
 * What stands before the mailbox in a test, for every engine: a message goes wrong where a test has ordered it (`/envios`).
 * A server and no `page.route`: what a visitor sends who leaves the page is no page's any more.
 */
function withFaults(mailbox: Connect.NextHandleFunction): Connect.NextHandleFunction {
  const faults = new Map<string, MailFault | undefined>();
  const orders = new EventEmitter();
  return async (req, res, next) => {
    if (req.url === "/envios") {
      const order = (await json(req)) as { for: string; fault?: MailFault };
      faults.set(order.for, order.fault);
      orders.emit(order.for);
      res.end();
    } else if (req.url === EMAILJS_SEND_PATH) {
      const sent = (await json(req)) as MailRequest;
      const sender = sent.template_params.from_email;
      while (faults.get(sender) === "hold") await once(orders, sender);
      // The browser has broken the request off: on a slow line it would not have come.
      if (res.destroyed) return;
      const status = Number(faults.get(sender));
      faults.delete(sender);
      if (status) return void res.writeHead(status).end();
      // The body has been read: the mailbox gets another request that holds it.
      const { method, url, headers, socket } = req;
      const body = Readable.from([Buffer.from(JSON.stringify(sent))]);
      const again = Object.assign(body, { method, url, headers, socket });
      mailbox(again as unknown as typeof req, res, next);
    } else mailbox(req, res, next);
  };
}

/** Serves the example shop, whose messages can be made to fail, and says where; resolves to what ends it. */
export async function serveExample(): Promise<() => Promise<void>> {
  const { url, close } = await serve(await built("example"), withFaults(createMailboxMiddleware()));
  process.env.SHOP = url;
  return close;
}
