import { type IncomingMessage, request } from "node:http";

type Answer = { status: number; headers: IncomingMessage["headers"]; body: Buffer };

/** Asks for an address and returns the answer as it came: `fetch` would undo its compression. */
export const rawGet = (
  url: string,
  headers: Record<string, string> = {},
  options: { path?: string; method?: string } = {},
): Promise<Answer> =>
  new Promise((done, failed) => {
    request(url, { ...options, headers, agent: false }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      done({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: Buffer.concat(chunks),
      });
    })
      .on("error", failed)
      .end();
  });
