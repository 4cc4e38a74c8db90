import { expect, test } from "vitest";
import type { Path } from "../../model/problem.ts";
import { example, exampleWith, MOON } from "../../tests/support/workshop-core.ts";
import { withBag, withoutBag } from "./bags.ts";
import { emptyOn, withField, withFile } from "./draft.ts";
import { problemsOf } from "./problems.ts";

const none = emptyOn(example);
const after = (path: Path, value: unknown, file = MOON, draft = none) =>
  withField(draft, file, path, value);
const told = (draft = none) =>
  problemsOf(draft).map(
    ({ field, message, warning }) => `${warning ? "aviso: " : ""}${field}: ${message}`,
  );

test("the shop as it is has nothing to mend", () => {
  expect(told(none)).toEqual([]);
});

test.each<[Path, unknown, RegExp]>([
  [["price"], "caro", /^Precio: /],
  [["price"], undefined, /^Precio: /],
  [["previousPrice"], 20, /^Precio anterior: .*más alto/],
  [["details", "width"], 7.25001, /^Ancho: .*decimales/],
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

test("colours that cannot be read on one another are told at the one to change", () => {
  const draft = after(
    ["colours"],
    { ground: "#ffffff", ink: "#222222", accent: "#ffee00" },
    "tienda.yaml",
  );
  expect(problemsOf(draft)).toMatchObject([
    { path: ["colours", "accent"], message: expect.stringMatching(/más oscuro/) },
  ]);
});

test("a shop without a bag on Home says so at a bag", () => {
  const empty = Object.keys(example.texts)
    .filter((file) => file.startsWith("bolsos/"))
    .reduce((draft, file) => after(["featured"], false, file, draft), none);
  expect(problemsOf(empty)).toMatchObject([{ file: MOON, path: ["featured"] }]);
});

test("a new bag says all that is missing", () => {
  const { draft } = withBag(none, { name: "Sol", category: "new", featured: true });
  expect(problemsOf(draft).map(({ path }) => path)).toEqual([["price"], ["photos"]]);
});

test("a photo that is nowhere keeps her from publishing, a small one makes her look", () => {
  const photos = (draft = none) =>
    after(["photos"], [{ file: "9.jpg", alt: "De frente." }], MOON, draft);
  expect(problemsOf(photos())).toMatchObject([{ path: ["photos", 0, "file"] }]);
  const small = withFile(none, "bolsos/moon-bag/9.jpg", {
    oid: "a",
    width: 900,
    height: 900,
  });
  expect(told(photos(small))).toEqual([expect.stringMatching(/^aviso: .*mide 720 píxeles/)]);
  const large = withFile(none, "bolsos/moon-bag/9.jpg", {
    oid: "a",
    width: 1800,
    height: 2400,
  });
  expect(told(photos(large))).toEqual([]);
});

test("a field that nobody knows, and a file that cannot be read, are told", () => {
  const strange = exampleWith({ [MOON]: (text) => `${text}cuento: una vez\n` });
  expect(told(emptyOn(strange))).toEqual([expect.stringMatching(/quítalo/)]);
  const broken = exampleWith({ [MOON]: "name: [\n" });
  expect(told(emptyOn(broken))).toEqual([expect.stringMatching(/^Archivo: .*historia/)]);
});

test("a shop without a single bag is told of it", () => {
  const folders = ["chain-bag", "little-bag", "moon-bag", "net-bag", "ribbon-bag", "star-bag"];
  const empty = folders.reduce((draft, folder) => withoutBag(draft, folder), none);
  expect(told(empty)).toEqual(["Bolsos: No hay ningún bolso: una tienda necesita al menos uno."]);
});
