import { describe, expect, test } from "vitest";
import {
  found,
  problemsOf,
  withBag,
  withFile,
  withShop,
  withText,
} from "../../../tests/support/sample-content.ts";

const moon = "bolsos/moon-bag/bolso.yaml";

test.each([
  [{ price: undefined }, "Precio / nada"],
  [{ price: null }, "Precio / vacío"],
  [{ price: "24,50 €" }, "Precio / «24,50 €»"],
  [{ price: -3 }, "Precio / -3"],
  [{ price: 0 }, "Precio / 0"],
  [{ price: true }, "Precio / true"],
  [{ category: "nuevo" }, "Colección / «nuevo»"],
  [{ category: undefined }, "Colección / nada"],
  [{ featured: "true" }, "Sale en la portada / «true»"],
  [{ featured: "sí" }, "Sale en la portada / «sí»"],
  [{ description: 5 }, "Descripción / 5"],
  [{ amazonUrl: "http://amazon.es/x" }, "Página en Amazon / «http://amazon.es/x»"],
  [{ amazonUrl: "amazon.es" }, "Página en Amazon / «amazon.es»"],
  [{ amazonUrl: "https://amazon" }, "Página en Amazon / «https://amazon»"],
  [{ amazonUrl: "javascript:alert(1)" }, "Página en Amazon / «javascript:alert(1)»"],
  [{ name: 7 }, "Nombre / 7"],
  [{ id: "b".repeat(51) }, "Referencia / 51 letras"],
  [{ id: "!!!" }, "Referencia / «!!!»"],
  [{ lang: "inglés" }, "Idioma del nombre / «inglés»"],
  [{ order: "primero" }, "Lugar en la tienda / «primero»"],
  [{ photos: undefined }, "Fotos / nada"],
  [{ photos: [] }, "Fotos / una lista"],
  [{ photos: ["1.jpg"] }, "Foto 1 / «1.jpg»"],
  [{ photos: [{ file: "1.jpg", alt: " " }] }, "Foto 1: Qué se ve en la foto / vacío"],
  [
    { photos: [{ file: "1.jpg", alt: "A.", keep: "izquierda" }] },
    "Foto 1: Qué parte se ve siempre / «izquierda»",
  ],
  [{ details: { width: "22 cm" } }, "Ancho / «22 cm»"],
  [{ details: { material: 100 } }, "Material / 100"],
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
    ["1.250", "¿Son 1250 € o 1,25 €? Escribe uno de los dos. «price: 1250» o «price: 1.25», sin"],
    ["1.250,00 €", "como mucho: 24,50. «price: 24.50», sin comillas"],
    ["024", "como mucho: 24. «price: 24», sin comillas"],
    ["24,50", "como mucho: 24,50. «price: 24.50», sin comillas"],
    ["24,50 €", "como mucho: 24,50. «price: 24.50», sin comillas"],
    ["24'50", "como mucho: 24,50. «price: 24.50», sin comillas"],
    ["24’50 €", "como mucho: 24,50. «price: 24.50», sin comillas"],
    ["24 50", "como mucho: 24,50. «price: 24.50», sin comillas"],
    ["1 250", "como mucho: 1250. «price: 1250», sin comillas"],
    ["24 €", "como mucho: 24. «price: 24», sin comillas"],
    ["24.5,", "como mucho: 24,5. «price: 24.5», sin comillas"],
    ["'24.5'", "como mucho: 24,5. «price: 24.5», sin comillas"],
    ["“24”", "como mucho: 24. «price: 24», sin comillas"],
    ["24.999", "¿Son 24999 € o 24,99 €?"],
    ["0x18", "como mucho: 24,50. «price: 24.50», sin comillas"],
    ["2e1", "como mucho: 24,50. «price: 24.50», sin comillas"],
    ["veinte", "como mucho: 24,50. «price: 24.50», sin comillas"],
  ])("%s", (price, advice) => {
    const problems = problemsOf(withText(moon, (text) => text.replace("24", price)));
    const [problem] = problems.filter(({ warning }) => !warning);
    expect(problem?.field).toBe("Precio");
    expect(`${problem?.advice} ${problem?.written}`).toContain(advice);
    expect(problem).toMatchObject({ file: "content/bolsos/moon-bag/bolso.yaml", line: 2 });
  });

  test.each([
    ["2450", "aviso: Moon Bag / Precio / 2450"],
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
    expect(problems[0]?.written).toContain(meant);
  });

  test("is told of by what is in front of its name, where that only looks like a space", () => {
    const problems = problemsOf(withText(moon, (text) => text.replace("price", "\u00a0price")));
    expect(problems).toMatchObject([{ advice: expect.stringContaining("espacio de otra clase") }]);
  });

  test("in the place of another is one mistake, not two", () => {
    const problems = found(withBag({ price: undefined, precio: 24 }));
    expect(problems).toEqual(["Moon Bag / precio / 24, en un campo que no existe"]);
  });

  test("is told of deeper down too", () => {
    const photos = [{ file: "1.jpg", alt: "De frente.", al: "Otro." }];
    const [problem] = problemsOf(withBag({ photos }));
    expect(problem).toMatchObject({
      field: "Foto 1: al",
      written: expect.stringContaining("«alt»"),
    });
  });
});

test.each([
  [{ phone: "+34 SEIS" }, "Teléfono / «+34 SEIS»"],
  [{ phone: "600 000 000" }, "Teléfono / «600 000 000»"],
  [{ phone: "+34 600 123 45" }, "Teléfono / «+34 600 123 45»"],
  [{ phone: "+34 600 123 4567" }, "Teléfono / «+34 600 123 4567»"],
  [{ phone: 34600000000 }, "Teléfono / 34600000000"],
  [{ whatsapp: "+34 6" }, "WhatsApp / «+34 6»"],
  [{ whatsapp: ["+34 600 000 000"] }, "WhatsApp / una lista"],
  [{ email: "hola" }, "Correo / «hola»"],
  [{ email: "hola@mitienda" }, "Correo / «hola@mitienda»"],
  [{ email: "" }, "Correo / vacío"],
  [{ instagram: "@ovillo" }, "Instagram / «@ovillo»"],
  [{ instagram: {} }, "Instagram / otros campos"],
  [{ instagram: undefined }, "Instagram / nada"],
  [{ tiktok: "@ovillo" }, "TikTok / «@ovillo»"],
  [{ brand: "" }, "Nombre de la marca / vacío"],
  [{ brand: 5 }, "Nombre de la marca / 5"],
  [{ tagline: "" }, "Lema / vacío"],
  [{ description: " " }, "Descripción para los buscadores / vacío"],
  [{ location: undefined }, "Lugar / nada"],
  [{ url: "www.mitienda.es" }, "Dirección de la tienda / «www.mitienda.es»"],
  [{ url: "http://mitienda.es" }, "Dirección de la tienda / «http://mitienda.es»"],
  [{ url: "https://mimubags" }, "Dirección de la tienda / «https://mimubags»"],
  [{ url: "https://mitienda.es:99999" }, "Dirección de la tienda / «https://mitienda.es:99999»"],
  [{ url: "https://mitienda.es/?a=1" }, "Dirección de la tienda / «https://mitienda.es/?a=1»"],
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
    "Datos de la tienda / Domicilio / vacío",
  ]);
  expect(found(withShop({ legal: { ...legal, nif: "12345678A" } }))).toEqual([
    "Datos de la tienda / NIF / «12345678A»",
  ]);
  expect(found(withShop({ legal: { ...legal, nif: 12345678 } }))).toEqual([
    "Datos de la tienda / NIF / 12345678",
  ]);
});

test("Sobre Nosotros has its three paragraphs, and leaves none empty", () => {
  const about = (change: object) => found(withFile("nosotros.yaml", change));
  expect(about({ paragraphs: ["Uno.", "", "Tres."] })).toEqual([
    "Sobre Nosotros / Párrafo 2 / vacío",
  ]);
  expect(about({ paragraphs: "Uno." })).toEqual(["Sobre Nosotros / Párrafos / «Uno.»"]);
  expect(about({ paragraphs: ["Uno."] })).toEqual(["Sobre Nosotros / Párrafos / una lista"]);
});

test("what should hold other fields says so", () => {
  for (const hero of [5, null, undefined])
    expect(problemsOf(withFile("portada.yaml", { hero }))[0]).toMatchObject({
      field: "Película de la portada",
      written: "debajo van sus campos, cada uno en su línea y con dos espacios delante.",
    });
});

test("HTML that is written in a text is pointed out, and a sign of its own is not", () => {
  expect(found(withBag({ description: "Hecho <b>a mano</b>.", line: "De 10 < 20 & más" }))).toEqual(
    ["aviso: Moon Bag / Descripción / «Hecho <b>a mano</b>.»"],
  );
});
