import * as fs from "node:fs/promises";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gitBlobId } from "../content/content-dir.ts";
import { createLocalFolderApi, undoUnfinishedPublication } from "./local-folder-api.ts";

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
  const api = await startApi();
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
const post = (
  endpoint: string,
  body: string,
  headers: Record<string, string> = { Origin: origin },
) => fetch(`${origin}/taller/api/${endpoint}`, { method: "POST", headers, body });
type Change = { path: string; text?: string; oid?: string | null };
const createCommit = async (parent: string, ...changes: Change[]): Promise<string> =>
  (await (await post("commit", JSON.stringify({ parent, changes }))).json()).oid;
const publish = async (parent: string, ...changes: Change[]) =>
  post("branch", await createCommit(parent, ...changes));
/** All files, also hidden ones, with their texts. */
const readFiles = async () => {
  const files: Record<string, string> = {};
  for (const name of await readdir(path.join(dir, "content"), { recursive: true })) {
    const file = path.join(dir, "content", name);
    files[name] = (await fs.stat(file)).isFile() ? await readFile(file, "latin1") : "folder";
  }
  return files;
};
const startApi = () => createLocalFolderApi(path.join(dir, "content"), "/taller/", () => build());
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
  const missing = await fetch(`${origin}/taller/api/blob/0000`);
  expect(missing.status).toBe(404);
  expect(await missing.text()).toMatch(/^Falta una foto/);
});

test("a removed bag's folder loses files of any kind, and the workshop adds only media and documents", async () => {
  const file = "bolsos/sol/antes/notas.txt";
  await mkdir(path.join(dir, "content/bolsos/sol/antes"));
  await writeFile(path.join(dir, "content", file), "Lana de Ana");
  const { head, oids } = await get("/taller/api/content");
  expect(Object.keys(oids)).toContain(file);
  const added = JSON.stringify({ parent: head, changes: [{ path: file, text: "x" }] });
  expect((await post("commit", added)).status).toBe(500);
  const removed = Object.keys(oids).filter((name) => name.startsWith("bolsos/sol/"));
  const commit = removed.map((name) => ({ path: name, oid: null }));
  expect((await publish(head, ...commit)).status).toBe(200);
  expect(await readFiles()).toEqual({ "tienda.yaml": "brand: a\n" });
});

test("publishing a commit changes the files, and version.json names it after the build", async () => {
  const { head } = await get("/taller/api/content");
  expect((await post("blob", "foto")).status).toBe(200);
  const oid = await createCommit(
    head,
    { path: "tienda.yaml", text: "brand: b\n" },
    { path: "bolsos/luna/1.jpg", oid: gitBlobId(Buffer.from("foto")) },
    { path: "bolsos/sol/1.jpg", oid: null },
  );
  expect(await get("/taller/api/content")).toMatchObject({ head });
  expect((await post("branch", oid)).status).toBe(200);
  expect(await get("/taller/api/content")).toMatchObject({ head: oid });
  expect(await readFiles()).toEqual({
    bolsos: "folder",
    "bolsos/luna": "folder",
    "bolsos/luna/1.jpg": "foto",
    "tienda.yaml": "brand: b\n",
  });
  await vi.waitFor(async () => expect((await get("/taller/version.json")).commit).toBe(oid));
});

test("version.json reports a failed build and its commit", async () => {
  build = () => Promise.reject(new Error("Falta el precio."));
  const version = await get("/taller/version.json");
  const commit = await createCommit(version.commit, { path: "tienda.yaml", text: "brand:\n" });
  await post("branch", commit);
  await vi.waitFor(async () =>
    expect(await get("/taller/version.json")).toEqual({
      ...version,
      failed: { commit, report: "Falta el precio." },
    }),
  );
});

test("a commit on an old head returns 409 and changes nothing", async () => {
  const { head } = await get("/taller/api/content");
  await writeFile(path.join(dir, "content/tienda.yaml"), "brand: a mano\n");
  expect((await publish(head, { path: "tienda.yaml", text: "brand: b\n" })).status).toBe(409);
  expect(await readShopFile()).toBe("brand: a mano\n");
});

test("of two publications on one head, the second is stale", async () => {
  const { head } = await get("/taller/api/content");
  const commits = [];
  for (const brand of ["b", "c"])
    commits.push(await createCommit(head, { path: "tienda.yaml", text: `brand: ${brand}\n` }));
  const responses = await Promise.all(commits.map((oid) => post("branch", oid)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
});

const CHANGES = [
  { path: "bolsos/sol/1.jpg", text: "otra foto" },
  { path: "bolsos/luna/2.jpg", text: "foto" },
  { path: "tienda.yaml", text: "brand: otra\n" },
];
/** Makes a function fail at its `count`th call, and at all later ones if the program is `killed`. */
async function failAt(method: "writeFile" | "rename", count: number, code: string, killed = false) {
  const original = (await vi.importActual<typeof fs>("node:fs/promises"))[method] as () => unknown;
  const spy = vi.spyOn(fs, method).mockImplementation((async (...args: []) => {
    const calls = spy.mock.calls.length;
    if (killed ? calls >= count : calls === count) throw Object.assign(new Error(code), { code });
    await original(...args);
  }) as never);
  return spy;
}

test.each([
  ["writeFile", "ENOSPC"],
  ["writeFile", "EACCES"],
  ["rename", "EBUSY"],
] as const)(
  "a publication that stops at %s (%s) changes no file, and says so in Spanish",
  async (method, code) => {
    const { head } = await get("/taller/api/content");
    const before = await readFiles();
    for (let count = 1; ; count += 1) {
      const oid = await createCommit(head, ...CHANGES);
      const spy = await failAt(method, count, code);
      const response = await post("branch", oid);
      const isComplete = spy.mock.calls.length < count;
      vi.restoreAllMocks();
      if (isComplete) break;
      expect(response.status).toBe(500);
      expect(await response.text()).toMatch(
        /^No (queda sitio|se puede escribir) .* siguen en el taller\.$/,
      );
      expect(await readFiles()).toEqual(before);
    }
    expect(await readShopFile()).toBe("brand: otra\n");
  },
);

// `npm start` builds the shop before it opens the workshop.
test.each([
  ["start", () => undoUnfinishedPublication(path.join(dir, "content"))],
  ["request", () => get("/taller/api/content")],
])("a publication that stops at any point is undone at the next %s", async (_, continueWith) => {
  const { head } = await get("/taller/api/content");
  const before = await readFiles();
  for (let count = 1; ; count += 1) {
    const oid = await createCommit(head, ...CHANGES);
    const spy = await failAt("rename", count, "EBUSY", true);
    await post("branch", oid);
    const isComplete = spy.mock.calls.length < count;
    vi.restoreAllMocks();
    await continueWith();
    if (isComplete) break;
    const isVisible = ([name]: [string, string]) => !name.startsWith(".guardando");
    const files = Object.entries(await readFiles()).filter(isVisible);
    expect(Object.fromEntries(files)).toEqual(before);
    await startApi();
    expect(await readFiles()).toEqual(before);
  }
  expect(await readShopFile()).toBe("brand: otra\n");
});

test("a file that changes only the case of its name is kept", async () => {
  const { head, oids } = await get("/taller/api/content");
  const oid = oids["bolsos/sol/1.jpg"];
  await publish(head, { path: "bolsos/sol/1.JPG", oid }, { path: "bolsos/sol/1.jpg", oid: null });
  expect((await get("/taller/api/content")).oids).toMatchObject({ "bolsos/sol/1.JPG": oid });
});

test.each([
  "../package.json",
  "bolsos/../../x.yaml",
  "programa.js",
  ".git/config.yaml",
  "/etc/x.yaml",
  "bolsos\\x.yaml",
  "fuera/x.yaml",
  "enlace.yaml",
])("publishing refuses «%s» and changes nothing", async (unsafePath) => {
  const outside = await mkdtemp(path.join(tmpdir(), "ovillo-fuera-"));
  await symlink(outside, path.join(dir, "content/fuera"));
  await symlink(path.join(outside, "y.yaml"), path.join(dir, "content/enlace.yaml"));
  const { head } = await get("/taller/api/content");
  const changes = [
    { path: "tienda.yaml", text: "brand: b\n" },
    { path: unsafePath, text: "x" },
  ];
  const response = await post("commit", JSON.stringify({ parent: head, changes }));
  expect(response.status).toBe(500);
  expect(await readShopFile()).toBe("brand: a\n");
  await rm(outside, { recursive: true });
});

// tools/mail/mailbox.test.ts checks which requests are foreign.
test("the API refuses foreign requests", async () => {
  const { head } = await get("/taller/api/content");
  const oid = await createCommit(head, { path: "tienda.yaml", text: "brand: b\n" });
  const headers = { Origin: "https://otra.example" };
  expect((await post("branch", oid, headers)).status).toBe(403);
  for (const url of ["/taller/api/content", "/taller/version.json"])
    expect((await fetch(origin + url, { headers })).status).toBe(403);
  expect(await readShopFile()).toBe("brand: a\n");
});

test("an invalid publication returns 500, an unknown endpoint 404; other paths reach the next handler", async () => {
  const { head } = await get("/taller/api/content");
  for (const body of ["", "null", JSON.stringify({ parent: head, changes: [{}] })])
    expect((await post("commit", body)).status).toBe(500);
  expect((await post("branch", "0".repeat(40))).status).toBe(409);
  const missing = { path: "bolsos/sol/2.jpg", oid: "../../../etc/passwd" };
  expect((await publish(head, missing)).status).toBe(500);
  expect((await get("/taller/api/content")).head).toBe(head);
  expect((await fetch(`${origin}/taller/api/commit`)).status).toBe(404);
  expect(await (await fetch(`${origin}/otra`)).text()).toBe("next");
});
