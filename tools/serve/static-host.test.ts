import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serveDirectory, type TestServer } from "../../tests/support/test-server.ts";
import worker from "../hosting/worker.ts";

const FILES = {
  "index.html": "<title>La tienda</title>",
  "404.html": "<h1>Página no encontrada</h1>",
  "novedades/index.html": "<title>Novedades</title>",
  "taller/index.html": "<title>El taller</title>",
  "assets/app-1a2b.js": "console.log();",
  "assets/video-3c4d.mp4": "0123456789",
};
const IMMUTABLE = "public, max-age=31536000, immutable";

/**
 * Serves the folder with Cloudflare's runtime, which npx downloads, to check that the local host answers alike:
 * `RUNTIME=1 npx vitest run --project unit tools/serve`.
 */
async function serveWithCloudflare(): Promise<TestServer> {
  await cp("wrangler.jsonc", path.join(dir, "wrangler.jsonc"));
  await cp("tools/hosting", path.join(dir, "tools/hosting"), { recursive: true });
  const config = ["--config", path.join(dir, "wrangler.jsonc")];
  const command = ["run", "wrangler", "--", "dev", ...config, "--ip", "127.0.0.1", "--port", "0"];
  const wrangler = spawn("npm", command, { detached: true });
  const url = await new Promise<string>((resolve, reject) => {
    wrangler.on("exit", reject);
    wrangler.stdout.on("data", (output) => {
      const [address] = /http:[\w./:]+/.exec(String(output)) ?? [];
      if (address) resolve(address);
    });
  });
  return { url, close: async () => void process.kill(-Number(wrangler.pid)) };
}

let dir: string;
let shop: TestServer;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "ovillo-host-"));
  const distDir = path.join(dir, "dist");
  for (const [file, text] of Object.entries(FILES)) {
    await mkdir(path.dirname(path.join(distDir, file)), { recursive: true });
    await writeFile(path.join(distDir, file), text);
  }
  await cp("tools/hosting/_headers", path.join(distDir, "_headers"));
  shop = await (process.env.RUNTIME ? serveWithCloudflare() : serveDirectory(distDir));
}, 120_000);
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
  "the page «%s» has the shop's headers and is revalidated",
  async (page) => {
    const { status, headers, body } = await get(page);
    expect(status).toBe(200);
    expect(body).toBe(FILES[`${page}index.html` as keyof typeof FILES]);
    expect(headers).toMatchObject({
      "content-type": expect.stringMatching(/^text\/html; ?charset=utf-8$/),
      "cache-control": "public, max-age=0, must-revalidate",
      "content-security-policy": "frame-ancestors 'self'",
      "strict-transport-security": "max-age=31536000",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": expect.stringContaining(
        "camera=(), display-capture=(), geolocation=()",
      ),
      "cross-origin-opener-policy": "same-origin",
    });
    expect((await get(page, { "If-None-Match": headers.etag })).status).toBe(304);
  },
);

test.each([
  ["assets/app-1a2b.js", /^text\/javascript/],
  ["assets/video-3c4d.mp4", /^video\/mp4/],
])("%s is cached for a year", async (file, type) => {
  const { status, headers } = await get(file);
  expect(status).toBe(200);
  expect(headers["content-type"]).toMatch(type);
  expect(headers["cache-control"]).toBe(IMMUTABLE);
});

test("a range request returns the whole video and promises no ranges, as Cloudflare does", async () => {
  const { status, headers, body } = await get("assets/video-3c4d.mp4", { Range: "bytes=0-1" });
  expect(status).toBe(200);
  expect(headers).not.toHaveProperty("accept-ranges");
  expect(body).toBe(FILES["assets/video-3c4d.mp4"]);
});

test.each([
  ["novedades", "/novedades/"],
  ["novedades?utm=ig", "/novedades/?utm=ig"],
  ["/novedades", "/novedades/"],
  ["/ovillo.example/..", "/"],
])("/%s redirects to %s of this host", async (address, page) => {
  const [response] = await once(request(shop.url, { path: `/${address}` }).end(), "response");
  expect(response.statusCode).toBe(307);
  expect(path.posix.normalize(response.headers.location)).toBe(page);
});

test.each(["nada", "assets/nada.js", "taller/assets/nada.js", "bolsos/nada/", "a/b/c/d", "%"])(
  "%s returns 404.html, which is revalidated",
  async (file) => {
    const { status, headers, body } = await get(file);
    expect(status).toBe(404);
    expect(headers["cache-control"]).toBe("no-cache");
    expect(headers["content-type"]).toMatch(/^text\/html/);
    expect(body).toContain("Página no encontrada");
  },
);

test("Cloudflare's Worker changes the headers of errors only", async () => {
  for (const [status, cacheControl] of [
    [404, "no-cache"],
    [410, "no-cache"],
    [500, "no-cache"],
    [200, IMMUTABLE],
  ] as const) {
    const asset = new Response("", { status, headers: { "Cache-Control": IMMUTABLE, ETag: "1" } });
    const ASSETS = { fetch: () => Promise.resolve(asset) };
    const response = await worker.fetch(new Request("https://ovillo.example/assets/a.js"), {
      ASSETS,
    });
    expect(response.status).toBe(status);
    expect(response.headers.get("cache-control")).toBe(cacheControl);
    expect(response.headers.get("etag")).toBe("1");
  }
});
