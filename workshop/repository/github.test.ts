import { beforeEach, expect, test } from "vitest";
import type { Commit } from "../../model/repository/commit.ts";
import {
  computeGitBlobId,
  createSnapshot,
  MOON_BAG_FILE,
} from "../../tests/support/example-shop.ts";
import { FakeGitHub, type GitHubFault } from "../../tests/support/fake-github.ts";
import { serveHandler } from "../../tests/support/test-server.ts";
import { createGitHubRepository } from "./github.ts";
import type { GitHubOptions } from "./github-api.ts";
import type { PublishOptions } from "./repository.ts";

let createRepository: (
  options?: Partial<GitHubOptions>,
) => ReturnType<typeof createGitHubRepository>;
let fakeGitHub: FakeGitHub;

beforeEach(async () => {
  fakeGitHub = new FakeGitHub();
  const server = await serveHandler(fakeGitHub.handleRequest);
  const { repository, branch, token } = fakeGitHub;
  createRepository = (options) =>
    createGitHubRepository({ repository, branch, token, api: server.url, ...options });
  return server.close;
});

/** Publishes a commit on the latest one. */
const publish = async (
  change: Partial<Commit> = {},
  repository = createRepository(),
  options: Partial<PublishOptions> = {},
) => {
  const { head: parent } = await repository.readSnapshot();
  const commit = {
    parent,
    messageLines: ["Moon Bag: 24 € → 26 €"],
    changes: [{ path: MOON_BAG_FILE, text: "name: Moon Bag\n" }],
    ...change,
  };
  return repository.publish(commit, {
    readBlob: async () => new Blob(),
    onUpload: () => {},
    onCreated: async () => {},
    ...options,
  });
};
const exampleSnapshot = () => {
  const { oid: head, committedDate: date } = fakeGitHub.commits[0] ?? fakeGitHub.head;
  return { ...createSnapshot(), head, date };
};

test("a snapshot contains all YAML texts and all blob ids", async () => {
  expect(await createRepository().readSnapshot()).toEqual(exampleSnapshot());
});

test("publishing creates one commit with its message lines, and reports its id before it is published", async () => {
  const before = fakeGitHub.head.files;
  const bytes = Buffer.from([255, 0, 1]);
  const created: string[] = [];
  const published = await publish(
    {
      changes: [
        { path: "bolsos/sol/1.jpg", oid: computeGitBlobId(bytes) },
        { path: MOON_BAG_FILE, text: "name: Moon Bag\n" },
        { path: "compartir.jpg", oid: null },
      ],
    },
    createRepository(),
    {
      readBlob: async () => new Blob([bytes]),
      onCreated: async (head) => {
        expect(fakeGitHub.commits).toHaveLength(1);
        created.push(head);
      },
    },
  );
  expect(fakeGitHub.commits).toHaveLength(2);
  const { oid: head, committedDate: date } = fakeGitHub.head;
  expect(published).toEqual({ head, date });
  expect(created).toEqual([head]);
  expect(fakeGitHub.head.message).toBe("Moon Bag: 24 € → 26 €");
  expect(fakeGitHub.readFile(MOON_BAG_FILE)).toBe("name: Moon Bag\n");
  expect(fakeGitHub.head.files["bolsos/sol/1.jpg"]).toEqual(bytes);
  expect(fakeGitHub.head.files).not.toHaveProperty("compartir.jpg");
  expect(fakeGitHub.head.files["tienda.yaml"]).toBe(before["tienda.yaml"]);
});

const photos = Array.from({ length: 12 }, (_, i) => String(i));
const photoChanges = photos.map((photo) => ({
  path: `bolsos/sol/${photo}.jpg`,
  oid: computeGitBlobId(Buffer.from(photo)),
}));
/** Publishes the photos. Those in `failing` cannot be read. */
async function publishPhotos(failing: readonly string[] = []) {
  const log = { progress: [] as number[][], atOnce: 0, mostAtOnce: 0 };
  const names = new Map(photoChanges.map(({ oid }, i) => [oid, photos[i] ?? ""]));
  const publication = publish({ changes: photoChanges }, createRepository(), {
    onUpload: (...numbers) => log.progress.push(numbers),
    readBlob: async (oid) => {
      log.atOnce += 1;
      log.mostAtOnce = Math.max(log.mostAtOnce, log.atOnce);
      await new Promise((resolve) => setTimeout(resolve));
      log.atOnce -= 1;
      const name = names.get(oid) ?? "";
      if (failing.includes(name)) throw new Error(name);
      return new Blob([name]);
    },
  });
  return { log, publication };
}

test("missing photos are sent, three at a time, and each is announced", async () => {
  fakeGitHub.addCommit({ "fotos/a.jpg": "0", "fotos/b.jpg": "1" });
  const { log, publication } = await publishPhotos();
  await publication;
  expect(log.mostAtOnce).toBe(3);
  expect(log.progress).toEqual(Array.from({ length: 10 }, (_, i) => [i + 1, 10]));
  expect(fakeGitHub.readFile("bolsos/sol/11.jpg")).toBe("11");
});

test("after an error no further photo is sent, and those under way arrive first", async () => {
  const { publication } = await publishPhotos(["1"]);
  await expect(publication).rejects.toThrow("1");
  const uploads = fakeGitHub.requests.filter(({ name }) => name === "POST /git/blobs");
  expect(uploads).toHaveLength(2);
});

test("the history lists each commit with its date and message lines", async () => {
  const messageLines = ["Moon Bag: 24 € → 26 €", "Nuevo: Sun Bag, 4 fotos"];
  const { head: oid, date } = await publish({ messageLines });
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
  expect(snapshot).toEqual(exampleSnapshot());
  const blob = await createRepository().readBlob(oid);
  expect(computeGitBlobId(Buffer.from(await blob.arrayBuffer()))).toBe(oid);
});

test("the repository's new name and its default branch are found", async () => {
  fakeGitHub.formerNames.push("ana/antes");
  for (const options of [{ repository: "ana/antes" }, { branch: undefined }]) {
    const repository = createRepository(options);
    const { head } = await publish({}, repository);
    expect(fakeGitHub.head.oid).toBe(head);
    expect(await repository.listVersions()).toHaveLength(fakeGitHub.commits.length);
  }
});

test.each<[GitHubFault, RegExp]>([
  ["cut", /^No se llega a GitHub/],
  ["lost", /siguen aquí/],
  ["renamed", /cambiado de nombre/],
])("the fault «%s» is explained to the owner", async (fault, message) => {
  fakeGitHub.faults.push(fault);
  await expect(createRepository().readSnapshot()).rejects.toThrow(message);
});

test.each<[string, RegExp, Partial<GitHubOptions>]>([
  ["another repository", /no abre el repositorio/, { repository: "ana/otra" }],
  ["an unknown branch", /ninguna rama «otra»/, { branch: "otra" }],
])("%s is explained to the owner", async (_, message, options) => {
  await expect(createRepository(options).readSnapshot()).rejects.toThrow(message);
});
