import { afterEach, beforeEach, expect, test } from "vitest";
import { gitName, MOON, snapshotWith } from "../../tests/support/example.ts";
import { type Fault, GitHubStandIn } from "../../tests/support/git-hub.ts";
import { serve } from "../../tests/support/serve.ts";
import { createGitHubRepository, type GitHubOptions } from "./github.ts";

let createRepository: (
  change?: Partial<GitHubOptions>,
) => ReturnType<typeof createGitHubRepository>;
let standIn: GitHubStandIn;
let close: () => Promise<void>;

beforeEach(async () => {
  standIn = new GitHubStandIn();
  const served = await serve("example", standIn.serve);
  close = served.close;
  const { repository, branch, key } = standIn;
  createRepository = (change) =>
    createGitHubRepository({ repository, branch, token: key, api: served.url, ...change });
});
afterEach(() => close());

const bytes = (text: string) => new TextEncoder().encode(text);
const commit = (change: object = {}) => ({
  parent: standIn.head.oid,
  messageLines: ["Moon Bag: 24 € → 26 €"],
  additions: [{ path: MOON, bytes: bytes("name: Moon Bag\n") }],
  deletions: [],
  ...change,
});

test("everything that is written is read, and of all files the name", async () => {
  expect(await createRepository().readSnapshot()).toEqual({
    ...snapshotWith(),
    head: standIn.head.oid,
  });
});

test("a publication is one commit, whose message is its sentences", async () => {
  const before = standIn.head.files;
  const made = await createRepository().publish(
    commit({
      additions: [
        { path: "bolsos/sol/1.jpg", bytes: new Uint8Array([255, 0, 1]) },
        ...commit().additions,
      ],
      deletions: ["compartir.jpg"],
    }),
  );
  expect(standIn.commits).toHaveLength(2);
  expect(made).toEqual({ head: standIn.head.oid, date: standIn.head.committedDate });
  expect(standIn.head.message).toBe("Moon Bag: 24 € → 26 €");
  expect(standIn.text(MOON)).toBe("name: Moon Bag\n");
  expect(standIn.head.files["bolsos/sol/1.jpg"]).toEqual(Buffer.from([255, 0, 1]));
  expect(standIn.head.files).not.toHaveProperty("compartir.jpg");
  expect(standIn.head.files["tienda.yaml"]).toBe(before["tienda.yaml"]);
});

test("what was published when is told in its sentences, and what others have written in their words", async () => {
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

test("a version of then is read as it was, and a photo of then by its name", async () => {
  const [first] = standIn.commits;
  const oid = snapshotWith().oids["bolsos/moon-bag/1.jpg"] ?? "";
  standIn.write({ [MOON]: "name: Luna\n", "bolsos/moon-bag/1.jpg": undefined });
  const then = await createRepository().readSnapshot(first?.oid);
  expect(then).toEqual({ ...snapshotWith(), head: first?.oid });
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
])("a publication that meets «%s» says so in her words", async (fault, words) => {
  standIn.faults.push(fault);
  await expect(createRepository().publish(commit())).rejects.toThrow(words);
});

test("a state that is no longer the last one writes nothing", async () => {
  const asked = commit();
  standIn.write({ "tienda.yaml": "brand: Otra\n" });
  await expect(createRepository().publish(asked)).rejects.toMatchObject({ reason: "stale" });
  expect(standIn.commits).toHaveLength(2);
});

test.each([{ repository: "ana/otra" }, { branch: "otra" }])(
  "%j is not there for her key, and not taken for an empty shop",
  async (other) => {
    const message = expect.stringMatching(/no abre el repositorio/);
    await expect(createRepository(other).readSnapshot()).rejects.toMatchObject({
      reason: "key",
      message,
    });
  },
);

test("more than GitHub takes at once is told before it is sent", async () => {
  const film = { path: "peliculas/una.mp4", bytes: new Uint8Array(30_000_000) };
  await expect(createRepository().publish(commit({ additions: [film] }))).rejects.toThrow(
    /una parte/,
  );
  expect(standIn.commits).toHaveLength(1);
});
