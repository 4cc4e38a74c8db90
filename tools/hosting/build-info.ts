import { execFileSync } from "node:child_process";

/** What a build is made from, as far as its host or Git tells. */
export type BuildInfo = {
  /** The repository as GitHub names it: `owner/name`. */
  repository?: string;
  branch: string;
  commit?: string;
  /** The commit's instant in ISO 8601. */
  date?: string;
};

type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

/** Asks Git; empty where it does not know, or is not there. */
type RunGit = (...args: string[]) => string;

const runGit: RunGit = (...args) => {
  try {
    return execFileSync("git", args, { encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    return "";
  }
};

const REPOSITORY_NAME = /^[\w.-]+\/[\w.-]+$/;

/** A repository's name in its address, whatever key stands before the host. */
const parseRepositoryName = (address = ""): string =>
  /(?:^|[/@])github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(address)?.[1] ?? "";

/**
 * Asks whoever has started the build, Cloudflare and Git.
 *
 * @throws in Spanish, where TALLER_REPOSITORIO is no repository
 */
export function readBuildInfo(
  env: EnvironmentVariables = process.env,
  git: RunGit = runGit,
): BuildInfo {
  const told = env.TALLER_REPOSITORIO ?? "";
  if (told && !REPOSITORY_NAME.test(told)) {
    throw new Error(
      `«${told}» no es un repositorio: TALLER_REPOSITORIO se escribe como «cuenta/nombre».`,
    );
  }
  const repository = told || parseRepositoryName(git("remote", "get-url", "origin"));
  const commit = env.WORKERS_CI_COMMIT_SHA || git("rev-parse", "HEAD");
  const date = commit && git("log", "-1", "--format=%cI", commit);
  return {
    ...(repository && { repository }),
    branch: env.TALLER_RAMA || "main",
    ...(commit && { commit }),
    ...(date && { date }),
  };
}
