import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { type BrotliOptions, brotliCompress, constants, gzip, type ZlibOptions } from "node:zlib";

const COMPRESSIBLE = new Set([
  ".html",
  ".js",
  ".css",
  ".svg",
  ".json",
  ".xml",
  ".txt",
  ".webmanifest",
]);
const WORTH_COMPRESSING = 200;

/**
 * Puts a `.br` and a `.gz` beside every text file that gains from it, so that `serve` can answer
 * with them. Those that are there already and no older than their file are left alone.
 */
export async function compressFolder(dir: string): Promise<void> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  // Two workers take from one list: two cores are busy, and memory holds two files at a time.
  const worker = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) await compress(file);
  };
  await Promise.all([worker(), worker()]);
}

async function compress(file: string): Promise<void> {
  const { size, mtimeMs } = await stat(file);
  if (size <= WORTH_COMPRESSING) return;
  const content = await readFile(file);
  const encodings = {
    br: () => toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    gz: () => toGzip(content, { level: 9 }),
  };
  for (const [ending, encode] of Object.entries(encodings)) {
    const target = `${file}.${ending}`;
    const existing = await stat(target).catch(() => undefined);
    if (existing === undefined || existing.mtimeMs < mtimeMs)
      await writeFile(target, await encode());
  }
}

const toBrotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress);
const toGzip = promisify<Buffer, ZlibOptions, Buffer>(gzip);
