import { expect, test } from "vitest";
import { parse } from "yaml";
import {
  changeAllBags,
  createContentFiles,
  exampleBagFiles,
  type FileChanges,
  MOON_BAG_FILE,
  readExample,
} from "../../tests/support/example-shop.ts";
import { buildFields, type FieldSpec } from "../schema/form-fields.ts";
import { getValueAt, isError, type Path, type Problem } from "../schema/problem.ts";
import { getSchema } from "./content-files.ts";
import { UNKNOWN_PROBLEM_MESSAGE } from "./document.ts";
import { parseContent } from "./parse-content.ts";

const CHAIN = "bolsos/chain-bag/bolso.yaml";
const bagFile = (folder: string) => `bolsos/${folder}/bolso.yaml`;
const legal = { name: "Ana Puig", nif: "12345678Z", address: "Carrer Gran 1, 08001 Barcelona" };
const emailjs = { publicKey: "clave-1", serviceId: "service_1", templateId: "template_1" };
const colours = { ground: "#ffffff", ink: "#222222", accent: "#8a2d10" };
const photos = [{ file: "1.jpg", alt: "De frente." }];
const hero = { file: "fotos/hero-desktop.jpg", alt: "Dos bolsos." };
const withBag = (change: object): FileChanges => ({ [MOON_BAG_FILE]: change });
const withShop = (change: object): FileChanges => ({ "tienda.yaml": change });

const formatProblem = ({ file, line, fieldLabel, message, warning }: Problem): string =>
  `${warning ? "aviso: " : ""}${file}${line ? `:${line}` : ""}: ${fieldLabel ? `${fieldLabel}: ` : ""}${message}`;

/** Returns the problems of the changed example, one line each. */
const problemLines = (...args: Parameters<typeof readExample>): string[] =>
  readExample(...args).problems.map(formatProblem);

test("parseContent returns the content of a valid shop, and no problems", () => {
  const { content, problems } = readExample({});
  expect(problems).toEqual([]);
  expect(content?.shop).toMatchObject({ brand: "ovillo", url: "", legal: { nif: "" } });
  expect(content?.catalogue).toHaveLength(exampleBagFiles.length);
  expect(content?.catalogue[0]).toMatchObject({
    id: "bag-001",
    folder: "moon-bag",
    name: "Moon Bag",
    price: 24,
    category: "new",
    featured: true,
    photos: [{ file: "bolsos/moon-bag/1.jpg" }, {}, {}, {}, {}],
  });
  expect(readExample({ "tienda.yaml": undefined }).content).toBeUndefined();
});

test("bags are sorted by `order`, 0 before 1", () => {
  const { content } = readExample({ [MOON_BAG_FILE]: { order: 1 }, [CHAIN]: { order: 0 } });
  const [first, second] = content?.catalogue ?? [];
  expect([first?.folder, second?.folder]).toEqual(["chain-bag", "moon-bag"]);
});

test.each<[string, FileChanges, string | RegExp]>([
  ["a price of 0", withBag({ price: 0 }), /bolso.yaml:2: Precio: .*mayor que cero.*24,50/],
  ["a price of 21 digits", withBag({ price: 1e20 }), /:2: Precio: Es demasiado: .*99999/],
  ["a price in words", withBag({ price: "veinte" }), /:2: Precio: Escribe un número/],
  [
    "a previous price that is no higher",
    withBag({ previousPrice: 24 }),
    /Precio anterior: .*más alto que el de ahora/,
  ],
  ["a negative shipping cost", withShop({ shipping: -1 }), /Gastos de envío: .*0 si es gratuito/],
  ["a boolean in words", withBag({ featured: "sí" }), /Sale en la portada: Escribe «true»/],
  ["a name without letters", withBag({ name: "¡!" }), /:1: Nombre: Cada bolso necesita el suyo/],
  ["a long name", withBag({ name: "a".repeat(151) }), /Nombre: Acórtalo: como mucho, 150 letras/],
  ["a very long text", withBag({ line: "a ".repeat(10_001) }), /ficha: Acórtalo: .* 20000 letras/],
  ["a number in a text", withBag({ line: 27 }), /Línea de la ficha: .*entre comillas simples/],
  [
    "the same photo twice",
    withBag({ photos: [...photos, ...photos] }),
    /Foto 2: Esta foto está dos veces/,
  ],
  [
    "a missing photo of a colour",
    withBag({ yarns: [{ name: "Oliva", colour: "#7c7d4a", photo: "9.jpg" }] }),
    /Hilo 1: Foto del bolso: No hay ningún archivo «9.jpg» en content\/bolsos\/moon-bag/,
  ],
  [
    "two yarns of one name",
    withShop({ yarns: ["Oliva", "oliva"].map((name) => ({ name, colour: "#7c7d4a" })) }),
    /Hilo 2: Nombre del color: Ya hay un color con este nombre/,
  ],
  ["no photo", withBag({ photos: [] }), /Fotos: Añade al menos una foto/],
  [
    "a photo without fields",
    withBag({ photos: ["1.jpg"] }),
    /\d: Foto 1: Aquí .*: file, alt, keep/,
  ],
  [
    "a link without https",
    withBag({ amazonUrl: "http://amazon.es" }),
    /Enlace de venta: Copia el enlace entero/,
  ],
  [
    "an unknown field",
    withBag({ precio: 24 }),
    /bolso.yaml:\d+: precio: «precio» no es ningún campo: quítalo. Los que hay son price, name,/,
  ],
  ["no WhatsApp number", withShop({ whatsapp: undefined }), /WhatsApp: Escribe el número/],
  ["a long phone", withShop({ phone: "+34 931234567 ext. 3" }), /Teléfono: .*extensión.*el cero/],
  [
    "a dash without a space",
    withBag({ photos: [{ "-file": "1.jpg", file: "1.jpg", alt: "Un bolso." }] }),
    /Falta un espacio detrás del guion: «- file:»/,
  ],
  ["a profile of two words", withShop({ instagram: "mi luna" }), /Instagram: Escribe tu nombre/],
  ["a URL with a double slash", withShop({ url: "https://luna.es//a" }), /la tienda: Escribe/],
  ["an invalid NIF", withShop({ legal: { ...legal, nif: "1Z" } }), /NIF: La letra no/],
  ["incomplete legal data", withShop({ legal: { ...legal, name: "" } }), /apellidos: Rellena/],
  [
    "an EmailJS key in quotes",
    withShop({ emailjs: { ...emailjs, publicKey: "«clave" } }),
    /Public Key: .*sin comillas/,
  ],
  [
    "a Template ID as Service ID",
    withShop({ emailjs: { ...emailjs, serviceId: "template_1" } }),
    /Service ID: Aquí va «Service ID», y ninguna otra.*https:\/\/dashboard/,
  ],
  ["a message without {bolso}", withShop({ whatsappText: "Hola" }), /WhatsApp: .*«{bolso}»/],
  ["a repeated {bolso}", withShop({ whatsappText: "{bolso} {bolso}" }), /WhatsApp: .*una sola vez/],
  [
    "an accent with low contrast",
    withShop({ colours: { ...colours, accent: "#ffee00" } }),
    /Acento: Este color no se lee bien sobre el fondo: elige uno más oscuro/,
  ],
  [
    "a ground on which the error colour has low contrast",
    withShop({ colours: { ...colours, ground: "#888888" } }),
    /Fondo: .*elige un fondo más claro/,
  ],
  [
    "an unknown notice field",
    withShop({ notice: { text: "Hola", until: "5" } }),
    /«until» no es .* son text\.$/,
  ],
  [
    "a colour in words",
    withShop({ colours: { ...colours, ink: "negro #222222" } }),
    /Textos: Toca el cuadro.*comillas simples.*#2b2320/,
  ],
  ["an SVG as logo", withShop({ logo: "fotos/logo.svg" }), /Logo: El logo no puede ser un SVG/],
  [
    "a video without MP4",
    { "portada.yaml": { hero: { ...hero, film: { desktop: { webm: "peliculas/a.webm" } } } } },
    /Película del ordenador en MP4: Falta la película en MP4/,
  ],
  ["a drawing as photo", withShop({ icon: "fotos/a.svg" }), /Icono: Aquí va una foto/],
  ["the label of a choice", withBag({ category: "Novedades" }), /«new» \(Novedades\) o «basic»/],
  ["an e-mail with an accent", withShop({ email: "inés@hilo.es" }), /Correo: .*sin acentos/],
  ["seven paragraphs", { "nosotros.yaml": { paragraphs: [..."abcdefg"] } }, /de uno a seis/],
  [
    "more than six featured bags",
    { ...changeAllBags({ featured: true }), [bagFile("sol")]: { name: "Sol", featured: true } },
    /Sale en la portada: En la portada hay \d+ bolsos y caben 6 como mucho/,
  ],
  [
    "a name that is missing, and is another bag's folder,",
    { [MOON_BAG_FILE]: { name: undefined }, [CHAIN]: { name: "Moon Bag" } },
    /Nombre: /,
  ],
  [
    "two bags with the same id",
    { [MOON_BAG_FILE]: { id: undefined }, [CHAIN]: { id: "moon-bag" } },
    /chain-bag.*Referencia: .*misma referencia/,
  ],
  [
    "two folders with the same slug",
    { [bagFile("Moon bag")]: { name: "B", id: "b" } },
    /bolso.yaml: El bolso de la carpeta «moon-bag» tiene la misma dirección/,
  ],
  [
    "a folder name without letters",
    { [bagFile("¡!")]: { name: "B", id: "b" } },
    /El nombre de la carpeta es la dirección del bolso/,
  ],
  ["no tienda.yaml", { "tienda.yaml": undefined }, /^tienda.yaml: Falta este/],
  [
    "a photo from another bag's folder",
    withBag({ photos: [{ file: "../chain-bag/1.jpg", alt: "A." }] }),
    /en content\/bolsos\/moon-bag: cópialo ahí/,
  ],
])("%s blocks publishing", (_mistake, changes, message) => {
  const { problems } = readExample(changes);
  const lines = problems.map(formatProblem);
  expect(lines.filter((line) => line.match(message)).length, lines.join("\n")).toBe(1);
  expect(problems.some(isError)).toBe(true);
});

test.each([
  ["whatsapp", 611223344, "+34 611223344"],
  ["phone", "(93) 123 45 67", "+34 (93) 123 45 67"],
  ["phone", "0033 6 11 22 33 44", "+33 6 11 22 33 44"],
  ["instagram", "@mi.luna", "https://www.instagram.com/mi.luna"],
  ["tiktok", "@luna", "https://www.tiktok.com/@luna"],
  ["whatsappText", "¿Te queda el {bolso}?", "¿Te queda el {bolso}?"],
  ["url", "https://luna.es/taller/", "https://luna.es/"],
  ["phone", undefined, undefined],
  ["instagram", "", undefined],
  ["tiktok", null, undefined],
])("the shop's %s «%s» is parsed as %s", (key, input, output) => {
  const { content, problems } = readExample(withShop({ [key]: input }));
  expect(problems).toEqual([]);
  expect(content?.shop[key as "phone"]).toBe(output);
});

test.each(["__proto__", "constructor", "toString"])(
  "the name «%s», which every object inherits, is no field and no file",
  (name) => {
    const { documents, media } = createContentFiles(withShop({ icon: name }));
    const { problems } = parseContent({
      documents: Object.fromEntries([
        ...Object.entries(documents),
        [MOON_BAG_FILE, `${documents[MOON_BAG_FILE]}\n${name}: 1\n`],
        [name, "a: 1"],
      ]),
      media: Object.fromEntries([...Object.entries(media), [`${name}.jpg`, {}]]),
    });
    expect(problems).toMatchObject([
      { message: expect.stringContaining(`No hay ningún archivo «${name}»`) },
      { message: expect.stringContaining(`«${name}» no es ningún campo`) },
    ]);
  },
);

test("parseContent reports an overlong parsed text of 190 kB within seconds", {
  timeout: 5_000,
}, () => {
  const { documents, media } = createContentFiles({});
  const phone = `+34${" ".repeat(190_000)}x`;
  const data = { ...parse(String(documents["tienda.yaml"])), phone };
  const { problems } = parseContent({ documents: { ...documents, "tienda.yaml": data }, media });
  expect(problems).toMatchObject([{ path: ["phone"], message: expect.stringMatching(/Acórtalo/) }]);
});

test("control characters around any text, number or file name change nothing in the content", () => {
  const codes = [...Array(0x20).keys(), ...Array.from({ length: 0x21 }, (_, i) => 0x7f + i)];
  const controls = String.fromCharCode(...codes, 0xd800, 0xfffe, 0xffff);
  const { documents, media } = createContentFiles(
    withShop({ notice: { text: "Hola" }, promise: "Hola", promo: "Hola", colours, legal, emailjs }),
  );
  const surroundTexts = (_key: string, value: unknown) =>
    typeof value === "string" ? controls + value + controls : value;
  const changed = Object.entries(documents).map(([file, text]) => [
    file,
    JSON.stringify(parse(String(text)), surroundTexts),
  ]);
  expect(parseContent({ documents: Object.fromEntries(changed), media })).toEqual({
    ...parseContent({ documents, media }),
    problems: [],
  });
});

test("a folder without bolso.yaml is reported once, and files elsewhere are not", () => {
  const files = {
    "bolsos/sol/1.jpg": "a",
    "bolsos/sol/b/2.jpg": "b",
    "mis/bolsos/luna/1.jpg": "c",
  };
  expect(problemLines({ ...files, "bolsos/leeme.txt": "d" })).toEqual([
    expect.stringMatching(/^bolsos\/sol: A este bolso le falta su bolso.yaml/),
  ]);
  expect(problemLines({ "bolsos/Sol/bolso.yaml.txt": "d" })).toEqual([
    expect.stringMatching(/^bolsos\/Sol: Aquí hay «bolso.yaml.txt», .* «bolso.yaml»/),
  ]);
});

test("documents in other folders are not read", () => {
  const { content, problems } = readExample({
    "mis/bolsos/sol/bolso.yaml": "name: [\n",
    "bolsos/moon-bag/bolso.yaml.antes.yaml": "name: [\n",
  });
  expect(problems).toEqual([]);
  expect(content?.catalogue).toHaveLength(exampleBagFiles.length);
});

test("a photo without an alt text gets a warning and a fallback alt text", () => {
  const { content, problems } = readExample(withBag({ photos: [...photos, { file: "2.jpg" }] }));
  const message = expect.stringMatching(/se lee «Moon Bag, foto 2»/);
  expect(problems).toMatchObject([{ path: ["photos", 1, "alt"], message, warning: true }]);
  expect(content?.catalogue[0]?.photos[1]?.alt).toBe("Moon Bag, foto 2");
});

test.each([
  ["bolsos/moon-bag/1.jpg", { width: 960, height: 1200 }, []],
  [
    "bolsos/moon-bag/1.jpg",
    { width: 640, height: 480 },
    [/^aviso: .*Foto 1: .*mide 640 píxeles de ancho, y hacen falta 960/],
  ],
  [
    "fotos/about.jpg",
    { width: 500, height: 300 },
    [/^aviso: nosotros.yaml:\d+: Foto: .*mide 500 píxeles de ancho, y hacen falta 960/],
  ],
  ["bolsos/moon-bag/1.jpg", { error: "Es HEIC." }, [/bolso.yaml:\d+: Foto 1: Es HEIC/]],
  ["compartir.jpg", { width: 630, height: 1200 }, [/^aviso: compartir.jpg: .*no es más ancha/]],
  // A photo of which only one side is known is not checked.
  ["bolsos/moon-bag/1.jpg", { width: 300 }, []],
  ["bolsos/moon-bag/1.jpg", { height: 300 }, []],
  ["compartir.jpg", { width: 1200, height: 1200 }, [/^aviso: compartir.jpg: .*no es más ancha/]],
  ["compartir.jpg", { width: 1201, height: 1200 }, []],
  ["compartir.jpg", { error: "Es HEIC." }, [/^compartir.jpg: Es HEIC/]],
])("parseContent validates the media file %s with %o", (file, info, messages) => {
  expect(problemLines({}, { [file]: info })).toEqual(
    messages.map((message) => expect.stringMatching(message)),
  );
});

/** Lists the paths of all fields, with 0 for a list's items. */
const fieldPaths = (fields: readonly FieldSpec[], path: Path = []): Path[] =>
  fields.flatMap(({ key, fields: group = [], item }) => {
    const own = [...path, key];
    const itemPaths = item ? [[...own, 0], ...fieldPaths(item.fields ?? [], [...own, 0])] : [];
    return [own, ...fieldPaths(group, own), ...itemPaths];
  });
const setAt = (data: unknown, [key, ...rest]: Path, value: unknown): unknown => {
  if (key === undefined) return value;
  const next = setAt(getValueAt(data, [key]), rest, value);
  return typeof key === "number" ? [next] : { ...(data as object), [key]: next };
};

test("a value of the wrong kind never gets a message of Zod's", () => {
  const wrong = ["x", 7, 1e9, true, [], ["x"], {}, { x: 1 }, Number.NaN, "x".repeat(300)];
  const { documents } = createContentFiles({});
  const data = Object.fromEntries(
    Object.entries(documents).map(([file, text]) => [file, parse(String(text))]),
  );
  const messages = [MOON_BAG_FILE, "tienda.yaml", "nosotros.yaml", "portada.yaml"].flatMap((file) =>
    [["id"], ["order"], ...fieldPaths(buildFields(getSchema(file)))]
      .flatMap((path) => wrong.map((value) => setAt(data[file], path, value)))
      .flatMap(
        (changed) => parseContent({ documents: { [file]: changed as object }, media: {} }).problems,
      ),
  );
  const texts = new Set(messages.map(({ message }) => message));
  expect(texts.size).toBeGreaterThan(20);
  expect([...texts].join("\n")).not.toMatch(/invalid|expected|received|inválid|esperaba|NaN/i);
  expect(texts).not.toContain(UNKNOWN_PROBLEM_MESSAGE);
});

test("Home and Novedades need no extra photo for phones", () => {
  const leftHero = { ...hero, keep: "left" };
  const novedades = { wide: hero, narrow: hero };
  const { content, problems } = readExample({ "portada.yaml": { hero: leftHero, novedades } });
  expect(problems).toEqual([]);
  expect(content?.home.hero).toEqual(leftHero);
});

test("parseContent reports all problems at once, by document and line, those of other files last", () => {
  const shop = {
    ...withBag({ price: "veinte", category: "" }),
    "tienda.yaml": { email: "x" },
    "nosotros.yaml": "paragraphs:\n\t- Uno\n",
    [CHAIN]: { price: undefined, name: "" },
  };
  const media = { "compartir.jpg": { error: "Es HEIC." } };
  expect(problemLines(shop, media).map((line) => line.split(": ")[0])).toEqual([
    "tienda.yaml:4",
    "nosotros.yaml:2",
    `${MOON_BAG_FILE}:2`,
    `${MOON_BAG_FILE}:3`,
    CHAIN,
    `${CHAIN}:1`,
    "compartir.jpg",
  ]);
  expect(readExample(shop, media).content).toBeUndefined();
});

test("a shop needs no share image, and one with another name gets a warning", () => {
  expect(problemLines({ "compartir.jpg": undefined })).toEqual([]);
  const renamed = { "compartir.jpg": undefined, "compartir.JPG": Buffer.from("a") };
  expect(problemLines(renamed)).toEqual([
    expect.stringMatching(/^aviso: compartir\.JPG: .*«compartir\.jpg»/),
  ]);
});

test("a picture one pixel wide is an error wherever it stands", () => {
  const narrow = { width: 1, height: 2000 };
  const files = readExample({}).publishedFiles;
  const photos = [...files, "compartir.jpg"].filter((file) => file.endsWith(".jpg"));
  const media = Object.fromEntries(photos.map((file) => [file, narrow]));
  const { problems } = readExample({}, media);
  const errors = problems.filter(({ warning }) => !warning);
  expect(errors).toHaveLength(photos.length);
  for (const { message } of errors) expect(message).toContain("mide 1 × 2000 píxeles");
});

test("brand, WhatsApp and e-mail are enough for a shop", () => {
  const shop = "brand: Hilo\nwhatsapp: 611 22 33 44\nemail: ana@hilo.example\n";
  const { content, problems } = parseContent({ documents: { "tienda.yaml": shop }, media: {} });
  expect(problems).toEqual([]);
  expect(content).toMatchObject({ about: {}, home: {}, catalogue: [], shop: { brand: "Hilo" } });
  const texts = Object.entries(content?.shop ?? {}).filter(([, value]) => value);
  expect(texts.map(([key]) => key).toSorted()).toEqual(
    ["brand", "email", "empty", "legal", "whatsapp", "whatsappText"].toSorted(),
  );
});
