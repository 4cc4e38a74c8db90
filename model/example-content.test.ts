import { expect, test } from "vitest";
import {
  createContentFiles,
  type FileChanges,
  MOON_BAG_FILE,
  readExample,
} from "../tests/support/example-shop.ts";
import { ownerTexts, publishWarnings } from "./example-content.ts";
import { parseYaml } from "./yaml.ts";

const parseDocuments = (changes: FileChanges) =>
  Object.fromEntries(
    Object.entries(createContentFiles(changes).documents).map(([file, text]) => [
      file,
      parseYaml(String(text)).data,
    ]),
  );

const warningLines = (changes: FileChanges, blobIds: Record<string, string>) => {
  const { content } = readExample(changes);
  if (!content) throw new Error("The example is invalid.");
  return publishWarnings(content, parseDocuments(changes), new Map(Object.entries(blobIds)), {
    texts: Object.entries(parseDocuments({})).flatMap((entry) => ownerTexts(...entry)),
    blobIds: ["a"],
  }).map(({ file, message, warning }) => `${warning ? "" : "error: "}${file}: ${message}`);
};

const ownerShop = {
  ...{ brand: "Hilo", tagline: "Lema.", description: "Bolsos.", email: "hola@hilo.es" },
  ...{ phone: "611 22 33 44", whatsapp: "611 22 33 44", instagram: "@hilo" },
  howToOrder: undefined,
};
const completeShop = {
  url: "https://hilo.es",
  emailjs: { publicKey: "1", serviceId: "2", templateId: "3" },
  legal: { name: "Ana", nif: "12345678Z", address: "Gran 1, Barcelona" },
};

test("publishWarnings lists the fields and files that still equal the example", () => {
  const [, exampleParagraph] = Object(parseDocuments({})["nosotros.yaml"]).paragraphs;
  const about = {
    paragraphs: ["Yo.", exampleParagraph, "Aquí."],
    photo: { file: "fotos/about.jpg", alt: "Mi mesa." },
  };
  // Confirmed in the workshop, like Paso 1 to 3.
  const portada = { title: true, hero: true, novedades: true, stitches: true };
  const confirmed = { signature: true, howToOrder: true, ...portada };
  const { howToOrder, ...shop } = { ...ownerShop, ...completeShop, confirmed };
  const otherBags = ["chain", "little", "net", "ribbon", "star"].map(
    (name) => `bolsos/${name}-bag`,
  );
  const changes = {
    ...{ "tienda.yaml": shop, "nosotros.yaml": { ...about, signature: "Clara" } },
    ...Object.fromEntries(otherBags.map((folder) => [folder, undefined])),
    [MOON_BAG_FILE]: { line: "Mía.", photos: [{ file: "1.jpg", alt: "Mía." }] },
  };
  expect(warningLines(changes, { "fotos/about.jpg": "a", "compartir.jpg": "a" })).toEqual([
    `${MOON_BAG_FILE}: Sigue siendo de la demostración, cámbialo por lo tuyo: Nombre, Qué cabe.`,
    "nosotros.yaml: Sigue siendo de la demostración, cámbialo por lo tuyo: Párrafo 2, Foto.",
    "tienda.yaml: Sigue siendo de la demostración, cámbialo por lo tuyo: TikTok.",
    "compartir.jpg: Sigue siendo la foto de la demostración: pon una tuya, con el mismo nombre.",
  ]);
});

test("publishWarnings reports a missing URL, e-mail account and legal data", () => {
  const missing = (change: object) =>
    warningLines({ "tienda.yaml": { ...completeShop, ...change } }, {}).filter((line) =>
      /Falta/.test(line),
    );
  expect(missing({})).toEqual([]);
  const shopWarning = (text: string) => [expect.stringMatching(`^tienda.yaml: .*${text}`)];
  expect(missing({ url: "" })).toEqual(shopWarning("Falta la dirección.*«url»"));
  expect(missing({ emailjs: null })).toEqual(shopWarning("claves del correo"));
  expect(missing({ emailjs: null, confirmed: { emailjs: true } })).toEqual([]);
  expect(missing({ legal: null })).toEqual(shopWarning("datos legales"));
});
