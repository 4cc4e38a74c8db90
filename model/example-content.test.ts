import { expect, test } from "vitest";
import {
  createContentFiles,
  type FileChanges,
  MOON_BAG_FILE,
  readExample,
} from "../tests/support/example-shop.ts";
import { collectOwnerTexts, countUnfinishedFields } from "./example-content.ts";
import { getValueAt } from "./problem.ts";
import { parseYaml } from "./yaml.ts";

const parseDocuments = (changes: FileChanges) =>
  Object.fromEntries(
    Object.entries(createContentFiles(changes).documents).map(([file, text]) => [
      file,
      parseYaml(String(text)).data,
    ]),
  );

const countUnfinished = (changes: FileChanges, blobIds: Record<string, string> = {}) => {
  const { content } = readExample(changes);
  if (!content) throw new Error("The example is invalid.");
  return countUnfinishedFields(content, parseDocuments(changes), new Map(Object.entries(blobIds)), {
    texts: Object.entries(parseDocuments({})).flatMap((entry) => collectOwnerTexts(...entry)),
    blobIds: ["a"],
  });
};

const ownerShop = {
  brand: "Hilo",
  tagline: "Lema.",
  description: "Bolsos.",
  email: "hola@hilo.es",
  phone: "611 22 33 44",
  whatsapp: "611 22 33 44",
  instagram: "@hilo",
  howToOrder: undefined,
};
const completeShop = {
  url: "https://hilo.es",
  emailjs: { publicKey: "1", serviceId: "2", templateId: "3" },
  legal: { name: "Ana", nif: "12345678Z", address: "Gran 1, Barcelona" },
};

test("fields and files that still equal the example count as unfinished, unless they are confirmed", () => {
  const exampleParagraph = getValueAt(parseDocuments({}), ["nosotros.yaml", "paragraphs", 1]);
  const about = {
    paragraphs: ["Yo.", exampleParagraph, "Aquí."],
    photo: { file: "fotos/about.jpg", alt: "Mi mesa." },
  };
  // The fields that the owner has confirmed in the workshop.
  const portada = { title: true, hero: true, novedades: true, stitches: true };
  const confirmed = { signature: true, howToOrder: true, ...portada };
  const { howToOrder, ...shop } = { ...ownerShop, ...completeShop, confirmed };
  const otherBags = ["chain", "little", "net", "ribbon", "star"].map(
    (name) => `bolsos/${name}-bag`,
  );
  const changes = {
    "tienda.yaml": shop,
    "nosotros.yaml": { ...about, signature: "Clara" },
    ...Object.fromEntries(otherBags.map((folder) => [folder, undefined])),
    [MOON_BAG_FILE]: { line: "Mía.", photos: [{ file: "1.jpg", alt: "Mía." }] },
  };
  // The bag's Nombre and Qué cabe, Párrafo 2, and TikTok.
  expect(countUnfinished(changes)).toBe(4);
  expect(countUnfinished(changes, { "fotos/about.jpg": "a", "compartir.jpg": "a" })).toBe(6);
});

test("confirmed texts do not count as unfinished, contact data and descriptions do", () => {
  const shop = { ...ownerShop, ...completeShop };
  const countWith = (confirmed: boolean) =>
    countUnfinished({ "tienda.yaml": { ...shop, confirmed }, bolsos: undefined });
  // TikTok, and the descriptions of the photos of Home, Novedades and Sobre Nosotros.
  expect(countWith(true)).toBe(6);
  expect(countWith(false)).toBe(11);
});

test("a missing URL, e-mail account and legal data count as unfinished", () => {
  const countWith = (change: object) =>
    countUnfinished({ "tienda.yaml": { ...completeShop, ...change } });
  const complete = countWith({});
  expect(countWith({ url: "" })).toBe(complete + 1);
  expect(countWith({ emailjs: null })).toBe(complete + 1);
  expect(countWith({ emailjs: null, confirmed: { emailjs: true } })).toBe(complete);
  expect(countWith({ legal: null })).toBe(complete + 1);
});
