import { expect, test } from "vitest";
import type { Path } from "../../model/problem.ts";
import { createSnapshot, MOON_BAG_FILE } from "../../tests/support/example-shop.ts";
import { addBag } from "./bags.ts";
import { createDraft, setField, setFile } from "./draft.ts";
import { validateDraft } from "./validate-draft.ts";

const none = createDraft(createSnapshot());
const after = (path: Path, value: unknown, file = MOON_BAG_FILE, draft = none) =>
  setField(draft, file, path, value);
const told = (draft = none) =>
  validateDraft(draft).map(
    ({ fieldLabel: field, message, warning }) => `${warning ? "aviso: " : ""}${field}: ${message}`,
  );

test("the shop as it is has nothing to mend", () => {
  expect(told(none)).toEqual([]);
});

test.each<[Path, unknown, RegExp]>([
  [["price"], "caro", /^Precio: /],
  [["photos", 1, "alt"], "", /^aviso: Foto 2: /],
  [["name"], "chain bag", /^Nombre: .*mismo nombre/],
])("at %s, %s is told at its field", (path, value, sentence) => {
  const draft = after(path, value);
  expect(told(draft)).toEqual([expect.stringMatching(sentence)]);
  // No sentence of the workshop's speaks of a file's signs.
  expect(told(draft).join()).not.toMatch(
    /comillas|línea|\b(price|name|alt|width)\b|yaml|true|false/,
  );
});

test("a new bag says all that is missing", () => {
  const { draft } = addBag(none, { name: "Sol", category: "new", featured: true });
  expect(validateDraft(draft).map(({ path }) => path)).toEqual([["price"], ["photos"]]);
});

test("a photo that is nowhere keeps her from publishing, a small one makes her look", () => {
  const photos = (draft = none) =>
    after(["photos"], [{ file: "9.jpg", alt: "De frente." }], MOON_BAG_FILE, draft);
  expect(validateDraft(photos())).toMatchObject([{ path: ["photos", 0, "file"] }]);
  const small = setFile(none, "bolsos/moon-bag/9.jpg", {
    oid: "a",
    width: 900,
    height: 900,
  });
  expect(told(photos(small))).toEqual([expect.stringMatching(/^aviso: .*mide 720 píxeles/)]);
});

test("a field that nobody knows, and a file that cannot be read, are told", () => {
  const strange = createSnapshot({ [MOON_BAG_FILE]: { cuento: "una vez" } });
  expect(told(createDraft(strange))).toEqual([expect.stringMatching(/quítalo/)]);
  const broken = createSnapshot({ [MOON_BAG_FILE]: "name: [\n" });
  expect(told(createDraft(broken))).toEqual([
    expect.stringMatching(/^bolsos\/moon-bag\/bolso.yaml, línea \d: .*«Historia»/),
  ]);
});
