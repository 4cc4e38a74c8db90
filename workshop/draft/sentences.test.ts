import { expect, test } from "vitest";
import { example, MOON } from "../../tests/support/workshop-core.ts";
import { type Draft, EMPTY, isEmpty, type Path } from "./draft.ts";
import { changed, dataNow, withBag, withMedia, withoutBag } from "./edit.ts";
import { sentencesOf, takenBack } from "./sentences.ts";

const said = (draft: Draft) => sentencesOf(example, draft).map(({ says }) => says);
const after = (file: string, path: Path, value: unknown, draft = EMPTY) =>
  changed(example, draft, file, path, value);

test.each<[Path, unknown, string]>([
  [["price"], 26, "Moon Bag: 24 € → 26 €"],
  [["price"], 26.5, "Moon Bag: 24 € → 26,50 €"],
  [["previousPrice"], 30, "Moon Bag: rebajado, antes 30 €"],
  [["soldOut"], true, "Moon Bag: agotado"],
  [["hidden"], true, "Moon Bag: oculto"],
  [["featured"], false, "Moon Bag: ya no sale en la portada"],
  [["category"], "basic", "Moon Bag: pasa a Essentials"],
  [["order"], 7, "Moon Bag: cambia de lugar"],
  [["name"], "Luna", "Luna: nombre: «Moon Bag» → «Luna»"],
  [["details", "width"], 28.5, "Moon Bag: ancho: 27 cm → 28,5 cm"],
  [["lang"], undefined, "Moon Bag: idioma del nombre: se quita"],
])("the bag's %s is told in a sentence", (path, value, sentence) => {
  expect(said(after(MOON, path, value))).toEqual([sentence]);
});

test("what the shop says of itself is told by the field's own name", () => {
  expect(said(after("tienda.yaml", ["brand"], "Luna"))).toEqual([
    "Nombre de la marca: «ovillo» → «Luna»",
  ]);
  expect(said(after("tienda.yaml", ["shipping"], 4.9))).toEqual(["Gastos de envío: 4,90 €"]);
  expect(said(after("nosotros.yaml", ["paragraphs", 1], "Otro."))).toEqual([
    "Sobre Nosotros, párrafos: otros textos",
  ]);
});

test("a field whose name says little is told with what it belongs to, and no file by its name", () => {
  const shop = (path: Path, value: unknown) => said(after("tienda.yaml", path, value))[0];
  expect(shop(["legal", "nif"], "12345678Z")).toBe("Aviso legal, NIF: «12345678Z»");
  expect(shop(["logo"], "fotos/logo.svg")).toBe("Logo: se añade");
  expect(said(after("portada.yaml", ["novedades", "wide"], "fotos/otra.jpg"))).toEqual([
    "Fotos de Novedades, foto ancha: cambia",
  ]);
});

test("her photos are told by what has become of them", () => {
  const photos = dataNow(example, EMPTY, MOON).photos as { file: string; alt: string }[];
  const told = (now: object[]) => said(after(MOON, ["photos"], now));
  expect(told([...photos, { file: "6.jpg", alt: "Nueva." }])).toEqual(["Moon Bag: una foto más"]);
  expect(told(photos.slice(2))).toEqual(["Moon Bag: 2 fotos menos"]);
  expect(told([...photos].reverse())).toEqual(["Moon Bag: las fotos en otro orden"]);
  expect(told(photos.map((photo, i) => (i ? photo : { ...photo, keep: "top" })))).toEqual([
    "Moon Bag: otro recorte de las fotos",
  ]);
});

test("a new bag is one sentence, with its photos; taken back, nothing of it is left", () => {
  const photos = [1, 2, 3, 4].map((n) => ({ file: `${n}.jpg`, alt: "De frente." }));
  const { draft, folder } = withBag(example, EMPTY, { name: "Sol", category: "new" });
  const file = `bolsos/${folder}/bolso.yaml`;
  const named = after(file, ["photos"], photos, after(file, ["name"], "Sun Bag", draft));
  const whole = withMedia(example, named, `bolsos/${folder}/1.jpg`, { oid: "a" });
  const [sentence, ...others] = sentencesOf(example, whole);
  expect(sentence?.says).toBe("Nuevo: Sun Bag, 4 fotos");
  expect(others).toEqual([]);
  expect(sentence && isEmpty(takenBack(whole, sentence))).toBe(true);
});

test("each change is taken back alone, a photo with what was said of it", () => {
  const photos = dataNow(example, EMPTY, MOON).photos as object[];
  const draft = withMedia(
    example,
    after(
      MOON,
      ["photos"],
      [...photos, { file: "6.jpg", alt: "Nueva." }],
      after(MOON, ["price"], 26),
    ),
    "bolsos/moon-bag/6.jpg",
    { oid: "a" },
  );
  const [price, photo] = sentencesOf(example, draft);
  expect(said(draft)).toHaveLength(2);
  expect(price && said(takenBack(draft, price))).toEqual(["Moon Bag: una foto más"]);
  expect(photo && takenBack(draft, photo)).toEqual(after(MOON, ["price"], 26));
});

test("a bag that goes is told by its name, and a picture by where it is seen", () => {
  expect(said(withoutBag(example, EMPTY, "moon-bag"))).toEqual(["Fuera: Moon Bag"]);
  expect(said(withMedia(example, EMPTY, "compartir.jpg", { oid: "a" }))).toEqual([
    "La foto de los chats: otra",
  ]);
  expect(said(withMedia(example, EMPTY, "bolsos/moon-bag/2.jpg", { oid: "a" }))).toEqual([
    "Moon Bag: otra foto 2",
  ]);
});

test("what is one thing to her is one sentence, and goes back as one", () => {
  const films = ["desktop", "mobile"].flatMap((cut) =>
    ["mp4", "webm"].map((kind) => ["hero", cut, kind]),
  );
  const none = films.reduce((draft, path) => after("portada.yaml", path, undefined, draft), EMPTY);
  expect(said(none)).toEqual(["Se quita la película de la portada"]);
  const [film] = sentencesOf(example, none);
  expect(film && isEmpty(takenBack(none, film))).toBe(true);
  expect(said(after("tienda.yaml", ["notice"], { text: "Cerramos en agosto." }))).toEqual([
    "Aviso, texto del aviso: «Cerramos en agosto.»",
  ]);
});

test("what is said again in another order is no change, and no sign is cut in two", () => {
  const photos = dataNow(example, EMPTY, MOON).photos as object[];
  const turned = photos.map((photo) => Object.fromEntries(Object.entries(photo).toReversed()));
  expect(isEmpty(after(MOON, ["photos"], turned))).toBe(true);
  const [sentence = ""] = said(after(MOON, ["line"], `a${"🌞".repeat(50)}`));
  expect(sentence).toContain("🌞…");
  expect(() => encodeURIComponent(sentence)).not.toThrow();
});
