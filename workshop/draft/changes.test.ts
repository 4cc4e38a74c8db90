import { expect, test } from "vitest";
import type { Path } from "../../model/schema/problem.ts";
import { createSnapshot, MOON_BAG_FILE } from "../../tests/support/example-shop.ts";
import { addBag } from "./bags.ts";
import { summarizeChanges } from "./changes.ts";
import { createDraft, getCurrentData, setField, setFile } from "./draft.ts";
import { PALETTES } from "./palettes.ts";
import { rebase, revertTo } from "./rebase.ts";

const emptyDraft = createDraft(createSnapshot());
const summaryTexts = (draft = emptyDraft) => summarizeChanges(draft).map(({ text }) => text);

test.each<[Path, unknown, string]>([
  [["price"], 26, "Moon Bag: precio, de 24 € a 26 €"],
  [["previousPrice"], 30, "Moon Bag: precio anterior, 30 €"],
  [["soldOut"], true, "Moon Bag: pasa a agotado"],
  [["hidden"], true, "Moon Bag: se oculta"],
  [["description"], "De hilo.\n\nHecho a mano.", "Moon Bag: descripción, «De hilo. Hecho a mano.»"],
  [["category"], "basic", "Moon Bag: colección, de Novedades a Essentials"],
  [["order"], 7, "Los bolsos cambian de orden"],
  [["name"], "Luna", "Luna: nombre, de «Moon Bag» a «Luna»"],
  [["details", "width"], 28.5, "Moon Bag: detalles, ancho, de 27 a 28,5"],
  [["line"], undefined, "Moon Bag: línea de la ficha, se quita"],
  [["details"], undefined, "Moon Bag: detalles, se quitan"],
  [["photos"], undefined, "Moon Bag: fotos, se quitan"],
])("a bag's %j, changed to %j, is summarized as «%s»", (path, value, text) => {
  expect(summaryTexts(setField(emptyDraft, MOON_BAG_FILE, path, value))).toEqual([text]);
});

test.each<[string, Path, unknown, string | RegExp]>([
  ["tienda.yaml", ["shipping"], 4.9, "Gastos de envío, «Envío a toda España por 4,90 €»"],
  ["tienda.yaml", ["legal", "nif"], "12345678Z", "Aviso legal, NIF, «12345678Z»"],
  ["tienda.yaml", ["logo"], "fotos/logo.png", "Logo, se añade"],
  ["tienda.yaml", ["colours"], { accent: "#5c5f2e" }, "Colores, acento, otro"],
  ["tienda.yaml", ["colours"], PALETTES["Rosa y vino"], "Colores: Rosa y vino"],
  [
    "tienda.yaml",
    ["emailjs"],
    { publicKey: "abc", serviceId: "service_1", templateId: "template_1" },
    "Correo del formulario, Public Key, «abc»; Service ID, «service_1»; Template ID, «template_1»",
  ],
  ["nosotros.yaml", ["title"], "Sobre mí", "La sección «Sobre Nosotros» se llama «Sobre mí»"],
  ["portada.yaml", ["hero", "film"], undefined, "Foto de la portada, película, se quita"],
  [
    "portada.yaml",
    ["hero", "alt"],
    "Dos.",
    "Foto de la portada, descripción, de «La sombra de una mujer con canotier y el…» a «Dos.»",
  ],
  ["nosotros.yaml", ["paragraphs", 1], "Otro.", /^Sobre Nosotros: párrafo 2, de «.*» a «Otro\.»$/],
])("in %s, %j, changed to %j, is summarized as «%s»", (file, path, value, text) => {
  const [summary, ...others] = summaryTexts(setField(emptyDraft, file, path, value));
  expect(summary).toMatch(text);
  expect(others).toEqual([]);
});

test("the line of many changes lists the first ones and counts the others", () => {
  const details = { width: 20, height: 1, depth: 2, drop: 3, handle: "Larga" };
  expect(summaryTexts(setField(emptyDraft, MOON_BAG_FILE, ["details"], details))).toEqual([
    expect.stringMatching(/^Moon Bag: detalles, ancho, de 27 a 20; .*; y \d+ cambios más$/),
  ]);
});

test("all changes of a photo are one line, and a new photo's line omits its description", () => {
  const hero = { file: "fotos/a.jpg", keep: "center" };
  expect(summaryTexts(setField(emptyDraft, "portada.yaml", ["hero"], hero))).toEqual([
    "Foto de la portada nueva; foto para el móvil, se quita; película, se quita",
  ]);
  const { photos } = getCurrentData(emptyDraft, MOON_BAG_FILE) as { photos: object[] };
  const setPhotos = (value: object[]) =>
    summaryTexts(setField(emptyDraft, MOON_BAG_FILE, ["photos"], value));
  expect(setPhotos(photos.toReversed())).toEqual(["Moon Bag: fotos, en otro orden"]);
  expect(setPhotos(photos.with(1, { ...photos[1], alt: "De lado.", keep: "top" }))).toEqual([
    expect.stringMatching(
      /^Moon Bag: foto 2, descripción, de «.*» a «De lado.»; foto 2, qué parte/,
    ),
  ]);
});

test("an added or removed bag has one summary, photos included", () => {
  const { draft, folder } = addBag(emptyDraft, {
    name: "Sol",
    category: "new",
    photos: [{ file: "a.jpg" }],
  });
  const photo = { oid: "a", width: 1600, height: 2000 };
  const withPhoto = setFile(draft, `bolsos/${folder}/a.jpg`, photo);
  expect(summaryTexts(setFile(withPhoto, MOON_BAG_FILE, null))).toEqual([
    "Nuevo: Sol",
    "Fuera: Moon Bag",
  ]);
});

test("an added photo is summarized by its list, the share image by its file", () => {
  const { photos } = getCurrentData(emptyDraft, MOON_BAG_FILE) as { photos: object[] };
  const withPhoto = setField(emptyDraft, MOON_BAG_FILE, ["photos"], [...photos, { file: "a.jpg" }]);
  expect(summaryTexts(setFile(withPhoto, "bolsos/moon-bag/a.jpg", { oid: "a" }))).toEqual([
    "Moon Bag: fotos, de 5 a 6",
  ]);
  expect(summaryTexts(setFile(emptyDraft, "compartir.jpg", { oid: "a" }))).toEqual([
    "La foto de los chats: otra",
  ]);
});

test("a repaired bag file is not summarized as a new bag", () => {
  const broken = createDraft(createSnapshot({ [MOON_BAG_FILE]: "name: [\n" }));
  expect(
    summaryTexts(setFile(broken, MOON_BAG_FILE, getCurrentData(emptyDraft, MOON_BAG_FILE))),
  ).toEqual(["Moon Bag: como antes"]);
});

test("a quoted text is cut after 40 characters, never inside one", () => {
  const summarize = (length: number) =>
    summaryTexts(setField(emptyDraft, MOON_BAG_FILE, ["fits"], "a".repeat(length)));
  expect(summarize(40)).toEqual([expect.stringContaining(`«${"a".repeat(40)}»`)]);
  expect(summarize(41)).toEqual([expect.stringContaining(`«${"a".repeat(40)}…»`)]);
  const emojis = `a${"🌞".repeat(50)}`;
  const [text = ""] = summaryTexts(setField(emptyDraft, MOON_BAG_FILE, ["line"], emojis));
  expect(text).toContain("🌞…");
  expect(() => encodeURIComponent(text)).not.toThrow();
});

test("«agotado» switched off is «vuelve a estar disponible»", () => {
  const soldOut = createDraft(createSnapshot({ [MOON_BAG_FILE]: { soldOut: true } }));
  expect(summaryTexts(setField(soldOut, MOON_BAG_FILE, ["soldOut"], undefined))).toEqual([
    "Moon Bag: vuelve a estar disponible",
  ]);
});

test("a restored bag says «Vuelve», also without photos or after another publication", () => {
  for (const missing of ["bolsos/moon-bag", MOON_BAG_FILE]) {
    const withoutBag = createSnapshot({ [missing]: undefined });
    const restored = revertTo(withoutBag, emptyDraft.base);
    expect(summaryTexts(restored)).toEqual(["Vuelve: Moon Bag"]);
    const published = createSnapshot({ [missing]: undefined, "tienda.yaml": { brand: "Luna" } });
    const draft = {
      ...setField(restored, "tienda.yaml", ["brand"], "Luna"),
      pendingCommit: published.head,
    };
    expect(summaryTexts(rebase(draft, published))).toEqual(["Vuelve: Moon Bag"]);
  }
});

test("bags with the same name have lines of their own", () => {
  const bag = { name: "Sol", category: "new" } as const;
  const draft = addBag(addBag(emptyDraft, bag).draft, bag).draft;
  expect(summarizeChanges(draft).map(({ text, changes }) => [text, changes.length])).toEqual([
    ["Nuevo: Sol", 1],
    ["Nuevo: Sol", 1],
  ]);
});
