import { afterEach, beforeEach, expect, test } from "vitest";
import { gitName, MOON, snapshotWith } from "../../tests/support/example.ts";
import { type Fault, GitHubStandIn } from "../../tests/support/git-hub.ts";
import { serve } from "../../tests/support/serve.ts";
import { createGitHubRepository, type GitHubOptions } from "./github.ts";

let createRepository: (
  options?: Partial<GitHubOptions>,
) => ReturnType<typeof createGitHubRepository>;
let standIn: GitHubStandIn;
let closeServer: () => Promise<void>;

beforeEach(async () => {
  standIn = new GitHubStandIn();
  const server = await serve("example", standIn.serve);
  closeServer = server.close;
  const { repository, branch, key } = standIn;
  createRepository = (options) =>
    createGitHubRepository({ repository, branch, token: key, api: server.url, ...options });
});
afterEach(() => closeServer());

const encodeText = (text: string) => new TextEncoder().encode(text);
const commit = (change: object = {}) => ({
  parent: standIn.head.oid,
  messageLines: ["Moon Bag: 24 € → 26 €"],
  additions: [{ path: MOON, bytes: encodeText("name: Moon Bag\n") }],
  deletions: [],
  ...change,
});

test("a snapshot contains all YAML texts and all blob ids", async () => {
  expect(await createRepository().readSnapshot()).toEqual({
    ...snapshotWith(),
    head: standIn.head.oid,
  });
});

test("publishing creates one commit with its message lines", async () => {
  const before = standIn.head.files;
  const published = await createRepository().publish(
    commit({
      additions: [
        { path: "bolsos/sol/1.jpg", bytes: new Uint8Array([255, 0, 1]) },
        ...commit().additions,
      ],
      deletions: ["compartir.jpg"],
    }),
  );
  expect(standIn.commits).toHaveLength(2);
  expect(published).toEqual({ head: standIn.head.oid, date: standIn.head.committedDate });
  expect(standIn.head.message).toBe("Moon Bag: 24 € → 26 €");
  expect(standIn.text(MOON)).toBe("name: Moon Bag\n");
  expect(standIn.head.files["bolsos/sol/1.jpg"]).toEqual(Buffer.from([255, 0, 1]));
  expect(standIn.head.files).not.toHaveProperty("compartir.jpg");
  expect(standIn.head.files["tienda.yaml"]).toBe(before["tienda.yaml"]);
});

test("the history lists each commit with its date and message lines", async () => {
  const repository = createRepository();
  const messageLines = ["Moon Bag: 24 € → 26 €", "Nuevo: Sun Bag, 4 fotos"];
  const { head: oid, date } = await repository.publish(commit({ messageLines }));
  standIn.write({}, "Léeme\n\nMás");
  standIn.write({ [MOON]: "name: Luna\n" }, "Cambio a mano");
  expect(await repository.listVersions()).toMatchObject([
    { messageLines: ["Cambio a mano"] },
    { messageLines: ["Léeme", "Más"] },
    { oid, date, messageLines },
    { messageLines: ["Primera versión"] },
  ]);
});

test("an earlier version and its photos can be read", async () => {
  const [first] = standIn.commits;
  const oid = snapshotWith().oids["bolsos/moon-bag/1.jpg"] ?? "";
  standIn.write({ [MOON]: "name: Luna\n", "bolsos/moon-bag/1.jpg": undefined });
  const snapshot = await createRepository().readSnapshot(first?.oid);
  expect(snapshot).toEqual({ ...snapshotWith(), head: first?.oid });
  const blob = await createRepository().readBlob(oid);
  expect(gitName(Buffer.from(await blob.arrayBuffer()))).toBe(oid);
});

test.each<[Fault, RegExp]>([
  ["cut", /No hay conexión/],
  ["lost", /siguen aquí/],
  ["expired", /haz otra y pégala/],
  ["right", /«Contents» en «Read and write»/],
  ["rate", /unos minutos/],
  ["broken", /dentro de un rato/],
])("publishing reports the fault «%s» to the owner", async (fault, message) => {
  standIn.faults.push(fault);
  await expect(createRepository().publish(commit())).rejects.toThrow(message);
});

test("publishing on a stale parent creates no commit", async () => {
  const staleCommit = commit();
  standIn.write({ "tienda.yaml": "brand: Otra\n" });
  await expect(createRepository().publish(staleCommit)).rejects.toMatchObject({ reason: "stale" });
  expect(standIn.commits).toHaveLength(2);
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
  expect(standIn.commits).toHaveLength(1);
});
