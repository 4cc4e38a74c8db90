import { expect, test } from "vitest";
import {
  createContentFiles,
  type FileChanges,
  MOON_BAG_FILE,
} from "../tests/support/example-shop.ts";
import { collectOwnerTexts } from "./example-content.ts";
import { listRemainingSetup } from "./remaining-setup.ts";
import { parseYaml } from "./yaml.ts";

const parseDocuments = (changes: FileChanges) =>
  Object.fromEntries(
    Object.entries(createContentFiles(changes).documents).map(([file, text]) => [
      file,
      parseYaml(String(text)).data as Record<string, unknown>,
    ]),
  );

const example = {
  texts: Object.entries(parseDocuments({})).flatMap((entry) => collectOwnerTexts(...entry)),
  blobIds: ["a"],
};

const listSetup = (changes: FileChanges, blobIds: Readonly<Record<string, string>> = {}) =>
  listRemainingSetup(
    { documents: parseDocuments(changes), getBlobId: (file) => blobIds[file] },
    example,
  );
const listLines = (...args: Parameters<typeof listSetup>) =>
  listSetup(...args).lines.map(({ file, path }) => `${file} ${path.join(".")}`.trim());

test("the example's texts and files and the default texts are listed, unless the owner has confirmed them", () => {
  const lines = listLines({});
  expect(lines).toEqual(
    expect.arrayContaining(["tienda.yaml brand", "tienda.yaml tag", "nosotros.yaml paragraphs.1"]),
  );
  const shop = { confirmed: true, confirmedFields: ["brand", "paragraphs.1"] };
  const left = listLines({ "tienda.yaml": shop });
  for (const name of ["tienda.yaml brand", "tienda.yaml tag", "nosotros.yaml paragraphs.1"])
    expect(left).not.toContain(name);
  // The example's contact data is never the owner's, and the owner confirms each paragraph by itself.
  for (const name of ["tienda.yaml phone", "tienda.yaml location", "nosotros.yaml paragraphs.0"])
    expect(left).toContain(name);
  expect(listLines({}, { "compartir.jpg": "a" })).toContain("compartir.jpg");
});

test("a missing URL, shipping price, e-mail account and legal data are listed", () => {
  const complete = {
    url: "https://hilo.es",
    shipping: 4.9,
    emailjs: { publicKey: "aB3-cD_9xYz", serviceId: "service_1a", templateId: "template_2b" },
    legal: { name: "Ana", nif: "12345678Z", address: "Gran 1, Barcelona" },
  };
  const lines = listLines({ "tienda.yaml": complete });
  for (const key of Object.keys(complete)) {
    expect(lines).not.toContain(`tienda.yaml ${key}`);
    expect(listLines({ "tienda.yaml": { ...complete, [key]: undefined } })).toContain(
      `tienda.yaml ${key}`,
    );
  }
});

test("a bag that mixes the owner's and the example's texts is listed, and example bags count as one", () => {
  const photos = [{ file: "1.jpg", alt: "Mía." }];
  const mixed = listSetup({ [MOON_BAG_FILE]: { photos } });
  expect(mixed.lines.map(({ file }) => file)).toContain(MOON_BAG_FILE);
  expect(mixed.exampleBagFolders).not.toContain("moon-bag");
  expect(mixed.count).toBe(mixed.lines.length + 1);
});
