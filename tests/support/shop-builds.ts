import { createHash } from "node:crypto";
import { existsSync, readdirSync, statSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { collections } from "../../lib/collections.ts";
import { WORKSHOP_PATH } from "../../lib/paths.ts";
import { createSlug } from "../../model/schema/text.ts";
import { ALL_OPTIONS, exampleFiles, type FileChanges, readOtherPhoto } from "./example-shop.ts";
import { buildShop, createPlainPhoto, createShopFolder } from "./shop-folder.ts";

/** The builds that several suites share, each built once per state of the program. */
export type BuildName = keyof typeof builders;

/** An overlong word, and a name that attempts HTML, JSON and CSV injection. */
const LONG_WORD = "Bossadecotóreciclatteixidaaganxetambnansesdefustaclara.";
export const HOSTILE_NAME = `Café </script><script>alert(1)</script> & "co",\u2028<!--`;

/** The path at which the workshop's page finds the fake GitHub. */
export const GITHUB_API_PATH = "/github";

/** Creates a logo three times as wide as high, with a margin: solid on the left and right, empty in the middle. */
async function createLogo(): Promise<Buffer> {
  const input = await createPlainPhoto(100, 100, "#20c020");
  const place = (left: number) => ({ input, left, top: 20 });
  return sharp({ create: { width: 340, height: 140, channels: 4, background: "#0000" } })
    .composite([place(20), place(220)])
    .png()
    .toBuffer();
}

/** Returns changes that use every option: one bag sold out, one reduced, one hidden, one with a wide photo. */
const createAllOptionsChanges = async (): Promise<FileChanges> => ({
  "tienda.yaml": ALL_OPTIONS,
  "bolsos/chain-bag/bolso.yaml": { soldOut: true },
  "bolsos/star-bag/bolso.yaml": { previousPrice: 32 },
  "bolsos/ribbon-bag/bolso.yaml": { hidden: true },
  "bolsos/little-bag/bolso.yaml": {
    photos: [{ file: "1.jpg", alt: "Un bolso a la izquierda.", keep: "left" }],
  },
  "bolsos/little-bag/1.jpg": await createPlainPhoto(1600, 1000, "#c02020"),
  [ALL_OPTIONS.logo]: await createLogo(),
  [ALL_OPTIONS.icon]: await createPlainPhoto(600, 600, "#20c020"),
});

const OTHER_CATEGORIES = Object.values(collections)
  .map(({ category }) => category)
  .filter((category) => category !== "new");

/** Returns changes for 120 bags in all collections, with words too long for a line in every text, without video and EmailJS ids. */
const createStressChanges = async (): Promise<FileChanges> => {
  // Small, so that 120 photos encode fast.
  const small = await createPlainPhoto(320, 400);
  const bags = Array.from({ length: 120 }, (_, i): FileChanges => {
    const name = [LONG_WORD, HOSTILE_NAME, "Moon Bag"][i] ?? `Bolso número ${i}`;
    const bag = {
      name,
      price: 1234.5,
      category: i < 112 ? "new" : OTHER_CATEGORIES[i % OTHER_CATEGORIES.length],
      featured: i < 3,
      order: i,
      previousPrice: 1500,
      photos: [{ file: "1.jpg", alt: "Un bolso de prueba." }],
      details: { width: 1234.5, height: 15, material: LONG_WORD, fits: LONG_WORD, care: "A mano." },
      line: LONG_WORD,
      description: `Más fotos en ${LONG_WORD}`,
      amazonUrl: "https://www.amazon.es/s?k=ovillo",
    };
    const folder = `bolsos/${createSlug(name)}`;
    return { [`${folder}/1.jpg`]: small, [`${folder}/bolso.yaml`]: bag };
  });
  return {
    "tienda.yaml": {
      brand: "Puntadas de la abuela",
      tagline: `Bolsos de crochet, ${LONG_WORD}`,
      email: "donaudampfschifffahrtsgesellschaft@bolsos-hechos-a-mano-en-barcelona.example",
      location: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
      url: "https://www.ovillo.example",
      legal: { name: LONG_WORD, nif: "00000000T", address: `Carrer ${LONG_WORD}` },
    },
    "nosotros.yaml": { paragraphs: [LONG_WORD, LONG_WORD, "Uno a uno."] },
    "portada.yaml": { hero: { file: "fotos/hero-desktop.jpg", alt: "Dos bolsos." } },
    bolsos: undefined,
    ...Object.assign({}, ...bags),
  };
};

/** The photos of the bags of a shop with photos of any shape. A bag «con medidas» has a drawing of its true size. */
const OTHER_BAGS = Object.entries({
  Uno: ["square-moon"],
  "Uno con medidas": ["square-star"],
  Alto: ["tall-little"],
  Dos: ["square-chain", "wide-net"],
  "Dos con medidas": ["wide-ribbon", "square-star"],
  Tres: ["wide-ribbon", "square-star", "tall-little"],
  "Tres con medidas": ["tall-little", "wide-net", "small-net"],
  "Cuatro con medidas": ["square-moon", "square-star", "square-chain", "wide-net"],
  Cinco: ["framed-star", "square-moon", "square-star", "square-chain", "tall-little"],
});

/** The addresses of their pages. */
export const OTHER_BAG_PAGES = OTHER_BAGS.map(([name]) => `/bolsos/${createSlug(name)}/`);

/** Returns changes for a shop whose owner has photos of any shape, a cover at night, a banner, and no share image. */
async function createOtherPhotosChanges(): Promise<FileChanges> {
  const bags = OTHER_BAGS.map(async ([name, files], i): Promise<FileChanges> => {
    const folder = `bolsos/${createSlug(name)}`;
    const photos = await Promise.all(
      files.map(async (file) => [`${folder}/${file}.jpg`, await readOtherPhoto(file)] as const),
    );
    const bag = {
      name,
      price: 30,
      category: i < 5 ? "new" : OTHER_CATEGORIES[0],
      featured: i < 4,
      order: i,
      photos: files.map((file) => ({ file: `${file}.jpg`, alt: `${name}: ${file}.` })),
      ...(name.endsWith("con medidas") && { details: { width: 24, height: 18 } }),
    };
    return { ...Object.fromEntries(photos), [`${folder}/bolso.yaml`]: bag };
  });
  return {
    "tienda.yaml": { url: "https://www.ovillo.example" },
    "portada.yaml": {
      hero: { file: "fotos/noche.jpg", alt: "Dos bolsos, de noche." },
      novedades: { wide: { file: "fotos/cartel.jpg", alt: "Un cartel con letras." } },
    },
    "fotos/noche.jpg": await readOtherPhoto("cover-night"),
    "fotos/cartel.jpg": await createPlainPhoto(1280, 512, "#e8b0b0"),
    "compartir.jpg": undefined,
    bolsos: undefined,
    ...Object.assign({}, ...(await Promise.all(bags))),
  };
}

/** Builds the changed example for production. */
async function buildChangedExample(dir: string, changes: FileChanges): Promise<void> {
  const shop = await createShopFolder(changes);
  await buildShop(shop.contentDir, dir);
  await shop.remove();
}

/** A shop with the three values that every shop needs, and nothing else. */
const EMPTY_SHOP: FileChanges = {
  ...Object.fromEntries(Object.keys(exampleFiles).map((file) => [file, undefined])),
  "tienda.yaml": "brand: Hilo de Ana\nwhatsapp: 611 22 33 44\nemail: ana@hilo.example\n",
};

const GITHUB_LOCATION = { home: "github", repository: "ana/tienda", branch: "main" } as const;
const builders = {
  example: (dir: string) => buildShop("example", dir, "demo"),
  allOptions: async (dir: string) => buildChangedExample(dir, await createAllOptionsChanges()),
  otherPhotos: async (dir: string) => buildChangedExample(dir, await createOtherPhotosChanges()),
  empty: (dir: string) => buildChangedExample(dir, EMPTY_SHOP),
  stress: async (dir: string) => buildChangedExample(dir, await createStressChanges()),
  /** The example with a workshop for GitHub instead of the local folder. */
  gitHubWorkshop: async (dir: string) => {
    await cp(await ensureBuild("example"), dir, { recursive: true });
    const pageFile = path.join(dir, WORKSHOP_PATH, "index.html");
    const page = await readFile(pageFile, "utf8");
    const location = JSON.stringify({ ...GITHUB_LOCATION, api: GITHUB_API_PATH });
    await writeFile(pageFile, page.replace('{"home":"folder"}', location));
  },
};

/** The state of all files that a build depends on. */
const sourceStats = ["example", "lib", "model", "src", "tools", "workshop", "tests/support"]
  .flatMap((tree) =>
    readdirSync(tree, { recursive: true, encoding: "utf8" }).map((file) => path.join(tree, file)),
  )
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .concat("package-lock.json")
  .map((file) => `${file} ${statSync(file).size} ${statSync(file).mtimeMs}`);
const BUILDS_DIR = path.resolve(".cache/tests");
const CURRENT_BUILDS_DIR = path.join(
  BUILDS_DIR,
  createHash("sha1").update(sourceStats.join()).digest("hex").slice(0, 12),
);

/** Returns the folder of a build; builds it first if it is missing or older than the program. */
export async function ensureBuild(name: BuildName): Promise<string> {
  const dir = path.join(CURRENT_BUILDS_DIR, name);
  if (existsSync(dir)) return dir;
  for (const old of await readdir(BUILDS_DIR).catch(() => []))
    if (path.join(BUILDS_DIR, old) !== CURRENT_BUILDS_DIR)
      await rm(path.join(BUILDS_DIR, old), { recursive: true, force: true });
  const tempDir = `${dir}-${process.pid}`;
  await mkdir(CURRENT_BUILDS_DIR, { recursive: true });
  await builders[name](tempDir);
  // Another process may have finished the same build first.
  await rename(tempDir, dir).catch(() => rm(tempDir, { recursive: true }));
  return dir;
}

/** Builds all of them: first the example, whose encoded photos the others use too. */
export async function buildAll(): Promise<void> {
  await ensureBuild("example");
  await Promise.all((Object.keys(builders) as BuildName[]).map(ensureBuild));
}
