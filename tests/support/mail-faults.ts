import { Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import type { Connect } from "vite";
import { SEND_PATH } from "../../model/emailjs.ts";
import { readBody } from "../../tools/mail/http.ts";
import { sentIn } from "../../tools/mail/mailbox.ts";

/**
 * The ways in which a send can go wrong, or take its time. A browser may repeat a dropped request
 * by itself, once, when its connection had been in use before: that counts as two attempts.
 */
export type MailFault =
  | { status: number; body?: string; contentType?: string }
  | { hang: true }
  | { drop: true }
  | { delayMs: number };

/** A fault, and for how many sends of one sender. */
export type MailOrder = { for: string; fault?: MailFault; times?: number };

/**
 * What stands before the mailbox in a test, for every engine: counts what each sender tries (`/envios?for=`) and lets it go
 * wrong where a test asks for it (`PUT /envios`). A server and no `page.route`: what a visitor sends who leaves the page is no
 * page's any more.
 */
export function withFaults(mailbox: Connect.NextHandleFunction): Connect.NextHandleFunction {
  const attempts = new Map<string, number>();
  const orders = new Map<string, Required<MailOrder>>();
  return async (req, res, next) => {
    const { pathname, searchParams } = new URL(req.url ?? "/", "http://localhost");
    if (pathname === "/envios" && req.method === "PUT") {
      const order = JSON.parse((await readBody(req)) ?? "") as MailOrder;
      if (order.fault)
        orders.set(order.for, { times: Number.POSITIVE_INFINITY, ...order } as Required<MailOrder>);
      else orders.delete(order.for);
      res.end();
    } else if (pathname === "/envios") {
      res.end(String(attempts.get(searchParams.get("for") ?? "") ?? 0));
    } else if (pathname === SEND_PATH && req.method === "POST") {
      const raw = (await readBody(req).catch(() => undefined)) ?? "";
      const sender = sentIn(raw)?.template_params.from_email ?? "";
      attempts.set(sender, (attempts.get(sender) ?? 0) + 1);
      const order = orders.get(sender);
      if (order && --order.times <= 0) orders.delete(sender);
      const fault = order?.fault ?? { delayMs: 0 };
      if ("hang" in fault) return;
      if ("drop" in fault) {
        req.socket.destroy();
      } else if ("status" in fault) {
        const { status, body = "", contentType = "text/plain" } = fault;
        const headers = { "Content-Type": contentType, "Access-Control-Allow-Origin": "*" };
        res.writeHead(status, headers).end(body);
      } else {
        await setTimeout(fault.delayMs);
        // The body has been read: the mailbox gets another request that holds it.
        const { method, url, headers, socket } = req;
        const again = Object.assign(Readable.from([Buffer.from(raw)]), {
          method,
          url,
          headers,
          socket,
        });
        mailbox(again as unknown as typeof req, res, next);
      }
    } else mailbox(req, res, next);
  };
}
