import { describe, expect, test } from "vitest";
import { found, problemsOf, withBag, withFile, withShop, withText } from "../sample-content.ts";

const moon = "bolsos/moon-bag/bolso.yaml";

test.each([
  [{ price: undefined }, "precio (price) / nada"],
  [{ price: null }, "precio (price) / vacío"],
  [{ price: "24,50 €" }, "precio (price) / «24,50 €»"],
  [{ price: -3 }, "precio (price) / -3"],
  [{ price: 0 }, "precio (price) / 0"],
  [{ price: true }, "precio (price) / true"],
  [{ category: "nuevo" }, "categoría (category) / «nuevo»"],
  [{ category: undefined }, "categoría (category) / nada"],
  [{ featured: "true" }, "destacado (featured) / «true»"],
  [{ featured: "sí" }, "destacado (featured) / «sí»"],
  [{ description: 5 }, "descripción (description) / 5"],
  [{ amazonUrl: "http://amazon.es/x" }, "enlace de Amazon (amazonUrl) / «http://amazon.es/x»"],
  [{ amazonUrl: "amazon.es" }, "enlace de Amazon (amazonUrl) / «amazon.es»"],
  [{ amazonUrl: "https://amazon" }, "enlace de Amazon (amazonUrl) / «https://amazon»"],
  [{ amazonUrl: "javascript:alert(1)" }, "enlace de Amazon (amazonUrl) / «javascript:alert(1)»"],
  [{ name: 7 }, "nombre (name) / 7"],
  [{ id: "b".repeat(51) }, "identificador (id) / 51 letras"],
  [{ id: "!!!" }, "identificador (id) / «!!!»"],
  [{ lang: "inglés" }, "idioma del nombre (lang) / «inglés»"],
  [{ order: "primero" }, "lugar en la tienda (order) / «primero»"],
  [{ photos: undefined }, "fotos (photos) / nada"],
  [{ photos: [] }, "fotos (photos) / una lista"],
  [{ photos: ["1.jpg"] }, "foto 1 / «1.jpg»"],
  [{ photos: [{ file: "1.jpg", alt: " " }] }, "foto 1: texto alternativo (alt) / vacío"],
  [
    { photos: [{ file: "1.jpg", alt: "A.", keep: "izquierda" }] },
    "foto 1: parte que se queda (keep) / «izquierda»",
  ],
  [{ details: { width: "22 cm" } }, "ancho (width) / «22 cm»"],
  [{ details: { material: 100 } }, "material (material) / 100"],
])("a bag with %o is refused", (change, problem) => {
  const [first] = found(withBag(change)).filter((words) => !words.startsWith("aviso: "));
  expect(first?.replace(/^(Moon Bag|moon-bag) \/ /, "")).toBe(problem);
  expect(found(withBag(change)).filter((words) => !words.startsWith("aviso: "))).toHaveLength(1);
});

test.each([1, 24, 24.5, 1234.5, 19.99, 0.29])("a bag may cost %d", (price) => {
  expect(found(withBag({ price }))).toEqual([]);
});

test("all that a bag may say of itself is taken, and what it leaves empty is as good as not there", () => {
  const details = {
    width: 22,
    height: 18.5,
    depth: 8,
    material: "Algodón",
    lining: "",
    care: null,
  };
  expect(found(withBag({ details, line: "Con asa de bolas.", description: "", id: "" }))).toEqual(
    [],
  );
});

describe("a price is never another one than it looks", () => {
  test.each([
    ["1.250", "¿Son 1250 € o 1,25 €? Escribe «price: 1250» o «price: 1.25»."],
    ["1.250,00 €", "por ejemplo «price: 24.5»."],
    ["024", "por ejemplo «price: 24»."],
    ["24,50", "por ejemplo «price: 24.50»."],
    ["24,50 €", "por ejemplo «price: 24.50»."],
    ["24'50", "por ejemplo «price: 24.50»."],
    ["24’50 €", "por ejemplo «price: 24.50»."],
    ["24 50", "por ejemplo «price: 24.50»."],
    ["1 250", "por ejemplo «price: 1250»."],
    ["24 €", "por ejemplo «price: 24»."],
    ["24.5,", "por ejemplo «price: 24.5»."],
    ["'24.5'", "por ejemplo «price: 24.5»."],
    ["“24”", "por ejemplo «price: 24»."],
    ["24.999", "¿Son 24999 € o 24,99 €?"],
    ["0x18", "por ejemplo «price: 24.5»."],
    ["2e1", "por ejemplo «price: 24.5»."],
    ["veinte", "por ejemplo «price: 24.5»."],
  ])("%s", (price, mend) => {
    const problems = problemsOf(withText(moon, (text) => text.replace("24", price)));
    const [problem] = problems.filter(({ warning }) => !warning);
    expect(problem?.field).toBe("precio (price)");
    expect(problem?.mend).toContain(mend);
    expect(problem).toMatchObject({ file: "content/bolsos/moon-bag/bolso.yaml", line: 2 });
  });

  test.each([
    ["2450", "aviso: Moon Bag / precio (price) / 2450"],
    ["24.50", undefined],
  ])("%s", (price, problem) => {
    expect(found(withText(moon, (text) => text.replace("24", price)))[0]).toBe(problem);
  });
});

describe("a field that there is not", () => {
  test.each([
    ["precio", 24, "«price»"],
    ["Price", 24, "«price»"],
    ["featurd", true, "«featured»"],
    ["descripcion", "Hola.", "«description»"],
    ["foto", ["1.jpg"], "«photos»"],
    ["colour", "rojo", "name, price, previousPrice, category"],
  ])("%s is told of, with the one that was meant", (key, value, meant) => {
    const problems = problemsOf(withBag({ [key]: value }));
    expect(problems).toEqual([expect.objectContaining({ field: key })]);
    expect(problems[0]?.found).toContain("en un campo que no existe");
    expect(problems[0]?.mend).toContain(meant);
  });

  test("is told of by what is in front of its name, where that only looks like a space", () => {
    const problems = problemsOf(withText(moon, (text) => text.replace("price", "\u00a0price")));
    expect(problems).toMatchObject([{ mend: expect.stringContaining("espacio de otra clase") }]);
  });

  test("in the place of another is one mistake, not two", () => {
    const problems = found(withBag({ price: undefined, precio: 24 }));
    expect(problems).toEqual(["Moon Bag / precio / 24, en un campo que no existe"]);
  });

  test("is told of deeper down too", () => {
    const photos = [{ file: "1.jpg", alt: "De frente.", al: "Otro." }];
    const [problem] = problemsOf(withBag({ photos }));
    expect(problem).toMatchObject({ field: "foto 1: al", mend: expect.stringContaining("«alt»") });
  });
});

test.each([
  [{ phone: "+34 SEIS" }, "teléfono (phone) / «+34 SEIS»"],
  [{ phone: "600 000 000" }, "teléfono (phone) / «600 000 000»"],
  [{ phone: "+34 600 123 45" }, "teléfono (phone) / «+34 600 123 45»"],
  [{ phone: "+34 600 123 4567" }, "teléfono (phone) / «+34 600 123 4567»"],
  [{ phone: 34600000000 }, "teléfono (phone) / 34600000000"],
  [{ whatsapp: "+34 6" }, "WhatsApp (whatsapp) / «+34 6»"],
  [{ whatsapp: ["+34 600 000 000"] }, "WhatsApp (whatsapp) / una lista"],
  [{ email: "hola" }, "correo (email) / «hola»"],
  [{ email: "hola@mitienda" }, "correo (email) / «hola@mitienda»"],
  [{ email: "" }, "correo (email) / vacío"],
  [{ instagram: "@ovillo" }, "Instagram (instagram) / «@ovillo»"],
  [{ instagram: {} }, "Instagram (instagram) / otros campos"],
  [{ instagram: undefined }, "Instagram (instagram) / nada"],
  [{ tiktok: "@ovillo" }, "TikTok (tiktok) / «@ovillo»"],
  [{ brand: "" }, "marca (brand) / vacío"],
  [{ brand: 5 }, "marca (brand) / 5"],
  [{ tagline: "" }, "lema (tagline) / vacío"],
  [{ description: " " }, "descripción (description) / vacío"],
  [{ location: undefined }, "lugar (location) / nada"],
  [{ url: "www.mitienda.es" }, "dirección pública (url) / «www.mitienda.es»"],
  [{ url: "http://mitienda.es" }, "dirección pública (url) / «http://mitienda.es»"],
  [{ url: "https://mimubags" }, "dirección pública (url) / «https://mimubags»"],
  [{ url: "https://mitienda.es:99999" }, "dirección pública (url) / «https://mitienda.es:99999»"],
  [{ url: "https://mitienda.es/?a=1" }, "dirección pública (url) / «https://mitienda.es/?a=1»"],
])("a shop with %o is refused", (change, problem) => {
  expect(found(withShop(change))).toEqual([`Datos de la tienda / ${problem}`]);
});

test.each(["", "https://www.mitienda.es", "https://ana.github.io/tienda/", "https://muñeca.es"])(
  "a shop may be at «%s»",
  (url) => expect(found(withShop({ url }))).toEqual([]),
);

test("a shop has its legal data complete or not at all", () => {
  const legal = { name: "Ana Puig", nif: "12345678Z", address: "Carrer Gran 1, 08001 Barcelona" };
  expect(found(withShop({ legal }))).toEqual([]);
  expect(found(withShop({ legal: { name: "", nif: "", address: "" } }))).toEqual([]);
  expect(found(withShop({ legal: { ...legal, address: "" } }))).toEqual([
    "Datos de la tienda / domicilio (address) / vacío",
  ]);
  expect(found(withShop({ legal: { ...legal, nif: "12345678A" } }))).toEqual([
    "Datos de la tienda / NIF (nif) / «12345678A»",
  ]);
  expect(found(withShop({ legal: { ...legal, nif: 12345678 } }))).toEqual([
    "Datos de la tienda / NIF (nif) / 12345678",
  ]);
});

test("Sobre Nosotros has its three paragraphs, and leaves none empty", () => {
  const about = (change: object) => found(withFile("nosotros.yaml", change));
  expect(about({ paragraphs: ["Uno.", "", "Tres."] })).toEqual([
    "Sobre Nosotros / párrafo 2 / vacío",
  ]);
  expect(about({ paragraphs: "Uno." })).toEqual([
    "Sobre Nosotros / párrafos (paragraphs) / «Uno.»",
  ]);
  expect(about({ paragraphs: ["Uno."] })).toEqual([
    "Sobre Nosotros / párrafos (paragraphs) / una lista",
  ]);
});

test("what should hold other fields says so", () => {
  for (const hero of [5, null, undefined])
    expect(problemsOf(withFile("portada.yaml", { hero }))[0]).toMatchObject({
      field: "película (hero)",
      mend: "Debajo van sus campos, cada uno en su línea y con dos espacios delante.",
    });
});
