import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { canInstall, endsWell, install, isRoot, runInSight } from "./programs.ts";

/** How every Chromium of the tests is started: quietly, and as root without its sandbox. */
export const chromiumArgs: string[] = [
  ...(isRoot ? ["--no-sandbox"] : []),
  "--disable-gpu",
  // Letters drawn without hinting take the same room on every machine.
  "--font-render-hinting=none",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** Chromium without its window and all that belongs to one: the same pages for half the work. */
const SHELL = "chromium-headless-shell";

const NAMES = [SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

type ChromiumOptions = {
  /** Whether it has to be a whole browser: the other has no back-forward cache. */
  whole?: boolean;
};

/** A Chromium that starts on this machine: CHROMIUM_PATH, the system's or Playwright's own. */
function findChromium({ whole }: ChromiumOptions): string | undefined {
  const { CHROMIUM_PATH, PATH = "" } = process.env;
  const folders = PATH.split(delimiter);
  const candidates = [
    ...(CHROMIUM_PATH ? [CHROMIUM_PATH] : []),
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    chromium.executablePath(),
  ];
  // Being there is not enough: Ubuntu's chromium-browser may be a stub that only asks for a snap.
  return candidates.find((path) => !(whole && isShell(path)) && endsWell(path, ["--version"]));
}

const isShell = (path: string): boolean => path.endsWith(SHELL);

/** Finds a Chromium or installs one by the machine's own means, and returns its path. */
export async function ensureChromium(options: ChromiumOptions = {}): Promise<string> {
  const hasApt = canInstall();
  const names = options.whole ? ["chromium"] : [SHELL, "chromium"];
  const found = findChromium(options);
  const isBest = options.whole || process.env.CHROMIUM_PATH || (found && isShell(found));
  if (found && (isBest || !hasApt || !endsWell("apt-cache", ["show", ...names.slice(0, 1)])))
    return found;

  console.log("Instalo un Chromium para las pruebas.");
  // Where apt can do it, it is the quicker way and brings the libraries that Chromium needs.
  for (const name of hasApt ? names : []) {
    install([name, "fonts-liberation"]);
    const byApt = findChromium(options);
    if (byApt) return byApt;
  }

  runInSight("npx", ["playwright", "install", ...(hasApt ? ["--with-deps"] : []), "chromium"]);
  const byPlaywright = findChromium(options);
  if (byPlaywright) return byPlaywright;

  throw new Error(
    "No se ha podido instalar Chromium: instálalo tú (por ejemplo «apt-get install chromium») o di dónde está con CHROMIUM_PATH=/ruta/a/chromium y repite el comando.",
  );
}
