import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";

/** Longer than a visitor takes to fill in the contact form. */
const KEEP_ALIVE_MS = 65_000;

/** Makes `vite preview` behave like Cloudflare's assets: `_headers`, `404.html`, slashes at the end, and no ranges. */
export const staticHostPlugin = (): Plugin => ({
  name: "ovillo:host",
  configurePreviewServer({ config, middlewares, httpServer }) {
    const resolveFile = (name: string) => path.resolve(config.root, config.build.outDir, name);
    Object.assign(httpServer, { keepAliveTimeout: KEEP_ALIVE_MS });
    middlewares.use(async (req, res, next) => {
      const [requestPath = "/"] = (req.url ?? "/").split("?");
      // Read on every request: a rebuild may replace the file.
      const rules = await readFile(resolveFile("_headers"), "utf8").catch(() => "");
      res.setHeader("Cache-Control", "public, max-age=0, must-revalidate");
      let isMatch = false;
      for (const line of rules.split("\n")) {
        const [, name, value = ""] = /^\s+([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
        if (name && isMatch) res.setHeader(name, value);
        // Indented lines hold the headers of the path above them.
        else if (line.startsWith("/")) isMatch = requestPath.startsWith(line.replace(/\*\s*$/, ""));
      }
      next();
    });
    middlewares.use((req, _res, next) => {
      delete req.headers.range;
      req.url = req.url?.replace(/\/(?=$|\?)/, "/index.html");
      next();
    });
    return () =>
      middlewares.use(async (req, res) => {
        const [requestPath = "", query] = (req.originalUrl ?? "").split("?");
        if (existsSync(resolveFile(`.${requestPath}/index.html`))) {
          // `//` at the start of a `Location` would name another host.
          const page = `${requestPath.replace(/^[/\\]+/, "/")}/`;
          res.writeHead(307, { Location: query === undefined ? page : `${page}?${query}` }).end();
          return;
        }
        const page = await readFile(resolveFile("404.html")).catch(() => "");
        // Like tools/hosting/worker.ts.
        res.setHeader("Cache-Control", "no-cache");
        res.setHeader("Content-Type", "text/html; charset=utf-8");
        res.statusCode = 404;
        res.end(page);
      });
  },
});
