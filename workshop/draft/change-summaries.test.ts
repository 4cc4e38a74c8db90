import { expect, test } from "vitest";
import type { Path } from "../../model/problem.ts";
import { createSnapshot, MOON_BAG_FILE } from "../../tests/support/example-shop.ts";
import { addBag, removeBags } from "./bags.ts";
import { summarizeChanges, undoSummary } from "./change-summaries.ts";
import { createDraft, currentData, setField, setFile } from "./draft.ts";

const none = createDraft(createSnapshot());
const said = (draft = none) => summarizeChanges(draft).map(({ text: says }) => says);

test.each<[Path, unknown, string]>([
  [["price"], 26, "Moon Bag: precio, de 24 € a 26 €"],
  [["previousPrice"], 30, "Moon Bag: precio anterior, 30 €"],
  [["soldOut"], true, "Moon Bag: agotado, sí"],
  [["featured"], false, "Moon Bag: sale en la portada, de sí a no"],
  [["category"], "basic", "Moon Bag: colección, de Novedades a Essentials"],
  [["order"], 7, "Los bolsos cambian de orden"],
  [["name"], "Luna", "Luna: nombre, de «Moon Bag» a «Luna»"],
  [["details", "width"], 28.5, "Moon Bag: detalles, ancho, de 27 a 28,5"],
  [["line"], undefined, "Moon Bag: línea de la ficha, se quita"],
])("the bag's %j is told in a sentence", (path, value, sentence) => {
  expect(said(setField(none, MOON_BAG_FILE, path, value))).toEqual([sentence]);
});

test.each<[string, Path, unknown, string]>([
  ["tienda.yaml", ["brand"], "Luna", "Nombre de la marca, de «ovillo» a «Luna»"],
  ["tienda.yaml", ["shipping"], 4.9, "Gastos de envío, 4,90 €"],
  ["tienda.yaml", ["legal", "nif"], "12345678Z", "Aviso legal, se añade"],
  ["tienda.yaml", ["logo"], "fotos/logo.svg", "Logo, se añade"],
  ["nosotros.yaml", ["paragraphs", 1], "Otro.", "Sobre Nosotros: párrafos, con cambios"],
])("in %s, %j is told with what it belongs to", (file, path, value, sentence) => {
  expect(said(setField(none, file, path, value))).toEqual([sentence]);
});

test("a film is one thing in however many files, and goes back as one", () => {
  const draft = setField(none, "portada.yaml", ["hero", "film"], undefined);
  expect(said(draft)).toEqual(["Foto de la portada, película, se quita"]);
  const [film] = summarizeChanges(draft);
  expect(film && undoSummary(draft, film).files).toEqual({});
});

test("a bag that comes or goes is one sentence, with its photos", () => {
  const { draft, folder } = addBag(none, {
    name: "Sol",
    category: "new",
    photos: [{ file: "a.jpg" }],
  });
  const whole = setFile(draft, `bolsos/${folder}/a.jpg`, { oid: "a" });
  expect(said(removeBags(whole, "moon-bag"))).toEqual(["Nuevo: Sol", "Fuera: Moon Bag"]);
});

test("photos are told by the list that names them, and one of then by its file", () => {
  const { photos } = currentData(none, MOON_BAG_FILE) as { photos: object[] };
  const more = setField(none, MOON_BAG_FILE, ["photos"], [...photos, { file: "a.jpg" }]);
  expect(said(setFile(more, "bolsos/moon-bag/a.jpg", { oid: "a" }))).toEqual([
    "Moon Bag: fotos, de 5 a 6",
  ]);
  expect(said(setFile(none, "bolsos/moon-bag/2.jpg", { oid: "a" }))).toEqual([
    "bolsos/moon-bag/2.jpg: como antes",
  ]);
  expect(said(setFile(none, "compartir.jpg", { oid: "a" }))).toEqual([
    "La foto de los chats: otra",
  ]);
});

test("a bag's file that could not be read, and can be again, is no new bag", () => {
  const broken = createDraft(createSnapshot({ [MOON_BAG_FILE]: "name: [\n" }));
  expect(said(setFile(broken, MOON_BAG_FILE, currentData(none, MOON_BAG_FILE)))).toEqual([
    `${MOON_BAG_FILE}: como antes`,
  ]);
});

test("a long text is cut between its letters", () => {
  const [sentence = ""] = said(setField(none, MOON_BAG_FILE, ["line"], `a${"🌞".repeat(50)}`));
  expect(sentence).toContain("🌞…");
  expect(() => encodeURIComponent(sentence)).not.toThrow();
});
