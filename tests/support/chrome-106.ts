import { existsSync } from "node:fs";
import { chmod, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { runInSight } from "./programs.ts";

const PACKAGE = "@sparticuz/chromium@106.0.2";
const DIR = resolve(".cache/chrome-106");

/**
 * The path of a Chromium 106 without a window, for Linux on an Intel or AMD processor. It is fetched once, as a package of
 * the registry that the dependencies come from (53 MB); nothing of that package is run but the browser in it.
 */
export async function ensureChrome106(): Promise<string> {
  const browser = join(DIR, "chromium");
  if (existsSync(browser)) return browser;
  console.log("No está Chrome 106 en esta máquina: lo bajo para las pruebas.");
  await mkdir(DIR, { recursive: true });
  const packed = join(DIR, "sparticuz-chromium-106.0.2.tgz");
  if (
    !runInSight("npm", ["pack", PACKAGE, "--silent", "--pack-destination", DIR]) ||
    !runInSight("tar", ["xzf", packed, "-C", DIR, "package/bin/chromium.br"])
  )
    throw new Error("No se ha podido bajar Chrome 106: comprueba la conexión y repite el comando.");
  const unpacked = join(DIR, "unpacked");
  const compressed = await readFile(join(DIR, "package/bin/chromium.br"));
  await writeFile(unpacked, await promisify(brotliDecompress)(compressed));
  await chmod(unpacked, 0o755);
  await rename(unpacked, browser);
  await rm(packed);
  await rm(join(DIR, "package"), { recursive: true });
  return browser;
}
