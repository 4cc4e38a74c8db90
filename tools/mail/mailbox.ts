import type { IncomingMessage } from "node:http";
import * as z from "zod/mini";
import { SEND_PATH } from "../../model/emailjs.ts";
import type { Middleware } from "../serve/middleware.ts";
import { methodRefused, type Reply, readBody, sendReply } from "./http.ts";
import { type ReceivedMail, renderMailbox } from "./mailbox-page.ts";

const MAILS_KEPT = 200;

const sent = z.looseObject({
  template_params: z.object({
    from_name: z.string(),
    from_email: z.string(),
    message: z.string(),
    to_email: z.string(),
  }),
});

/** What the provider's client sends, from the text of its request; undefined of any other text. */
export function sentIn(raw: string): z.infer<typeof sent> | undefined {
  try {
    return sent.parse(JSON.parse(raw));
  } catch {
    return undefined;
  }
}

/** A local stand-in for the e-mail provider: takes messages on the provider's own path, and shows them on /buzon, the newest first. */
export function createMailbox(): Middleware {
  let mails: readonly ReceivedMail[] = [];

  async function send(req: IncomingMessage): Promise<Reply> {
    if (req.method === "OPTIONS") {
      const headers = {
        "Access-Control-Allow-Methods": "POST, OPTIONS",
        "Access-Control-Allow-Headers": "content-type",
      };
      return { status: 204, body: "", headers };
    }
    if (req.method !== "POST") return methodRefused("POST, OPTIONS");
    const body = sentIn((await readBody(req)) ?? "");
    if (!body) return { status: 400, body: "The request body is no message" };
    const { from_name, from_email, message, to_email } = body.template_params;
    const mail = { fromName: from_name, fromEmail: from_email, message, toEmail: to_email };
    mails = [{ ...mail, receivedAt: new Date().toISOString(), body }, ...mails].slice(
      0,
      MAILS_KEPT,
    );
    return { status: 200, body: "OK" };
  }

  const list = (): Reply => ({
    status: 200,
    body: JSON.stringify(mails),
    headers: { "Content-Type": "application/json" },
  });

  const page = (): Reply => ({
    status: 200,
    body: renderMailbox(mails),
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy":
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'",
    },
  });

  return (req, res, next) => {
    const [path = ""] = (req.url ?? "").split("?");
    const look = /^\/buzon\/?$/.test(path) ? page : path === "/buzon.json" ? list : undefined;
    if (path === SEND_PATH) {
      res.setHeader("Access-Control-Allow-Origin", "*");
      // Only reading a body can fail, when the sender has gone: nobody is left to be answered.
      send(req).then(
        (reply) => sendReply(res, reply),
        () => res.destroy(),
      );
    } else if (!look) next();
    else if (req.method === "GET" || req.method === "HEAD") sendReply(res, look());
    else sendReply(res, methodRefused("GET, HEAD"));
  };
}
