import { once } from "node:events";
import * as fs from "node:fs/promises";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLocalFolderApi } from "./local-folder-api.ts";

// So that a test can fill the disk.
vi.mock("node:fs/promises", async (load) => ({ ...(await load<typeof fs>()) }));

let dir: string;
let server: Server;
let origin: string;
let build: () => Promise<void>;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "ovillo-local-"));
  await mkdir(path.join(dir, "content/bolsos/sol"), { recursive: true });
  await writeFile(path.join(dir, "content/tienda.yaml"), "brand: a\n");
  await writeFile(path.join(dir, "content/bolsos/sol/1.jpg"), Buffer.from([255, 0, 1]));
  build = async () => {};
  const api = await createLocalFolderApi(path.join(dir, "content"), "/taller/", () => build());
  server = createServer((req, res) => api(req, res, () => res.writeHead(404).end("next")));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  vi.restoreAllMocks();
  await rm(dir, { recursive: true });
});

const get = async (url: string) => (await fetch(origin + url)).json();
const publish = (body: object | string, headers: Record<string, string> = { Origin: origin }) =>
  fetch(`${origin}/taller/api/publication`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body:
      typeof body === "string" ? body : JSON.stringify({ additions: [], deletions: [], ...body }),
  });
const file = (path: string, text: string) => ({
  path,
  bytes: Buffer.from(text).toString("base64"),
});
const readShopFile = () => readFile(path.join(dir, "content/tienda.yaml"), "utf8");

test("GET content returns all documents and the blob ids of all files", async () => {
  expect(await get("/taller/api/content")).toEqual({
    head: expect.stringMatching(/^[0-9a-f]{40}$/),
    texts: { "tienda.yaml": "brand: a\n" },
    oids: {
      "tienda.yaml": "4a88b3de51ac82847b9b42d0c46f19b5077cbf07",
      "bolsos/sol/1.jpg": expect.stringMatching(/^[0-9a-f]{40}$/),
    },
  });
});

test("GET blob returns a photo by its blob id", async () => {
  const { oids } = await get("/taller/api/content");
  const response = await fetch(`${origin}/taller/api/blob/${oids["bolsos/sol/1.jpg"]}`);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from([255, 0, 1]));
  expect((await fetch(`${origin}/taller/api/blob/0000`)).status).toBe(404);
});

test("POST publication changes the files, and version.json names its commit after the build", async () => {
  const { head } = await get("/taller/api/content");
  const response = await publish({
    head,
    additions: [file("tienda.yaml", "brand: b\n"), file("bolsos/luna/1.jpg", "foto")],
    deletions: ["bolsos/sol/1.jpg"],
  });
  const { head: newHead } = await response.json();
  expect(await readShopFile()).toBe("brand: b\n");
  const content = await get("/taller/api/content");
  expect(content.head).toBe(newHead);
  expect(Object.keys(content.oids)).toEqual(["bolsos/luna/1.jpg", "tienda.yaml"]);
  await vi.waitFor(async () => expect((await get("/taller/version.json")).commit).toBe(newHead));
});

test("version.json reports a failed build and its commit", async () => {
  build = () => Promise.reject(new Error("Falta el precio."));
  const version = await get("/taller/version.json");
  const { head } = await (
    await publish({ head: version.commit, additions: [file("tienda.yaml", "brand:\n")] })
  ).json();
  await vi.waitFor(async () =>
    expect(await get("/taller/version.json")).toEqual({
      ...version,
      failed: { commit: head, report: "Falta el precio." },
    }),
  );
});

test("POST publication with an old head returns 409 and changes nothing", async () => {
  const { head } = await get("/taller/api/content");
  await writeFile(path.join(dir, "content/tienda.yaml"), "brand: a mano\n");
  expect((await publish({ head, additions: [file("tienda.yaml", "brand: b\n")] })).status).toBe(
    409,
  );
  expect(await readShopFile()).toBe("brand: a mano\n");
});

test("of two publications on one head, the second is stale", async () => {
  const { head } = await get("/taller/api/content");
  const bodies = ["b", "c"].map((brand) => ({
    head,
    additions: [file("tienda.yaml", `brand: ${brand}\n`)],
  }));
  const statuses = (await Promise.all(bodies.map((body) => publish(body)))).map((r) => r.status);
  expect(statuses.sort()).toEqual([200, 409]);
});

test.each(["ENOSPC", "EACCES"])(
  "a publication that stops at %s in the middle of a file changes no file, and says so in Spanish",
  async (code) => {
    const before = await get("/taller/api/content");
    const { writeFile: write } = await vi.importActual<typeof fs>("node:fs/promises");
    const spy = vi.spyOn(fs, "writeFile").mockImplementation(async (target, bytes, options) => {
      await write(target, String(bytes).slice(0, 4), options);
      if (spy.mock.calls.length > 1) throw Object.assign(new Error(code), { code });
    });
    const response = await publish({
      head: before.head,
      additions: [file("bolsos/sol/1.jpg", "otra foto"), file("tienda.yaml", "brand: otra\n")],
      deletions: [],
    });
    expect(response.status).toBe(500);
    expect(await response.text()).toMatch(
      /^No (queda sitio|se puede escribir) .* siguen en el taller\.$/,
    );
    expect(await get("/taller/api/content")).toEqual(before);
    expect(await readdir(path.join(dir, "content"))).toEqual(["bolsos", "tienda.yaml"]);
  },
);

test.each([
  "../package.json",
  "bolsos/../../x.yaml",
  "programa.js",
  ".git/config.yaml",
  "/etc/x.yaml",
  "bolsos\\x.yaml",
  "fuera/x.yaml",
  "enlace.yaml",
])("POST publication refuses «%s» and changes nothing", async (unsafePath) => {
  const outside = await mkdtemp(path.join(tmpdir(), "ovillo-fuera-"));
  await symlink(outside, path.join(dir, "content/fuera"));
  await symlink(path.join(outside, "y.yaml"), path.join(dir, "content/enlace.yaml"));
  const { head } = await get("/taller/api/content");
  const response = await publish({
    head,
    additions: [file("tienda.yaml", "brand: b\n"), file(unsafePath, "x")],
  });
  expect(response.status).toBe(500);
  expect(await readShopFile()).toBe("brand: a\n");
  await rm(outside, { recursive: true });
});

test("the API refuses writes from other origins, and requests to other host names", async () => {
  const { head } = await get("/taller/api/content");
  const body = { head, additions: [file("tienda.yaml", "brand: b\n")] };
  for (const headers of [
    { Origin: "https://otra.example" },
    { Origin: "null" },
    {} as Record<string, string>,
  ])
    expect((await publish(body, headers)).status).toBe(403);
  const options = { headers: { Host: "otra.example" }, agent: false };
  for (const url of [`${origin}/taller/api/content`, `${origin}/taller/version.json`]) {
    const [response] = await once(request(url, options).end(), "response");
    expect(response.statusCode).toBe(403);
  }
  expect(await readShopFile()).toBe("brand: a\n");
});

test("an invalid publication returns 500, an unknown endpoint 404; other paths reach the next handler", async () => {
  const { head } = await get("/taller/api/content");
  for (const body of ["", "null", JSON.stringify({ head, additions: [{}], deletions: [] })])
    expect((await publish(body)).status).toBe(500);
  expect((await get("/taller/api/content")).head).toBe(head);
  expect((await fetch(`${origin}/taller/api/publication`)).status).toBe(404);
  expect(await (await fetch(`${origin}/otra`)).text()).toBe("next");
});
