import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";

/** Longer than a visitor takes to fill in a form. */
const KEEP_ALIVE_MS = 65_000;

/**
 * What a good static host does and `vite preview` does not: it obeys `_headers`, leads from `novedades` to `novedades/`,
 * and answers with `404.html` where there is no file.
 */
export const staticHostPlugin = (): Plugin => ({
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
