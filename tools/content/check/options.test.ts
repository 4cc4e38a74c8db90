import { describe, expect, test } from "vitest";
import {
  check,
  found,
  problemsOf,
  samplePhotos,
  withBag,
  withFile,
  withShop,
} from "../../../tests/support/sample-content.ts";

const adviceFor = (...shop: Parameters<typeof problemsOf>) =>
  problemsOf(...shop).map(({ advice, written = "" }) => `${advice} ${written}`);

test.each([
  [{ soldOut: "sí" }, "Agotado / «sí»"],
  [{ previousPrice: "30 €" }, "Precio anterior / «30 €»"],
  [{ previousPrice: 24 }, "Precio anterior / 24"],
  [{ previousPrice: 19.99 }, "Precio anterior / 19.99"],
])("a bag with %o is refused", (change, problem) => {
  expect(found(withBag(change))).toEqual([`Moon Bag / ${problem}`]);
});

test("an earlier price is told to be the higher one, with the price that there is now", () => {
  const [advice] = adviceFor(withBag({ price: 24.5, previousPrice: 24.5 }));
  expect(advice).toMatch(/más alto que el de ahora \(24,50 €\).* 30 días .* bórralo/);
  expect(adviceFor(withBag({ previousPrice: "29,90" }))[0]).toContain("«previousPrice: 29.90»");
  expect(adviceFor(withBag({ previousPrice: 2990 }))[0]).toContain("«previousPrice: 29.90»");
});

test("an earlier price that is too low is told together with whatever else is wrong", () => {
  expect(found(withBag({ previousPrice: 20, category: "nuevo", colour: "rojo" }))).toEqual([
    "Moon Bag / Colección / «nuevo»",
    "Moon Bag / Precio anterior / 20",
    "Moon Bag / colour / «rojo», en un campo que no existe",
  ]);
});

test.each([
  [{ promo: "P".repeat(41) }, "Barra de arriba / 41 letras"],
  [{ tag: "T".repeat(21) }, "Etiqueta de las novedades / 21 letras"],
  [{ whatsappText: "Hola!" }, "Mensaje de WhatsApp / «Hola!»"],
  [{ whatsappText: "{bolso}, {bolso}" }, "Mensaje de WhatsApp / «{bolso}, {bolso}»"],
  [{ notice: "Cerrado." }, "Aviso / «Cerrado.»"],
  [{ shipping: 0 }, "Gastos de envío / 0"],
  [{ shipping: "gratis" }, "Gastos de envío / «gratis»"],
  [{ shipping: "4,50" }, "Gastos de envío / «4,50»"],
])("a shop with %o is refused", (change, problem) => {
  expect(found(withShop(change))).toEqual([`Datos de la tienda / ${problem}`]);
});

describe("what is to be done is said in a sentence", () => {
  test.each([
    [{ whatsappText: "Hola!" }, "«{bolso}», una sola vez"],
    [{ shipping: 0 }, "Si el envío es gratuito, déjalo vacío."],
    [{ shipping: "gratis" }, "Si el envío es gratuito, déjalo vacío."],
    [{ shipping: "4,50" }, "«shipping: 4.50»"],
  ])("%o", (change, words) => {
    expect(adviceFor(withShop(change))[0]).toContain(words);
  });
});

test.each([
  [{ promise: "P".repeat(81) }, "Línea bajo el botón / 81 letras"],
  [{ yarns: [{ name: "oliva", colour: "verde" }] }, "Hilo 1: Color / «verde»"],
  [{ emailjs: { publicKey: "aB3", serviceId: "service_1" } }, "Template ID / nada"],
  [
    { emailjs: { publicKey: "aB3", serviceId: "template_1", templateId: "template_1" } },
    "Service ID / «template_1»",
  ],
  [{ icon: "fotos/no-hay.png" }, "Icono «fotos/no-hay.png» / no está en content/fotos"],
])("a shop with %o is refused as well", (change, problem) => {
  expect(found(withShop(change))).toEqual([`Datos de la tienda / ${problem}`]);
});

test("a line under the button that has been emptied is none, and not the usual one", () => {
  const promise = (change: Record<string, unknown>) =>
    check(withShop(change)).content?.shop.promise;
  expect(promise({})).toBe("Hecho a mano por encargo · respondemos por WhatsApp");
  expect(promise({ promise: "" })).toBe("");
  expect(promise({ promise: null })).toBe("");
});

test("an icon that is no square is shown by its middle, and that is said", () => {
  const photos = [...samplePhotos, { file: "fotos/icono.png", width: 800, height: 600 }];
  expect(found(withShop({ icon: "fotos/icono.png" }), photos)).toEqual([
    "aviso: Datos de la tienda / Icono «fotos/icono.png» / una foto de 800 × 600 píxeles, que no es cuadrada",
  ]);
});

test("words that still promise free shipping are pointed out where it has a price", () => {
  const shop = {
    shipping: 4.5,
    description: "Bolsos de ganchillo. Envío gratuito.",
    howToOrder: [
      { title: "Te lo enviamos gratis", text: "El envío va incluido en el precio." },
      { title: "Lo recibes", text: "En un paquete, con su nota." },
    ],
  };
  expect(found(withShop(shop))).toEqual([
    "aviso: Datos de la tienda / Descripción para los buscadores / «Bolsos de ganchillo. Envío gratuito.»",
    "aviso: Datos de la tienda / Paso 1: Título / «Te lo enviamos gratis»",
    "aviso: Datos de la tienda / Paso 1: Texto / «El envío va incluido en el precio.»",
  ]);
  expect(found(withShop({ ...shop, shipping: undefined }))).toEqual([]);
  expect(problemsOf(withShop(shop))[1]).toMatchObject({
    file: "content/tienda.yaml",
    path: ["howToOrder", 0, "title"],
  });
  // Free for large orders, and it costs something otherwise.
  expect(found(withShop({ shipping: 4.5, promo: "Envío gratis a partir de 40 €" }))).toEqual([]);
});

test("Home's title is no longer than three lines beside the bags hold", () => {
  const titled = (letters: number) =>
    found(withFile("portada.yaml", { title: "T".repeat(letters) }));
  expect(titled(45)).toEqual([]);
  expect(titled(46)).toEqual(["Portada y Novedades / Título de la portada / 46 letras"]);
});

test("Home may have stills alone, and no film that only some browsers know", () => {
  const hero = (desktop: object) =>
    withFile("portada.yaml", {
      hero: { alt: "Dos bolsos.", desktop, mobile: { still: "fotos/alta.jpg" } },
    });
  const still = "fotos/ancha.jpg";
  const serious = (...shop: Parameters<typeof found>) =>
    found(...shop).filter((problem) => !problem.startsWith("aviso: "));
  expect(serious(hero({ still }))).toEqual([]);
  expect(serious(hero({ still, mp4: "peliculas/ancha.mp4" }))).toEqual([]);
  expect(serious(hero({ still, webm: "peliculas/ancha.webm" }))).toEqual([
    "Portada y Novedades / Película del ordenador en MP4 / nada",
  ]);
});
