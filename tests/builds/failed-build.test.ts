import { execFile } from "node:child_process";
import { readdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  plainPhoto,
  type SampleShop,
  sampleBag,
  sampleEnv,
  sampleShop,
} from "../support/sample-shop.ts";

let shop: SampleShop;
let good: string[];
beforeAll(async () => {
  shop = await sampleShop();
  await shop.write("dist/viejo.html", "de antes");
  const { code, output } = await shop.build();
  expect(code, output).toBe(0);
  good = await state();
  expect(good.join()).toContain(path.join(shop.dir, "dist/index.html"));
});
afterAll(() => shop.remove());

/** Every file of the published folder, with what it holds. */
async function state(): Promise<string[]> {
  const files: string[] = [];
  for (const entry of await readdir(path.join(shop.dir, "dist"), {
    recursive: true,
    withFileTypes: true,
  })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile()) files.push(`${file} ${await readFile(file, "base64")}`);
  }
  return files.sort();
}

const atRoot = async () => (await readdir(shop.dir)).filter((name) => name.includes("dist"));

test("a build takes the place of the one before: what it no longer has is gone", async () => {
  expect(good.join()).not.toContain("viejo.html");
  expect(await atRoot()).toEqual(["dist"]);
});

test("a build that breaks in the middle leaves the shop that was there whole, and says so in Spanish", async () => {
  const script = await readFile("src/inline/fetch-app.ts", "utf8");
  await shop.write("src/inline/fetch-app.ts", "const = ;");
  const { code, output } = await shop.build();
  expect(code).toBe(1);
  expect(output).toContain("La carpeta «dist» sigue como estaba.");
  expect(await state()).toEqual(good);
  expect(await atRoot()).toEqual(["dist"]);
  await shop.write("src/inline/fetch-app.ts", script);
});

test("the folder of the program itself is never built into", async () => {
  const { code, output } = await shop.build("--outDir", ".");
  expect(code).toBe(1);
  expect(output.trim().split("\n")).toEqual([
    "Construyendo la tienda…",
    "La tienda no se construye en «.»: es la carpeta del programa, o lo contiene. Elige otra.",
  ]);
});

test("a folder with a sign in its name that no build can take is told of in Spanish", async () => {
  const dir = `${shop.dir} #1`;
  await rename(shop.dir, dir);
  const tsx = path.resolve("node_modules/tsx/dist/cli.mjs");
  const ended = promisify(execFile)(process.execPath, [tsx, "tools/build.ts"], {
    cwd: dir,
    env: sampleEnv,
  });
  const { code, stderr } = await ended.catch((error) => error);
  await rename(dir, shop.dir);
  expect(code).toBe(1);
  expect(stderr.trim()).toMatch(/^La tienda no se construye en «.+ #1»: .+ lleva «#»\..+repite\.$/);
});

test("a setting that is wrong is told of in Spanish, and nothing stands before it in English", async () => {
  const tsx = path.resolve("node_modules/tsx/dist/cli.mjs");
  const ended = promisify(execFile)(process.execPath, [tsx, "tools/build.ts", "--mode", "demo"], {
    cwd: shop.dir,
    env: { ...sampleEnv, TALLER_REPOSITORIO: "bolsos" },
  });
  const { code, stdout, stderr } = await ended.catch((error) => error);
  expect(code).toBe(1);
  expect(`${stdout}${stderr}`.trim().split("\n")).toEqual([
    "Construyendo la tienda…",
    "«bolsos» no es un repositorio: TALLER_REPOSITORIO se escribe como «cuenta/nombre».",
  ]);
});

/** The lines that are not the report's own: a trace of the code, or English. */
const otherLines = (output: string): string[] =>
  output
    .split("\n")
    .filter(
      (line) =>
        line !== "" &&
        !/^(Construyendo la tienda…|La tienda no se publica: | {2}\d+\. | {5}(Dónde|Hay|Qué hacer|En el archivo): )/.test(
          line,
        ),
    );

test("wrong content is told of in Spanish, problem by problem, nothing else is, and the shop that was there stays whole", async () => {
  await shop.change("tienda.yaml", { phone: 34600000000 });
  // Git and some programs that copy leave out a folder in which nothing is.
  for (const folder of ["fotos", "peliculas"])
    await rm(path.join(shop.dir, "content", folder), { recursive: true });
  await shop.stock([
    { ...sampleBag({ featured: false }), price: "24,50" as unknown as number },
    sampleBag({
      name: "Sun Bag",
      amazonUrl: "http://amazon.es",
      photos: [
        { file: "1.heic", alt: "Un bolso." },
        { file: "2.jpg", alt: "" },
        { file: "3.jpg", alt: "No está." },
      ],
    }),
  ]);
  const heic = Buffer.concat([Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), Buffer.alloc(99)]);
  await rm(path.join(shop.dir, "content/bolsos/sun-bag/1.jpg"));
  await shop.write("content/bolsos/sun-bag/1.heic", heic);
  const whole = await plainPhoto(1200, 1500);
  await shop.write("content/bolsos/sun-bag/2.jpg", whole.subarray(0, whole.length / 2));

  const { code, output } = await shop.build();
  expect(code).toBe(1);
  expect(output).toContain("La tienda no se publica: hay 18 problemas en su contenido.");
  expect(otherLines(output), "nothing but the report").toEqual([]);
  for (const words of [
    `Datos de la tienda: Teléfono (phone)
     Dónde: content/tienda.yaml, línea 5.
     Hay: 34600000000.
     Qué hacer: Aquí va un texto.
     En el archivo: entre comillas, «phone: "34600000000"».`,
    "Moon Bag: Precio",
    "Dónde: content/bolsos/moon-bag/bolso.yaml, línea 2.",
    "Hay: «24,50».",
    "Sun Bag: Referencia",
    "Sun Bag: Página en Amazon",
    "Foto «1.heic»",
    "Hay: una foto HEIC.",
    "El más compatible",
    "Foto «2.jpg»",
    "Hay: un archivo que no se puede leer.",
    "Hay: vacío.",
    "Foto «3.jpg»",
    "Copia el archivo en la carpeta",
    "no está en content/fotos",
    "no está en content/peliculas",
  ])
    expect(output).toContain(words);
  expect(await state()).toEqual(good);
});
