import type { IncomingMessage } from "node:http";
import { beforeEach, expect, test } from "vitest";
import { mailProvider } from "../../lib/mail-provider.ts";
import { serveHandler } from "../../tests/support/test-server.ts";
import { isForeignRequest } from "../http.ts";
import { createMailboxMiddleware } from "./mailbox.ts";

let origin: string;
beforeEach(async () => {
  const mailbox = createMailboxMiddleware();
  const server = await serveHandler((req, res) => mailbox(req, res, () => res.end()));
  origin = server.url;
  return server.close;
});

const createMail = (message: unknown) => ({
  user_id: "clave",
  template_params: {
    from_name: "Ana",
    from_email: "a@b.example",
    message,
    to_email: "c@d.example",
  },
});
const send = async (body: unknown, headers: Record<string, string> = { Origin: origin }) => {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return (await fetch(origin + mailProvider.sendPath, { method: "POST", headers, body: text }))
    .status;
};
const list = async () => (await fetch(`${origin}/buzon.json`)).json();

test("the mailbox refuses other sites' messages, and incomplete ones, and keeps none of them", async () => {
  expect(await send(createMail("Hola"), { Origin: "https://otra.example" })).toBe(403);
  expect(await send(createMail("Hola"), {})).toBe(403);
  for (const body of ["", "{", "null", {}, { template_params: {} }, createMail(1)])
    expect(await send(body)).toBe(400);
  expect(await list()).toEqual([]);
  expect((await fetch(`${origin}/buzon`)).status).toBe(200);
});

test("the mailbox lists its messages, the newest first", async () => {
  for (const text of ["Hola", "Adiós"]) expect(await send(createMail(text))).toBe(200);
  expect(await list()).toMatchObject([createMail("Adiós"), createMail("Hola")]);
});

test.each([
  ["127.0.0.1", "localhost:4173", "http://localhost:4173", false],
  ["::1", "[::1]:4173", undefined, false],
  ["::ffff:127.0.0.1", "127.0.0.1", undefined, false],
  // With `npm start -- --host`, another computer may forge both headers.
  ["192.168.1.7", "localhost:4173", "http://localhost:4173", true],
  ["127.0.0.1", "otra.example", undefined, true],
  ["127.0.0.1", "localhost:4173", "http://localhost:5173", true],
  ["127.0.0.1", "localhost:4173", "null", true],
])(
  "from %s to %s with the origin %s, a request is foreign: %s",
  (remoteAddress, host, originHeader, isForeign) => {
    const request = {
      socket: { remoteAddress },
      headers: { host, origin: originHeader },
      method: "GET",
    };
    expect(isForeignRequest(request as IncomingMessage)).toBe(isForeign);
  },
);
