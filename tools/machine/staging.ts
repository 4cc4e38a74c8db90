import { existsSync } from "node:fs";
import { mkdir, readdir, realpath, rename, rm, rmdir } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { isRunning } from "./left-behind.ts";

/** Where a folder is built, out of sight, until it can take the place of the one before it. */
export type Staging = {
  /** The folder to build into. */
  dir: string;
  /** Puts what has been built in the place of what was there. */
  publish(): Promise<void>;
  discard(): Promise<void>;
};

/** What a folder that is published with Git keeps through every build. */
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

/** Whether `other` is that folder or lies in it. */
function holds(folder: string, other: string): boolean {
  const way = path.relative(folder, other);
  return way.split(path.sep)[0] !== ".." && !path.isAbsolute(way);
}

/**
 * Prepares to build `outDir`. The new one grows in a folder beside it, on the same disk, so that it can
 * be put in place by a change of names; a build that fails or is interrupted has touched nothing.
 *
 * @param builder the number of the program that builds: another may build the same folder meanwhile
 * @throws in Spanish where `outDir` cannot be replaced
 */
export async function stagingFor(outDir: string, builder = process.pid): Promise<Staging> {
  const named = path.resolve(outDir);
  const target = await realpath(named).catch(() => named);
  if (holds(target, process.cwd())) throw ownFolder(outDir);
  const all = path.join(path.dirname(target), `.${path.basename(target)}-new`);
  const own = path.join(all, String(builder));
  const [dir, before] = [path.join(own, "new"), path.join(own, "before")];

  /** Ends a build, however it went; one that was stopped between two names has left the good folder in its own. */
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

  /** Another build may put its folder in place at any moment: it is taken aside like the first. */
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

/** Builds a folder out of sight, and puts it in place once it is whole. */
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

/** Where building would remove what it builds from. */
function ownFolder(outDir: string): Error {
  const message = `La tienda no se construye en «${outDir}»: es la carpeta del programa, o lo contiene. Elige otra.`;
  return Object.assign(new Error(message), { stack: message });
}
