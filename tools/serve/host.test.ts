import { once } from "node:events";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { type AddressInfo, Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { rawGet } from "../../tests/support/raw-get.ts";
import { type Served, serve } from "./host.ts";

let dir: string;
let served: Served | undefined;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "ovillo-serve-"));
  await mkdir(join(dir, "assets"));
  await writeFile(join(dir, "index.html"), "<!doctype html><title>ovillo</title>");
  await writeFile(join(dir, "assets/app-1a2b.js"), "console.log();");
  await writeFile(join(dir, "robots.txt"), "User-agent: *\n");
});

afterEach(async () => {
  await served?.close();
  served = undefined;
  await rm(dir, { recursive: true });
});

/** Asks for a file of the folder, or for what is none, to the letter. */
async function get(path: string, headers?: Record<string, string>, method?: string) {
  served ??= await serve({ dir, port: 0 });
  return rawGet(served.url, headers, { path, ...(method && { method }) });
}

describe("caching", () => {
  test("what has a hash in its name is kept for ever, the rest is asked for again", async () => {
    await cp("hosting/_headers", join(dir, "_headers"));
    const asset = await get("/assets/app-1a2b.js");
    expect(asset.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    const home = await get("/");
    expect(home.headers["cache-control"]).toBe("no-cache");

    const again = await get("/", { "If-None-Match": home.headers.etag ?? "" });
    expect(again.status).toBe(304);
    expect(again.headers["cache-control"]).toBe("no-cache");
    expect(again.body).toHaveLength(0);
  });

  test("a new build into the folder is served as it is, with its own headers", async () => {
    await writeFile(join(dir, "_headers"), "/*\n  X-Rule: old\n");
    expect((await get("/")).headers["x-rule"]).toBe("old");
    await writeFile(join(dir, "index.html"), "nuevo");
    await writeFile(join(dir, "_headers"), "/*\n  X-Rule: new\n");
    const { headers, body } = await get("/");
    expect(body.toString()).toBe("nuevo");
    expect(headers["x-rule"]).toBe("new");
  });

  test("connections are kept open", async () => {
    const { headers } = await get("/", { Connection: "keep-alive" });
    expect(headers.connection).toBe("keep-alive");
    expect(headers["keep-alive"]).toBe("timeout=65");
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
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    served = await serve({ dir, port });
    expect(Number(new URL(served.url).port)).toBeGreaterThan(port);
    expect((await get("/")).status).toBe(200);
    other.close();
  });

  test("by the system itself gives way too", async () => {
    vi.spyOn(Server.prototype, "listen").mockImplementationOnce(function (this: Server) {
      const refused = Object.assign(new Error("listen EACCES"), { code: "EACCES" });
      queueMicrotask(() => this.emit("error", refused));
      return this;
    });
    served = await serve({ dir, port: 64_000 });
    expect(Number(new URL(served.url).port)).toBeGreaterThan(64_000);
  });

  test("and none free near it is said in one sentence", async () => {
    const other = createServer().listen(65_535, "127.0.0.1");
    // Where somebody else has it already, it is in use as well.
    await once(other, "listening").catch(() => {});
    await expect(serve({ dir, port: 65_535 })).rejects.toThrow(/^Los puertos del 65535 al 65535/);
    other.close();
  });
});
