import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { brotliCompressSync, constants } from "node:zlib";
import type { Connect } from "vite";
import { staticHostPlugin } from "../../tools/serve/static-host.ts";

export type TestServer = { url: string; close(): Promise<void> };

/** Serves requests with a handler alone, which starts much faster than Vite. */
export async function serveHandler(handler: RequestListener): Promise<TestServer> {
  const server = createServer(handler).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

/**
 * Serves a built folder as `npm start` does.
 *
 * @param middleware handles requests before the static files do
 */
export async function serveDirectory(
  dir: string,
  middleware?: Connect.NextHandleFunction,
): Promise<TestServer> {
  const hostname = "127.0.0.1";
  // Imported here: the units that need no folder start faster.
  const { preview } = await import("vite");
  const { httpServer, close } = await preview({
    configFile: false,
    envDir: false,
    logLevel: "warn",
    appType: "custom",
    build: { outDir: path.resolve(dir) },
    preview: { port: 0, host: hostname },
    plugins: [
      staticHostPlugin(),
      middleware && {
        name: "test-middleware",
        configurePreviewServer: ({ middlewares }) => void middlewares.use(middleware),
      },
    ],
  });
  const { port } = httpServer.address() as AddressInfo;
  return { url: `http://${hostname}:${port}`, close };
}

/** Reads a request's body; returns undefined if the browser aborts the request, as it does when a page is closed. */
export const readBody = (req: IncomingMessage): Promise<string | undefined> =>
  text(req).catch(() => undefined);

/** The brotli quality of hosts that compress each response. */
export const BROTLI_QUALITY = 5;

const CONTENT_TYPES: Record<string, string> = {
  html: "text/html",
  css: "text/css",
  js: "text/javascript",
};

/** Creates middleware that sends the text files of a built folder compressed, as hosts do, and passes on the rest. */
export const createBrotliMiddleware =
  (dir: string): Connect.NextHandleFunction =>
  async (req, res, next) => {
    const { pathname } = new URL(req.url ?? "/", "http://localhost");
    const file = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
    const type = CONTENT_TYPES[path.extname(file).slice(1)];
    const bytes = type && (await readFile(path.join(dir, file)).catch(() => {}));
    if (!bytes || !String(req.headers["accept-encoding"]).includes("br")) return next();
    res.setHeader("Content-Type", `${type};charset=utf-8`);
    res.setHeader("Content-Encoding", "br");
    res.end(
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    );
  };
