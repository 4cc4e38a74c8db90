import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const isRoot = process.getuid?.() === 0;

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
  return candidates.find((path) => runs(path, ["--version"]));
}

/** Finds a Chromium or installs one by the machine's own means, and returns its path. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;

  console.log("No hay ningún Chromium en esta máquina: lo instalo para las pruebas.");
  const hasApt = isRoot && runs("apt-get", ["--version"]);
  // Where apt can do it, it is the quicker way and brings the libraries that Chromium needs.
  if (hasApt && show("apt-get", ["update"])) {
    show("apt-get", ["install", "-y", "--no-install-recommends", "chromium", "fonts-liberation"]);
  }
  const byApt = findChromium();
  if (byApt) return byApt;

  show("npx", ["playwright", "install", ...(hasApt ? ["--with-deps"] : []), "chromium"]);
  const byPlaywright = findChromium();
  if (byPlaywright) return byPlaywright;

  throw new Error(
    "No se ha podido instalar Chromium: instálalo tú (por ejemplo «apt-get install chromium») o di dónde está con CHROMIUM_PATH=/ruta/a/chromium y repite el comando.",
  );
}

/** Sees that a program can be started; installs it where apt and root can, otherwise says what to do. */
export function ensureProgram(program: string, packages: string[]): void {
  const isThere = () =>
    (process.env.PATH ?? "").split(delimiter).some((folder) => existsSync(join(folder, program)));
  if (isThere()) return;
  console.log(`No está ${program} en esta máquina: lo instalo para las pruebas.`);
  if (isRoot && runs("apt-get", ["--version"]) && show("apt-get", ["update"])) {
    show("apt-get", ["install", "-y", "--no-install-recommends", ...packages]);
  }
  if (isThere()) return;
  throw new Error(
    `No se ha podido instalar ${program}: instálalo tú (en Debian, «apt-get install ${packages.join(" ")}») y repite el comando.`,
  );
}

/** Whether a program is there and ends well. */
const runs = (program: string, args: string[]): boolean =>
  spawnSync(program, args, { stdio: "ignore", timeout: 10_000 }).status === 0;

/** Runs a program before the user's eyes; true if it ended well. */
const show = (program: string, args: string[]): boolean =>
  spawnSync(program, args, {
    stdio: "inherit",
    // RUNLEVEL: a server that is installed for a test is not started as this machine's own.
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" },
  }).status === 0;
