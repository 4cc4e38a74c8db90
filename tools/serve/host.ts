import { readFile } from "node:fs/promises";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import sirv from "sirv";
import type { Middleware } from "../machine/middleware.ts";
import { headersFor, readHeaderRules } from "./header-rules.ts";

type ServeOptions = {
  /** The built folder. */
  dir: string;
  /** Answers before any file does. */
  before?: Middleware;
  /** 0 takes any free port; any other, when in use, leads to the next free one. */
  port: number;
  host?: string;
};

export type Served = { url: string; close(): Promise<void> };

const MORE_PORTS = 20;
/** Longer than a visitor takes to fill in a form. */
const KEEP_ALIVE_MS = 65_000;

/** Serves a built folder over HTTP as a good static host does, and obeys its `_headers` file. */
export async function serve(options: ServeOptions): Promise<Served> {
  const { before = pass, port, host = "127.0.0.1" } = options;
  const dir = resolve(options.dir);
  // `dev`: sirv reads the folder at each request, so that it can be built anew while it is served.
  const files = sirv(dir, { dev: true, brotli: true, gzip: true, etag: true });

  const server = createServer(async (req, res) => {
    const path = (req.url ?? "/").split("?")[0] ?? "/";
    const rules = await readHeaderRules(join(dir, "_headers"));
    for (const [name, value] of headersFor(path, rules)) res.setHeader(name, value);
    before(req, res, () => {
      if (req.method !== "GET" && req.method !== "HEAD") {
        res.writeHead(405, { Allow: "GET, HEAD" }).end();
        return;
      }
      // Set before sirv answers: a 304 carries them too.
      if (!res.hasHeader("Cache-Control")) res.setHeader("Cache-Control", "no-cache");
      res.setHeader("Accept-Ranges", "bytes");
      // sirv misreads other ranges («bytes=-500», several parts), which HTTP allows a server to ignore.
      if (!/^bytes=\d+-\d*$/.test(req.headers.range ?? "")) delete req.headers.range;
      if (path === "/_headers") sendNotFound(res, dir);
      else files(req, res, () => sendNotFound(res, dir));
    });
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;

  const taken = await listenNear(server, port, host);
  return {
    url: `http://${host}:${taken}`,
    close: () =>
      new Promise((done, failed) => {
        server.close((error) => (error ? failed(error) : done()));
        server.closeAllConnections();
      }),
  };
}

const pass: Middleware = (_req, _res, next) => next();

async function sendNotFound(res: ServerResponse, dir: string): Promise<void> {
  const page = await readFile(join(dir, "404.html")).catch(() => undefined);
  res.statusCode = 404;
  res.setHeader("Cache-Control", "no-cache");
  res.setHeader("Content-Type", `text/${page ? "html" : "plain"}; charset=utf-8`);
  res.end(page ?? "No se ha encontrado esta página.");
}

/** EACCES: Windows reserves some ports. */
const isTaken = ({ code = "" }: NodeJS.ErrnoException): boolean =>
  ["EADDRINUSE", "EACCES"].includes(code);

/** Listens on `port` or, when that is in use, on the next free one; returns which one it is. */
async function listenNear(server: Server, port: number, host: string): Promise<number> {
  const last = port === 0 ? 0 : Math.min(port + MORE_PORTS, 65_535);
  for (let candidate = port; candidate <= last; candidate += 1) {
    try {
      await new Promise<void>((done, failed) => {
        server.once("error", failed);
        server.listen(candidate, host, () => {
          server.off("error", failed);
          done();
        });
      });
      return (server.address() as AddressInfo).port;
    } catch (error) {
      if (!isTaken(error as NodeJS.ErrnoException)) throw error;
    }
  }
  throw new Error(
    `Los puertos del ${port} al ${last} están ocupados. Cierra el programa que los usa o elige otro puerto: PORT=8080 npm start`,
  );
}
