import { describe, expect, test } from "vitest";
import {
  check,
  found,
  problemsOf,
  samplePhotos,
  textOf,
  withBag,
  withFile,
  withShop,
} from "../sample-content.ts";
import { readSource } from "../sources.ts";
import { noticeProblems } from "./notice.ts";

const mends = (...shop: Parameters<typeof problemsOf>) => problemsOf(...shop).map((p) => p.mend);

test.each([
  [{ soldOut: "sí" }, "agotado (soldOut) / «sí»"],
  [{ previousPrice: "30 €" }, "precio anterior (previousPrice) / «30 €»"],
  [{ previousPrice: 24 }, "precio anterior (previousPrice) / 24"],
  [{ previousPrice: 19.99 }, "precio anterior (previousPrice) / 19.99"],
])("a bag with %o is refused", (change, problem) => {
  expect(found(withBag(change))).toEqual([`Moon Bag / ${problem}`]);
});

test("an earlier price is told to be the higher one, with the price that there is now", () => {
  const [mend] = mends(withBag({ price: 24.5, previousPrice: 24.5 }));
  expect(mend).toMatch(/más alto que el de ahora \(24.5\).* 30 días .* quita la línea/);
  expect(mends(withBag({ previousPrice: "29,90" }))[0]).toContain("«previousPrice: 29.90»");
  expect(mends(withBag({ previousPrice: 2990 }))[0]).toContain("«previousPrice: 29.90»");
});

test("an earlier price that is too low is told together with whatever else is wrong", () => {
  expect(found(withBag({ previousPrice: 20, category: "nuevo", colour: "rojo" }))).toEqual([
    "Moon Bag / categoría (category) / «nuevo»",
    "Moon Bag / precio anterior (previousPrice) / 20",
    "Moon Bag / colour / «rojo», en un campo que no existe",
  ]);
});

test.each([
  [{ promo: "P".repeat(41) }, "barra de arriba (promo) / 41 letras"],
  [{ tag: "T".repeat(21) }, "etiqueta (tag) / 21 letras"],
  [{ whatsappText: "Hola!" }, "mensaje de WhatsApp (whatsappText) / «Hola!»"],
  [{ whatsappText: "{bolso}, {bolso}" }, "mensaje de WhatsApp (whatsappText) / «{bolso}, {bolso}»"],
  [{ notice: "Cerrado." }, "aviso (notice) / «Cerrado.»"],
  [{ notice: { from: "2030-08-01" } }, "texto del aviso (text) / nada"],
  [{ notice: { text: "Cerrado.", from: "1/8/2030" } }, "primer día del aviso (from) / «1/8/2030»"],
  [
    { notice: { text: "Cerrado.", until: "2030-02-30" } },
    "último día del aviso (until) / «2030-02-30»",
  ],
  [
    { notice: { text: "Cerrado.", from: "2030-08-20", until: "2030-08-01" } },
    "último día del aviso (until) / «2030-08-01»",
  ],
  [{ shipping: 0 }, "gastos de envío (shipping) / 0"],
  [{ shipping: "gratis" }, "gastos de envío (shipping) / «gratis»"],
  [{ shipping: "4,50" }, "gastos de envío (shipping) / «4,50»"],
])("a shop with %o is refused", (change, problem) => {
  expect(found(withShop(change))).toEqual([`Datos de la tienda / ${problem}`]);
});

describe("what is to be done is said in a sentence", () => {
  test.each([
    [{ whatsappText: "Hola!" }, "«{bolso}», una sola vez"],
    [{ notice: { text: "Cerrado.", from: "1/8/2030" } }, "«2030-08-01»"],
    [{ notice: { text: "Cerrado.", from: "31-2-2030" } }, "«2026-08-20»"],
    [{ shipping: 0 }, "Si el envío es gratuito, quita la línea."],
    [{ shipping: "gratis" }, "Si el envío es gratuito, quita la línea."],
    [{ shipping: "4,50" }, "«shipping: 4.50»"],
  ])("%o", (change, words) => {
    expect(mends(withShop(change))[0]).toContain(words);
  });
});

test.each([
  [{ promise: "P".repeat(81) }, "línea bajo el botón (promise) / 81 letras"],
  [{ yarns: [{ name: "oliva", colour: "verde" }] }, "hilo 1: color del hilo (colour) / «verde»"],
  [{ emailjs: { publicKey: "aB3", serviceId: "service_1" } }, "Template ID (templateId) / nada"],
  [
    { emailjs: { publicKey: "aB3", serviceId: "template_1", templateId: "template_1" } },
    "Service ID (serviceId) / «template_1»",
  ],
  [{ icon: "fotos/no-hay.png" }, "icono «fotos/no-hay.png» / no está en content/fotos"],
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
    "aviso: Datos de la tienda / icono «fotos/icono.png» / una foto de 800 × 600 píxeles, que no es cuadrada",
  ]);
});

test("a notice that is there without a word is none", () => {
  expect(found(withShop({ notice: { text: "", from: null, until: "" } }))).toEqual([]);
});

test("a notice whose last day is over is pointed out, the day after", () => {
  const notice = { text: "Cerrado.", until: "2026-08-20" };
  const shop = readSource("tienda.yaml", Buffer.from(textOf({ notice })));
  expect(noticeProblems(shop, Date.parse("2026-08-20T21:59Z"))).toEqual([]);
  expect(noticeProblems(shop, Date.parse("2026-08-20T22:00Z"))).toMatchObject([
    { field: "último día del aviso (until)", line: 3, warning: true },
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
    "aviso: Datos de la tienda / descripción (description) / «Bolsos de ganchillo. Envío gratuito.»",
    "aviso: Datos de la tienda / paso 1: título (title) / «Te lo enviamos gratis»",
    "aviso: Datos de la tienda / paso 1: texto (text) / «El envío va incluido en el precio.»",
  ]);
  expect(found(withShop({ ...shop, shipping: undefined }))).toEqual([]);
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
    "Portada y Novedades / película del escritorio en MP4 (mp4) / nada",
  ]);
});
