import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildDemo } from "../../tools/serve/demo.ts";
import { ensureProgram } from "../support/programs.ts";
import { rawGet } from "../support/raw-get.ts";
import { type Running, servers, startServer } from "../support/web-servers.ts";

/** The built shop, and beside its pages those of a workshop and of a bag that is called «Assets». */
let dist: string;
let assets: string[];

beforeAll(async () => {
  for (const { name, packages } of servers) ensureProgram(name, packages);
  dist = await mkdtemp(path.join(tmpdir(), "ovillo-dist-"));
  await cp(await buildDemo(), dist, { recursive: true });
  for (const folder of ["taller/assets", "bolsos/assets"])
    await mkdir(path.join(dist, folder), { recursive: true });
  for (const page of ["taller", "bolsos/assets"])
    await writeFile(path.join(dist, page, "index.html"), "<title>Otra página</title>");
  await writeFile(path.join(dist, "taller/assets/codec-1a2B_c-d.wasm"), "wasm");
  assets = await readdir(path.join(dist, "assets"));
});
afterAll(() => rm(dist, { recursive: true }));

/** The headers of every answer, as the file for other hosts says them. */
const everywhere = async (): Promise<[name: string, value: string][]> => {
  const [, rule = ""] =
    /^\/\*\n((?: .*\n)+)/m.exec(await readFile("hosting/_headers", "utf8")) ?? [];
  return [...rule.matchAll(/^ +([^:]+): (.*)$/gm)].map(([, name = "", value = ""]) => [
    name,
    value,
  ]);
};

const asset = (pattern: RegExp): string =>
  `assets/${assets.find((name) => pattern.test(name)) ?? "none"}`;

describe.each(servers)("$name with the file that stands in hosting/", (server) => {
  describe.each(["", "tienda/"])("in «/%s»", (folder) => {
    let running: Running;
    let origin: string;
    let home: string;

    beforeAll(async () => {
      running = await startServer(server, dist, folder);
      origin = running.origin;
      home = `${origin}/${folder}`;
    });
    afterAll(() => running.stop());

    test("pages carry the headers of the shop, and are asked for again each time", async () => {
      const { status, headers, body } = await rawGet(home);
      expect(status).toBe(200);
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(headers["cache-control"]).toBe("no-cache");
      const expected = await everywhere();
      expect(expected).toHaveLength(6);
      for (const [name, value] of expected) expect(headers[name.toLowerCase()], name).toBe(value);
      expect(body.toString()).toContain("<title>");

      const { etag = "", "last-modified": modified = "" } = headers;
      const again = await rawGet(home, {
        ...(etag ? { "If-None-Match": etag } : { "If-Modified-Since": modified }),
      });
      expect(again.status).toBe(304);
    });

    test("every other page of the shop is there", async () => {
      for (const page of ["novedades/", "essentials/", "taller/", "bolsos/assets/"]) {
        const { status, headers } = await rawGet(home + page);
        expect(status, page).toBe(200);
        expect(headers["cache-control"], page).toBe("no-cache");
        expect(headers["content-security-policy"], page).toBe("frame-ancestors 'self'");
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
        ["taller/assets/codec-1a2B_c-d.wasm", /^application\/wasm$/],
      ] as const) {
        const { status, headers } = await rawGet(home + file);
        expect(status, file).toBe(200);
        expect(headers["content-type"], file).toMatch(type);
        expect(headers["cache-control"], file).toBe("public, max-age=31536000, immutable");
        expect(headers["x-content-type-options"], file).toBe("nosniff");
        // The page's policy would refuse the styles of the browser's own viewer.
        expect(headers["content-security-policy"], file).toBe("frame-ancestors 'self'");
      }
      const part = await rawGet(home + asset(/\.mp4$/), { Range: "bytes=0-99" });
      expect(part.status).toBe(206);
      expect(part.body).toHaveLength(100);
    });

    test("text goes out as the build has compressed it, and pictures as they are", async () => {
      for (const file of ["", "novedades/", asset(/^entry-client-.*\.js$/)]) {
        const onDisk = path.join(dist, /^$|\/$/.test(file) ? `${file}index.html` : file);
        for (const [encoding, ending] of server.encodings) {
          const { headers, body } = await rawGet(home + file, { "Accept-Encoding": encoding });
          expect(headers["content-encoding"], file).toBe(encoding);
          expect(headers.vary, file).toMatch(/Accept-Encoding/i);
          expect(body.equals(await readFile(`${onDisk}.${ending}`)), file).toBe(true);
        }
        const { headers, body } = await rawGet(home + file);
        expect(headers["content-encoding"], file).toBeUndefined();
        expect(body.equals(await readFile(onDisk)), file).toBe(true);
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
        expect(headers["content-security-policy"], file).toBe("frame-ancestors 'self'");
      }
      // What else the domain holds is no business of the shop's.
      if (folder) expect((await rawGet(`${origin}/nada`)).status).toBe(404);
    });
  });
});
