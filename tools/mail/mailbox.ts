import type { IncomingMessage } from "node:http";
import { SEND_PATH } from "../../model/mail-provider.ts";
import type { Middleware } from "../machine/middleware.ts";
import { badRequest, paramsOf, refusalOf, type SendBody, TOO_LARGE } from "./contract.ts";
import { mediaType, methodRefused, type Reply, readBody, sendReply } from "./http.ts";
import { parseObject, stringOf } from "./json.ts";
import type { MailKeys } from "./keys.ts";
import { type ReceivedMail, renderMailbox } from "./mailbox-page.ts";

const MAILS_KEPT = 200;

/** A message as the shop's owner receives it. */
function received(body: SendBody): ReceivedMail {
  const params = paramsOf(body);
  return {
    fromName: stringOf(params.from_name),
    fromEmail: stringOf(params.from_email),
    message: stringOf(params.message),
    toEmail: stringOf(params.to_email),
    receivedAt: new Date().toISOString(),
    body,
  };
}

/**
 * A local stand-in for the e-mail provider: takes messages on the provider's own path and by its own
 * rules, and shows them on /buzon, the newest first.
 */
export function createMailbox(keys: MailKeys): Middleware {
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
    if (mediaType(req) !== "application/json") {
      return badRequest("The Content-Type must be application/json");
    }
    const raw = await readBody(req);
    if (raw === undefined) return TOO_LARGE;
    const body = parseObject<SendBody>(raw);
    if (body === undefined) return badRequest("The request body is not valid JSON");
    const refusal = refusalOf(body, keys);
    if (refusal !== undefined) return refusal;
    mails = [received(body), ...mails].slice(0, MAILS_KEPT);
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
