import { once } from "node:events";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serveDirectory, type TestServer } from "../../tests/support/test-server.ts";

const FILES = {
  "index.html": "<title>La tienda</title>",
  "404.html": "<h1>Página no encontrada</h1>",
  "novedades/index.html": "<title>Novedades</title>",
  "taller/index.html": "<title>El taller</title>",
  "assets/app-1a2b.js": "console.log();",
  "assets/film-3c4d.mp4": "0123456789",
};
const IMMUTABLE = "public, max-age=31536000, immutable";

let dir: string;
let shop: TestServer;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "ovillo-host-"));
  for (const [file, text] of Object.entries(FILES)) {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), text);
  }
  await cp("hosting/_headers", path.join(dir, "_headers"));
  shop = await serveDirectory(dir);
});
afterAll(async () => {
  await shop.close();
  await rm(dir, { recursive: true });
});

async function get(file: string, requestHeaders = {}) {
  const response = await fetch(`${shop.url}/${file}`, { headers: requestHeaders });
  const headers: Record<string, string> = Object.fromEntries(response.headers);
  return { status: response.status, headers, body: await response.text() };
}

test.each(["", "novedades/", "taller/"])(
  "the page «%s» has the shop's headers and is revalidated on every request",
  async (page) => {
    const { status, headers, body } = await get(page);
    expect(status).toBe(200);
    expect(body).toBe(FILES[`${page}index.html` as keyof typeof FILES]);
    expect(headers).toMatchObject({
      "content-type": "text/html;charset=utf-8",
      "cache-control": "no-cache",
      // tests/shop/security/security-policy.spec.ts checks all headers.
      "content-security-policy": "frame-ancestors 'self'",
    });
    expect((await get(page, { "If-None-Match": headers.etag })).status).toBe(304);
  },
);

test.each([
  ["assets/app-1a2b.js", /^text\/javascript/],
  ["assets/film-3c4d.mp4", /^video\/mp4/],
])("%s is cached for a year", async (file, type) => {
  const { status, headers } = await get(file);
  expect(status).toBe(200);
  expect(headers["content-type"]).toMatch(type);
  expect(headers["cache-control"]).toBe(IMMUTABLE);
});

test("a range request returns the whole film and promises no ranges, as Cloudflare does", async () => {
  const { status, headers, body } = await get("assets/film-3c4d.mp4", { Range: "bytes=0-1" });
  expect(status).toBe(200);
  expect(headers).not.toHaveProperty("accept-ranges");
  expect(body).toBe(FILES["assets/film-3c4d.mp4"]);
});

test.each(["/novedades", "/ovillo.example/.."])(
  "/%s redirects to a page of this host",
  async (address) => {
    const options = { path: `/${address}` };
    const [response] = await once(request(shop.url, options).end(), "response");
    expect(response.statusCode).toBe(301);
    expect(response.headers.location).toMatch(/^\/[^/]/);
  },
);

test.each(["nada", "assets/nada.js", "bolsos/nada/", "%"])(
  "%s returns 404.html, which is revalidated on every request",
  async (file) => {
    const { status, headers, body } = await get(file);
    expect(status).toBe(404);
    expect(headers["cache-control"]).toBe("no-cache");
    expect(body).toContain("Página no encontrada");
  },
);
