import { set } from "idb-keyval";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gitName, MOON } from "../tests/support/example.ts";
import { GitHubStandIn } from "../tests/support/git-hub.ts";
import { serve } from "../tests/support/serve.ts";
import { addBag, removeBags } from "./draft/bags.ts";
import { fileNameFor } from "./draft/create-commit.ts";
import { setField, setFile } from "./draft/draft.ts";
import { openDraftStorage } from "./draft-storage.ts";
import { createGitHubRepository } from "./repository/github.ts";
import { openStore, type Store } from "./store.ts";

vi.setConfig({ testTimeout: 30_000 });

/** What the browser keeps. */
const kept = vi.hoisted(() => new Map<string, unknown>());
vi.mock("idb-keyval", () => ({
  createStore: () => undefined,
  get: async (key: string) => structuredClone(kept.get(key)),
  set: vi.fn(async (key: string, value: unknown) => void kept.set(key, structuredClone(value))),
  keys: async () => [...kept.keys()],
  delMany: async (keys: string[]) => keys.map((key) => kept.delete(key)),
}));

let standIn: GitHubStandIn;
let close: () => Promise<void>;
let open: () => ReturnType<typeof openStore>;

beforeEach(async () => {
  standIn = new GitHubStandIn();
  kept.clear();
  const served = await serve("example", standIn.serve);
  close = served.close;
  // Nobody answers for the published shop: what asks for it would take the faults that are meant for GitHub.
  vi.stubGlobal("location", { href: "http://127.0.0.1:9/taller/" });
  vi.stubGlobal("navigator", {});
  const { repository, branch, key } = standIn;
  open = () =>
    openStore(
      createGitHubRepository({ repository, branch, token: key, api: served.url }),
      openDraftStorage(repository),
    );
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await close();
});

const SUN = "bolsos/sun-bag/bolso.yaml";
const photo = (text: string) => new Blob([text], { type: "image/jpeg" });

/** Adds photographs behind those that a bag has. */
const addPhotos = async (
  { saveBlob: keep, updateDraft: change, currentData: data }: Store,
  folder: string,
  ...texts: string[]
) => {
  for (const text of texts) {
    const media = await keep(photo(text));
    const file = `bolsos/${folder}/bolso.yaml`;
    const { photos = [] } = data(file) as { photos?: object[] };
    const name = fileNameFor(media);
    const more = [...photos, { file: name, alt: text }];
    await change((draft) =>
      setFile(setField(draft, file, ["photos"], more), `bolsos/${folder}/${name}`, media),
    );
  }
};
const addSunBag = async (workshop: Store, ...photos: string[]) => {
  const bag = { name: "Sun Bag", category: "new", price: 31 } as const;
  await workshop.updateDraft((draft) => addBag(draft, bag).draft);
  await addPhotos(workshop, "sun-bag", ...photos);
};
const addShare = async ({ saveBlob: keep, updateDraft: change }: Store, text: string) => {
  const media = await keep(photo(text));
  await change((draft) => setFile(draft, "compartir.jpg", media));
};
/** Publishes, and changes something while that is on its way. */
const publishWhile = async (workshop: Store, change: () => Promise<void>) => {
  standIn.meanwhile = change;
  await workshop.publish();
  standIn.meanwhile = undefined;
};
/** The name of a new photograph. */
const named = (text: string) => fileNameFor({ oid: gitName(Buffer.from(text)) });
/** The files of a bag's folder, as they are published. */
const filesOf = (folder: string) =>
  Object.keys(standIn.head.files)
    .filter((path) => path.includes(`/${folder}/`))
    .map((path) => path.split("/").at(-1))
    .toSorted();
const said = ({ getState }: Store) => getState().summaries.map(({ text: says }) => says);
const photosOf = (workshop: Store, file = MOON) => workshop.currentData(file).photos as object[];

test("a new price is seen in the shop, told in a sentence, published as one commit, and then no change any more", async () => {
  const workshop = await open();
  const priceShown = () => workshop.getState().content.catalogue[0]?.price;
  await workshop.setField(MOON, ["price"], 26);
  await workshop.setField(MOON, ["price"], "26 o 27");
  expect(priceShown()).toBe(26);
  await workshop.setField(MOON, ["price"], 26);
  expect(priceShown()).toBe(26);
  expect(said(workshop)).toEqual(["Moon Bag: precio, de 24 € a 26 €"]);
  await workshop.publish();
  expect(standIn.head.message).toBe("Moon Bag: precio, de 24 € a 26 €");
  expect(standIn.text(MOON)).toContain("price: 26\n");
  expect(said(workshop)).toEqual([]);
  await workshop.setField(MOON, ["price"], 27);
  await workshop.publish();
  expect(standIn.commits).toHaveLength(3);
});

test("what somebody publishes elsewhere is taken in, and her change goes through by itself", async () => {
  const workshop = await open();
  await workshop.setField(MOON, ["price"], 26);
  standIn.write({ [MOON]: standIn.text(MOON)?.replace("name: Moon Bag", "name: Luna") });
  await workshop.publish();
  expect(standIn.text(MOON)).toMatch(/^name: Luna\nprice: 26\n/);
  expect(standIn.commits).toHaveLength(3);
});

test("a line that is cut loses nothing, whether the commit was made or not", async () => {
  const workshop = await open();
  await workshop.setField(MOON, ["price"], 26);
  standIn.faults.push("cut");
  await expect(workshop.publish()).rejects.toThrow(/No hay conexión/);
  expect(said(workshop)).toHaveLength(1);
  // The next try asks first whether the one before has arrived.
  standIn.faults.push(undefined, "lost");
  await expect(workshop.publish()).rejects.toThrow(/No hay conexión/);
  expect(said(workshop)).toHaveLength(1);
  await workshop.publish();
  expect(said(workshop)).toEqual([]);
  expect(standIn.commits).toHaveLength(2);
});

test.each([
  ["the same visit", async (workshop: Store) => workshop],
  ["the next visit", () => open()],
])("an answer that was lost makes nothing twice, in %s", async (_, inVisit) => {
  const before = await open();
  await addSunBag(before, "sol");
  await before.setField(MOON, ["price"], 26);
  standIn.faults.push("lost");
  await expect(before.publish()).rejects.toThrow(/No hay conexión/);
  await before.setField(SUN, ["price"], 33);
  await before.setField(MOON, ["price"], 27);
  const after = await inVisit(before);
  await after.setField(SUN, ["name"], "Sol");
  await after.publish();
  expect(standIn.head.message).toContain("Moon Bag: precio, de 26 € a 27 €");
  expect(standIn.text(SUN)).toMatch(/name: Sol\n[\s\S]*price: 33/);
  expect(filesOf("sun-bag")).toEqual([named("sol"), "bolso.yaml"].toSorted());
});

test("a new photo keeps its name, and one that she takes out again is not sent", async () => {
  const workshop = await open();
  await addSunBag(workshop, "una", "dos");
  await workshop.setField(SUN, ["photos"], photosOf(workshop, SUN).slice(1));
  expect(said(workshop)).toEqual(["Nuevo: Sun Bag"]);
  await workshop.publish();
  expect(filesOf("sun-bag")).toEqual([named("dos"), "bolso.yaml"].toSorted());
  expect(standIn.text(`bolsos/sun-bag/${named("dos")}`)).toBe("dos");
  expect(said(workshop)).toEqual([]);
  expect([...kept.keys()].filter((key) => key.startsWith("media:"))).toEqual([]);
});

test("a description that ends like a file's name is a text", async () => {
  const workshop = await open();
  await workshop.setField(MOON, ["description"], "Como en la foto luna.jpg");
  expect(workshop.getState().problems).toEqual([]);
  await workshop.publish();
  expect(standIn.text(MOON)).toContain("description: Como en la foto luna.jpg\n");
});

test("a photo that is named no more goes, and a bag with its whole folder, which comes back from the history", async () => {
  let workshop = await open();
  const before = standIn.head.files;
  await workshop.setField(MOON, ["photos"], photosOf(workshop).slice(1));
  await workshop.publish();
  expect(filesOf("moon-bag")).not.toContain("1.jpg");
  standIn.write({ "bolsos/moon-bag/IMG_9.jpg": "sin nombrar" });
  workshop = await open();
  await workshop.updateDraft((draft) => removeBags(draft, "moon-bag"));
  expect(said(workshop)).toEqual(["Fuera: Moon Bag"]);
  await workshop.publish();
  expect(filesOf("moon-bag")).toEqual([]);
  const then = (await workshop.listVersions()).at(-1);
  if (then) await workshop.revertTo(then);
  expect(said(workshop)).toEqual(["Nuevo: Moon Bag"]);
  await workshop.publish();
  expect(Object.keys(standIn.head.files).toSorted()).toEqual(Object.keys(before).toSorted());
});

test("what she changes while a publication is on its way stays hers", async () => {
  const workshop = await open();
  await workshop.setField(MOON, ["price"], 26);
  await publishWhile(workshop, () => workshop.setField(MOON, ["price"], 27));
  expect(standIn.text(MOON)).toContain("price: 26");
  expect(said(workshop)).toEqual(["Moon Bag: precio, de 26 € a 27 €"]);
  // What stood there before, too.
  await publishWhile(workshop, () => workshop.setField(MOON, ["price"], 26));
  expect(said(workshop)).toEqual(["Moon Bag: precio, de 27 € a 26 €"]);
});

test("bags and photos that come, go and come back while they are on their way are as she has left them", async () => {
  const workshop = await open();
  await addSunBag(workshop, "sol");
  await addShare(workshop, "una");
  const photos = photosOf(workshop);
  await workshop.setField(MOON, ["photos"], photos.slice(1));
  await publishWhile(workshop, async () => {
    await workshop.updateDraft((draft) => removeBags(draft, "sun-bag"));
    await workshop.setField(MOON, ["photos"], photos);
    await addShare(workshop, "otra");
  });
  expect(filesOf("moon-bag")).not.toContain("1.jpg");
  expect(said(workshop).toSorted()).toEqual([
    "Fuera: Sun Bag",
    "La foto de los chats: otra",
    "Moon Bag: fotos, de 4 a 5",
  ]);
  await publishWhile(workshop, async () => {
    for (const sentence of workshop.getState().summaries) await workshop.undo(sentence);
  });
  expect(filesOf("moon-bag")).toContain("1.jpg");
  expect(filesOf("sun-bag")).toEqual([]);
  expect(standIn.text("compartir.jpg")).toBe("otra");
  expect(said(workshop)).toHaveLength(3);
});

test("a change that no longer makes a shop with what somebody else has published is not published", async () => {
  const workshop = await open();
  await workshop.setField("tienda.yaml", ["shipping"], 4.5);
  standIn.write({ [MOON]: standIn.text(MOON)?.replace("price: 24\n", "") });
  await expect(workshop.publish()).rejects.toThrow(/^Falta algo/);
  expect(standIn.commits).toHaveLength(2);
});

test("work that waits as she turns the shop back can be had again, also after a second version, a change and a publication", async () => {
  const before = await open();
  const [first] = await before.listVersions();
  const back = async (workshop: Store) => first && workshop.revertTo(first);
  standIn.write({ [MOON]: standIn.text(MOON)?.replace("price: 24", "price: 25") });
  await addSunBag(before, "amarillo");
  const hers = said(before);
  await back(before);
  await back(before);
  expect(said(before)).toEqual(["Moon Bag: precio, de 25 € a 24 €"]);
  const after = await open();
  await after.popStash();
  expect(said(after)).toEqual(hers);
  expect(after.getState().stashes).toEqual([]);

  await back(after);
  await after.setField(MOON, ["price"], 23);
  await after.popStash();
  expect(said(after)).toEqual(hers);
  await after.popStash();
  expect(said(after)).toEqual(["Moon Bag: precio, de 25 € a 23 €"]);
  await after.publish();
  await after.popStash();
  expect(said(after)).toEqual(hers);
  await after.publish();
  expect(filesOf("sun-bag")).toEqual(["bolso.yaml", named("amarillo")].toSorted());
});

test("she is told each time that somebody else has changed what she has", async () => {
  const workshop = await open();
  for (const price of [30, 40]) {
    await workshop.setField(MOON, ["price"], price);
    standIn.write({ [MOON]: standIn.text(MOON)?.replace(/price: \d+/, `price: ${price + 1}`) });
    await expect(workshop.publish()).rejects.toThrow(/^Desde otro sitio/);
    await workshop.publish();
  }
  expect(standIn.text(MOON)).toContain("price: 40\n");
  // Also where she has taken the first one back.
  for (const price of [50, 60]) {
    await workshop.setField(MOON, ["price"], price);
    standIn.write({ [MOON]: standIn.text(MOON)?.replace(/price: \d+/, `price: ${price + 1}`) });
    await expect(workshop.publish()).rejects.toThrow(/^Desde otro sitio/);
    for (const sentence of workshop.getState().summaries) await workshop.undo(sentence);
  }
});

test("a Mac's names, with their accents apart, are the names that she has written", async () => {
  const [camion, apart] = ["camión.jpg", "camión.jpg".normalize("NFD")];
  standIn.write({
    [MOON]: standIn.text(MOON)?.replace("1.jpg", camion),
    "bolsos/moon-bag/1.jpg": undefined,
    [`bolsos/moon-bag/${apart}`]: "foto",
  });
  const workshop = await open();
  expect(workshop.getState().problems).toEqual([]);
  await workshop.setField(MOON, ["photos"], photosOf(workshop).slice(1));
  await workshop.publish();
  expect(filesOf("moon-bag")).not.toContain(apart);
});

test("a browser that keeps nothing says so, and what she has changed can be published", async () => {
  const workshop = await open();
  vi.mocked(set).mockRejectedValueOnce(new DOMException("full", "QuotaExceededError"));
  await workshop.setField(MOON, ["price"], 26);
  expect(workshop.getState()).toMatchObject({ isSaved: false });
  await workshop.setField(MOON, ["soldOut"], true);
  await workshop.publish();
  expect(standIn.text(MOON)).toMatch(/price: 26\n[\s\S]*soldOut: true/);
});
