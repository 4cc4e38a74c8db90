import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const isRoot = process.getuid?.() === 0;

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

/** Runs a program before the user's eyes. */
const run = (program: string, ...args: string[]) => spawnSync(program, args, { stdio: "inherit" });

/** Where a program of this machine is. */
const placeOf = (name: string): string =>
  spawnSync("which", [name], { encoding: "utf8" }).stdout?.trim() ?? "";

/**
 * The first of some programs that is on this machine; where apt and root can, `packages` are installed for it.
 *
 * @throws what to do, where there is none
 */
export function ensureProgram(names: string[], packages: string[]): string {
  const find = () => names.map(placeOf).find(Boolean);
  const found = find();
  if (found) return found;
  console.log(`No está ${names[0]} en esta máquina: lo instalo para las pruebas.`);
  if (isRoot) {
    run("apt-get", "update");
    run("apt-get", "install", "-y", "--no-install-recommends", ...packages);
  }
  const installed = find();
  if (installed) return installed;
  throw new Error(
    `No se ha podido instalar ${names[0]}: instálalo tú (en Debian, «apt-get install ${packages.join(" ")}») y repite el comando.`,
  );
}

/** Chromium without its window and all that belongs to one: the same pages for half the work. */
const SHELL = "chromium-headless-shell";

/**
 * A Chromium of this machine: CHROMIUM_PATH, Playwright's own or the system's.
 *
 * @param options.whole whether it has to be a whole browser: the other knows nothing of the line
 */
export function ensureChromium({ whole = false } = {}): string {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && !(whole && CHROMIUM_PATH.endsWith(SHELL))) return CHROMIUM_PATH;
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  const name = whole ? "chromium" : SHELL;
  const others = isRoot ? [] : ["chromium", "google-chrome", "google-chrome-stable"];
  return ensureProgram([name, ...others], [name, "fonts-liberation"]);
}
