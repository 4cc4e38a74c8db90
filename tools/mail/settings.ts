import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { loadEnv } from "vite";

/** Where the owner writes her keys, in words for her. */
export type KeysPlace = {
  /** What to do where a key is missing. */
  advice: string;
  /** Where a setting stands. */
  of(setting: string): string;
};

const FILE = ".env.local";
const BYTE_ORDER_MARK = "\uFEFF";

/** What the file is called when Windows, or who copied it, has changed its name. */
const MISNAMED = /^\.?env(\.local)?\.txt$|^env\.local$/i;

/**
 * The settings of a mode, as Vite reads them; and where an editor of Windows has put a byte order mark at the
 * beginning of the owner's file, its first line too. Vite, which reads the file by itself, is told of it.
 */
export function loadSettings(mode: string, folder = process.cwd()): Record<string, string> {
  const env = loadEnv(mode, folder);
  const text = textOf(folder);
  if (!text.startsWith(BYTE_ORDER_MARK)) return env;
  for (const [setting, value] of Object.entries(parseEnv(text.slice(1))))
    if (setting.startsWith("VITE_") && value !== undefined && !(setting in env)) {
      process.env[setting] = value;
      env[setting] = value;
    }
  return env;
}

/** Where the keys of the shop in this folder are written: a file, or the secrets of its repository. */
export function keysPlace(
  folder = process.cwd(),
  isOnGitHub = process.env.GITHUB_ACTIONS === "true",
): KeysPlace {
  const text = textOf(folder);
  const lines = text.split(/\r?\n/);
  return {
    advice: isOnGitHub
      ? "Créalas en GitHub, en tu repositorio: Settings → Secrets and variables → Actions → New repository secret (docs/publicar.md)."
      : adviceFor(text, readdirSync(folder)),
    of(setting) {
      if (isOnGitHub) return "en los secretos de tu repositorio";
      const line = lines.findIndex((each) => new RegExp(`^\\s*${setting}\\s*=`).test(each));
      return line === -1 ? "en los ajustes del alojamiento" : `${FILE}, línea ${line + 1}`;
    },
  };
}

function adviceFor(text: string, files: readonly string[]): string {
  // What is no UTF-8 is read as this sign, and UTF-16 begins with two bytes that are none.
  if (text.startsWith("\uFFFD"))
    return `El archivo «${FILE}» no se puede leer: guárdalo otra vez con la codificación «UTF-8».`;
  const misnamed = files.find((file) => MISNAMED.test(file));
  if (misnamed && !files.includes(FILE))
    return `Hay un archivo «${misnamed}», pero tiene que llamarse «${FILE}», sin nada detrás. Windows esconde el final de los nombres: para verlo, en la carpeta elige Ver → Mostrar → Extensiones de nombre de archivo.`;
  return `Copia .env.example con el nombre ${FILE} y escríbelas allí.`;
}

/** The owner's file; empty where there is none. */
function textOf(folder: string): string {
  try {
    return readFileSync(path.join(folder, FILE), "utf8");
  } catch {
    return "";
  }
}
