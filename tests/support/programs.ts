import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

export const isRoot = process.getuid?.() === 0;

/** Sees that a program can be started; installs it where apt and root can, otherwise says what to do. */
export function ensureProgram(program: string, packages: string[]): void {
  const isThere = () =>
    (process.env.PATH ?? "").split(delimiter).some((folder) => existsSync(join(folder, program)));
  if (isThere()) return;
  console.log(`No está ${program} en esta máquina: lo instalo para las pruebas.`);
  if (canInstall()) install(packages);
  if (isThere()) return;
  throw new Error(
    `No se ha podido instalar ${program}: instálalo tú (en Debian, «apt-get install ${packages.join(" ")}») y repite el comando.`,
  );
}

/** Whether packages can be installed here by apt. */
export const canInstall = (): boolean => isRoot && endsWell("apt-get", ["--version"]);

/** Installs packages by apt, as far as it can. */
export function install(packages: string[]): void {
  if (runInSight("apt-get", ["update"]))
    runInSight("apt-get", ["install", "-y", "--no-install-recommends", ...packages]);
}

/** Whether a program is there and ends well. */
export const endsWell = (program: string, args: string[]): boolean =>
  spawnSync(program, args, { stdio: "ignore", timeout: 10_000 }).status === 0;

/** Runs a program before the user's eyes; true if it ended well. */
export const runInSight = (program: string, args: string[]): boolean =>
  spawnSync(program, args, {
    stdio: "inherit",
    // RUNLEVEL: a server that is installed for a test is not started as this machine's own.
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" },
  }).status === 0;
