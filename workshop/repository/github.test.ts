import { afterEach, beforeEach, expect, test } from "vitest";
import { createSnapshot, gitBlobId, MOON_BAG_FILE } from "../../tests/support/example-shop.ts";
import { FakeGitHub, type GitHubFault } from "../../tests/support/fake-github.ts";
import { serveDirectory } from "../../tests/support/test-server.ts";
import type { Commit } from "../draft/create-commit.ts";
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

const publish = async (change: Partial<Commit> = {}) => {
  const repository = createRepository();
  const { head: parent } = await repository.readSnapshot();
  const commit = await repository.createCommit({
    parent,
    messageLines: ["Moon Bag: 24 € → 26 €"],
    changes: [{ path: MOON_BAG_FILE, text: "name: Moon Bag\n" }],
    ...change,
  });
  await repository.moveBranch(commit.oid);
  return commit;
};

test("a snapshot contains all YAML texts and all blob ids", async () => {
  expect(await createRepository().readSnapshot()).toEqual({
    ...createSnapshot(),
    head: fakeGitHub.head.oid,
  });
});

test("publishing creates one commit with its message lines", async () => {
  const before = fakeGitHub.head.files;
  const repository = createRepository();
  const bytes = Buffer.from([255, 0, 1]);
  const oid = gitBlobId(bytes);
  expect(await repository.findMissingBlobs([oid])).toEqual([oid]);
  await repository.writeBlob(new Blob([bytes]));
  expect(await repository.findMissingBlobs([oid])).toEqual([]);
  const published = await publish({
    changes: [
      { path: "bolsos/sol/1.jpg", oid },
      { path: MOON_BAG_FILE, text: "name: Moon Bag\n" },
      { path: "compartir.jpg", oid: null },
    ],
  });
  expect(fakeGitHub.commits).toHaveLength(2);
  expect(published).toEqual({ oid: fakeGitHub.head.oid, date: fakeGitHub.head.committedDate });
  expect(fakeGitHub.head.message).toBe("Moon Bag: 24 € → 26 €");
  expect(fakeGitHub.readFile(MOON_BAG_FILE)).toBe("name: Moon Bag\n");
  expect(fakeGitHub.head.files["bolsos/sol/1.jpg"]).toEqual(bytes);
  expect(fakeGitHub.head.files).not.toHaveProperty("compartir.jpg");
  expect(fakeGitHub.head.files["tienda.yaml"]).toBe(before["tienda.yaml"]);
});

test("the history lists each commit with its date and message lines", async () => {
  const messageLines = ["Moon Bag: 24 € → 26 €", "Nuevo: Sun Bag, 4 fotos"];
  const { oid, date } = await publish({ messageLines });
  fakeGitHub.addCommit({}, "Léeme\n\nMás");
  fakeGitHub.addCommit({ [MOON_BAG_FILE]: "name: Luna\n" }, "Cambio a mano");
  expect(await createRepository().listVersions()).toMatchObject([
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
  const snapshot = await createRepository().readSnapshot(undefined, first?.oid);
  expect(snapshot).toEqual({ ...createSnapshot(), head: first?.oid });
  const blob = await createRepository().readBlob(oid);
  expect(gitBlobId(Buffer.from(await blob.arrayBuffer()))).toBe(oid);
});

test("a new name of the repository and its default branch are found out", async () => {
  fakeGitHub.formerNames.push("ana/antes");
  for (const options of [{ repository: "ana/antes" }, { branch: undefined }]) {
    const repository = createRepository(options);
    const { head: parent } = await repository.readSnapshot();
    const { oid } = await repository.createCommit({ parent, messageLines: [], changes: [] });
    await repository.moveBranch(oid);
    expect(fakeGitHub.head.oid).toBe(oid);
    expect(await repository.listVersions()).toHaveLength(fakeGitHub.commits.length);
  }
});

test("a request waits as long as GitHub asks, and announces the wait", async () => {
  const repository = createRepository();
  fakeGitHub.faults.push("pause");
  await expect(repository.readSnapshot()).rejects.toThrow(/^GitHub pide una pausa/);
  const messages: unknown[] = [];
  repository.onPause = (message) => messages.push(message);
  fakeGitHub.faults.push("pause");
  await repository.readSnapshot();
  expect(messages).toEqual([
    "GitHub pide una pausa: el taller sigue solo dentro de un minuto.",
    undefined,
  ]);
});

test.each<[GitHubFault, RegExp]>([
  ["cut", /^No se llega a GitHub/],
  ["lost", /siguen aquí/],
  ["renamed", /cambiado de nombre/],
  ["empty", /no ha contestado bien/],
  ["broken", /dentro de un rato/],
])("the fault «%s» is explained to the owner", async (fault, message) => {
  fakeGitHub.faults.push(fault);
  await expect(createRepository().readSnapshot()).rejects.toThrow(message);
});

test.each<[string, RegExp, () => Partial<GitHubOptions>]>([
  ["another repository", /no abre el repositorio/, () => ({ repository: "ana/otra" })],
  ["an unknown branch", /ninguna rama «otra»/, () => ({ branch: "otra" })],
  [
    "a tree that GitHub cuts",
    /tantos archivos/,
    () => {
      fakeGitHub.truncatesTrees = true;
      return {};
    },
  ],
])("%s is explained to the owner", async (_, message, change) => {
  await expect(createRepository(change()).readSnapshot()).rejects.toThrow(message);
});
