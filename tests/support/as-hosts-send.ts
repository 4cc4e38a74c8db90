import { readFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Connect } from "vite";

/** How hard hosts try that compress on the way. */
export const BROTLI = 5;

const TYPES: Record<string, string> = {
  ".css": "text/css",
  ".csv": "text/csv",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

/** Sends the texts of a built folder compressed, as hosts do; the rest is left to whoever comes after. */
export const asHostsSend =
  (dir: string): Connect.NextHandleFunction =>
  async (req, res, next) => {
    const { pathname } = new URL(req.url ?? "/", "http://localhost");
    const file = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
    const type = TYPES[path.extname(file)];
    const bytes = type && (await readFile(path.join(dir, file)).catch(() => {}));
    if (!bytes || !String(req.headers["accept-encoding"]).includes("br")) return next();
    res.setHeader("Content-Type", `${type};charset=utf-8`);
    res.setHeader("Content-Encoding", "br");
    res.setHeader("Vary", "Accept-Encoding");
    res.end(brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI } }));
  };
