import { expect, test } from "vitest";
import type { Path } from "../../model/schema/problem.ts";
import { createSnapshot, MOON_BAG_FILE } from "../../tests/support/example-shop.ts";
import { addBag, listBags } from "./bags.ts";
import { buildCommit } from "./create-commit.ts";
import { createDraft, type Draft, setField, setFile } from "./draft.ts";
import { getBagFile } from "./field-refs.ts";
import { combineWarnings, findNewWarnings, validateDraft } from "./validate-draft.ts";

const emptyDraft = createDraft(createSnapshot());
const editField = (path: Path, value: unknown, draft = emptyDraft) =>
  setField(draft, MOON_BAG_FILE, path, value);
const formatProblems = (draft = emptyDraft) =>
  validateDraft(draft).map(
    ({ fieldLabel, message, warning }) => `${warning ? "aviso: " : ""}${fieldLabel}: ${message}`,
  );

test.each<[Path, unknown, RegExp]>([
  [["price"], "caro", /^Precio: /],
  [["photos", 1, "alt"], "", /^aviso: Foto 2: /],
  [["name"], "chain bag", /^Nombre: Hay otro bolso que se llama «Chain Bag»/],
])("an invalid %s (%s) is reported at its field", (path, value, pattern) => {
  const draft = editField(path, value);
  expect(formatProblems(draft)).toEqual([expect.stringMatching(pattern)]);
  // No message in the workshop mentions YAML or its keys.
  expect(formatProblems(draft).join()).not.toMatch(
    /comillas|línea|\b(price|name|alt|width)\b|yaml|true|false/,
  );
});

test("a repeated name is an error of the bag that the owner is editing, which waits if it is new", () => {
  const conflicts = (draft: Draft) =>
    validateDraft(draft)
      .filter(({ path }) => path.join() === "name")
      .map(({ file, message, isWaiting }) => ({ file, message, isWaiting }));
  const message = "Hay otro bolso que se llama «Moon Bag»: cambia el nombre de uno de los dos.";
  const chain = "bolsos/chain-bag/bolso.yaml";
  expect(conflicts(setField(emptyDraft, chain, ["name"], "moon bag"))).toEqual([
    { file: chain, message, isWaiting: undefined },
  ]);
  const { draft, folder } = addBag(emptyDraft, { name: "Moon Bag", category: "new" });
  expect(conflicts(draft)).toEqual([{ file: getBagFile(folder), message, isWaiting: true }]);
});

test("removing a key that is no field ends its error, and leaves the rest of the file as it was", async () => {
  const text = createSnapshot().texts[MOON_BAG_FILE];
  const draft = createDraft(createSnapshot({ [MOON_BAG_FILE]: `${text}colour: rojo\n` }));
  const [problem] = validateDraft(draft);
  expect(problem).toMatchObject({ path: ["colour"], fieldLabel: "colour" });
  const withoutKey = editField(problem?.path ?? [], undefined, draft);
  expect(validateDraft(withoutKey)).toEqual([]);
  const { content } = await buildCommit(withoutKey, []);
  expect(content.texts[MOON_BAG_FILE]).toBe(text);
});

test("a new bag reports all its missing fields, and waits for them", () => {
  const { draft } = addBag(emptyDraft, { name: "Sol", category: "new", featured: true });
  expect(validateDraft(draft)).toMatchObject([
    { path: ["price"], isWaiting: true },
    { path: ["photos"], isWaiting: true },
  ]);
  const invalid = validateDraft(editField(["price"], "caro", draft));
  expect(invalid.filter(({ isWaiting }) => !isWaiting)).toMatchObject([{ file: MOON_BAG_FILE }]);
});

test("moving all bags out of a collection gives one warning, at those bags", () => {
  const files = listBags(emptyDraft)
    .filter(({ data }) => data.category === "new")
    .map(({ file }) => file);
  const moved = files.reduce(
    (next, file) => setField(next, file, ["category"], "basic"),
    emptyDraft,
  );
  const problems = validateDraft(moved);
  expect(problems.map(({ file }) => file).sort()).toEqual([...files].sort());
  expect(combineWarnings(problems)).toMatchObject([
    { message: expect.stringMatching(/^Novedades se queda sin bolsos/), warning: true },
  ]);
});

test("warnings about a bag's photos are combined by their cause", () => {
  const draft = [1, 2, 3].reduce(
    (next, i) => editField(["photos", i, "alt"], "", next),
    setFile(emptyDraft, "bolsos/moon-bag/1.jpg", { oid: "a", width: 900, height: 900 }),
  );
  expect(combineWarnings(validateDraft(draft)).map(({ message }) => message)).toEqual([
    expect.stringMatching(/^Se verá borrosa/),
    "3 fotos sin descripción.",
  ]);
});

test("a published photo has the same warnings as a new one", () => {
  const sizes = new Map([
    ["a", { width: 900, height: 900 }],
    ["b", { width: 900, height: 1200 }],
  ]);
  const { base } = emptyDraft;
  const oids = { ...base.oids, "bolsos/moon-bag/1.jpg": "a", "compartir.jpg": "b" };
  const published = createDraft({ ...base, oids });
  expect(validateDraft(published, sizes).map(({ message }) => message)).toEqual([
    expect.stringMatching(/mide 900 píxeles de ancho/),
    expect.stringMatching(/^La foto para los chats no es más ancha que alta/),
  ]);
});

test("a folder without bolso.yaml is reported, unless publishing deletes it", () => {
  const withPhotos = createDraft(createSnapshot({ "bolsos/sol/1.jpg": "foto" }));
  expect(formatProblems(withPhotos)).toEqual([
    expect.stringMatching(/^bolsos\/sol: A este bolso le falta/),
  ]);
  expect(formatProblems(setFile(emptyDraft, MOON_BAG_FILE, null))).toEqual([]);
});

test("the sentences that an earlier shop loses are reported until the workshop writes its file", () => {
  const earlierShop = { shipping: undefined, confirmed: true };
  const draft = createDraft(createSnapshot({ "tienda.yaml": earlierShop }));
  const published = validateDraft(draft);
  const findSilenced = (current: Draft) =>
    findNewWarnings(current, validateDraft(current), published).filter(({ message }) =>
      message.includes("ya no dice"),
    );
  expect(findSilenced(draft)).toMatchObject([{ path: ["shipping"], warning: true }]);
  expect(findSilenced(setField(draft, "tienda.yaml", ["notice", "text"], "Hola"))).toEqual([]);
});
