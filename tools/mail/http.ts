import type { IncomingMessage, ServerResponse } from "node:http";

/** An answer to a request: plain text, unless its headers say otherwise. */
export type Reply = { status: number; body: string | Buffer; headers?: Record<string, string> };

export function sendReply(res: ServerResponse, { status, body, headers }: Reply): void {
  res.writeHead(status, {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
    ...headers,
  });
  res.end(body);
}

/** The whole body, or nothing if it is far too large; it is read to its end either way. */
export async function readBody(req: IncomingMessage, limit: number): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
  }
  return size <= limit ? Buffer.concat(chunks).toString("utf8") : undefined;
}
