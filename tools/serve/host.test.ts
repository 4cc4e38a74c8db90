import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { compressFolder, type Served, serve } from "./host.ts";

const script = `console.log("ovillo");\n`.repeat(40);
const film = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));

let dir: string;
let served: Served | undefined;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "ovillo-serve-"));
  await mkdir(join(dir, "assets"));
  await writeFile(
    join(dir, "index.html"),
    `<!doctype html><title>ovillo</title>${" ".repeat(300)}`,
  );
  await writeFile(join(dir, "assets/app-1a2b.js"), script);
  await writeFile(join(dir, "assets/film-3c4d.mp4"), film);
  await writeFile(join(dir, "robots.txt"), "User-agent: *\n");
});

afterEach(async () => {
  await served?.close();
  served = undefined;
  await rm(dir, { recursive: true });
});

type Answer = { status: number; headers: IncomingMessage["headers"]; body: Buffer };

/** fetch would undo the compression, and that is what is to be seen here. */
async function get(
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<Answer> {
  served ??= await serve({ dir, port: 0 });
  const { url } = served;
  return new Promise((done, failed) => {
    const req = request(new URL(url), { path, headers, method }, async (res) => {
      const chunks: Buffer[] = [];
      for await (const chunk of res) chunks.push(chunk);
      done({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) });
    });
    req.on("error", failed).end();
  });
}

describe("compression", () => {
  test("a browser gets what it can read", async () => {
    await compressFolder(dir);
    const brotli = await get("/assets/app-1a2b.js", { "Accept-Encoding": "gzip, deflate, br" });
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(brotli.headers["content-type"]).toMatch(/^text\/javascript/);
    expect(brotli.headers.vary).toBe("Accept-Encoding");
    expect(brotliDecompressSync(brotli.body).toString()).toBe(script);

    const gzip = await get("/assets/app-1a2b.js", { "Accept-Encoding": "gzip" });
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gzip.body).toString()).toBe(script);

    const plain = await get("/assets/app-1a2b.js");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.body.toString()).toBe(script);

    const home = await get("/", { "Accept-Encoding": "br" });
    expect(home.headers["content-encoding"]).toBe("br");
    expect(home.headers["content-type"]).toBe("text/html;charset=utf-8");
  });

  test("leaves films and tiny files as they are", async () => {
    await compressFolder(dir);
    const files = (await readdir(dir, { recursive: true })).filter((file) =>
      /\.(br|gz)$/.test(file),
    );
    expect(files.sort()).toEqual([
      "assets/app-1a2b.js.br",
      "assets/app-1a2b.js.gz",
      "index.html.br",
      "index.html.gz",
    ]);
  });

  test("is done again only for a file that has changed", async () => {
    const compressed = join(dir, "index.html.gz");
    await writeFile(compressed, "de un host");
    await compressFolder(dir);
    expect(await readFile(compressed, "utf8")).toBe("de un host");

    const old = new Date("2020-01-01");
    await utimes(compressed, old, old);
    await compressFolder(dir);
    expect(gunzipSync(await readFile(compressed)).toString()).toContain("<title>ovillo</title>");
  });
});

describe("caching", () => {
  test("what has a hash in its name is kept for ever, the rest is asked for again", async () => {
    const asset = await get("/assets/app-1a2b.js");
    expect(asset.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    const home = await get("/");
    expect(home.headers["cache-control"]).toBe("no-cache");

    const again = await get("/", { "If-None-Match": home.headers.etag ?? "" });
    expect(again.status).toBe(304);
    expect(again.headers["cache-control"]).toBe("no-cache");
    expect(again.body).toHaveLength(0);
  });

  test("a new build into the folder is served as it is", async () => {
    await get("/");
    await writeFile(join(dir, "index.html"), "nuevo");
    expect((await get("/")).body.toString()).toBe("nuevo");
  });

  test("connections are kept open", async () => {
    const { headers } = await get("/", { Connection: "keep-alive" });
    expect(headers.connection).toBe("keep-alive");
    expect(headers["keep-alive"]).toBe("timeout=65");
  });
});

describe("films", () => {
  test("are served in parts", async () => {
    const part = await get("/assets/film-3c4d.mp4", { Range: "bytes=100-199" });
    expect(part.status).toBe(206);
    expect(part.headers["content-type"]).toBe("video/mp4");
    expect(part.headers["content-range"]).toBe("bytes 100-199/1000");
    expect(part.body).toEqual(film.subarray(100, 200));

    const rest = await get("/assets/film-3c4d.mp4", { Range: "bytes=900-" });
    expect(rest.body).toEqual(film.subarray(900));

    const whole = await get("/assets/film-3c4d.mp4");
    expect(whole.status).toBe(200);
    expect(whole.headers["accept-ranges"]).toBe("bytes");
  });

  test("answer a range that does not exist, or that is of another kind, as HTTP says", async () => {
    const beyond = await get("/assets/film-3c4d.mp4", { Range: "bytes=1000-" });
    expect(beyond.status).toBe(416);
    expect(beyond.headers["content-range"]).toBe("bytes */1000");

    const suffix = await get("/assets/film-3c4d.mp4", { Range: "bytes=-500" });
    expect(suffix.status).toBe(200);
    expect(suffix.body).toEqual(film);
  });
});

describe("what is not there", () => {
  test.each(["/nada", "/assets/nada.js", "/../package.json", "/%2e%2e/package.json", "/%", "/%00"])(
    "%s is not found",
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  test("is never remembered, and is told in the folder's own words", async () => {
    const plain = await get("/assets/nada.js");
    expect(plain.headers["cache-control"]).toBe("no-cache");
    expect(plain.headers["content-type"]).toMatch(/^text\/plain/);

    await writeFile(join(dir, "404.html"), "<h1>Página no encontrada</h1>");
    const page = await get("/nada");
    expect(page.status).toBe(404);
    expect(page.headers["content-type"]).toMatch(/^text\/html/);
    expect(page.body.toString()).toBe("<h1>Página no encontrada</h1>");
  });

  test("a file is not a place to send something to", async () => {
    const response = await get("/", {}, "POST");
    expect(response.status).toBe(405);
    expect(response.headers.allow).toBe("GET, HEAD");
  });
});

test("_headers is obeyed, later rules before earlier ones, and not shown", async () => {
  const rules = [
    "# Cabeceras",
    "/*",
    "  X-Content-Type-Options: nosniff",
    "  X-Rule: all",
    "",
    "/assets/*",
    "  X-Rule: assets",
    "  Cache-Control: public, max-age=60",
    "/robots.txt",
    "\tX-Rule: exact: yes",
  ];
  await writeFile(join(dir, "_headers"), rules.join("\r\n"));
  const home = await get("/");
  expect(home.headers["x-content-type-options"]).toBe("nosniff");
  expect(home.headers["x-rule"]).toBe("all");
  const asset = await get("/assets/app-1a2b.js");
  expect(asset.headers["x-content-type-options"]).toBe("nosniff");
  expect(asset.headers["x-rule"]).toBe("assets");
  expect(asset.headers["cache-control"]).toBe("public, max-age=60");
  expect((await get("/robots.txt")).headers["x-rule"]).toBe("exact: yes");
  expect((await get("/robots-txt")).headers["x-rule"]).toBe("all");
  expect((await get("/_headers")).status).toBe(404);
});

test("what is asked before answers before the files do", async () => {
  served = await serve({
    dir,
    port: 0,
    before: (req, res, next) => (req.url === "/buzon" ? res.end("cartas") : next()),
  });
  expect((await get("/buzon")).body.toString()).toBe("cartas");
  expect((await get("/")).status).toBe(200);
});

describe("a port in use", () => {
  test("gives way to the next free one", async () => {
    const other = createServer();
    await new Promise<void>((ready) => other.listen(0, "127.0.0.1", ready));
    const { port } = other.address() as AddressInfo;
    served = await serve({ dir, port });
    expect(Number(new URL(served.url).port)).toBeGreaterThan(port);
    expect((await get("/")).status).toBe(200);
    other.close();
  });

  test("and none free near it is said in one sentence", async () => {
    const other = createServer();
    await new Promise<void>((ready) => other.listen(65_535, "127.0.0.1", ready));
    await expect(serve({ dir, port: 65_535 })).rejects.toThrow(/^Los puertos del 65535 al 65535/);
    other.close();
  });
});
