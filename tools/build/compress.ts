import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Photographs, films and fonts are compressed already. */
const TEXTS = /^\.(html|css|js|json|webmanifest|svg|xml|txt|csv)$/;

/** How hard each of the two ways to compress tries. */
export type Effort = { brotli: number; gzip: number };

/** As hard as they can: it is done once, and sent to every visitor. */
const HARDEST: Effort = { brotli: 11, gzip: 9 };

/** Puts a `.br` and a `.gz` beside every text file of a folder that gains from it, for hosts to send in its place. */
export async function compressFolder(dir: string, effort: Effort = HARDEST): Promise<void> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXTS.test(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  // Two workers take from one list: two cores are busy, and memory holds two files at a time.
  const worker = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      const content = await readFile(file);
      for (const [ending, compressed] of await compress(content, effort))
        if (compressed.length < content.length) await writeFile(file + ending, compressed);
    }
  };
  await Promise.all([worker(), worker()]);
}

/** A text as it is sent, by what its compressed file is called. */
const compress = async (content: Buffer, effort: Effort): Promise<[string, Buffer][]> => [
  [
    ".br",
    await promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: effort.brotli },
    }),
  ],
  [".gz", await promisify(gzip)(content, { level: effort.gzip })],
];
