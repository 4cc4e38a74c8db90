import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLocalFolderApi } from "./local-folder-api.ts";

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
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  await rm(dir, { recursive: true });
});

const get = async (address: string) => (await fetch(origin + address)).json();
const publish = (body: object | string, headers: Record<string, string> = { Origin: origin }) =>
  fetch(`${origin}/taller/api/publication`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify({ written: [], removed: [], ...body }),
  });
const file = (path: string, text: string) => ({
  path,
  bytes: Buffer.from(text).toString("base64"),
});
const shop = () => readFile(path.join(dir, "content/tienda.yaml"), "utf8");

test("the workshop reads all that is written, and of every file the name that Git gives it", async () => {
  expect(await get("/taller/api/content")).toEqual({
    head: expect.stringMatching(/^[0-9a-f]{40}$/),
    texts: { "tienda.yaml": "brand: a\n" },
    oids: {
      "tienda.yaml": "4a88b3de51ac82847b9b42d0c46f19b5077cbf07",
      "bolsos/sol/1.jpg": expect.stringMatching(/^[0-9a-f]{40}$/),
    },
  });
});

test("a photograph is given by its name in Git", async () => {
  const { oids } = await get("/taller/api/content");
  const answer = await fetch(`${origin}/taller/api/blob/${oids["bolsos/sol/1.jpg"]}`);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from([255, 0, 1]));
  expect((await fetch(`${origin}/taller/api/blob/0000`)).status).toBe(404);
});

test("a publication is written, and the shop says when it can be seen", async () => {
  const { head } = await get("/taller/api/content");
  const answer = await publish({
    head,
    written: [file("tienda.yaml", "brand: b\n"), file("bolsos/luna/1.jpg", "foto")],
    removed: ["bolsos/sol/1.jpg"],
  });
  const made = await answer.json();
  expect(await shop()).toBe("brand: b\n");
  const now = await get("/taller/api/content");
  expect(now.head).toBe(made.head);
  expect(Object.keys(now.oids)).toEqual(["bolsos/luna/1.jpg", "tienda.yaml"]);
  await vi.waitFor(async () => expect((await get("/taller/version.json")).commit).toBe(made.head));
});

test("what keeps a change from the shop is told with the state that it is true of", async () => {
  build = () => Promise.reject(new Error("Falta el precio."));
  const before = await get("/taller/version.json");
  const made = await (
    await publish({ head: before.commit, written: [file("tienda.yaml", "brand:\n")] })
  ).json();
  await vi.waitFor(async () =>
    expect(await get("/taller/version.json")).toEqual({
      ...before,
      failed: { commit: made.head, report: "Falta el precio." },
    }),
  );
});

test("a folder that has changed meanwhile is not written over", async () => {
  const { head } = await get("/taller/api/content");
  await writeFile(path.join(dir, "content/tienda.yaml"), "brand: a mano\n");
  expect((await publish({ head, written: [file("tienda.yaml", "brand: b\n")] })).status).toBe(409);
  expect(await shop()).toBe("brand: a mano\n");
});

test.each([
  "../package.json",
  "bolsos/../../x.yaml",
  "programa.js",
  ".git/config.yaml",
  "/etc/x.yaml",
  "bolsos\\x.yaml",
  "fuera/x.yaml",
])("nothing is written to «%s», nor anything beside it", async (place) => {
  const outside = await mkdtemp(path.join(tmpdir(), "ovillo-fuera-"));
  await symlink(outside, path.join(dir, "content/fuera"));
  const { head } = await get("/taller/api/content");
  const answer = await publish({
    head,
    written: [file("tienda.yaml", "brand: b\n"), file(place, "x")],
  });
  expect(answer.status).toBe(500);
  expect(await shop()).toBe("brand: a\n");
  await rm(outside, { recursive: true });
});

test("another site's page is not heard, whatever name it gives this machine", async () => {
  const { head } = await get("/taller/api/content");
  const body = { head, written: [file("tienda.yaml", "brand: b\n")] };
  for (const headers of [
    { Origin: "https://otra.example" },
    { Origin: "null" },
    {} as Record<string, string>,
  ])
    expect((await publish(body, headers)).status).toBe(403);
  const elsewhere = { headers: { Host: "otra.example" }, agent: false };
  const [answer] = await once(request(`${origin}/taller/api/content`, elsewhere).end(), "response");
  expect(answer.statusCode).toBe(403);
  expect(await shop()).toBe("brand: a\n");
});

test("what is no publication changes nothing, and what is no question of the workshop is passed on", async () => {
  const { head } = await get("/taller/api/content");
  for (const body of ["", "null", JSON.stringify({ head, written: [{}], removed: [] })])
    expect((await publish(body)).status).toBe(500);
  expect((await get("/taller/api/content")).head).toBe(head);
  expect((await fetch(`${origin}/taller/api/publication`)).status).toBe(404);
  expect(await (await fetch(`${origin}/otra`)).text()).toBe("next");
});
