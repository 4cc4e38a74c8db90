import { afterEach, beforeEach, expect, test } from "vitest";
import { createSnapshot, gitBlobId, MOON_BAG_FILE } from "../../tests/support/example-shop.ts";
import { FakeGitHub, type GitHubFault } from "../../tests/support/fake-github.ts";
import { serveDirectory } from "../../tests/support/test-server.ts";
import { createGitHubRepository, type GitHubOptions } from "./github.ts";

let createRepository: (
  options?: Partial<GitHubOptions>,
) => ReturnType<typeof createGitHubRepository>;
let fakeGitHub: FakeGitHub;
let closeServer: () => Promise<void>;

beforeEach(async () => {
  fakeGitHub = new FakeGitHub();
  const server = await serveDirectory("example", fakeGitHub.handleRequest);
  closeServer = server.close;
  const { repository, branch, key } = fakeGitHub;
  createRepository = (options) =>
    createGitHubRepository({ repository, branch, token: key, api: server.url, ...options });
});
afterEach(() => closeServer());

const encodeText = (text: string) => new TextEncoder().encode(text);
const commit = (change: object = {}) => ({
  parent: fakeGitHub.head.oid,
  messageLines: ["Moon Bag: 24 € → 26 €"],
  additions: [{ path: MOON_BAG_FILE, bytes: encodeText("name: Moon Bag\n") }],
  deletions: [],
  ...change,
});

test("a snapshot contains all YAML texts and all blob ids", async () => {
  expect(await createRepository().readSnapshot()).toEqual({
    ...createSnapshot(),
    head: fakeGitHub.head.oid,
  });
});

test("publishing creates one commit with its message lines", async () => {
  const before = fakeGitHub.head.files;
  const published = await createRepository().publish(
    commit({
      additions: [
        { path: "bolsos/sol/1.jpg", bytes: new Uint8Array([255, 0, 1]) },
        ...commit().additions,
      ],
      deletions: ["compartir.jpg"],
    }),
  );
  expect(fakeGitHub.commits).toHaveLength(2);
  expect(published).toEqual({ head: fakeGitHub.head.oid, date: fakeGitHub.head.committedDate });
  expect(fakeGitHub.head.message).toBe("Moon Bag: 24 € → 26 €");
  expect(fakeGitHub.readFile(MOON_BAG_FILE)).toBe("name: Moon Bag\n");
  expect(fakeGitHub.head.files["bolsos/sol/1.jpg"]).toEqual(Buffer.from([255, 0, 1]));
  expect(fakeGitHub.head.files).not.toHaveProperty("compartir.jpg");
  expect(fakeGitHub.head.files["tienda.yaml"]).toBe(before["tienda.yaml"]);
});

test("the history lists each commit with its date and message lines", async () => {
  const repository = createRepository();
  const messageLines = ["Moon Bag: 24 € → 26 €", "Nuevo: Sun Bag, 4 fotos"];
  const { head: oid, date } = await repository.publish(commit({ messageLines }));
  fakeGitHub.addCommit({}, "Léeme\n\nMás");
  fakeGitHub.addCommit({ [MOON_BAG_FILE]: "name: Luna\n" }, "Cambio a mano");
  expect(await repository.listVersions()).toMatchObject([
    { messageLines: ["Cambio a mano"] },
    { messageLines: ["Léeme", "Más"] },
    { oid, date, messageLines },
    { messageLines: ["Primera versión"] },
  ]);
});

test("an earlier version and its photos can be read", async () => {
  const [first] = fakeGitHub.commits;
  const oid = createSnapshot().oids["bolsos/moon-bag/1.jpg"] ?? "";
  fakeGitHub.addCommit({ [MOON_BAG_FILE]: "name: Luna\n", "bolsos/moon-bag/1.jpg": undefined });
  const snapshot = await createRepository().readSnapshot(first?.oid);
  expect(snapshot).toEqual({ ...createSnapshot(), head: first?.oid });
  const blob = await createRepository().readBlob(oid);
  expect(gitBlobId(Buffer.from(await blob.arrayBuffer()))).toBe(oid);
});

test.each<[GitHubFault, RegExp]>([
  ["cut", /No hay conexión/],
  ["lost", /siguen aquí/],
  ["expired", /haz otra y pégala/],
  ["right", /«Contents» en «Read and write»/],
  ["rate", /unos minutos/],
  ["broken", /dentro de un rato/],
])("publishing reports the fault «%s» to the owner", async (fault, message) => {
  fakeGitHub.faults.push(fault);
  await expect(createRepository().publish(commit())).rejects.toThrow(message);
});

test("publishing on a stale parent creates no commit", async () => {
  const staleCommit = commit();
  fakeGitHub.addCommit({ "tienda.yaml": "brand: Otra\n" });
  await expect(createRepository().publish(staleCommit)).rejects.toMatchObject({ reason: "stale" });
  expect(fakeGitHub.commits).toHaveLength(2);
});

test.each([{ repository: "ana/otra" }, { branch: "otra" }])(
  "a token without access to %j is refused",
  async (options) => {
    const message = expect.stringMatching(/no abre el repositorio/);
    await expect(createRepository(options).readSnapshot()).rejects.toMatchObject({
      reason: "key",
      message,
    });
  },
);

test("a commit over GitHub's limit is refused before it is sent", async () => {
  const film = { path: "peliculas/una.mp4", bytes: new Uint8Array(30_000_000) };
  await expect(createRepository().publish(commit({ additions: [film] }))).rejects.toThrow(
    /una parte/,
  );
  expect(fakeGitHub.commits).toHaveLength(1);
});
