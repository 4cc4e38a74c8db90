import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GitHubStandIn } from "../tests/support/git-hub.ts";
import { exampleFiles, MOON, memoryBrowser } from "../tests/support/workshop-core.ts";
import { EMPTY } from "./draft/draft.ts";
import { withBag, withMedia, withoutBag } from "./draft/edit.ts";
import { gitHub } from "./repository/github.ts";
import { openWorkshop, type Workshop } from "./workshop.ts";

vi.setConfig({ testTimeout: 30_000 });

let standIn: GitHubStandIn;
let browser: ReturnType<typeof memoryBrowser>;
let close: () => Promise<void>;
let open: (inBrowser?: typeof browser) => ReturnType<typeof openWorkshop>;

beforeEach(async () => {
  standIn = new GitHubStandIn(exampleFiles);
  browser = memoryBrowser();
  const served = await standIn.listen();
  close = served.close;
  // Nobody answers for the published shop: what asks for it would take the faults that are meant for GitHub.
  vi.stubGlobal("location", { href: "http://127.0.0.1:9/taller/" });
  const { repository, branch, key } = standIn;
  open = (inBrowser = browser) =>
    openWorkshop(gitHub({ repository, branch, key, api: served.url }), inBrowser.open());
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await close();
});

const photo = (text: string) => new Blob([text], { type: "image/jpeg" });
const addMedia = async ({ keep, change, get }: Workshop, file: string, blob: Blob) => {
  const media = await keep(blob);
  await change((draft) => withMedia(get().snapshot, draft, file, media));
};
const SUN = "bolsos/sun-bag/bolso.yaml";
const sunBag = ({ get }: Workshop) =>
  withBag(get().snapshot, EMPTY, { name: "Sun Bag", category: "new", featured: true, price: 31 })
    .draft;
/** Publishes, and changes something while that is on its way. */
const publishWhile = async (workshop: Workshop, change: () => Promise<void>) => {
  standIn.meanwhile = change;
  await workshop.publish();
  standIn.meanwhile = undefined;
};
const withSunBag = async (workshop: Workshop) => {
  await workshop.change(() => sunBag(workshop));
  await addMedia(workshop, "bolsos/sun-bag/1.jpg", photo("sol"));
  await workshop.setField(SUN, ["photos"], [{ file: "1.jpg", alt: "De frente." }]);
};
/** The files of a bag's folder, as they are published. */
const filesOf = (folder: string) =>
  Object.keys(standIn.head.files)
    .filter((path) => path.includes(`/${folder}/`))
    .toSorted();
const said = ({ get }: Awaited<ReturnType<typeof open>>) => get().sentences.map(({ says }) => says);

test("a new price is seen in the shop, told in a sentence, published as one commit, and then no change any more", async () => {
  const workshop = await open();
  await workshop.setField(MOON, ["price"], 26);
  expect(workshop.get().content.catalogue[0]?.price).toBe(26);
  expect(said(workshop)).toEqual(["Moon Bag: 24 € → 26 €"]);
  await workshop.publish();
  expect(standIn.head.headline).toBe("Moon Bag: 24 € → 26 €");
  expect(standIn.text(MOON)).toContain("price: 26\n");
  expect(workshop.get()).toMatchObject({ draft: EMPTY, publication: { state: "publishing" } });
  await workshop.setField(MOON, ["price"], 27);
  await workshop.publish();
  expect(standIn.commits).toHaveLength(3);
});

test("her field answers at once, and the shop shows nothing that the browser has not kept", async () => {
  const workshop = await open();
  const price = () => workshop.get().content.catalogue[0]?.price;
  const keeping = workshop.setField(MOON, ["price"], 26);
  expect(workshop.data(MOON).price).toBe(26);
  expect(price()).toBe(24);
  await keeping;
  expect(browser.kept().draft).toEqual(workshop.get().draft);
  expect(price()).toBe(26);
});

test("what she has changed is there again after the tab was closed", async () => {
  const before = await open();
  await before.setField(MOON, ["price"], 26);
  await addMedia(before, "compartir.jpg", photo("nueva"));
  const after = await open();
  expect(said(after)).toEqual(["Moon Bag: 24 € → 26 €", "La foto de los chats: otra"]);
  expect(after.get().since).toBeTypeOf("number");
  const { now } = after.get().draft.files["compartir.jpg"] ?? {};
  expect(await (await after.media(Object(now).oid)).text()).toBe("nueva");
});

test("two tabs that change two things have changed both, and each shows what the other one does", async () => {
  const [one, other] = [await open(), await open()];
  await one.setField(MOON, ["price"], 26);
  await other.setField("tienda.yaml", ["brand"], "madeja");
  await vi.waitFor(() => expect(said(one)).toEqual(said(other)));
  expect(said(one)).toHaveLength(2);
  await other.publish();
  await vi.waitFor(() => expect(said(one)).toEqual([]));
  expect(one.get().snapshot.head).toBe(standIn.head.oid);
  expect(one.get().content.shop.brand).toBe("madeja");
});

test("what somebody publishes elsewhere is taken in, and her change goes through by itself", async () => {
  const [hers, theirs] = [await open(), await open(memoryBrowser())];
  await hers.setField(MOON, ["price"], 26);
  await theirs.setField(MOON, ["name"], "Luna");
  await theirs.publish();
  await hers.publish();
  expect(standIn.text(MOON)).toMatch(/^name: Luna\nprice: 26\n/);
  expect(standIn.commits).toHaveLength(3);
});

test("where both have changed the same field, nothing is published until she has chosen", async () => {
  const [hers, theirs] = [await open(), await open(memoryBrowser())];
  await hers.setField(MOON, ["price"], 26);
  await theirs.setField(MOON, ["price"], 25);
  await theirs.publish();
  await expect(hers.publish()).rejects.toMatchObject({
    message: expect.stringMatching(/elige qué queda/),
  });
  expect(standIn.text(MOON)).toContain("price: 25");
  const [clash] = hers.get().clashes;
  expect(clash).toMatchObject({ mine: 26, theirs: 25 });
  if (clash) await hers.settle(clash, "mine");
  await hers.publish();
  expect(standIn.text(MOON)).toContain("price: 26");
});

test("a line that is cut loses nothing, whether the commit was made or not", async () => {
  const workshop = await open();
  await workshop.setField(MOON, ["price"], 26);
  standIn.faults.push("cut");
  await expect(workshop.publish()).rejects.toMatchObject({ reason: "offline" });
  expect(said(workshop)).toHaveLength(1);
  // It is asked first whether the one before has arrived.
  standIn.faults.push(undefined, "lost");
  await expect(workshop.publish()).rejects.toMatchObject({ reason: "offline" });
  expect(said(workshop)).toHaveLength(1);
  await workshop.publish();
  expect(said(workshop)).toEqual([]);
  expect(standIn.commits).toHaveLength(2);
});

test("a bag with two photos is one publication, and what she takes out again is not sent", async () => {
  const workshop = await open();
  await workshop.change(() => sunBag(workshop));
  for (const name of ["1.jpg", "2.jpg", "3.jpg"])
    await addMedia(workshop, `bolsos/sun-bag/${name}`, photo(name));
  await workshop.setField(
    SUN,
    ["photos"],
    [
      { file: "2.jpg", alt: "De lado." },
      { file: "1.jpg", alt: "De frente." },
    ],
  );
  expect(said(workshop)).toEqual(["Nuevo: Sun Bag, 2 fotos"]);
  await workshop.publish();
  expect(filesOf("sun-bag")).toEqual(
    ["bolso.yaml", "1.jpg", "2.jpg"].map((name) => `content/bolsos/sun-bag/${name}`).toSorted(),
  );
  expect(browser.media.size).toBe(0);
});

test("a bag that is taken out goes with its photos, and comes back from the history with them", async () => {
  const workshop = await open();
  const before = standIn.head.files;
  await workshop.change((draft) => withoutBag(workshop.get().snapshot, draft, "moon-bag"));
  await workshop.publish();
  expect(filesOf("moon-bag")).toEqual([]);
  const [, then] = await workshop.history();
  if (then) await workshop.turnBack(then);
  expect(said(workshop)).toEqual(["Otra vez: Moon Bag, 5 fotos"]);
  await workshop.publish();
  expect(standIn.head.files).toEqual(before);
});

test("a photo that no bag names any more goes from the repository", async () => {
  const workshop = await open();
  const { photos } = workshop.data(MOON) as { photos: object[] };
  await workshop.setField(MOON, ["photos"], photos.slice(1));
  await workshop.publish();
  expect(standIn.head.files).not.toHaveProperty("content/bolsos/moon-bag/1.jpg");
  expect(standIn.head.files).toHaveProperty("content/bolsos/moon-bag/2.jpg");
});

test("what she changes while a publication is on its way stays hers", async () => {
  const workshop = await open();
  await workshop.setField(MOON, ["price"], 26);
  await publishWhile(workshop, () => workshop.setField(MOON, ["price"], 27));
  expect(standIn.text(MOON)).toContain("price: 26");
  expect(said(workshop)).toEqual(["Moon Bag: 26 € → 27 €"]);
  // What stood there before, too.
  await publishWhile(workshop, () => workshop.setField(MOON, ["price"], 26));
  expect(said(workshop)).toEqual(["Moon Bag: 27 € → 26 €"]);
});

test("each change is taken back alone", async () => {
  const workshop = await open();
  await workshop.setField(MOON, ["price"], 26);
  await workshop.setField(MOON, ["soldOut"], true);
  const [price] = workshop.get().sentences;
  if (price) await workshop.takeBack(price);
  expect(said(workshop)).toEqual(["Moon Bag: agotado"]);
});

test("while she types faster than the browser keeps, what she has typed last stays in the field", async () => {
  const workshop = await open();
  const seen: unknown[] = [];
  workshop.subscribe(() => seen.push(workshop.data(MOON).line));
  await Promise.all(
    ["L", "Lu", "Lun", "Luna"].map((typed) => workshop.setField(MOON, ["line"], typed)),
  );
  expect(seen.map((line) => String(line).length)).toEqual([1, 2, 3, 4, 4]);
});

test("a bag goes with its whole folder, and one that was never published with nothing", async () => {
  standIn.write({ "bolsos/moon-bag/IMG_9.jpg": "sin nombrar" });
  const workshop = await open();
  const { draft, folder } = withBag(workshop.get().snapshot, EMPTY, { name: "", category: "new" });
  await workshop.change(() => draft);
  await workshop.change((now, published) => withoutBag(published, now, folder));
  await workshop.setField(`bolsos/${folder}/bolso.yaml`, ["price"], 9);
  await workshop.change((now, published) => withoutBag(published, now, "moon-bag"));
  expect(said(workshop)).toEqual(["Fuera: Moon Bag"]);
  await workshop.publish();
  expect(filesOf("moon-bag")).toEqual([]);
  expect(workshop.get().draft).toEqual(EMPTY);
});

test("a change that no longer makes a shop with what somebody else has published is not published", async () => {
  const workshop = await open();
  await workshop.setField("tienda.yaml", ["shipping"], 4.5);
  standIn.write({ [MOON]: standIn.text(MOON)?.replace("price: 24\n", "") });
  await expect(workshop.publish()).rejects.toMatchObject({
    message: expect.stringMatching(/^Falta algo/),
  });
  expect(standIn.commits).toHaveLength(2);
  expect(workshop.get().problems.some(({ file, warning }) => file === MOON && !warning)).toBe(true);
});

test.each([
  ["the same visit", async (workshop: Workshop) => workshop],
  ["the next visit", () => open()],
])(
  "an answer that was lost makes nothing twice, whatever she changes next, in %s",
  async (_, inVisit) => {
    const before = await open();
    await before.change(() => sunBag(before));
    await addMedia(before, "bolsos/sun-bag/1.jpg", photo("sol"));
    await before.setField(SUN, ["photos"], [{ file: "1.jpg", alt: "De frente." }]);
    await before.setField(MOON, ["price"], 26);
    standIn.faults.push("lost");
    await expect(before.publish()).rejects.toMatchObject({ reason: "offline" });
    await before.setField(SUN, ["price"], 33);
    await before.setField(MOON, ["price"], 27);
    const after = await inVisit(before);
    await after.setField(SUN, ["name"], "Sol");
    await after.publish();
    expect(standIn.head.body).toMatch(/Moon Bag: 26 € → 27 €/);
    expect(standIn.text(SUN)).toContain("name: Sol\nprice: 33");
    expect(Object.keys(standIn.head.files).filter((path) => /(sun|sol).*yaml/.test(path))).toEqual([
      `content/${SUN}`,
    ]);
  },
);

test("«Volver a esta versión» takes back what others have published in the meantime too", async () => {
  const workshop = await open();
  const [first] = await workshop.history();
  standIn.write({ [MOON]: standIn.text(MOON)?.replace("price: 24", "price: 25") });
  if (first) await workshop.turnBack(first);
  expect(said(workshop)).toEqual(["Moon Bag: 25 € → 24 €"]);
});

test("a photo that is shown elsewhere too stays when its bag goes", async () => {
  const workshop = await open();
  await workshop.setField("nosotros.yaml", ["photo", "file"], "bolsos/moon-bag/1.jpg");
  await workshop.change((draft, snapshot) => withoutBag(snapshot, draft, "moon-bag"));
  await workshop.publish();
  expect(filesOf("moon-bag")).toEqual(["content/bolsos/moon-bag/1.jpg"]);
});

test("a bag that somebody has taken out comes back with its photos when she has changed it", async () => {
  const workshop = await open();
  await workshop.setField(MOON, ["price"], 26);
  const own = filesOf("moon-bag");
  standIn.write(Object.fromEntries(own.map((path) => [path.replace("content/", ""), undefined])));
  await workshop.publish();
  expect(filesOf("moon-bag")).toEqual(own);
  expect(standIn.text(MOON)).toContain("price: 26");
});

test("a photo that somebody has taken out is there again where she chooses her own list", async () => {
  const workshop = await open();
  const { photos } = workshop.data(MOON) as { photos: object[] };
  await workshop.setField(MOON, ["photos"], photos.toReversed());
  standIn.write({
    [MOON]: standIn.text(MOON)?.replace(/ {2}- file: 1\.jpg\n {4}alt: .*\n/, ""),
    "bolsos/moon-bag/1.jpg": undefined,
  });
  await expect(workshop.publish()).rejects.toMatchObject({ reason: "stale" });
  const [clash] = workshop.get().clashes;
  if (clash) await workshop.settle(clash, "mine");
  expect(said(workshop)).toEqual(["Moon Bag: una foto más, las fotos en otro orden"]);
  await workshop.publish();
  expect(standIn.head.files).toHaveProperty("content/bolsos/moon-bag/1.jpg");
});

test("a photo that she puts back while its removal is on its way is sent again", async () => {
  const workshop = await open();
  const { photos } = workshop.data(MOON) as { photos: object[] };
  await workshop.setField(MOON, ["photos"], photos.slice(1));
  await publishWhile(workshop, () => workshop.setField(MOON, ["photos"], photos.toReversed()));
  expect(standIn.head.files).not.toHaveProperty("content/bolsos/moon-bag/1.jpg");
  await workshop.publish();
  expect(standIn.head.files).toHaveProperty("content/bolsos/moon-bag/1.jpg");
});

test("a Mac's names, with their accents apart, are the names that she has written", async () => {
  const [camion, apart] = ["camión.jpg", "camión.jpg".normalize("NFD")];
  standIn.write({
    [MOON]: standIn.text(MOON)?.replace("1.jpg", camion),
    "bolsos/moon-bag/1.jpg": undefined,
    [`bolsos/moon-bag/${apart}`]: "foto",
  });
  const workshop = await open();
  expect(workshop.get().problems).toEqual([]);
  await workshop.setField(MOON, ["price"], 26);
  const { photos } = workshop.data(MOON) as { photos: object[] };
  await workshop.setField(MOON, ["photos"], photos.slice(1));
  await workshop.publish();
  expect(standIn.head.files).not.toHaveProperty([`content/bolsos/moon-bag/${apart}`]);
});

test("a bag that she takes out while it is on its way is out, also a new one, and so is one that comes back", async () => {
  const workshop = await open();
  const out = (folder: string) =>
    workshop.change((draft, snapshot) => withoutBag(snapshot, draft, folder));
  await withSunBag(workshop);
  await workshop.setField(MOON, ["price"], 26);
  await publishWhile(workshop, async () => {
    await out("sun-bag");
    await out("moon-bag");
  });
  expect(said(workshop).toSorted()).toEqual(["Fuera: Moon Bag", "Fuera: Sun Bag"]);
  await publishWhile(workshop, () => workshop.change(() => EMPTY));
  expect(said(workshop).toSorted()).toEqual([
    "Otra vez: Moon Bag, 5 fotos",
    "Otra vez: Sun Bag, una foto",
  ]);
  await workshop.publish();
  expect(standIn.head.files).toHaveProperty("content/bolsos/sun-bag/1.jpg");
});

test("a photo that she replaces once more while it is on its way is no clash with herself", async () => {
  const workshop = await open();
  await addMedia(workshop, "compartir.jpg", photo("una"));
  await publishWhile(workshop, () => addMedia(workshop, "compartir.jpg", photo("otra")));
  standIn.write({ "tienda.yaml": `${standIn.text("tienda.yaml")}# nada\n` });
  await workshop.publish();
  expect(standIn.text("compartir.jpg")).toBe("otra");
});

test("a tab that has been open since before somebody else's change writes nothing over it", async () => {
  const old = await open();
  standIn.write({ [MOON]: standIn.text(MOON)?.replace("price: 24", "price: 25") });
  const fresh = await open();
  await old.setField(MOON, ["price"], 22);
  await vi.waitFor(() => expect(fresh.get().clashes).toMatchObject([{ mine: 22, theirs: 25 }]));
});

test("where the second reading fails, her changes wait for it", async () => {
  const before = await open();
  await before.setField(MOON, ["price"], 26);
  standIn.write({ [MOON]: undefined });
  standIn.faults.push(undefined, "cut");
  await expect(open()).rejects.toMatchObject({ reason: "offline" });
  expect(said(await open())).toEqual(["Otra vez: Moon Bag, 5 fotos"]);
});

test("a browser that keeps nothing says so, and what she has changed can be published", async () => {
  const keep = () => Promise.reject(new Error("QuotaExceededError"));
  const workshop = await open({ ...browser, open: () => ({ ...browser.open(), change: keep }) });
  await workshop.setField(MOON, ["price"], 26);
  expect(workshop.get()).toMatchObject({ isKept: false });
  await workshop.setField(MOON, ["soldOut"], true);
  await workshop.publish();
  expect(standIn.text(MOON)).toMatch(/price: 26\n.*\n.*\nsoldOut: true/);
});
