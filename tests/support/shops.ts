import { createHash } from "node:crypto";
import { existsSync, readdirSync, statSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { parse, stringify } from "yaml";
import { buildWorkshop } from "../../tools/workshop/build.ts";
import { WORKSHOP_PATH } from "../../tools/workshop/place.ts";
import { sampleBag } from "./sample-content.ts";
import { build, plainPhoto, sampleContent } from "./sample-shop.ts";

/** What several suites visit, built once for each state of the program: */
export type Built = keyof typeof builds;

/** The names that no phone has room for, and the one that tries to get out of every place that it is written to. */
const LONG = "Bossadecotóreciclatteixidaaganxetambnansesdefustaclara.";
export const HOSTILE = `Café </script><script>alert(1)</script> & "co",\u2028<!--`;

/** Where the workshop's page asks for GitHub. */
export const GITHUB_API = "/github";
const ON_GITHUB = { home: "github", repository: "ana/tienda", branch: "main", api: GITHUB_API };

/** What the owner of the filled-in shop has filled in: whatever she may. */
export const FILLED = {
  description: "Bolsos de crochet hechos a mano en Barcelona.",
  howToOrder: undefined,
  tiktok: undefined,
  promo: "Rebajas hasta el 7 de enero",
  tag: "Pocas unidades",
  whatsappText: "¡Hola! ¿Os queda {bolso}?",
  yarns: [
    { name: "Marfil", colour: "#e8dfcd" },
    { name: "Oliva", colour: "#7c7d4a" },
  ],
  // As little contrast as the check lets an owner have: whatever follows from them can be read too.
  colours: { ground: "#f4f7f8", ink: "#434d55", accent: "#366a90" },
  icon: "fotos/icono.png",
  url: "https://www.mitienda.es",
  legal: {
    name: "Ana Puig Serra",
    nif: "12345678Z",
    address: "Carrer Gran de Gràcia 1, 2.º 1.ª, 08012 Barcelona",
  },
  notice: { text: "En agosto descansamos: los pedidos salen a partir del 1 de septiembre." },
  shipping: 4.5,
  logo: "fotos/logo.svg",
  emailjs: {
    publicKey: "clave-de-prueba",
    serviceId: "servicio_de_prueba",
    templateId: "plantilla_de_prueba",
  },
};
/** Three times as wide as high: full on the left, empty in the middle, full on the right. */
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path d="M0 0h30v30H0zM60 0h30v30H60z"/></svg>';

/** The example as it is once its owner has filled it in: one bag sold out, one reduced, one hidden, one with a wide photo. */
async function fill(folder: string): Promise<void> {
  const content = path.join(folder, "content");
  await cp("example", content, { recursive: true });
  const change = async (file: string, fields: object) => {
    const place = path.join(content, file);
    await writeFile(place, stringify({ ...parse(await readFile(place, "utf8")), ...fields }));
  };
  await change("tienda.yaml", FILLED);
  await change("bolsos/chain-bag/bolso.yaml", { soldOut: true });
  await change("bolsos/star-bag/bolso.yaml", { previousPrice: 32 });
  await change("bolsos/ribbon-bag/bolso.yaml", { hidden: true });
  const photos = [{ file: "1.jpg", alt: "Rojo y, a su derecha, azul.", keep: "left" }];
  await change("bolsos/little-bag/bolso.yaml", { photos });
  const blue = { input: await plainPhoto(800, 1000, "#2020c0"), left: 800, top: 0 };
  await sharp(await plainPhoto(1600, 1000, "#c02020"))
    .composite([blue])
    .toFile(path.join(content, "bolsos/little-bag/1.jpg"));
  await writeFile(path.join(content, FILLED.logo), LOGO);
  await writeFile(path.join(content, FILLED.icon), await plainPhoto(600, 600, "#20c020"));
}

/** Forty bags, and words that are too long for a line wherever there are words; without film, and keys for the form. */
async function stockMany(folder: string): Promise<void> {
  const { change, stock } = await sampleContent(folder);
  await change("tienda.yaml", {
    brand: "Puntadas de la abuela",
    tagline: `Bolsos de crochet, ${LONG}`,
    email: "donaudampfschifffahrtsgesellschaft@bolsos-hechos-a-mano-en-barcelona.example",
    location: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
    url: "https://www.ovillo.example",
    legal: { name: LONG, nif: "00000000T", address: `Carrer ${LONG}` },
  });
  await change("nosotros.yaml", { paragraphs: [LONG, LONG, "Uno a uno."] });
  await change("portada.yaml", { hero: { file: "fotos/ancha.jpg", alt: "Dos bolsos." } });
  await stock(
    Array.from({ length: 40 }, (_, i) =>
      sampleBag({
        id: `bag-${i}`,
        name: [LONG, HOSTILE, "Moon Bag"][i] ?? `Bolso número ${i}`,
        price: 1234.5,
        ...(i === 2 && { previousPrice: 1500 }),
        category: i < 32 ? "new" : "basic",
        featured: i < 3,
        ...(i < 3 && {
          details: { width: 1234.5, height: 15, material: LONG, fits: LONG, care: "A mano." },
          line: LONG,
          description: `Más fotos en ${LONG}`,
          amazonUrl: "https://www.amazon.es/s?k=ovillo",
        }),
      }),
    ),
    // Small photographs: so many are encoded in no time.
    320,
  );
}

/** Builds a shop, as it is published or with its mail sent to this machine. */
async function buildShop(dir: string, content: string, mode = "production"): Promise<void> {
  const { code, output } = await build(["--mode", mode, "--outDir", dir], content);
  if (code) throw new Error(output);
}

/** Builds a shop whose content is written first. */
const withContent =
  (write: (folder: string) => Promise<void>) =>
  async (dir: string): Promise<void> => {
    const folder = await mkdtemp(path.join(tmpdir(), "ovillo-"));
    await write(folder);
    await buildShop(dir, path.join(folder, "content"));
    await rm(folder, { recursive: true });
  };

const builds = {
  example: (dir: string) => buildShop(dir, "example", "demo"),
  filled: withContent(fill),
  many: withContent(stockMany),
  /** The example, with the workshop beside it. */
  workshop: async (dir: string) => {
    await cp(await built("example"), dir, { recursive: true });
    await buildWorkshop(dir, { home: "folder" });
  },
  workshopOnGitHub: async (dir: string) => {
    await cp(await built("workshop"), dir, { recursive: true });
    // Its page is all that differs: it says where the content is.
    const page = path.join(dir, WORKSHOP_PATH, "index.html");
    const text = await readFile(page, "utf8");
    await writeFile(page, text.replace('{"home":"folder"}', JSON.stringify(ON_GITHUB)));
  },
};

/** Changes with whatever a build is made of. */
const state = (): string => {
  const hash = createHash("sha1");
  for (const tree of ["example", "hosting", "model", "src", "tools", "workshop", "tests/support"])
    for (const file of readdirSync(tree, { recursive: true, encoding: "utf8" }).sort()) {
      const { size, mtimeMs } = statSync(path.join(tree, file));
      hash.update(`${file} ${size} ${mtimeMs}\n`);
    }
  return hash
    .update(String(statSync("package-lock.json").mtimeMs))
    .digest("hex")
    .slice(0, 12);
};
const ALL = path.resolve(".cache/tests");
const FOLDER = path.join(ALL, state());

/** The folder of something built. It is built now, unless it has been since the last change of the program. */
export async function built(name: Built): Promise<string> {
  const dir = path.join(FOLDER, name);
  if (existsSync(dir)) return dir;
  for (const old of await readdir(ALL).catch(() => []))
    if (path.join(ALL, old) !== FOLDER) await rm(path.join(ALL, old), { recursive: true });
  const making = `${dir}-${process.pid}`;
  await mkdir(FOLDER, { recursive: true });
  await builds[name](making);
  // Somebody else may have been quicker.
  await rename(making, dir).catch(() => rm(making, { recursive: true }));
  return dir;
}

/** Builds all of them, one after the other. */
export async function buildAll(): Promise<void> {
  for (const name of Object.keys(builds) as Built[]) await built(name);
}
