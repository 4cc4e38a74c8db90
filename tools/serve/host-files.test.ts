import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { rawGet } from "../../tests/support/raw-get.ts";
import { compressFolder } from "../build/compress.ts";
import { type Served, serve } from "./host.ts";

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

/** Asks for a file of the folder. */
async function get(path: string, headers?: Record<string, string>) {
  served ??= await serve({ dir, port: 0 });
  return rawGet(served.url, headers, { path });
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

  test("leaves films as they are, and what would not be smaller", async () => {
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
