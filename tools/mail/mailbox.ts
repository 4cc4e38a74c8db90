import type { IncomingMessage } from "node:http";
import { setTimeout } from "node:timers/promises";
import type { Middleware } from "../machine/middleware.ts";
import { badRequest, paramsOf, providerReply, refusalOf, type SendBody } from "./contract.ts";
import { CHOICES, createFaults, EVERYBODY, isFault, type MailFault } from "./faults.ts";
import { mediaType, methodRefused, type Reply, readBody, sendReply } from "./http.ts";
import { createInbox } from "./inbox.ts";
import { type Fields, parseObject, stringOf } from "./json.ts";
import type { MailKeys } from "./keys.ts";
import { renderMailbox } from "./mailbox-page.ts";
import { SEND_PATH } from "./provider.ts";

const TAKEN = { status: 200, body: "OK" };
const DONE: Reply = { status: 204, body: "" };

/**
 * A local stand-in for the e-mail provider: takes messages on the provider's own path and by its
 * own rules, shows them on /buzon, and fails on request (PUT /buzon/fallo) for one sender or all.
 */
export function createMailbox(keys: MailKeys): Middleware {
  const inbox = createInbox();
  const faults = createFaults();

  async function send(req: IncomingMessage): Promise<Reply | undefined> {
    if (req.method === "OPTIONS") {
      const headers = {
        "Access-Control-Allow-Methods": "POST, OPTIONS",
        "Access-Control-Allow-Headers": "content-type",
      };
      return { ...DONE, headers };
    }
    if (req.method !== "POST") return methodRefused("POST, OPTIONS");
    if (mediaType(req) !== "application/json") {
      return badRequest("The Content-Type must be application/json");
    }
    const raw = await readBody(req);
    if (raw === undefined) return providerReply(413);
    const body = parseObject<SendBody>(raw);
    if (body === undefined) return badRequest("The request body is not valid JSON");

    const sender = stringOf(paramsOf(body).from_email);
    inbox.count(sender);

    // The contract comes before any fault: a test of a failure still notices a wrong request.
    const refusal = refusalOf(body, keys);
    if (refusal !== undefined) return refusal;

    const fault: MailFault = faults.take(sender) ?? TAKEN;
    if ("hang" in fault) return undefined;
    if ("drop" in fault) {
      req.socket.destroy();
      return undefined;
    }
    if ("delayMs" in fault) {
      await setTimeout(fault.delayMs);
      inbox.keep(body);
      return TAKEN;
    }
    if (fault.status < 300) inbox.keep(body);
    return {
      status: fault.status,
      body: fault.body ?? providerReply(fault.status).body,
      ...(fault.contentType && { headers: { "Content-Type": fault.contentType } }),
    };
  }

  async function setFault(req: IncomingMessage): Promise<Reply> {
    const raw = (await readBody(req)) ?? "";
    if (req.method === "POST") {
      const chosen = new URLSearchParams(raw).get("fault");
      const fault = CHOICES.find(({ value }) => value === chosen)?.fault;
      if (fault) faults.set(EVERYBODY, fault);
      else faults.clear(EVERYBODY);
      return { status: 303, body: "", headers: { Location: "/buzon" } };
    }
    if (req.method !== "PUT" && req.method !== "DELETE") return methodRefused("POST, PUT, DELETE");

    const order = parseObject<Fields<"for" | "fault" | "times">>(raw || "{}");
    const sender = stringOf(order?.for);
    if (req.method === "DELETE") {
      faults.clear(sender);
    } else if (isFault(order?.fault)) {
      faults.set(sender, order.fault, typeof order.times === "number" ? order.times : undefined);
    } else {
      return badRequest("«fault» tiene que llevar status, hang, drop o delayMs.");
    }
    return DONE;
  }

  function list(req: IncomingMessage, sender: string | null): Reply {
    if (req.method === "DELETE") {
      inbox.empty();
      return DONE;
    }
    if (req.method !== "GET") return methodRefused("GET, DELETE");
    return {
      status: 200,
      body: JSON.stringify(sender === null ? inbox.all() : inbox.of(sender)),
      headers: { "Content-Type": "application/json" },
    };
  }

  function page(req: IncomingMessage): Reply {
    if (req.method !== "GET" && req.method !== "HEAD") return methodRefused("GET, HEAD");
    return {
      status: 200,
      body: renderMailbox(inbox.all(), faults.choice()),
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy":
          "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'",
      },
    };
  }

  return (req, res, next) => {
    const [path = "", query] = (req.url ?? "").split("?");
    const respond = (reply: Reply | undefined) => reply && sendReply(res, reply);
    // Only reading a body can fail, when the sender has gone: nobody is left to be answered.
    const giveUp = () => res.destroy();

    if (path === SEND_PATH) {
      res.setHeader("Access-Control-Allow-Origin", "*");
      send(req).then(respond, giveUp);
    } else if (path === "/buzon/fallo") {
      setFault(req).then(respond, giveUp);
    } else if (path === "/buzon.json") {
      respond(list(req, new URLSearchParams(query).get("for")));
    } else if (path === "/buzon" || path === "/buzon/") {
      respond(page(req));
    } else {
      next();
    }
  };
}
