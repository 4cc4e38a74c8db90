import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { caddyFile } from "../../tools/hosting/caddy.ts";
import { headersWith } from "../../tools/hosting/headers.ts";
import { nginxFile } from "../../tools/hosting/nginx.ts";
import { workshopHeaders } from "../../tools/hosting/workshop-policy.ts";
import { buildWorkshop } from "../../tools/taller/build.ts";
import { ensureProgram } from "../support/programs.ts";
import { rawGet } from "../support/raw-get.ts";
import { type Running, servers, startServer } from "../support/web-servers.ts";

/** A page of the shop's, which has another policy. */
const SHOP = headersWith("default-src 'none'");
const { page: WORKSHOP, preview: PREVIEW } = workshopHeaders();
const POLICY = "Content-Security-Policy";

let dir: string;
let built: string;

beforeAll(async () => {
  for (const { name, packages } of servers) ensureProgram(name, packages);
  dir = await mkdtemp(path.join(tmpdir(), "ovillo-taller-"));
  built = path.join(dir, "dist");
  await buildWorkshop(built, { repository: "ana/bolsos", branch: "main" });
  await mkdir(path.join(built, "assets"));
  // A bag may be called as the workshop is.
  await mkdir(path.join(built, "bolsos/taller"), { recursive: true });
  for (const page of ["index.html", "404.html", "assets/a-1.js", "bolsos/taller/index.html"])
    await writeFile(path.join(built, page), page);
  const hosting = path.join(dir, "hosting");
  await mkdir(hosting);
  await writeFile(path.join(hosting, "nginx.conf"), nginxFile(SHOP, workshopHeaders()));
  await writeFile(path.join(hosting, "Caddyfile"), caddyFile(SHOP, workshopHeaders()));
});
afterAll(() => rm(dir, { recursive: true }));

describe.each(servers)("the owner's workshop behind $name", (server) => {
  describe.each(["", "tienda/"])("in «/%s»", (folder) => {
    let running: Running;
    let home: string;

    beforeAll(async () => {
      running = await startServer(server, built, folder);
      home = `${running.origin}/${folder}`;
    });
    afterAll(() => running.stop());

    test("has its own policy and all else that answers carry, and is asked for each time", async () => {
      const { status, headers } = await rawGet(`${home}taller/`);
      expect(status).toBe(200);
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(headers["cache-control"]).toBe("no-cache");
      for (const [name, value] of Object.entries(WORKSHOP))
        expect(headers[name.toLowerCase()], name).toBe(value);
    });

    test("has its files kept for a year, with their right types", async () => {
      const files = await readdir(path.join(built, "taller/assets"));
      const known = { ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm" };
      for (const [extension, type] of Object.entries(known)) {
        const file = files.find((name) => name.endsWith(extension));
        const { status, headers } = await rawGet(`${home}taller/assets/${file}`);
        expect(status, file).toBe(200);
        expect(headers["content-type"], file).toContain(type);
        expect(headers["cache-control"], file).toBe("public, max-age=31536000, immutable");
        expect(headers["content-security-policy"], file).toBe(WORKSHOP[POLICY]);
      }
      const script = files.find((name) => /^main-.*\.js$/.test(name));
      const { headers, body } = await rawGet(`${home}taller/assets/${script}`, {
        "Accept-Encoding": "gzip",
      });
      expect(headers["content-encoding"]).toBe("gzip");
      expect(gunzipSync(body).toString()).toContain("tallerEuros");
    });

    test("has a preview that it alone may frame", async () => {
      const { status, headers } = await rawGet(`${home}taller/vista/`);
      expect(status).toBe(200);
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(headers["cache-control"]).toBe("no-cache");
      for (const [name, value] of Object.entries(PREVIEW))
        expect(headers[name.toLowerCase()], name).toBe(value);
    });

    test("leaves the shop its policy", async () => {
      for (const file of ["", "assets/a-1.js", "bolsos/taller/"]) {
        const { status, headers } = await rawGet(home + file);
        expect(status, file).toBe(200);
        expect(headers["content-security-policy"], file).toBe(SHOP[POLICY]);
      }
    });
  });
});
