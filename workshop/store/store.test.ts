import { delMany, get, set } from "idb-keyval";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PublishedPhoto } from "../../model/repository/published-build.ts";
import type { Path } from "../../model/schema/problem.ts";
import {
  computeGitBlobId,
  exampleFiles,
  MOON_BAG_FILE,
  OWN_CONTACTS,
} from "../../tests/support/example-shop.ts";
import { FakeGitHub } from "../../tests/support/fake-github.ts";
import { serveHandler } from "../../tests/support/test-server.ts";
import { addBag } from "../draft/bags.ts";
import { setField, setFile } from "../draft/draft.ts";
import { createPictureFile } from "../draft/photos.ts";
import { keepExample, startShop } from "../draft/start-shop.ts";
import { createGitHubRepository } from "../repository/github.ts";
import type { Version } from "../repository/repository.ts";
import { DEPLOY_TIMEOUT_MS } from "./deployment.ts";
import { openDraftStorage } from "./draft-storage.ts";
import { openStore, type Store } from "./store.ts";

vi.setConfig({ testTimeout: 30_000 });

/** The contents of IndexedDB. */
const browserData = vi.hoisted(() => new Map<string, unknown>());
const storeValue = vi.hoisted(() => async (key: unknown, value: unknown): Promise<void> => {
  browserData.set(String(key), structuredClone(value));
});
const readValue = vi.hoisted(
  () => async (key: unknown) => structuredClone(browserData.get(String(key))),
);
vi.mock("idb-keyval", () => ({
  createStore: () => undefined,
  get: vi.fn(readValue),
  set: vi.fn(storeValue),
  keys: async () => [...browserData.keys()],
  del: async (key: string) => void browserData.delete(key),
  delMany: vi.fn(async (keys: string[]) => void keys.map((key) => browserData.delete(key))),
}));

let fakeGitHub: FakeGitHub;
let createRepository: () => ReturnType<typeof createGitHubRepository>;
/** Opened before each test. */
let store: Store;
const openTestStore = (
  storage = openDraftStorage(fakeGitHub.repository),
  publishedPhotos: readonly PublishedPhoto[] = [],
) => openStore(createRepository(), storage, Promise.resolve(publishedPhotos));

beforeEach(async () => {
  fakeGitHub = new FakeGitHub(OWN_CONTACTS);
  browserData.clear();
  const server = await serveHandler((req, res) => fakeGitHub.handleRequest(req, res));
  // No server at this address: polling the published shop must not use up the faults meant for GitHub.
  vi.stubGlobal("location", { href: "http://127.0.0.1:9/taller/" });
  vi.stubGlobal("navigator", {});
  // The next poll would come during another file's tests.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const { repository, branch, token } = fakeGitHub;
  createRepository = () => createGitHubRepository({ repository, branch, token, api: server.url });
  store = await openTestStore();
  return server.close;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const SUN = "bolsos/sun-bag/bolso.yaml";
const savePhoto = (text: string) => {
  const blob = new Blob([text], { type: "image/jpeg" });
  return store.savePicture(async () => ({ blob, width: 1600, height: 2000, extension: "jpg" }));
};
const photosOf = (file = MOON_BAG_FILE) => (store.getCurrentData(file).photos ?? []) as object[];
/** Appends photos to a bag. */
const addPhotos = async (folder: string, ...texts: string[]) => {
  for (const text of texts) {
    const { ref, fileName } = await savePhoto(text);
    const file = `bolsos/${folder}/bolso.yaml`;
    const photos = [...photosOf(file), { file: fileName, alt: text }];
    await store.updateDraft((draft) =>
      setFile(setField(draft, file, ["photos"], photos), `bolsos/${folder}/${fileName}`, ref),
    );
  }
};
const addSunBag = async (...photos: string[]) => {
  const bag = { name: "Sun Bag", category: "new", price: 31 } as const;
  await store.updateDraft((draft) => addBag(draft, bag).draft);
  await addPhotos("sun-bag", ...photos);
};
const addShareImage = async (text: string) => {
  const { ref } = await savePhoto(text);
  await store.updateDraft((draft) => setFile(draft, "compartir.jpg", ref));
};
const editField = (file: string, path: Path, value: unknown) =>
  store.updateDraft((draft) => setField(draft, file, path, value));
const setPrice = (price: unknown) => editField(MOON_BAG_FILE, ["price"], price);
const undoAll = () => store.undoAll();
/** Reverts to a version; the newest has the index 0. */
const revertTo = async (index: number) =>
  store.revertTo((await store.listVersions()).at(index) as Version);
/** Edits a file in another person's commit. */
const editOnGitHub = (before: string | RegExp, after: string, file = MOON_BAG_FILE) =>
  fakeGitHub.addCommit({ [file]: fakeGitHub.readFile(file)?.replace(before, after) });
/** Publishes, and makes a change before the response arrives. */
const publishWhile = async (change: () => Promise<void>) => {
  fakeGitHub.beforePublishResponse = change;
  await store.publish();
  fakeGitHub.beforePublishResponse = undefined;
};
const newPhotoName = (text: string) =>
  createPictureFile({ oid: computeGitBlobId(Buffer.from(text)) }, "jpg").fileName;
/** The names of the published files in a bag's folder. */
const publishedFiles = (folder: string) =>
  Object.keys(fakeGitHub.head.files)
    .filter((path) => path.includes(`/${folder}/`))
    .map((path) => path.split("/").at(-1))
    .toSorted();
const summaryTexts = () => store.getState().summaries.map(({ text }) => text);

test("a half-made bag stays in the draft while the other changes are published", async () => {
  await store.updateDraft((draft) => addBag(draft, { name: "Sun Bag", category: "new" }).draft);
  await addPhotos("sun-bag", "a");
  await setPrice(26);
  await store.publish();
  expect(fakeGitHub.readFile(MOON_BAG_FILE)).toContain("price: 26\n");
  expect(Object.keys(fakeGitHub.head.files).join()).not.toContain("sun-bag");
  expect(fakeGitHub.head.message).not.toContain("Sun Bag");
  await editField(SUN, ["price"], 31);
  await store.publish();
  expect(fakeGitHub.readFile(SUN)).toContain("alt: a\n");
});

test("a new price appears in the preview and the summary, and is published as one commit", async () => {
  const previewPrice = () => store.getState().content.catalogue[0]?.price;
  await setPrice(26);
  await setPrice("26 o 27");
  expect(previewPrice()).toBe(26);
  await setPrice(26);
  expect(previewPrice()).toBe(26);
  expect(summaryTexts()).toEqual(["Moon Bag: precio, de 24 € a 26 €"]);
  await store.publish();
  expect(fakeGitHub.head.message).toBe("Moon Bag: precio, de 24 € a 26 €");
  expect(fakeGitHub.readFile(MOON_BAG_FILE)).toContain("price: 26\n");
  expect(summaryTexts()).toEqual([]);
  await setPrice(27);
  await store.publish();
  expect(fakeGitHub.commits).toHaveLength(3);
});

test("publishing deletes an unreferenced photo and a removed bag's folder, and a revert restores both", async () => {
  const before = fakeGitHub.head.files;
  await editField(MOON_BAG_FILE, ["photos"], photosOf().slice(1));
  await store.publish();
  expect(publishedFiles("moon-bag")).not.toContain("1.jpg");
  fakeGitHub.addCommit({ "bolsos/moon-bag/IMG_9.jpg": "sin nombrar" });
  store = await openTestStore();
  await store.updateDraft((draft) => setFile(draft, MOON_BAG_FILE, null));
  expect(summaryTexts()).toEqual(["Fuera: Moon Bag"]);
  await store.publish();
  expect(publishedFiles("moon-bag")).toEqual([]);
  await revertTo(-1);
  expect(summaryTexts()).toEqual(["Vuelve: Moon Bag"]);
  await store.publish();
  expect(Object.keys(fakeGitHub.head.files).toSorted()).toEqual(Object.keys(before).toSorted());
});

test("a published warning is not repeated, even if its photo moves", async () => {
  const newWarnings = () => store.getState().newWarnings.map(({ path }) => path.join("."));
  const setPhotos = (photos: unknown[]) => editField(MOON_BAG_FILE, ["photos"], photos);
  const photos = photosOf();
  await setPhotos(photos.with(1, { ...photos[1], alt: "" }));
  expect(newWarnings()).toEqual(["photos.1.alt"]);
  await store.publish();
  expect(newWarnings()).toEqual([]);
  await setPhotos(photosOf().toReversed());
  await setPrice(26);
  expect(newWarnings()).toEqual([]);
  await setPhotos(photosOf().map((photo) => ({ ...photo, alt: "" })));
  expect(newWarnings()).toHaveLength(photos.length - 1);
});

test("bags and photos added or removed while publishing remain changes", async () => {
  await addSunBag("sol");
  await addShareImage("una");
  const photos = photosOf();
  await editField(MOON_BAG_FILE, ["photos"], photos.slice(1));
  await publishWhile(async () => {
    await store.updateDraft((draft) => setFile(draft, SUN, null));
    await editField(MOON_BAG_FILE, ["photos"], photos);
    await addShareImage("otra");
  });
  expect(publishedFiles("moon-bag")).not.toContain("1.jpg");
  expect(summaryTexts().toSorted()).toEqual([
    "Fuera: Sun Bag",
    "La foto de los chats: otra",
    "Moon Bag: fotos, de 4 a 5",
  ]);
  await publishWhile(undoAll);
  expect(publishedFiles("moon-bag")).toContain("1.jpg");
  expect(publishedFiles("sun-bag")).toEqual([]);
  expect(fakeGitHub.readFile("compartir.jpg")).toBe("otra");
  expect(summaryTexts()).toHaveLength(3);
});

const CONTACT = { brand: "Hilo", whatsapp: "611 22 33 44", email: "ana@hilo.example" };
const START = "Tu tienda empieza: fuera todo lo de prueba";
/** Opens the workshop of a copy of the program. */
const openExample = async () => {
  fakeGitHub.addCommit({ "tienda.yaml": exampleFiles["tienda.yaml"] });
  browserData.clear();
  store = await openTestStore();
};
const startOwnShop = () => store.updateDraft((draft) => startShop(draft, CONTACT));

test("the example cannot be published; an own shop starts empty, and its publication removes all of the example", async () => {
  await openExample();
  await setPrice(26);
  // An earlier version of the program let the owner replace it.
  await editField("tienda.yaml", ["whatsapp"], "611 22 33 44");
  expect(store.getState().isExample).toBe(true);
  await expect(store.publish()).rejects.toThrow(/^Falta algo/);
  await startOwnShop();
  expect(store.getState().isExample).toBe(false);
  expect(summaryTexts()).toEqual([START]);
  expect(store.getState().problems).toEqual([]);
  await addSunBag("a");
  await editField("portada.yaml", ["title"], "Bolsos de Ana");
  expect(summaryTexts()).toEqual([
    START,
    "Nuevo: Sun Bag",
    "Título de la portada, «Bolsos de Ana»",
  ]);
  await store.publish();
  expect(Object.keys(fakeGitHub.head.files).toSorted()).toEqual([
    `bolsos/sun-bag/${newPhotoName("a")}`,
    SUN,
    "portada.yaml",
    "tienda.yaml",
  ]);
  expect(fakeGitHub.readFile("tienda.yaml")).toBe(
    "brand: Hilo\nemail: ana@hilo.example\nwhatsapp: 611 22 33 44\n",
  );
  expect(store.getState().summaries).toEqual([]);
});

test("an owner whose bags are the example's keeps them, and publishes them with the owner's own contact data", async () => {
  await openExample();
  await store.updateDraft((draft) => keepExample(draft, CONTACT));
  expect(store.getState().isExample).toBe(false);
  editOnGitHub("price: 24", "price: 26");
  await store.publish();
  expect(fakeGitHub.readFile("tienda.yaml")).toContain("whatsapp: 611 22 33 44");
  expect(fakeGitHub.readFile("tienda.yaml")).not.toContain("600 000 000");
  expect(fakeGitHub.readFile(MOON_BAG_FILE)).toContain("price: 26");
  await editField("tienda.yaml", ["whatsapp"], "600 000 000");
  expect(store.getState().isExample).toBe(true);
});

test("a bag that the owner has put into content/ by hand stays when the shop starts", async () => {
  const bag = {
    name: "Sol",
    category: "new",
    price: 31,
    featured: true,
    photos: [{ file: "sol.jpg", alt: "Sol" }],
  };
  fakeGitHub.addCommit({
    "bolsos/sol/bolso.yaml": JSON.stringify(bag),
    "bolsos/sol/sol.jpg": "sol",
  });
  await openExample();
  await startOwnShop();
  expect(store.getState().content.catalogue).toMatchObject([{ name: "Sol" }]);
  expect(store.getState().problems).toEqual([]);
  await store.publish();
  const files = Object.keys(fakeGitHub.head.files).toSorted();
  expect(files).toEqual(["bolsos/sol/bolso.yaml", "bolsos/sol/sol.jpg", "tienda.yaml"]);
});

test("an own shop does not go back to a version of the example", async () => {
  await openExample();
  await startOwnShop();
  await store.publish();
  await expect(revertTo(1)).rejects.toThrow(/^Esa versión es la tienda de prueba/);
  expect(store.getCurrentData("tienda.yaml")).toEqual(CONTACT);
});

test("a started shop stays started after a new opening, and on top of another commit", async () => {
  await openExample();
  await startOwnShop();
  await addSunBag("a");
  store = await openTestStore();
  expect(summaryTexts()).toEqual([START, "Nuevo: Sun Bag"]);
  // An update of the example, for instance.
  editOnGitHub("price: 24", "price: 25");
  await store.publish();
  expect(Object.keys(fakeGitHub.head.files).filter((file) => file.endsWith("bolso.yaml"))).toEqual([
    SUN,
  ]);
});

test("a start gives way to one that another device has published first", async () => {
  await openExample();
  await startOwnShop();
  await addSunBag("a");
  const files = Object.keys(fakeGitHub.head.files);
  fakeGitHub.addCommit({
    ...Object.fromEntries(files.map((file) => [file, undefined])),
    "tienda.yaml": "brand: Otra\nwhatsapp: 611 22 33 55\nemail: otra@hilo.example\n",
  });
  await store.publish();
  expect(fakeGitHub.readFile("tienda.yaml")).toContain("brand: Otra\n");
  expect(Object.keys(fakeGitHub.head.files)).toContain(SUN);
});

test("publishing fails if another commit makes the draft invalid", async () => {
  await editField("tienda.yaml", ["shipping"], 4.5);
  editOnGitHub("price: 24\n", "");
  await expect(store.publish()).rejects.toThrow(/^Falta algo/);
  expect(fakeGitHub.commits).toHaveLength(2);
});

test("a photo that the owner removes and another device describes stays, and publishing stops once to say so", async () => {
  await editField(MOON_BAG_FILE, ["photos"], photosOf().slice(1));
  editOnGitHub(/alt: .*/, "alt: Otra descripción.");
  await expect(store.publish()).rejects.toThrow(/^Lo que quitaste en «Moon Bag: fotos.*» sigue/);
  expect(photosOf()).toHaveLength(5);
});

test("publishing reports each new conflict once", async () => {
  for (const [price, resolve, published] of [
    [30, store.publish, 30],
    [40, store.publish, 40],
    [50, undoAll, 51],
    // Also after the owner has undone the previous conflict.
    [60, undoAll, 61],
  ] as const) {
    await setPrice(price);
    editOnGitHub(/price: \d+/, `price: ${price + 1}`);
    await expect(store.publish()).rejects.toThrow(/^Desde otro sitio/);
    await resolve();
    expect(fakeGitHub.readFile(MOON_BAG_FILE)).toContain(`price: ${published}\n`);
    expect(summaryTexts()).toEqual([]);
  }
});

test("a file name with decomposed accents equals the composed name in the YAML file", async () => {
  const composed = "camión.jpg";
  const decomposed = composed.normalize("NFD");
  fakeGitHub.addCommit({
    [MOON_BAG_FILE]: fakeGitHub.readFile(MOON_BAG_FILE)?.replace("1.jpg", composed),
    "bolsos/moon-bag/1.jpg": undefined,
    [`bolsos/moon-bag/${decomposed}`]: "foto",
  });
  store = await openTestStore();
  expect(store.getState().problems).toEqual([]);
  await editField(MOON_BAG_FILE, ["photos"], photosOf().slice(1));
  await store.publish();
  expect(publishedFiles("moon-bag")).not.toContain(decomposed);
});

test.each([
  ["a decomposed accent", "bolso-niña".normalize("NFD")],
  ["an invisible character", "bolso-ni\u200bña"],
])("a bag whose folder's name has %s is edited and published in that folder", async (_, folder) => {
  const moonFolder = "bolsos/moon-bag";
  const moonFiles = Object.entries(fakeGitHub.head.files)
    .filter(([file]) => file.startsWith(moonFolder))
    .map(([file, bytes]) => [file.replace(moonFolder, `bolsos/${folder}`), bytes] as const);
  fakeGitHub.addCommit({ [moonFolder]: undefined, ...Object.fromEntries(moonFiles) });
  store = await openTestStore();
  expect(store.getState().problems).toEqual([]);
  const file = "bolsos/bolso-niña/bolso.yaml";
  await editField(file, ["price"], 26);
  await addPhotos("bolso-niña", "nueva");
  await store.publish();
  expect(fakeGitHub.readFile(`bolsos/${folder}/bolso.yaml`)).toContain("price: 26\n");
  expect(fakeGitHub.readFile(`bolsos/${folder}/${newPhotoName("nueva")}`)).toBe("nueva");
  expect(publishedFiles("bolso-niña")).toEqual([]);
  await store.updateDraft((draft) => setFile(draft, "bolsos/bolso-niña/bolso.yaml", null));
  await store.publish();
  expect(publishedFiles(folder)).toEqual([]);
});

test("changes can be published even if the browser refuses to save them", async () => {
  vi.mocked(set).mockRejectedValueOnce(new DOMException("full", "QuotaExceededError"));
  await setPrice(26);
  expect(store.getState()).toMatchObject({ isSaved: false });
  await editField(MOON_BAG_FILE, ["soldOut"], true);
  await store.publish();
  expect(fakeGitHub.readFile(MOON_BAG_FILE)).toMatch(/price: 26\n[\s\S]*soldOut: true/);
});

test("after a publication that the browser has no room to store, no older change returns", async () => {
  await setPrice(26);
  const full = new DOMException("full", "QuotaExceededError");
  vi.mocked(set).mockRejectedValue(full);
  await setPrice(27);
  await store.publish();
  vi.mocked(set).mockReset();
  vi.mocked(set).mockImplementation(storeValue);
  store = await openTestStore();
  expect(summaryTexts()).toEqual([]);
  expect(store.getState().publishError).toBeUndefined();
  expect(fakeGitHub.readFile(MOON_BAG_FILE)).toContain("price: 27\n");
});

test("publishing again after an undone change forgets a commit that never arrived", async () => {
  await setPrice(26);
  fakeGitHub.failPublication("cut");
  await expect(store.publish()).rejects.toThrow();
  await undoAll();
  expect(store.getState().draft.pendingCommit).toBeDefined();
  await store.publish();
  expect(store.getState()).toMatchObject({ draft: { files: {} } });
  expect(store.getState().draft.pendingCommit).toBeUndefined();
  expect(store.getState()).not.toHaveProperty("deployment");
});

test.each(["right", "expired", "pause"] as const)(
  "a commit that GitHub refuses (%s) is forgotten, and its change stays a change",
  async (fault) => {
    await setPrice(26);
    fakeGitHub.failPublication(fault);
    await expect(store.publish()).rejects.toThrow();
    expect(store.getState().draft.pendingCommit).toBeUndefined();
    expect(summaryTexts()).toHaveLength(1);
  },
);

test("changes that have arrived are not published twice, even if another commit follows", async () => {
  await addSunBag("sol");
  await setPrice(26);
  fakeGitHub.failPublication("lost");
  await expect(store.publish()).rejects.toThrow();
  editOnGitHub("brand: ovillo", "brand: madeja", "tienda.yaml");
  await store.publish();
  expect(summaryTexts()).toEqual([]);
  expect(fakeGitHub.commits).toHaveLength(3);
  expect(fakeGitHub.readFile("tienda.yaml")).toContain("brand: madeja");
});

test("opening reports that another commit has changed a field of the stored draft, or deleted its bag", async () => {
  const publishError = () => String(store.getState().publishError);
  await setPrice(26);
  editOnGitHub("name: Moon Bag", "name: Luna");
  store = await openTestStore();
  expect(publishError()).toBe("undefined");
  editOnGitHub("price: 24", "price: 25");
  store = await openTestStore();
  expect(publishError()).toMatch(/Desde otro sitio/);
  expect(summaryTexts()).toEqual(["Luna: precio, de 25 € a 26 €"]);
  store = await openTestStore();
  expect(publishError()).toBe("undefined");
  fakeGitHub.addCommit({ "bolsos/moon-bag": undefined });
  store = await openTestStore();
  expect(publishError()).toMatch(/Lo que cambiaste en «Luna» ya no está/);
  expect(publishError()).not.toMatch(/lo mismo que tú/);
  expect(summaryTexts()).toEqual([]);
  expect((await openTestStore()).getState()).not.toHaveProperty("publishError");
});

test("unused photos are deleted at the next opening, except one that is being added", async () => {
  await addSunBag("sol");
  const { ref } = await savePhoto("luna");
  await store.publish();
  expect(await (await store.readBlob(ref.oid)).text()).toBe("luna");
  vi.mocked(delMany).mockRejectedValueOnce(new DOMException("gone", "InvalidStateError"));
  await openTestStore();
  await openTestStore();
  expect([...browserData.keys()].filter((key) => key.startsWith("media:"))).toEqual([]);
});

test("a window that has lost the draft to another one saves nothing, and says so", async () => {
  /** Ends the current request for the lock, as a later request does. */
  let steal = (_reason: unknown) => {};
  const request = (_name: string, _options: object, hold: () => Promise<void>) =>
    new Promise((_, reject) => {
      steal(new DOMException("stolen", "AbortError"));
      steal = reject;
      void hold();
    });
  vi.stubGlobal("navigator", { locks: { request } });
  const first = openDraftStorage(fakeGitHub.repository);
  const second = openDraftStorage(fakeGitHub.repository);
  const onLost = vi.fn();
  await first.lock(onLost);
  store = await openTestStore(first);
  await setPrice(26);
  await second.lock(() => {});
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce());
  await setPrice(27);
  expect(store.getState()).toMatchObject({ isSaved: false });
  store = await openTestStore(second);
  expect(summaryTexts()).toEqual(["Moon Bag: precio, de 24 € a 26 €"]);
});

test("a database that the browser has closed is opened again, and is not taken for a full one", async () => {
  const closed = new DOMException("closed", "InvalidStateError");
  vi.mocked(set).mockRejectedValueOnce(closed);
  await setPrice(26);
  expect(store.getState()).toMatchObject({ isSaved: true });
  vi.mocked(set).mockRejectedValueOnce(closed).mockRejectedValueOnce(closed);
  await expect(savePhoto("sol")).rejects.toThrow(/ha dejado de guardar/);
  vi.mocked(set).mockRejectedValueOnce(new DOMException("full", "QuotaExceededError"));
  await expect(savePhoto("sol")).rejects.toThrow(/no tiene más sitio/);
});

test.each([
  ["never answers", () => new Promise<undefined>(() => {}), 20_000],
  ["refuses", () => Promise.reject(new Error("closed")), 0],
])(
  "a storage that %s at the opening is reported, and its draft is not replaced",
  async (_, answer, ms) => {
    await setPrice(26);
    vi.mocked(get).mockImplementation(answer);
    const opening = openTestStore();
    // No longer: the request to GitHub, which comes next, would time out, too.
    await vi.advanceTimersByTimeAsync(ms);
    store = await opening;
    expect(store.getState()).toMatchObject({ isSaved: false, summaries: [] });
    await addSunBag("sol");
    await store.publish();
    expect(fakeGitHub.readFile(`bolsos/sun-bag/${newPhotoName("sol")}`)).toBe("sol");
    vi.mocked(get).mockImplementation(readValue);
    store = await openTestStore();
    expect(summaryTexts()).toEqual(["Moon Bag: precio, de 24 € a 26 €"]);
  },
);

test("opening reports a commit that should have been online long ago", async () => {
  const now = new Date(Date.parse(fakeGitHub.head.committedDate) + 2 * DEPLOY_TIMEOUT_MS);
  const shop = await serveHandler((_, res) => {
    res.setHeader("Date", now.toUTCString()).end('{"commit":"earlier"}');
  });
  vi.stubGlobal("location", { href: `${shop.url}/taller/` });
  store = await openTestStore();
  await vi.waitFor(() => expect(store.getState().deployment).toEqual({ state: "late" }));
  await shop.close();
});

test("opening fails with a message if GitHub never answers", async () => {
  const isRequested = new Promise<void>((resolve) => {
    vi.stubGlobal("fetch", (_url: string, { signal }: { signal: AbortSignal }) => {
      resolve();
      return new Promise((_, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
      });
    });
  });
  const opening = expect(openTestStore()).rejects.toThrow(/No se llega a GitHub/);
  await isRequested;
  await vi.advanceTimersByTimeAsync(60_000);
  await opening;
});

test("a draft that an earlier program has stored keeps its changes, and can be changed", async () => {
  await setPrice(26);
  const { removedBags, restoredBags, ...earlier } = store.getState().draft;
  browserData.set("draft", earlier);
  store = await openTestStore();
  await store.updateDraft((draft) => setFile(draft, "bolsos/star-bag/bolso.yaml", null));
  await store.publish();
  expect(fakeGitHub.readFile(MOON_BAG_FILE)).toContain("price: 26\n");
  expect(publishedFiles("star-bag")).toEqual([]);
});

test("opening reads only what has changed since the last time", async () => {
  const open = async () => {
    fakeGitHub.requests.splice(0);
    await openTestStore();
    return fakeGitHub.requests.map(({ name }) => name);
  };
  browserData.clear();
  const reads = ["POST /graphql", "GET /git/trees/…?recursive=1", "POST /graphql"];
  expect(await open()).toEqual(reads);
  expect(await open()).toEqual(reads.slice(0, 1));
  fakeGitHub.addCommit({ "bolsos/moon-bag/1.jpg": "otra" });
  expect(await open()).toEqual(reads.slice(0, 2));
  fakeGitHub.addCommit({ "tienda.yaml": "brand: madeja\n" });
  expect(await open()).toEqual(reads);
  expect(fakeGitHub.requests[2]?.sent).toBeLessThan(300);
  const { texts } = (await openTestStore()).getState().draft.base;
  expect(texts["tienda.yaml"]).toBe("brand: madeja\n");
});

const requestNames = () => fakeGitHub.requests.splice(0).map(({ name }) => name);
const commitRequests = ["POST /git/trees", "POST /git/commits", "PATCH /git/refs/heads/main"];

test("a publication sends only what GitHub lacks, and announces each photo", async () => {
  requestNames();
  await setPrice(26);
  await store.publish();
  expect(requestNames()).toEqual(commitRequests);
  const messages = new Set<string | undefined>();
  const unsubscribe = store.subscribe(() => messages.add(store.getState().progress));
  await addSunBag("una", "dos");
  await addPhotos("moon-bag", "una");
  await store.publish();
  unsubscribe();
  expect(requestNames()).toEqual([
    "POST /graphql",
    ...Array(2).fill("POST /git/blobs"),
    ...commitRequests,
  ]);
  expect([...messages]).toEqual([undefined, "Subiendo fotos: 1 de 2", "Subiendo fotos: 2 de 2"]);
  expect(store.getState().progress).toBeUndefined();
  const photos = photosOf();
  await editField(MOON_BAG_FILE, ["photos"], photos.slice(1));
  await store.publish();
  requestNames();
  await revertTo(1);
  // The workshop knows the latest content: the owner's own commit.
  expect(requestNames().filter((name) => name.startsWith("GET"))).toHaveLength(1);
  await store.publish();
  expect(requestNames()).toEqual(["POST /graphql", ...commitRequests]);
});

test.each(["cut", "lost"] as const)(
  "with a connection %s at any request, no change is lost and nothing is published twice",
  async (fault) => {
    for (let count = 0, isComplete = false; !isComplete; count += 1) {
      browserData.clear();
      fakeGitHub = new FakeGitHub(OWN_CONTACTS);
      store = await openTestStore();
      await addSunBag("una", "dos", "tres", "cuatro");
      await setPrice(26);
      fakeGitHub.faults.push(...Array(count).fill(undefined), fault);
      isComplete = await store.publish().then(
        () => true,
        () => false,
      );
      fakeGitHub.faults.splice(0);
      expect(summaryTexts()).toHaveLength(isComplete ? 0 : 2);
      if (count % 2 === 0) store = await openTestStore();
      await store.publish();
      expect(summaryTexts()).toEqual([]);
      expect(fakeGitHub.commits).toHaveLength(2);
      expect(fakeGitHub.readFile(MOON_BAG_FILE)).toContain("price: 26\n");
      expect(publishedFiles("sun-bag")).toHaveLength(5);
      const uploads = fakeGitHub.requests.filter(({ name }) => name === "POST /git/blobs");
      expect(uploads.length).toBeLessThanOrEqual(fault === "cut" ? 5 : 4);
    }
  },
);

test("a text that tells hosts not to build is published without its brackets", async () => {
  await editField(MOON_BAG_FILE, ["line"], "[skip ci]");
  await store.publish();
  expect(fakeGitHub.head.message).toContain("skip ci");
  expect(fakeGitHub.head.message).not.toMatch(/[[\]]/);
  expect(fakeGitHub.readFile(MOON_BAG_FILE)).toContain("[skip ci]");
});
