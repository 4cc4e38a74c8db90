import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { canInstall, endsWell, install, isRoot, runInSight } from "./programs.ts";

/** How every Chromium of the tests is started: quietly, and as root without its sandbox. */
export const chromiumArgs: string[] = [
  ...(isRoot ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** A Chromium that starts on this machine: CHROMIUM_PATH, the system's or Playwright's own. */
function findChromium(): string | undefined {
  const { CHROMIUM_PATH, PATH = "" } = process.env;
  const folders = PATH.split(delimiter);
  const candidates = [
    ...(CHROMIUM_PATH ? [CHROMIUM_PATH] : []),
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    chromium.executablePath(),
  ];
  // Being there is not enough: Ubuntu's chromium-browser may be a stub that only asks for a snap.
  return candidates.find((path) => endsWell(path, ["--version"]));
}

/** Finds a Chromium or installs one by the machine's own means, and returns its path. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;

  console.log("No hay ningún Chromium en esta máquina: lo instalo para las pruebas.");
  const hasApt = canInstall();
  // Where apt can do it, it is the quicker way and brings the libraries that Chromium needs.
  if (hasApt) install(["chromium", "fonts-liberation"]);
  const byApt = findChromium();
  if (byApt) return byApt;

  runInSight("npx", ["playwright", "install", ...(hasApt ? ["--with-deps"] : []), "chromium"]);
  const byPlaywright = findChromium();
  if (byPlaywright) return byPlaywright;

  throw new Error(
    "No se ha podido instalar Chromium: instálalo tú (por ejemplo «apt-get install chromium») o di dónde está con CHROMIUM_PATH=/ruta/a/chromium y repite el comando.",
  );
}
