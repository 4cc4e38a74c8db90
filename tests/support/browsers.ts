import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Arguments of every Chromium in the tests, added to Playwright's. */
export const chromiumArgs: string[] = [
  "--disable-gpu",
  // Without hinting, text is equally wide on every machine.
  "--font-render-hinting=none",
];

/**
 * Returns the path of the first of these programs on this machine. If there is none, root installs `packages` with apt.
 *
 * @throws an error that tells how to install the program
 */
export function ensureProgram(names: string[], packages: string): string {
  const findPath = () => spawnSync("which", names, { encoding: "utf8" }).stdout?.split("\n")[0];
  const existing = findPath();
  if (existing) return existing;
  console.log(`Installing ${names[0]}, which the tests need and this machine lacks.`);
  const install = `apt-get install -y --no-install-recommends ${packages}`;
  if (process.getuid?.() === 0)
    spawnSync("sh", ["-c", `apt-get update; ${install}`], { stdio: "inherit" });
  const added = findPath();
  if (added) return added;
  throw new Error(
    `${names[0]} could not be installed: install it (on Debian, "${install}") and repeat the command.`,
  );
}

/** Chromium without a window: it renders the same pages with half the work. */
const HEADLESS_SHELL = "chromium-headless-shell";

/**
 * Returns the path of a Chromium: CHROMIUM_PATH, Playwright's or the system's.
 *
 * @param options.whole requires the full browser: the headless shell does not estimate the speed of the network
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
