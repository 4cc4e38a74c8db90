import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, realpath, rename, rm, rmdir } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { isRunning } from "./left-behind.ts";

/** Where a folder is built, out of sight, until it can take the place of the one before it. */
export type Staging = {
  /** The folder to build into. */
  dir: string;
  /** Puts what has been built in the place of what was there: all of it, or nothing. */
  publish(): Promise<void>;
  discard(): Promise<void>;
};

/** What the build leaves beside the folder that it was asked for (tools/hosting). */
const BESIDE = "hosting";
/** What a folder that is published with Git keeps through every build. */
const GIT = ".git";

const isBusy = (error: unknown): boolean =>
  error instanceof Error && "code" in error && /^E(PERM|BUSY|ACCES)$/.test(String(error.code));

/** Renames a file or folder; Windows may keep one for a moment, while a virus scanner looks at it. */
async function move(from: string, to: string, tries = 20): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (tries === 0 || !isBusy(error)) throw error;
    await setTimeout(100);
    await move(from, to, tries - 1);
  }
}

const remove = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 10 });

/** Whether `other` is that folder or lies in it. */
function holds(folder: string, other: string): boolean {
  const way = path.relative(folder, other);
  return way.split(path.sep)[0] !== ".." && !path.isAbsolute(way);
}

/**
 * Prepares to build `outDir`. The new one grows in a folder beside it, on the same disk, so that it can
 * be put in place by a mere change of names; a build that fails or is interrupted has touched nothing.
 *
 * @param builder the number of the program that builds: another may build the same folder meanwhile
 * @throws in Spanish where `outDir` cannot be replaced
 */
export async function stagingFor(outDir: string, builder = process.pid): Promise<Staging> {
  const named = path.resolve(outDir);
  const target = await realpath(named).catch(() => named);
  if (holds(target, process.cwd())) throw ownFolder(outDir);
  const all = path.join(path.dirname(target), `.${path.basename(target)}-new`);
  const staging = path.join(all, String(builder));
  const [dir, before] = [path.join(staging, "new"), path.join(staging, "before")];
  const beside = path.join(path.dirname(named), BESIDE);

  const keepGit = async (from = before) => {
    if (existsSync(path.join(from, GIT)) && !existsSync(path.join(target, GIT)))
      await move(path.join(from, GIT), path.join(target, GIT));
  };
  /** Ends a build, however it went; one that was stopped between two names has left the good folder here. */
  const end = async (build: string) => {
    const left = path.join(build, "before");
    if (!existsSync(target) && existsSync(left)) await move(left, target);
    await keepGit(left);
    await remove(build);
  };
  const tidy = async () => {
    await end(staging);
    // Another build may be under way.
    await rmdir(all).catch(() => undefined);
  };
  /** Puts the new folder in its place, from which another build may just have taken the old one. */
  const takePlace = async (tries = 5): Promise<void> => {
    if (existsSync(target)) {
      const aside = existsSync(before) ? path.join(staging, `other-${tries}`) : before;
      await move(target, aside).catch((error) => {
        if (existsSync(target)) throw error;
      });
    }
    await move(dir, target).catch((error) => {
      if (tries === 0 || !existsSync(target)) throw error;
      return takePlace(tries - 1);
    });
  };
  for (const build of await readdir(all).catch(() => []))
    if (!isRunning(Number(build))) await end(path.join(all, build));
  await tidy();
  await mkdir(dir, { recursive: true });

  return {
    dir,
    discard: tidy,
    async publish() {
      await takePlace();
      const replaced: string[] = [];
      try {
        await mkdir(beside, { recursive: true });
        // One by one: the folder may hold what is not the build's.
        for (const file of await readdir(path.join(staging, BESIDE)).catch(() => [])) {
          const place = path.join(beside, file);
          if (existsSync(place)) await copyFile(place, path.join(staging, file));
          replaced.push(file);
          await move(path.join(staging, BESIDE, file), place);
        }
        await keepGit();
      } catch (error) {
        for (const file of replaced) {
          await remove(path.join(beside, file));
          if (existsSync(path.join(staging, file)))
            await move(path.join(staging, file), path.join(beside, file));
        }
        await remove(target);
        throw error;
      }
      // What another program still holds is removed by the next build.
      await tidy().catch(() => undefined);
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
