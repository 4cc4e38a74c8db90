import type { IncomingMessage, ServerResponse } from "node:http";

/** A response: by default with status 200, and plain text. */
export type Reply = { status?: number; body?: string | Buffer; headers?: Record<string, string> };

export const createJsonReply = (value: unknown): Reply => ({
  body: JSON.stringify(value),
  headers: { "Content-Type": "application/json" },
});

export function sendReply(res: ServerResponse, { status = 200, body, headers }: Reply): void {
  res.writeHead(status, {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    ...headers,
  });
  res.end(body);
}

export const FOREIGN_REPLY: Reply = {
  status: 403,
  body: "Esta dirección es solo para este ordenador.",
};

/** Detects other computers (by their address), DNS rebinding (by Host) and requests of other sites (by Origin). */
export function isForeignRequest({ headers, method, socket }: IncomingMessage): boolean {
  const { host = "", origin } = headers;
  if (!/^(::1$|(::ffff:)?127\.)/.test(socket.remoteAddress ?? "")) return true;
  if (!/^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host)) return true;
  return origin === undefined ? method === "POST" : origin !== `http://${host}`;
}
