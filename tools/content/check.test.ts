import { describe, expect, test } from "vitest";
import { about } from "../../content/about.ts";
import { catalogue } from "../../content/catalogue.ts";
import { pictures } from "../../content/pictures.ts";
import { legal, shop, url } from "../../content/shop.ts";
import type { Product } from "../../src/content/types.ts";
import { slug } from "../../src/lib/slug.ts";
import { type Content, contentProblems, isNif, type PhotoFile } from "./check.ts";

const films = ["hero-desktop.mp4", "hero-desktop.webm", "hero-mobile.mp4", "hero-mobile.webm"];
const photos: PhotoFile[] = [
  ...["about", "hero-desktop", "hero-mobile"].map((name) => `${name}.jpg`),
  ...["wide", "mobile", "narrow"].map((name) => `novedades-${name}.jpg`),
  ...catalogue.flatMap(({ name, photos }) =>
    Object.keys(photos).map((file) => `${slug(name)}/${file}`),
  ),
].map((file) => ({ file, width: 1600, height: 2000 }));

const good: Content = { shop, url, legal, about, pictures, catalogue };

/** The shop's content with the first bag changed, as a careless hand might. */
const withBag = (change: Record<string, unknown>): Content => ({
  ...good,
  catalogue: [{ ...catalogue[0], ...change } as Product, ...catalogue.slice(1)],
});
const withShop = (change: Record<string, unknown>): Content => ({
  ...good,
  shop: { ...shop, ...change },
});
const withPhoto = (photo: PhotoFile): PhotoFile[] => [
  ...photos.filter(({ file }) => file !== photo.file),
  photo,
];

const found = (content: Content, files = photos) =>
  contentProblems(content, files, films).map(
    ({ where, field, found, warning }) =>
      `${warning ? "aviso: " : ""}${where} / ${field} / ${found}`,
  );

const strays = (folder: string, count: number): string =>
  `aviso: Catálogo (content/catalogue.ts) / carpeta «${folder}» / fotos (${count}) que no son de ningún bolso`;

test("the content of this shop is in order", () => {
  expect(found(good)).toEqual([]);
});

describe("a bag", () => {
  test.each([
    [{ price: undefined }, "precio (price) / nada"],
    [{ price: "24,50 €" }, "precio (price) / «24,50 €», un texto"],
    [{ price: -3 }, "precio (price) / -3"],
    [{ price: 0 }, "precio (price) / 0"],
    [{ price: Number.NaN }, "precio (price) / NaN"],
    [{ price: 24.999 }, "precio (price) / 24.999"],
    [{ category: "nuevo" }, "categoría (category) / «nuevo»"],
    [{ category: undefined }, "categoría (category) / nada"],
    [{ featured: "true" }, "destacado (featured) / «true»"],
    [{ description: undefined }, "descripción (description) / nada"],
    [{ amazonUrl: "http://amazon.es/x" }, "enlace de Amazon (amazonUrl) / «http://amazon.es/x»"],
    [{ amazonUrl: "amazon.es" }, "enlace de Amazon (amazonUrl) / «amazon.es»"],
    [{ amazonUrl: "" }, "enlace de Amazon (amazonUrl) / vacío"],
    [{ amazonUrl: "javascript:alert(1)" }, "enlace de Amazon (amazonUrl) / «javascript:alert(1)»"],
  ])("with %o is refused", (change, problem) => {
    expect(found(withBag(change))).toEqual([`Moon Bag / ${problem}`]);
  });

  test.each([1, 24, 24.5, 1234.5, 19.99, 0.29])("may cost %d", (price) => {
    expect(found(withBag({ price }))).toEqual([]);
  });

  test("needs an id and a name", () => {
    expect(found(withBag({ id: "" }))).toEqual(["Moon Bag / identificador (id) / vacío"]);
    expect(found(withBag({ name: " " }))).toEqual([
      "bag-001 / nombre (name) / vacío",
      strays("moon-bag", 5),
    ]);
  });

  test("has an id that catalogues take", () => {
    expect(found(withBag({ id: "b".repeat(50) }))).toEqual([]);
    expect(found(withBag({ id: "b".repeat(51) }))).toEqual([
      "Moon Bag / identificador (id) / 51 letras",
    ]);
  });

  test("has an id and a name of its own, in any spelling: its page is called after it", () => {
    expect(found(withBag({ id: "BAG-002", name: "chain  bag" }))).toEqual([
      "Chain Bag / identificador (id) / «bag-002», que ya lleva el bolso número 1 del catálogo",
      "Chain Bag / nombre (name) / «Chain Bag», que ya lleva el bolso número 1 del catálogo",
      strays("moon-bag", 5),
    ]);
  });

  test("needs photos, in a folder that is called as it is", () => {
    const others = photos.filter(({ file }) => !file.startsWith("moon-bag/"));
    expect(found(withBag({ photos: {} }), others)).toEqual([
      "Moon Bag / fotos / ninguna en content/photos/products/moon-bag",
    ]);
    expect(found(withBag({ name: "Luna" }))).toEqual([
      "Luna / fotos / ninguna en content/photos/products/luna",
      strays("moon-bag", 5),
    ]);
  });
});

describe("a photo of a bag", () => {
  const file = "moon-bag/1.jpg";
  const texts = catalogue[0]?.photos ?? {};
  const { "1.jpg": _first, ...otherTexts } = texts;
  const added = (name: string): PhotoFile[] => [
    ...photos,
    { file: `moon-bag/${name}`, width: 1600, height: 2000 },
  ];

  test("has to be there, by its exact name", () => {
    const without = photos.filter((photo) => photo.file !== file);
    expect(found(good, without)).toEqual([
      "Moon Bag / foto «1.jpg» / no está en content/photos/products/moon-bag",
    ]);
    const capitals: PhotoFile = { file: "moon-bag/1.JPG", width: 1600, height: 2000 };
    const problems = contentProblems(good, [...without, capitals], films);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.mend).toContain("«1.JPG»");
  });

  test("has to be readable, and no HEIC", () => {
    expect(found(good, withPhoto({ file, fault: "unreadable" }))).toEqual([
      "Moon Bag / foto «1.jpg» / un archivo que no se puede leer",
    ]);
    const heic = withPhoto({ file: "moon-bag/IMG_2.heic", fault: "heic" });
    expect(found(good, heic)).toEqual(["Moon Bag / foto «IMG_2.heic» / una foto HEIC"]);
    expect(contentProblems(good, heic, films)[0]?.mend).toMatch(/JPEG/);
  });

  test("says what it shows", () => {
    expect(found(withBag({ photos: { ...texts, "1.jpg": " " } }))).toEqual([
      "Moon Bag / texto de la foto «1.jpg» / vacío",
    ]);
    expect(found(withBag({ photos: otherTexts }))).toEqual([
      "Moon Bag / texto de la foto «1.jpg» / nada",
    ]);
    expect(found(good, added("IMG_0007.JPG"))).toEqual([
      "Moon Bag / texto de la foto «IMG_0007.JPG» / nada",
    ]);
    expect(contentProblems(good, added("IMG_0007.JPG"), films)[0]?.mend).toContain(
      '"IMG_0007.JPG": "',
    );
  });

  test.each([
    [undefined, "nada"],
    ["1.jpg", "«1.jpg»"],
    [["Un bolso."], "Un bolso."],
  ])("is no photo of %o", (written, shown) => {
    expect(found(withBag({ photos: written }))).toEqual([`Moon Bag / fotos (photos) / ${shown}`]);
  });

  test("may come first, if it is there", () => {
    expect(found(withBag({ order: ["3.jpg", "1.jpg"] }))).toEqual([]);
    expect(found(withBag({ order: ["9.jpg"] }))).toEqual([
      "Moon Bag / orden de las fotos (order): «9.jpg» / no está en content/photos/products/moon-bag",
    ]);
    expect(found(withBag({ order: "3.jpg" }))).toEqual([
      "Moon Bag / orden de las fotos (order) / «3.jpg»",
    ]);
  });

  test("may have an accent in its name, however the system spells it", () => {
    expect(
      found(
        withBag({ photos: { ...texts, "pequen\u0303a.jpg": "Un bolso." } }),
        added("pequeña.jpg"),
      ),
    ).toEqual([]);
  });

  test("of a retired bag, or in no folder, is only pointed out", () => {
    for (const folder of ["sun-bag", "products"]) {
      const stray: PhotoFile = { file: `${folder}/1.jpg`, width: 1600, height: 2000 };
      expect(found(good, [...photos, stray])).toEqual([strays(folder, 1)]);
    }
  });

  test("that is too small to look sharp is only pointed out", () => {
    const small = withPhoto({ file, width: 640, height: 800 });
    expect(found(good, small)).toEqual([
      "aviso: Moon Bag / foto «1.jpg» / una foto pequeña: 640 × 800 píxeles, ya recortada",
    ]);
  });
});

describe("a large picture", () => {
  test("is there, and says what it shows", () => {
    expect(found({ ...good, about: { ...about, photo: { file: "taller.jpg", alt: "" } } })).toEqual(
      [
        "Sobre Nosotros (content/about.ts) / fotografía «taller.jpg» / no está en content/photos",
        "Sobre Nosotros (content/about.ts) / texto alternativo (alt) de la fotografía «taller.jpg» / vacío",
      ],
    );
    expect(found({ ...good, about: { ...about, photo: { file: "", alt: "Taller." } } })).toEqual([
      "Sobre Nosotros (content/about.ts) / fotografía / vacío como nombre de archivo",
    ]);
  });
});

describe("the shop", () => {
  test.each([
    [{ phone: "+34 SEIS" }, "teléfono (phone) / «+34 SEIS»"],
    [{ phone: "600 000 000" }, "teléfono (phone) / «600 000 000»"],
    [{ whatsapp: "+34 6" }, "WhatsApp (whatsapp) / «+34 6»"],
    [{ email: "hola" }, "correo (email) / «hola»"],
    [{ email: "hola@mitienda" }, "correo (email) / «hola@mitienda»"],
    [{ email: "" }, "correo (email) / vacío"],
    [{ instagram: "@ovillo" }, "Instagram (instagram) / «@ovillo»"],
    [{ tiktok: undefined }, "TikTok (tiktok) / nada"],
    [{ brand: "" }, "marca (brand) / vacío"],
    [{ tagline: "" }, "lema (tagline) / vacío"],
    [{ description: " " }, "descripción (description) / vacío"],
    [{ location: undefined }, "lugar (location) / nada"],
  ])("with %o is refused", (change, problem) => {
    expect(found(withShop(change))).toEqual([`Datos de la tienda (content/shop.ts) / ${problem}`]);
  });

  test.each(["www.mitienda.es", "http://mitienda.es", "https://mitienda.es/?a=1"])(
    "does not take %s for its public address",
    (address) => {
      expect(found({ ...good, url: address })).toHaveLength(1);
    },
  );

  test("has its legal data complete or not at all", () => {
    const complete = {
      name: "Ana Puig",
      nif: "12345678Z",
      address: "Carrer Gran 1, 08001 Barcelona",
    };
    expect(found({ ...good, legal: complete })).toEqual([]);
    expect(found({ ...good, legal: { ...complete, address: "" } })).toEqual([
      "Aviso legal (content/shop.ts) / domicilio (address) / vacío",
    ]);
    expect(found({ ...good, legal: { ...complete, nif: "12345678A" } })).toEqual([
      "Aviso legal (content/shop.ts) / NIF (nif) / «12345678A»",
    ]);
  });

  test("features at least one bag, and no more than Home carries", () => {
    const featuring = (count: number): Content => ({
      ...good,
      catalogue: Array.from({ length: 7 }, (_, i) => ({
        ...catalogue[0],
        id: `bag-${i}`,
        name: `Moon ${i}`,
        photos: { "1.jpg": "Un bolso." },
        featured: i < count,
      })) as Product[],
    });
    const mine: PhotoFile[] = [
      ...photos.filter(({ file }) => !file.includes("/")),
      ...Array.from({ length: 7 }, (_, i) => ({
        file: `moon-${i}/1.jpg`,
        width: 1600,
        height: 2000,
      })),
    ];
    expect(found(featuring(0), mine)).toEqual([
      "Catálogo (content/catalogue.ts) / destacados (featured) / ningún bolso",
    ]);
    expect(found(featuring(6), mine)).toEqual([]);
    expect(found(featuring(7), mine)).toEqual([
      "Catálogo (content/catalogue.ts) / destacados (featured) / 7 bolsos",
    ]);
  });

  test("leaves no text empty, and no film out", () => {
    const [one, , three] = about.paragraphs;
    expect(found({ ...good, about: { ...about, paragraphs: [one, "", three] } })).toEqual([
      "Sobre Nosotros (content/about.ts) / párrafo 2 / vacío",
    ]);
    expect(contentProblems(good, photos, films.slice(1))).toHaveLength(1);
  });
});

test("all problems are named at once", () => {
  const content = { ...withBag({ price: "24", category: "" }), url: "x" };
  expect(found(content)).toHaveLength(3);
});

test.each([
  ["12345678Z", true],
  ["12.345.678-z", true],
  ["X1234567L", true],
  ["B12345674", true],
  ["12345678A", false],
  ["1234567", false],
  ["", false],
])("%s as a NIF: %s", (nif, good) => {
  expect(isNif(nif)).toBe(good);
});
