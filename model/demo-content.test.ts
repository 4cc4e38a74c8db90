import { expect, test } from "vitest";
import { bagFile, read, sampleFiles, textOf, withShop } from "../tests/support/sample-content.ts";
import { tellingTexts, unfinished } from "./demo-content.ts";
import { readYaml } from "./yaml.ts";

const dataOf = (shop: typeof sampleFiles) =>
  Object.fromEntries(
    Object.entries(shop).map(([file, said]) => [file, readYaml(textOf(said)).data]),
  );
const shipped = {
  texts: Object.entries(dataOf(sampleFiles)).flatMap(([file, data]) => tellingTexts(file, data)),
  files: ["a"],
};

const told = (shop: typeof sampleFiles, oids: Record<string, string>) => {
  const { content } = read(shop);
  if (!content) throw new Error("The sample cannot be read.");
  return unfinished(content, dataOf(shop), new Map(Object.entries(oids)), shipped).map(
    ({ file, message }) => `${file}: ${message}`,
  );
};

const own = {
  ...{ brand: "Hilo", tagline: "Lema.", description: "Bolsos.", email: "hola@hilo.es" },
  ...{ phone: "611 22 33 44", whatsapp: "611 22 33 44", instagram: "@hilo" },
};
const complete = {
  url: "https://hilo.es",
  emailjs: { publicKey: "1", serviceId: "2", templateId: "3" },
  legal: { name: "Ana", nif: "12345678Z", address: "Gran 1, Barcelona" },
};

test("what is still the demonstration's is pointed out, file by file", () => {
  const shop = {
    ...withShop({ ...own, ...complete }),
    "nosotros.yaml": {
      paragraphs: ["Yo.", "Dos.", "Aquí."],
      photo: { file: "fotos/taller.jpg", alt: "Mi mesa." },
    },
  } as typeof sampleFiles;
  const said = told(shop, { "fotos/taller.jpg": "a", "compartir.jpg": "a" });
  expect(said.filter((line) => /^(tienda|nosotros|compartir)/.test(line))).toEqual([
    "tienda.yaml: Sigue siendo de la demostración, cámbialo por lo tuyo: TikTok.",
    "nosotros.yaml: Sigue siendo de la demostración, cámbialo por lo tuyo: Párrafo 2, Foto.",
    "compartir.jpg: Sigue siendo la foto de la demostración: pon una tuya, con el mismo nombre.",
  ]);
  expect(said.some((line) => line.startsWith(bagFile("moon-bag")))).toBe(true);
});

test("what is missing to be found, written to and known is pointed out", () => {
  const missing = (change: object) =>
    told(withShop({ ...complete, ...change }) as typeof sampleFiles, {}).filter((line) =>
      /Falta/.test(line),
    );
  expect(missing({})).toEqual([]);
  expect(missing({ url: "" })).toEqual([expect.stringMatching(/Falta la dirección.*«url»/)]);
  expect(missing({ emailjs: null })).toEqual([expect.stringMatching(/claves del correo/)]);
  expect(missing({ legal: null })).toEqual([expect.stringMatching(/datos legales/)]);
});
