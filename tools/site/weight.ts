import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { filesIn } from "../machine/files-in.ts";

/** What a visitor downloads of the shop that was built into a folder, in words for the owner. */
export async function weightReport(dir: string): Promise<string[]> {
  if (!existsSync(path.join(dir, "index.html")))
    return ["Todavía no está construida: hazlo con «npm run build»."];
  // No visitor downloads the owner's workshop.
  const workshop = path.join(dir, "taller") + path.sep;
  const files = (await filesIn(dir)).filter((file) => !file.startsWith(workshop));
  let total = 0;
  let script = 0;
  for (const file of files) {
    total += (await stat(file)).size;
    if (file.endsWith(".js")) script += await compressedSize(file);
  }
  const page = await compressedSize(path.join(dir, "index.html"));
  return [
    `La página de inicio pesa ${inWords(page)} y el programa ${inWords(script)}, comprimidos.`,
    `En total son ${files.length} archivos y ${inWords(total)}; cada visita descarga solo los que ve.`,
  ];
}

const compressedSize = async (file: string): Promise<number> =>
  brotliCompressSync(await readFile(file)).length;

const inWords = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.ceil(bytes / 1000)} kB`
    : `${(bytes / 1_000_000).toFixed(1).replace(".", ",")} MB`;
