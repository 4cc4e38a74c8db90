import * as fs from "node:fs/promises";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CommitChange } from "../../model/repository/commit.ts";
import { computeGitBlobId } from "../../tests/support/example-shop.ts";
import { serveHandler, type TestServer } from "../../tests/support/test-server.ts";
import { createLocalFolderApi, recoverPublication } from "./local-folder-api.ts";

// A copy of the module, of which a test can replace a function: `writeFile` then fails as on a full disk.
vi.mock("node:fs/promises", async (load) => ({ ...(await load<typeof fs>()) }));

let dir: string;
let server: TestServer;
let origin: string;
let build: () => Promise<void>;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "ovillo-local-"));
  await mkdir(path.join(dir, "content/bolsos/sol"), { recursive: true });
  await writeFile(path.join(dir, "content/tienda.yaml"), "brand: a\n");
  await writeFile(path.join(dir, "content/bolsos/sol/1.jpg"), Buffer.from([255, 0, 1]));
  build = async () => {};
  const api = await startApi();
  server = await serveHandler((req, res) => api(req, res, () => res.end("next")));
  origin = server.url;
});
afterEach(async () => {
  await server.close();
  vi.restoreAllMocks();
  await rm(dir, { recursive: true });
});

const get = async (url: string) => (await fetch(origin + url)).json();
/** @param blobs the texts of the new blobs */
const createForm = (parent: string, changes: unknown, blobs: readonly string[] = []) => {
  const form = new FormData();
  form.append("commit", JSON.stringify({ parent, changes }));
  for (const blob of blobs) form.append(computeGitBlobId(Buffer.from(blob)), new Blob([blob]));
  return form;
};
const post = (body: BodyInit, headers: Record<string, string> = { Origin: origin }) =>
  fetch(`${origin}/taller/api/publish`, { method: "POST", headers, body });
const publish = async (changes: readonly CommitChange[], blobs?: readonly string[]) =>
  post(createForm((await get("/taller/api/content")).head, changes, blobs));
/** All files, also hidden ones, with their texts. */
const readFiles = async () => {
  const files: Record<string, string> = {};
  for (const name of await readdir(path.join(dir, "content"), { recursive: true })) {
    const file = path.join(dir, "content", name);
    files[name] = (await fs.stat(file)).isFile() ? await readFile(file, "latin1") : "folder";
  }
  return files;
};
const startApi = () => createLocalFolderApi(path.join(dir, "content"), () => build());
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
  const { oids } = await get("/taller/api/content");
  expect(Object.keys(oids)).toContain(file);
  expect((await publish([{ path: file, text: "x" }])).status).toBe(500);
  const removed = Object.keys(oids).filter((name) => name.startsWith("bolsos/sol/"));
  expect((await publish(removed.map((name) => ({ path: name, oid: null })))).status).toBe(200);
  expect(await readFiles()).toEqual({ "tienda.yaml": "brand: a\n" });
});

test("publishing a commit changes the files, and after the build version.json reports the commit", async () => {
  const changes = [
    { path: "tienda.yaml", text: "brand: b\n" },
    { path: "bolsos/luna/1.jpg", oid: computeGitBlobId(Buffer.from("foto")) },
    { path: "bolsos/sol/1.jpg", oid: null },
  ];
  const { head } = await (await publish(changes, ["foto"])).json();
  expect(await get("/taller/api/content")).toMatchObject({ head });
  expect(await readFiles()).toEqual({
    bolsos: "folder",
    "bolsos/luna": "folder",
    "bolsos/luna/1.jpg": "foto",
    "tienda.yaml": "brand: b\n",
  });
  await vi.waitFor(async () => expect((await get("/taller/version.json")).commit).toBe(head));
});

test("version.json reports a failed build and its commit", async () => {
  build = () => Promise.reject(new Error("Falta el precio."));
  const version = await get("/taller/version.json");
  const response = await publish([{ path: "tienda.yaml", text: "brand:\n" }]);
  const { head } = await response.json();
  await vi.waitFor(async () =>
    expect(await get("/taller/version.json")).toEqual({
      ...version,
      failed: { commit: head, report: "Falta el precio." },
    }),
  );
});

test("a file is read again only if its size or times have changed", async () => {
  const { oids } = await get("/taller/api/content");
  const readFileSpy = vi.spyOn(fs, "readFile");
  const readNames = () =>
    readFileSpy.mock.calls
      .splice(0)
      .flatMap(([file]) => /[^/]*(jpg|yaml)$/.exec(String(file))?.[0] ?? []);
  expect((await get("/taller/api/content")).oids).toEqual(oids);
  expect(readNames()).toEqual([]);
  await writeFile(path.join(dir, "content/tienda.yaml"), "brand: b\n");
  expect((await get("/taller/api/content")).texts).toEqual({ "tienda.yaml": "brand: b\n" });
  expect(readNames()).toEqual(["tienda.yaml"]);
});

test("a commit on an old head returns 409 and changes nothing", async () => {
  const { head } = await get("/taller/api/content");
  await writeFile(path.join(dir, "content/tienda.yaml"), "brand: a mano\n");
  const form = createForm(head, [{ path: "tienda.yaml", text: "brand: b\n" }]);
  expect((await post(form)).status).toBe(409);
  expect(await readShopFile()).toBe("brand: a mano\n");
});

test("the second of two publications on one head is stale", async () => {
  const { head } = await get("/taller/api/content");
  const responses = await Promise.all(
    ["b", "c"].map((brand) =>
      post(createForm(head, [{ path: "tienda.yaml", text: `brand: ${brand}\n` }])),
    ),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
});

const CHANGES = [
  { path: "bolsos/sol/1.jpg", oid: null },
  { path: "tienda.yaml", text: "brand: otra\n" },
  { path: "bolsos/luna/bolso.yaml", text: "name: Luna\n" },
  { path: "bolsos/luna/2.jpg", text: "foto" },
];
const FILES_BEFORE = { "tienda.yaml": "brand: a\n", "bolsos/sol/1.jpg": "\xff\0\x01" };
const FILES_AFTER = {
  "tienda.yaml": "brand: otra\n",
  "bolsos/luna/bolso.yaml": "name: Luna\n",
  "bolsos/luna/2.jpg": "foto",
};
/** All files but those that wait for their publication. */
const readContent = async () =>
  Object.fromEntries(
    Object.entries(await readFiles()).filter(
      ([name, text]) => !name.startsWith(".guardando") && text !== "folder",
    ),
  );

const WRITING_METHODS = ["mkdir", "writeFile", "rename", "rm", "rmdir"] as const;
type WritingMethod = (typeof WRITING_METHODS)[number];
/** Makes the `count`th call that writes to the disk fail, and all later ones if the program is `killed`. */
async function failAt(count: number, code: string, killed = false) {
  const original = await vi.importActual<typeof fs>("node:fs/promises");
  const calls: string[] = [];
  for (const method of WRITING_METHODS)
    vi.spyOn(fs, method).mockImplementation((async (...args: []) => {
      calls.push(`${method} ${args.slice(0, 2).map((file) => path.relative(dir, String(file)))}`);
      if (killed ? calls.length >= count : calls.length === count)
        throw Object.assign(new Error(code), { code });
      return (original[method as WritingMethod] as () => unknown)(...args);
    }) as never);
  return calls;
}
/** Publishes again and again: each time the next write fails. Passes each response and its number to `check`. */
async function publishWithFaults(
  codes: readonly [string, ...string[]],
  killed: boolean,
  check: (response: Response, count: number) => Promise<void>,
): Promise<void> {
  for (let count = 1; ; count += 1) {
    await rm(path.join(dir, "content"), { recursive: true });
    for (const [file, text] of Object.entries(FILES_BEFORE)) {
      await mkdir(path.join(dir, "content", path.dirname(file)), { recursive: true });
      await writeFile(path.join(dir, "content", file), text, "latin1");
    }
    const { head } = await get("/taller/api/content");
    const code = codes[count % codes.length] ?? codes[0];
    const calls = await failAt(count, code, killed);
    const response = await post(createForm(head, CHANGES));
    const isComplete = calls.length < count;
    vi.restoreAllMocks();
    if (isComplete) break;
    await check(response, count);
  }
  expect(await readContent()).toEqual(FILES_AFTER);
}

test("a publication that stops at any step says so in Spanish, and leaves whole files of one state", async () => {
  await publishWithFaults(["ENOSPC", "EACCES"], false, async (response) => {
    if (response.status === 500)
      expect(await response.text()).toMatch(
        /^No (queda sitio|se puede escribir) .* siguen en el taller\.$/,
      );
    await get("/taller/api/content");
    expect([FILES_BEFORE, FILES_AFTER]).toContainEqual(await readContent());
  });
});

test("a publication that is killed at any step has changed nothing, or is finished at the next start or request", async () => {
  const states = new Set<string>();
  await publishWithFaults(["killed"], true, async (_response, count) => {
    const killed: Record<string, string> = await readContent();
    // No document without its photo.
    if ("bolsos/luna/bolso.yaml" in killed)
      expect(killed).toMatchObject({ "bolsos/luna/2.jpg": "foto" });
    expect(["brand: a\n", "brand: otra\n"]).toContain(killed["tienda.yaml"]);
    // `npm start` builds the shop before it opens the workshop.
    if (count % 2 === 0) await recoverPublication(path.join(dir, "content"));
    else await get("/taller/api/content");
    const recovered = await readContent();
    expect([FILES_BEFORE, FILES_AFTER]).toContainEqual(recovered);
    if (killed["tienda.yaml"] !== "brand: a\n") expect(recovered).toEqual(FILES_AFTER);
    states.add(JSON.stringify(recovered));
  });
  expect(states.size).toBe(2);
});

test("a file edited by hand after a kill stays, and the publication finishes the other files", async () => {
  await publishWithFaults(["killed"], true, async () => {
    const edited = path.join(dir, "content/tienda.yaml");
    await writeFile(edited, "brand: a mano\n");
    await recoverPublication(path.join(dir, "content"));
    const recovered = await readContent();
    const others = "bolsos/luna/2.jpg" in recovered ? FILES_AFTER : FILES_BEFORE;
    expect(recovered).toEqual({ ...others, "tienda.yaml": "brand: a mano\n" });
  });
});

test("a failed recovery is reported and stops no start, and the next recovery finishes", async () => {
  const report = vi.fn();
  await publishWithFaults(["killed"], true, async () => {
    await failAt(1, "EBUSY", true);
    vi.spyOn(console, "error").mockImplementation(report);
    await startApi();
    vi.restoreAllMocks();
    await startApi();
    expect([FILES_BEFORE, FILES_AFTER]).toContainEqual(await readContent());
  });
  expect(report).toHaveBeenCalledWith(expect.stringMatching(/^No se puede escribir/));
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
  const changes = [
    { path: "tienda.yaml", text: "brand: b\n" },
    { path: unsafePath, text: "x" },
  ];
  expect((await publish(changes)).status).toBe(500);
  expect(await readShopFile()).toBe("brand: a\n");
  await rm(outside, { recursive: true });
});

// tools/mail/mailbox.test.ts checks which requests are foreign.
test("the API refuses foreign requests", async () => {
  const { head } = await get("/taller/api/content");
  const headers = { Origin: "https://otra.example" };
  const form = createForm(head, [{ path: "tienda.yaml", text: "brand: b\n" }]);
  expect((await post(form, headers)).status).toBe(403);
  for (const url of ["/taller/api/content", "/taller/version.json"])
    expect((await fetch(origin + url, { headers })).status).toBe(403);
  expect(await readShopFile()).toBe("brand: a\n");
});

test("an invalid publication returns 500, an unknown endpoint 404; other paths reach the next handler", async () => {
  const { head } = await get("/taller/api/content");
  const missing = { path: "bolsos/sol/2.jpg", oid: "../../../etc/passwd" };
  for (const body of ["", "null", createForm(head, null), createForm(head, [{}])])
    expect((await post(body)).status).toBe(500);
  const response = await publish([missing]);
  expect(response.status).toBe(500);
  expect(await response.text()).toMatch(/^Falta el archivo/);
  expect((await get("/taller/api/content")).head).toBe(head);
  expect((await fetch(`${origin}/taller/api/publish`)).status).toBe(404);
  expect(await (await fetch(`${origin}/otra`)).text()).toBe("next");
});
