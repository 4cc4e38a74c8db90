import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { type Connect, type Plugin, preview } from "vite";

/** Longer than a visitor takes to fill in a form. */
const KEEP_ALIVE_MS = 65_000;

/**
 * What a good static host does and `vite preview` does not: it obeys `_headers`, leads from `novedades` to `novedades/`,
 * and answers with `404.html` where there is no file.
 *
 * @param before answers before any file does
 */
export const host = (
  before: Connect.NextHandleFunction = (_req, _res, next) => next(),
): Plugin => ({
  name: "ovillo:host",
  configurePreviewServer({ config, middlewares, httpServer }) {
    const file = (name: string) => path.resolve(config.root, config.build.outDir, name);
    Object.assign(httpServer, { keepAliveTimeout: KEEP_ALIVE_MS });
    middlewares.use(async (req, res, next) => {
      const [asked = "/"] = (req.url ?? "/").split("?");
      // Read at each request: the folder may be built anew while it is served.
      const rules = await readFile(file("_headers"), "utf8").catch(() => "");
      let applies = false;
      for (const line of rules.split("\n")) {
        const [, name, value = ""] = /^\s+([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
        if (name && applies) res.setHeader(name, value);
        // A path's headers stand below it, indented.
        else if (line.startsWith("/")) applies = asked.startsWith(line.replace(/\*\s*$/, ""));
      }
      if (!res.hasHeader("Cache-Control")) res.setHeader("Cache-Control", "no-cache");
      next();
    });
    middlewares.use(before);
    middlewares.use((req, _res, next) => {
      req.url = req.url?.replace(/\/(?=$|\?)/, "/index.html");
      next();
    });
    return () =>
      middlewares.use(async (req, res) => {
        const [asked = ""] = (req.originalUrl ?? "").split("?");
        if (existsSync(file(`.${asked}/index.html`)))
          return void res.writeHead(301, { Location: `${asked}/` }).end();
        const page = await readFile(file("404.html")).catch(() => "");
        res.setHeader("Cache-Control", "no-cache");
        res.setHeader("Content-Type", "text/html; charset=utf-8");
        res.statusCode = 404;
        res.end(page);
      });
  },
});

export type Served = { url: string; close(): Promise<void> };

/** Serves a built folder as `npm start` does. @param options.port 0 takes any free port */
export async function serve(options: {
  dir: string;
  port: number;
  before?: Connect.NextHandleFunction;
}): Promise<Served> {
  const { dir, port, before } = options;
  const hostname = "127.0.0.1";
  const { httpServer, close } = await preview({
    configFile: false,
    envDir: false,
    logLevel: "warn",
    appType: "custom",
    build: { outDir: path.resolve(dir) },
    preview: { port, host: hostname, strictPort: port !== 0 },
    plugins: [host(before)],
  });
  const { port: taken } = httpServer.address() as AddressInfo;
  return { url: `http://${hostname}:${taken}`, close };
}
