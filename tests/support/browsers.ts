import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** How every Chromium of the tests is started, beside what Playwright tells it. */
export const chromiumArgs: string[] = [
  "--disable-gpu",
  // Letters drawn without hinting take the same room on every machine.
  "--font-render-hinting=none",
];

/**
 * The first of some programs that is on this machine; where apt and root can, `packages` are installed for it.
 *
 * @throws what to do, where there is none
 */
export function ensureProgram(names: string[], packages: string): string {
  const find = () => spawnSync("which", names, { encoding: "utf8" }).stdout?.split("\n")[0];
  const found = find();
  if (found) return found;
  console.log(`No está ${names[0]} en esta máquina: lo instalo para las pruebas.`);
  const install = `apt-get install -y --no-install-recommends ${packages}`;
  if (process.getuid?.() === 0)
    spawnSync("sh", ["-c", `apt-get update; ${install}`], { stdio: "inherit" });
  const installed = find();
  if (installed) return installed;
  throw new Error(
    `No se ha podido instalar ${names[0]}: instálalo tú (en Debian, «${install}») y repite el comando.`,
  );
}

/** Chromium without its window and all that belongs to one: the same pages for half the work. */
const HEADLESS_SHELL = "chromium-headless-shell";

/**
 * A Chromium of this machine: CHROMIUM_PATH, Playwright's own or the system's.
 *
 * @param options.whole whether it has to be a whole browser: the other knows nothing of the line
 */
export function ensureChromium({ whole = false } = {}): string {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && !(whole && CHROMIUM_PATH.endsWith(HEADLESS_SHELL))) return CHROMIUM_PATH;
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  const names = [
    ...(whole ? [] : [HEADLESS_SHELL]),
    "chromium",
    "google-chrome",
    "google-chrome-stable",
  ];
  return ensureProgram(names, `${names[0]} fonts-liberation`);
}
