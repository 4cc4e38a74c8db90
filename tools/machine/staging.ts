import { existsSync } from "node:fs";
import { mkdir, readdir, realpath, rename, rm, rmdir } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { isRunning } from "./left-behind.ts";
import { OwnerError } from "./owner-error.ts";

/** A folder that is built beside the one that it replaces. */
export type Staging = {
  dir: string;
  publish(): Promise<void>;
  discard(): Promise<void>;
};

/** A folder that is published with Git keeps its history. */
const GIT = ".git";
/** How long Windows may keep a folder, while a virus scanner looks at it. */
const BUSY_MS = 2000;
const PAUSE_MS = 100;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && "code" in error && /^E(PERM|BUSY|ACCES)$/.test(String(error.code));

async function move(from: string, to: string, tries = BUSY_MS / PAUSE_MS): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (tries === 0 || !isBusy(error)) throw error;
    await setTimeout(PAUSE_MS);
    await move(from, to, tries - 1);
  }
}

function holds(folder: string, other: string): boolean {
  const way = path.relative(folder, other);
  return way.split(path.sep)[0] !== ".." && !path.isAbsolute(way);
}

/**
 * The new folder stands beside `outDir`, on the same disk, and replaces it by a rename: a build that fails or is
 * interrupted changes nothing.
 *
 * @param builder the process id: another process may build the same folder meanwhile
 * @throws in Spanish where `outDir` cannot be replaced
 */
export async function stagingFor(outDir: string, builder = process.pid): Promise<Staging> {
  const named = path.resolve(outDir);
  const target = await realpath(named).catch(() => named);
  if (holds(target, process.cwd()))
    throw new OwnerError(
      `La tienda no se construye en «${outDir}»: es la carpeta del programa, o lo contiene. Elige otra.`,
    );
  const all = path.join(path.dirname(target), `.${path.basename(target)}-new`);
  const own = path.join(all, String(builder));
  const [dir, before] = [path.join(own, "new"), path.join(own, "before")];

  /** Cleans up after a build; one that was stopped between the two renames has the good folder in its own. */
  const end = async (build: string) => {
    const left = path.join(build, "before");
    if (!existsSync(target) && existsSync(left)) await move(left, target);
    const git = path.join(left, GIT);
    if (existsSync(git) && !existsSync(path.join(target, GIT)))
      await move(git, path.join(target, GIT));
    await rm(build, { recursive: true, force: true, maxRetries: 10 });
  };
  const endOwn = async () => {
    await end(own);
    // Another build may be under way.
    await rmdir(all).catch(() => undefined);
  };
  for (const build of await readdir(all).catch(() => []))
    if (build === String(builder) || !isRunning(Number(build))) await end(path.join(all, build));
  await mkdir(dir, { recursive: true });

  /** Another build may rename its folder to `target` at any moment: that folder is moved aside too. */
  const publish = async (tries = 5): Promise<void> => {
    const aside = existsSync(before) ? path.join(own, `other-${tries}`) : before;
    await move(target, aside).catch((error) => {
      if (existsSync(target)) throw error;
    });
    await move(dir, target).catch((error) => {
      if (tries === 0 || !existsSync(target)) throw error;
      return publish(tries - 1);
    });
  };
  return {
    dir,
    discard: endOwn,
    async publish() {
      await publish();
      // What another program still holds is removed by the next build.
      await endOwn().catch(() => undefined);
    },
  };
}

/** Builds a folder aside, and puts it in place once it is complete. */
export async function replacing(
  outDir: string,
  build: (dir: string) => Promise<void>,
): Promise<void> {
  const staging = await stagingFor(outDir);
  try {
    await build(staging.dir);
    await staging.publish();
  } catch (error) {
    await staging.discard();
    throw error;
  }
}
