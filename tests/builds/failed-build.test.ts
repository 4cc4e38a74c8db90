import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type SampleShop, sampleBag, sampleShop } from "../support/sample-shop.ts";

const TIME = 120_000;

let shop: SampleShop;
let good: string[];
beforeAll(async () => {
  shop = await sampleShop();
  const { code, output } = await shop.build();
  expect(code, output).toBe(0);
  good = await state();
}, TIME);
afterAll(() => shop.remove());

/** Every file of the published folder and of its host's, with what it holds. */
async function state(): Promise<string[]> {
  const files: string[] = [];
  for (const folder of ["dist", "hosting"])
    for (const entry of await readdir(path.join(shop.dir, folder), {
      recursive: true,
      withFileTypes: true,
    })) {
      const file = path.join(entry.parentPath, entry.name);
      if (entry.isFile()) files.push(`${file} ${await readFile(file, "base64")}`);
    }
  return files.sort();
}

const atRoot = async () => (await readdir(shop.dir)).filter((name) => /dist|hosting/.test(name));

test(
  "a build that breaks in the middle leaves the shop that was there whole, and says so in Spanish",
  async () => {
    const script = await readFile("src/inline/fetch-app.ts", "utf8");
    await shop.write("src/inline/fetch-app.ts", "const = ;");
    await shop.write("content/about.ts", (await readFile("content/about.ts", "utf8")).trim());
    const { code, output } = await shop.build();
    expect(code).toBe(1);
    expect(output).toContain("La carpeta «dist» sigue como estaba.");
    expect(await state()).toEqual(good);
    expect((await atRoot()).sort()).toEqual(["dist", "hosting"]);
    await shop.write("src/inline/fetch-app.ts", script);
  },
  TIME,
);

test(
  "wrong content leaves the shop that was there whole",
  async () => {
    await shop.write("content/catalogue.ts", "export const catalogue = [];");
    expect((await shop.build()).code).toBe(1);
    expect(await state()).toEqual(good);
    await shop.stock([sampleBag()]);
  },
  TIME,
);

test(
  "the folder of the program itself is never built into",
  async () => {
    const { code, output } = await shop.build("--outDir", ".");
    expect(code).toBe(1);
    expect(output.trim().split("\n")).toEqual([
      "Construyendo la tienda…",
      "La tienda no se construye en «.»: es la carpeta del programa, o lo contiene. Elige otra.",
    ]);
  },
  TIME,
);

test(
  "a build takes the place of the one before: what it no longer has is gone",
  async () => {
    await shop.write("dist/viejo.html", "de antes");
    expect((await shop.build()).code).toBe(0);
    expect(await state()).toEqual(good);
    expect((await atRoot()).sort()).toEqual(["dist", "hosting"]);
  },
  TIME,
);

describe("content of the wrong kind is told of in Spanish, and nothing else is", () => {
  const files = ["shop", "about", "pictures", "catalogue"];
  const source = new Map<string, string>();
  beforeAll(async () => {
    for (const file of files)
      source.set(file, await readFile(path.join(shop.dir, `content/${file}.ts`), "utf8"));
  });

  test.each([
    ["shop", "shop.phone = 34600000000", "teléfono (phone)"],
    ["shop", "shop.whatsapp = ['+34 600 000 000']", "WhatsApp (whatsapp)"],
    ["shop", "shop.email = null", "correo (email)"],
    ["shop", "shop.brand = 5", "marca (brand)"],
    ["shop", "legal.name = legal.address = 'Ana'; legal.nif = 12345678", "NIF (nif)"],
    ["shop", "shop.instagram = {}", "Instagram (instagram)"],
    ["about", "about.photo = null", "fotografía"],
    ["about", "about.paragraphs = 'Uno.'", "1. "],
    ["pictures", "pictures.hero = undefined", "1. "],
    ["pictures", "pictures.novedades.narrow = 'x.jpg'", "foto estrecha de Novedades"],
    ["catalogue", "catalogue.push(null)", "1. "],
    ["catalogue", "catalogue[0].photos = null", "fotos (photos)"],
    ["catalogue", "catalogue[0].order = [1]", "orden de las fotos"],
    ["catalogue", "catalogue[0].name = 7", "nombre (name)"],
  ])(
    "in content/%s.ts: %s",
    async (file, change, words) => {
      const text = (source.get(file) ?? "").replace(
        /export const (\w+): \w+ =/g,
        "export const $1: any =",
      );
      await shop.write(`content/${file}.ts`, `${text};\n${change};`);
      try {
        const { code, output } = await shop.check();
        expect(output).toContain("La tienda no se publica: ");
        expect(output).toContain(words);
        expect(output).not.toMatch(/^\s+at |Error:/m);
        expect(code).toBe(1);
      } finally {
        await shop.write(`content/${file}.ts`, source.get(file) ?? "");
      }
    },
    TIME,
  );

  test(
    "by the build as well",
    async () => {
      await shop.write(
        "content/shop.ts",
        `${source.get("shop")};\nObject.assign(shop, { phone: 34600000000 });`,
      );
      const { code, output } = await shop.build();
      expect(code).toBe(1);
      const lines = output.trim().split("\n");
      expect(lines.slice(0, 5)).toEqual([
        "Construyendo la tienda…",
        "La tienda no se publica: hay un problema en su contenido.",
        "",
        "  1. Datos de la tienda (content/shop.ts): teléfono (phone)",
        "     Hay: 34600000000.",
      ]);
      expect(lines).toHaveLength(6);
      await shop.write("content/shop.ts", source.get("shop") ?? "");
    },
    TIME,
  );

  test(
    "a comma too few in content/shop.ts is told of too",
    async () => {
      await shop.write("content/shop.ts", "export const shop = { brand: 'a' tagline: 'b' };");
      const { code, output } = await shop.build();
      expect(code).toBe(1);
      expect(output).toContain("content/shop.ts: el archivo entero");
      expect(output).not.toMatch(/^\s+at |Error/m);
      await shop.write("content/shop.ts", source.get("shop") ?? "");
    },
    TIME,
  );
});

test(
  "a folder of photos that is missing is told of in Spanish",
  async () => {
    await rm(path.join(shop.dir, "content/photos"), { recursive: true });
    await rm(path.join(shop.dir, "content/films"), { recursive: true });
    const { code, output } = await shop.build();
    expect(code).toBe(1);
    expect(output).toContain("no está en content/photos");
    expect(output).toContain("no está en content/films");
    expect(output).not.toMatch(/^\s+at |Error/m);
    expect(await state()).toEqual(good);
  },
  TIME,
);
