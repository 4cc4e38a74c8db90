import { EventEmitter, once } from "node:events";
import { Readable } from "node:stream";
import type { Connect } from "vite";
import { mailProvider } from "../../lib/mail-provider.ts";
import { createMailboxMiddleware, type MailRequest } from "../../tools/mail/mailbox.ts";
import { ensureBuild } from "./shop-builds.ts";
import { readBody, serveDirectory } from "./test-server.ts";

/** The fault of the next message: an HTTP error status, or `hold` to delay the response until the fault changes. */
export type MailFault = number | "hold";

/**
 * Wraps the mailbox so that a test in any engine can make a sender's next message fail, by a request to `/envios`.
 * A server does this, because `page.route` misses requests that outlive their page.
 */
function createFaultyMailbox(mailbox: Connect.NextHandleFunction): Connect.NextHandleFunction {
  const faults = new Map<string, MailFault | undefined>();
  const faultChanges = new EventEmitter();
  return async (req, res, next) => {
    if (req.url === "/envios") {
      const body = await readBody(req);
      if (body === undefined) return;
      const update: { for: string; fault?: MailFault } = JSON.parse(body);
      faults.set(update.for, update.fault);
      faultChanges.emit(update.for);
      res.end();
    } else if (req.url === mailProvider.sendPath) {
      const body = await readBody(req);
      if (body === undefined) return;
      const { template_params }: MailRequest = JSON.parse(body);
      const sender = template_params.from_email;
      while (faults.get(sender) === "hold") await once(faultChanges, sender);
      // The browser aborted the request: drop the message, as a slow network would.
      if (res.destroyed) return;
      const status = Number(faults.get(sender));
      faults.delete(sender);
      if (status) return void res.writeHead(status).end();
      // The body stream is consumed: pass the mailbox a new request with the same body.
      const { method, url, headers, socket } = req;
      const stream = Readable.from([Buffer.from(body)]);
      const copy = Object.assign(stream, { method, url, headers, socket });
      mailbox(copy as unknown as typeof req, res, next);
    } else mailbox(req, res, next);
  };
}

/** Serves the example shop with the faulty mailbox, sets `SHOP` to its URL and returns the function that stops it. */
export async function serveExampleShop(): Promise<() => Promise<void>> {
  const { url, close } = await serveDirectory(
    await ensureBuild("example"),
    createFaultyMailbox(createMailboxMiddleware()),
  );
  process.env.SHOP = url;
  return close;
}
