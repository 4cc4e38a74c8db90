import type { IncomingMessage } from "node:http";
import type { Connect } from "vite";

/** A response: by default with status 200, and plain text. */
export type Reply = { status?: number; body?: string | Buffer; headers?: Record<string, string> };

/** Creates a response with a value as JSON. */
export const createJsonReply = (value: unknown): Reply => ({
  body: JSON.stringify(value),
  headers: { "Content-Type": "application/json" },
});

const FOREIGN_REPLY: Reply = { status: 403, body: "Esta dirección es solo para este ordenador." };

/** Detects other computers (by their address), DNS rebinding (by Host) and requests of other sites (by Origin). */
export function isForeignRequest({ headers, method, socket }: IncomingMessage): boolean {
  const { host = "", origin } = headers;
  if (!/^(::1$|(::ffff:)?127\.)/.test(socket.remoteAddress ?? "")) return true;
  if (!/^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host)) return true;
  return origin === undefined ? method === "POST" : origin !== `http://${host}`;
}

/** Serves some paths, to this computer only. `respond` rejects if the browser aborts the request before its end. */
export const createLocalMiddleware =
  (
    isServed: (path: string) => boolean,
    respond: (req: IncomingMessage, path: string) => Promise<Reply>,
  ): Connect.NextHandleFunction =>
  async (req, res, next) => {
    const [path = ""] = (req.url ?? "").split("?");
    if (!isServed(path)) return next();
    try {
      const reply = isForeignRequest(req) ? FOREIGN_REPLY : await respond(req, path);
      res.writeHead(reply.status ?? 200, {
        "Content-Type": "text/plain; charset=utf-8",
        "Cache-Control": "no-store",
        "X-Content-Type-Options": "nosniff",
        ...reply.headers,
      });
      res.end(reply.body);
    } catch {
      res.destroy();
    }
  };
