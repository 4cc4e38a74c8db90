import { readFile, writeFile } from "node:fs/promises";
import { extname } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesIn } from "../machine/files-in.ts";
import { inParallel } from "../site/progress.ts";

const TEXTS = /^\.(html|css|js|json|webmanifest|svg|xml|txt|csv)$/;

/** Compression levels. */
export type Effort = { brotli: number; gzip: number };

const HARDEST: Effort = { brotli: 11, gzip: 9 };

/** Writes a `.br` and a `.gz` beside every text file that gains from it, for hosts to send in its place. */
export async function compressFolder(dir: string, effort: Effort = HARDEST): Promise<void> {
  const texts = (await filesIn(dir)).filter((file) => TEXTS.test(extname(file)));
  await inParallel(texts, async (file) => {
    const content = await readFile(file);
    for (const [ending, compressed] of await compress(content, effort))
      if (compressed.length < content.length) await writeFile(file + ending, compressed);
  });
}

/** By the ending of the compressed file's name. */
const compress = async (content: Buffer, effort: Effort): Promise<[string, Buffer][]> => [
  [
    ".br",
    await promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: effort.brotli },
    }),
  ],
  [".gz", await promisify(gzip)(content, { level: effort.gzip })],
];
