import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildDemo, DEMO_DIR } from "../../tools/serve/demo.ts";
import { ensureProgram } from "../support/programs.ts";
import { rawGet } from "../support/raw-get.ts";
import { type Running, servers, startServer } from "../support/web-servers.ts";

let assets: string[];

beforeAll(async () => {
  for (const { name, packages } of servers) ensureProgram(name, packages);
  await buildDemo();
  assets = await readdir(path.join(DEMO_DIR, "assets"));
});

const asset = (pattern: RegExp): string =>
  `assets/${assets.find((name) => pattern.test(name)) ?? "none"}`;

describe.each(servers)("$name with the file that the build writes", (server) => {
  describe.each(["", "tienda/"])("in «/%s»", (folder) => {
    let running: Running;
    let origin: string;
    let home: string;

    beforeAll(async () => {
      running = await startServer(server, DEMO_DIR, folder);
      origin = running.origin;
      home = `${origin}/${folder}`;
    });
    afterAll(() => running.stop());

    test("pages carry the policy of the build, and are asked for again each time", async () => {
      const { status, headers, body } = await rawGet(home);
      expect(status).toBe(200);
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(headers["cache-control"]).toBe("no-cache");
      const published = await readFile(path.join(DEMO_DIR, "_headers"), "utf8");
      for (const name of [
        "Content-Security-Policy",
        "Strict-Transport-Security",
        "X-Content-Type-Options",
        "Referrer-Policy",
        "Permissions-Policy",
        "Cross-Origin-Opener-Policy",
        "Cross-Origin-Resource-Policy",
      ]) {
        const value = new RegExp(`^ +${name}: (.*)$`, "m").exec(published)?.[1];
        expect(headers[name.toLowerCase()], name).toBe(value);
      }
      expect(body.toString()).toContain("<title>");

      const { etag = "", "last-modified": modified = "" } = headers;
      const again = await rawGet(home, {
        ...(etag ? { "If-None-Match": etag } : { "If-Modified-Since": modified }),
      });
      expect(again.status).toBe(304);
    });

    test("every other page of the shop is there", async () => {
      for (const page of ["novedades/", "essentials/"]) {
        const { status, headers } = await rawGet(home + page);
        expect(status, page).toBe(200);
        expect(headers["cache-control"], page).toBe("no-cache");
        expect(headers["content-security-policy"], page).toMatch(/script-src 'self'/);
      }
    });

    test("what has a hash in its name is kept for a year, with its right type", async () => {
      for (const [file, type] of [
        [asset(/^entry-client-.*\.js$/), /^text\/javascript/],
        [asset(/\.woff2$/), /^font\/woff2$/],
        [asset(/\.avif$/), /^image\/avif$/],
        [asset(/\.jpg$/), /^image\/jpeg$/],
        [asset(/\.webm$/), /^video\/webm$/],
        [asset(/\.mp4$/), /^video\/mp4$/],
      ] as const) {
        const { status, headers } = await rawGet(home + file);
        expect(status, file).toBe(200);
        expect(headers["content-type"], file).toMatch(type);
        expect(headers["cache-control"], file).toBe("public, max-age=31536000, immutable");
        expect(headers["x-content-type-options"], file).toBe("nosniff");
        expect(headers["content-security-policy"], file).toMatch(/default-src 'none'/);
      }
      const part = await rawGet(home + asset(/\.mp4$/), { Range: "bytes=0-99" });
      expect(part.status).toBe(206);
      expect(part.body).toHaveLength(100);
    });

    test("text is compressed, and pictures are left as they are", async () => {
      for (const file of ["", asset(/^entry-client-.*\.js$/)]) {
        const { headers, body } = await rawGet(home + file, { "Accept-Encoding": "gzip" });
        expect(headers["content-encoding"], file).toBe("gzip");
        expect(headers.vary, file).toMatch(/Accept-Encoding/i);
        expect(gunzipSync(body)).toEqual(await readFile(path.join(DEMO_DIR, file || "index.html")));
      }
      const picture = await rawGet(home + asset(/\.avif$/), { "Accept-Encoding": "gzip" });
      expect(picture.headers["content-encoding"]).toBeUndefined();
    });

    test("what is not there is not found, and that is not remembered", async () => {
      for (const file of ["nada", "assets/nada.js", "_headers", "bolsos/nada/"]) {
        const { status, headers } = await rawGet(home + file);
        expect(status, file).toBe(404);
        expect(headers["cache-control"] ?? "", file).not.toMatch(/immutable|max-age=[1-9]/);
      }
      for (const file of ["nada", "bolsos/nada/"]) {
        const { headers, body } = await rawGet(home + file);
        expect(body.toString(), file).toContain("Página no encontrada");
        expect(headers["content-security-policy"], file).toMatch(/default-src 'none'/);
      }
      // What else the domain holds is no business of the shop's.
      if (folder) expect((await rawGet(`${origin}/nada`)).status).toBe(404);
    });
  });
});
