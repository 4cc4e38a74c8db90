import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { parse, stringify } from "yaml";
import type { ContentFiles } from "../../model/content/content-files.ts";
import { parseContent } from "../../model/content/parse-content.ts";
import { buildShopContent, type ShopContent } from "../../src/content/shop-content.ts";
import { listFiles } from "../../tools/content-dir.ts";
import type { Snapshot } from "../../workshop/draft/draft.ts";

// Every test shop is the example with some files changed.

/** A shop's files by their path in `content/`. */
export type ShopFiles = Readonly<Record<string, Buffer>>;

/** Changes by path: some fields of a YAML file, a file's whole content, or undefined to delete a file or folder. */
export type FileChanges = Readonly<Record<string, object | string | Buffer | undefined>>;

/** Makes the example an owner's shop: with the example's own WhatsApp it cannot be published. */
export const OWN_CONTACTS: FileChanges = {
  "tienda.yaml": { whatsapp: "+34 611 000 000", email: "ana@hilo.example" },
};

/** The settings of a shop that uses every option. */
export const ALL_OPTIONS = {
  description: "Bolsos de crochet hechos a mano en Barcelona.",
  howToOrder: undefined,
  tiktok: undefined,
  promo: "Rebajas y entrega en mano",
  tag: "Pocas unidades",
  whatsappText: "¡Hola! ¿Os queda la {bolso}?",
  yarns: [
    { name: "Marfil", colour: "#e8dfcd" },
    { name: "Oliva", colour: "#7c7d4a" },
    // A pattern in the replacement of a text.
    { name: "Rosa $&", colour: "#d3a08c" },
  ],
  // The lowest contrast that validation accepts: the derived colours must be readable too.
  colours: { ground: "#f4f7f8", ink: "#434d55", accent: "#366a90" },
  icon: "fotos/icono.png",
  url: "https://www.mitienda.es",
  legal: {
    name: "Ana Puig Serra",
    nif: "12345678Z",
    address: "Carrer Gran de Gràcia 1, 2.º 1.ª, 08012 Barcelona",
  },
  // With control characters in the styles, a browser that hashed other bytes than the build would block every style.
  notice: { text: "En agosto descansamos: los pedidos\r\fsalen a partir del 1 de septiembre." },
  shipping: 4.5,
  logo: "fotos/logo.png",
  emailjs: {
    publicKey: "clave-de-prueba",
    serviceId: "servicio_de_prueba",
    templateId: "plantilla_de_prueba",
  },
};

export const MOON_BAG_FILE = "bolsos/moon-bag/bolso.yaml";

export const exampleFiles: ShopFiles = Object.fromEntries(
  (await listFiles("example")).map((file) => [file, readFileSync(path.join("example", file))]),
);

/** The documents of the example's bags. */
export const exampleBagFiles = Object.keys(exampleFiles).filter((file) =>
  file.endsWith("/bolso.yaml"),
);

/** Returns the same change of all bags of the example. */
export const changeAllBags = (change: object | undefined): FileChanges =>
  Object.fromEntries(exampleBagFiles.map((file) => [file, change]));

const blobIds = new WeakMap<Buffer, string>();

/** Returns the id of a file in Git. The example's photos are large, so that each is hashed only once. */
export function computeGitBlobId(bytes: Buffer): string {
  const id =
    blobIds.get(bytes) ??
    createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
  blobIds.set(bytes, id);
  return id;
}

const YAML_OPTIONS = { lineWidth: 0, aliasDuplicateObjects: false };

export function applyChanges(files: ShopFiles, changes: FileChanges): ShopFiles {
  const result: Record<string, Buffer> = { ...files };
  for (const [file, change] of Object.entries(changes)) {
    if (Buffer.isBuffer(change)) result[file] = change;
    else if (typeof change === "string") result[file] = Buffer.from(change);
    else if (change)
      result[file] = Buffer.from(
        stringify({ ...parse(String(result[file] ?? "")), ...change }, YAML_OPTIONS),
      );
    else
      for (const name of Object.keys(result))
        if (`${name}/`.startsWith(`${file}/`)) delete result[name];
  }
  return result;
}

/** Returns the changed example as a snapshot of a repository. */
export function createSnapshot(changes: FileChanges = {}): Snapshot {
  const files = Object.entries(applyChanges(exampleFiles, changes));
  const texts = files.filter(([file]) => file.endsWith(".yaml"));
  const oids = Object.fromEntries(files.map(([file, bytes]) => [file, computeGitBlobId(bytes)]));
  return {
    head: computeGitBlobId(Buffer.from(JSON.stringify(oids))),
    oids,
    texts: Object.fromEntries(texts.map(([file, bytes]) => [file, String(bytes)])),
  };
}

/** Large enough for every place that shows a photo. */
const LARGE_PHOTO_SIZE = { width: 2000, height: 1600 };

/** Returns the changed example as input of `parseContent`; media are large photos unless `media` says otherwise. */
export function createContentFiles(
  changes: FileChanges,
  media: ContentFiles["media"] = {},
): ContentFiles {
  const { texts: documents, oids } = createSnapshot(changes);
  const mediaFiles = Object.keys(oids).filter((file) => !(file in documents));
  return {
    documents,
    media: { ...Object.fromEntries(mediaFiles.map((file) => [file, LARGE_PHOTO_SIZE])), ...media },
  };
}

export const readExample = (...args: Parameters<typeof createContentFiles>) =>
  parseContent(createContentFiles(...args));

/** Returns what the pages of the changed example show. Every photo is the same large one. */
export function buildExampleContent(changes: FileChanges): ShopContent {
  const { content, problems } = readExample(changes);
  if (!content) throw new Error(problems.map(({ message }) => message).join("\n"));
  const media = {
    resolvePhoto: () => ({ urlPrefix: "assets/photo", width: 1200, height: 1500 }),
    resolveVideo: () => "assets/video.mp4",
  };
  return buildShopContent(content, media, content.shop.emailjs);
}

/** Reads a photo of any shape, of a shop that is not the example. */
export const readOtherPhoto = (name: string): Promise<Buffer> =>
  readFile(`tests/support/other-photos/${name}.jpg`);
