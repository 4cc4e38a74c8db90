import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";
import { renderMailbox } from "./mailbox-page.ts";

/** The three ids that a shop's mail account with the provider consists of. */
type MailKeys = { publicKey: string; serviceId: string; templateId: string };

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

/**
 * The ways in which a send can go wrong, or take its time. A browser may repeat a dropped request
 * by itself, once, when its connection had been in use before: that counts as two attempts.
 */
export type MailFault =
  | { status: number; body?: string; contentType?: string }
  | { hang: true }
  | { drop: true }
  | { delayMs: number };

/** The JSON that the provider's client sends, before anything about it is known. */
type SendBody = Fields<
  "lib_version" | "user_id" | "service_id" | "template_id" | "template_params"
>;
type Fields<Key extends string> = Partial<Record<Key, unknown>>;

type Reply = { status: number; body: string; headers?: Record<string, string> };

/** A step of a connect-style server: answers the request, or passes it on. */
export type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

const SEND_PATH = "/api/v1.0/email/send";
const MAILS_KEPT = 200;
const VARIABLES_LIMIT = 50_000;
const BODY_LIMIT = 1_000_000;
/** The sender under whose name a fault for everybody is kept. */
const EVERYBODY = "";

const DASHBOARD = "To find this ID, visit https://dashboard.emailjs.com/admin";

/** What the provider itself says with each of its statuses. */
const PROVIDER_TEXTS: Record<number, string> = {
  400: `The Public Key is invalid. ${DASHBOARD}/account`,
  412: "Gmail_API: Invalid grant. Please reconnect your Gmail account",
  413: "Variables size limit. The maximum allowed variables size is 50Kb",
  422: "The recipients address is empty",
  429: "Too Many Requests",
  500: "Internal Server Error",
  503: "Service Unavailable",
};

/** The faults that the page's form offers, by the value that the form sends. */
const FORM_FAULTS: Record<string, MailFault> = {
  ...Object.fromEntries(
    Object.keys(PROVIDER_TEXTS).map((status) => [status, { status: Number(status) }]),
  ),
  hang: { hang: true },
  drop: { drop: true },
  slow: { delayMs: 5000 },
};

/**
 * A local stand-in for the e-mail provider: takes messages on the provider's own path and by its
 * own rules, shows them on /buzon, and fails on request (PUT /buzon/fallo) for one sender or all.
 */
export function createMailbox(keys: MailKeys): Middleware {
  let mails: ReceivedMail[] = [];
  const attempts = new Map<string, number>();
  const faults = new Map<string, { fault: MailFault; times: number }>();

  function keep(body: SendBody): void {
    const params = paramsOf(body);
    const mail: ReceivedMail = {
      fromName: text(params.from_name),
      fromEmail: text(params.from_email),
      message: text(params.message),
      toEmail: text(params.to_email),
      receivedAt: new Date().toISOString(),
      body,
    };
    mails = [mail, ...mails].slice(0, MAILS_KEPT);
  }

  /** The fault that meets this sender's message now; faults that are for a few times run out. */
  function takeFault(sender: string): MailFault | undefined {
    const key = faults.has(sender) ? sender : EVERYBODY;
    const entry = faults.get(key);
    if (entry === undefined) return undefined;
    entry.times -= 1;
    if (entry.times <= 0) faults.delete(key);
    return entry.fault;
  }

  async function send(req: IncomingMessage): Promise<Reply | undefined> {
    if (req.method === "OPTIONS") {
      const headers = {
        "Access-Control-Allow-Methods": "POST, OPTIONS",
        "Access-Control-Allow-Headers": "content-type",
      };
      return { status: 204, body: "", headers };
    }
    if (req.method !== "POST") return methodRefused("POST, OPTIONS");
    if (mediaType(req) !== "application/json") {
      return { status: 400, body: "The Content-Type must be application/json" };
    }
    const raw = await readBody(req);
    if (raw === undefined) return providerReply(413);
    const body = parseObject<SendBody>(raw);
    if (body === undefined) return { status: 400, body: "The request body is not valid JSON" };

    const sender = text(paramsOf(body).from_email);
    attempts.set(sender, (attempts.get(sender) ?? 0) + 1);

    // The contract comes before any fault: a test of a failure still notices a wrong request.
    const refusal = refusalOf(body, keys);
    if (refusal !== undefined) return refusal;

    const fault = takeFault(sender) ?? { status: 200, body: "OK" };
    if ("hang" in fault) return undefined;
    if ("drop" in fault) {
      req.socket.destroy();
      return undefined;
    }
    if ("delayMs" in fault) {
      await setTimeout(fault.delayMs);
      keep(body);
      return { status: 200, body: "OK" };
    }
    if (fault.status < 300) keep(body);
    const reply = providerReply(fault.status);
    return {
      status: fault.status,
      body: fault.body ?? reply.body,
      ...(fault.contentType && { headers: { "Content-Type": fault.contentType } }),
    };
  }

  async function setFault(req: IncomingMessage): Promise<Reply> {
    const raw = (await readBody(req)) ?? "";
    if (req.method === "POST") {
      const fault = FORM_FAULTS[new URLSearchParams(raw).get("fault") ?? ""];
      if (fault) faults.set(EVERYBODY, { fault, times: Number.POSITIVE_INFINITY });
      else faults.delete(EVERYBODY);
      return { status: 303, body: "", headers: { Location: "/buzon" } };
    }
    if (req.method !== "PUT" && req.method !== "DELETE") return methodRefused("POST, PUT, DELETE");

    const order = parseObject<Fields<"for" | "fault" | "times">>(raw || "{}");
    const sender = text(order?.for);
    if (req.method === "DELETE") {
      faults.delete(sender);
    } else if (isFault(order?.fault)) {
      const times = typeof order.times === "number" ? order.times : Number.POSITIVE_INFINITY;
      faults.set(sender, { fault: order.fault, times });
    } else {
      return { status: 400, body: "«fault» tiene que llevar status, hang, drop o delayMs." };
    }
    return { status: 204, body: "" };
  }

  function list(req: IncomingMessage, sender: string | null): Reply {
    if (req.method === "DELETE") {
      mails = [];
      attempts.clear();
      return { status: 204, body: "" };
    }
    if (req.method !== "GET") return methodRefused("GET, DELETE");
    const messages = mails.filter((mail) => sender === null || mail.fromEmail === sender);
    const content = sender === null ? messages : { attempts: attempts.get(sender) ?? 0, messages };
    return {
      status: 200,
      body: JSON.stringify(content),
      headers: { "Content-Type": "application/json" },
    };
  }

  function page(req: IncomingMessage): Reply {
    if (req.method !== "GET" && req.method !== "HEAD") return methodRefused("GET, HEAD");
    const inForce = JSON.stringify(faults.get(EVERYBODY)?.fault);
    const choice = Object.keys(FORM_FAULTS).find(
      (name) => JSON.stringify(FORM_FAULTS[name]) === inForce,
    );
    return {
      status: 200,
      body: renderMailbox(mails, choice ?? ""),
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy":
          "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'",
      },
    };
  }

  return (req, res, next) => {
    const [path = "", query] = (req.url ?? "").split("?");
    const respond = (reply: Reply | undefined) => reply && write(res, reply);
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

/** What the provider would refuse this request with, if anything. */
function refusalOf(body: SendBody, keys: MailKeys): Reply | undefined {
  for (const key of ["lib_version", "user_id", "service_id", "template_id"] as const) {
    if (text(body[key]) === "") return badRequest(`The ${key} parameter is required`);
  }
  if (!isObject(body.template_params)) {
    return badRequest("The template_params parameter is required");
  }
  if (body.user_id !== keys.publicKey) return providerReply(400);
  if (body.service_id !== keys.serviceId) {
    return badRequest(`The service ID not found. ${DASHBOARD}`);
  }
  if (body.template_id !== keys.templateId) {
    return badRequest(`The template ID not found. ${DASHBOARD}/templates`);
  }
  if (Buffer.byteLength(JSON.stringify(body.template_params)) > VARIABLES_LIMIT) {
    return providerReply(413);
  }
  if (text(paramsOf(body).to_email).trim() === "") return providerReply(422);
  return undefined;
}

const badRequest = (body: string): Reply => ({ status: 400, body });

const providerReply = (status: number): Reply => ({
  status,
  body: PROVIDER_TEXTS[status] ?? "Error",
});

const methodRefused = (allowed: string): Reply => ({
  status: 405,
  body: "Method Not Allowed",
  headers: { Allow: allowed },
});

function write(res: ServerResponse, reply: Reply): void {
  res.writeHead(reply.status, {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
    ...reply.headers,
  });
  res.end(reply.body);
}

/** The whole body, or nothing if it is far too large; it is read to its end either way. */
async function readBody(req: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req) {
    size += chunk.length;
    if (size <= BODY_LIMIT) chunks.push(chunk);
  }
  return size <= BODY_LIMIT ? Buffer.concat(chunks).toString("utf8") : undefined;
}

function parseObject<Shape extends object>(raw: string): Partial<Shape> | undefined {
  try {
    const value: unknown = JSON.parse(raw);
    return isObject<Shape>(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function paramsOf(body: SendBody): Fields<"from_name" | "from_email" | "message" | "to_email"> {
  return isObject(body.template_params) ? body.template_params : {};
}

const mediaType = (req: IncomingMessage): string | undefined =>
  req.headers["content-type"]?.split(";")[0]?.trim().toLowerCase();

const text = (value: unknown): string => (typeof value === "string" ? value : "");

const isObject = <Shape extends object>(value: unknown): value is Partial<Shape> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isFault = (value: unknown): value is MailFault =>
  isObject<Fields<"hang" | "drop" | "delayMs" | "status">>(value) &&
  (value.hang === true ||
    value.drop === true ||
    typeof value.delayMs === "number" ||
    (typeof value.status === "number" && value.status >= 200 && value.status <= 599));
