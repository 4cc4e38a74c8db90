import { execFileSync } from "node:child_process";

/** The repository and commit that a build is made from, if its host or Git knows them. */
export type BuildInfo = {
  /** `owner/name` on GitHub. */
  repository?: string | undefined;
  /** Without it, the workshop uses the repository's default branch. */
  branch?: string | undefined;
  commit?: string | undefined;
  /** The path of the shop on its host; undefined if somebody will upload the build to a host. */
  hostPath?: string | undefined;
};

function runGit(...args: string[]): string | undefined {
  try {
    return execFileSync("git", args, { encoding: "utf8", stdio: "pipe" }).trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Extracts `owner/name` from the URL of a GitHub remote, and drops any credentials in it. */
const parseRepositoryName = (remoteUrl = ""): string | undefined =>
  /(?:^|[/@])github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(remoteUrl)?.[1];

/** Returns where the host serves the shop: on GitHub Pages in a folder of the repository's name. Every host sets `CI`. */
function getHostPath({ GITHUB_PAGES_REPOSITORY: name = "", CI }: NodeJS.ProcessEnv) {
  if (name === "") return CI ? "/" : undefined;
  return name.endsWith(".github.io") ? "/" : `/${name}/`;
}

/** Reads the variables of the build and its host, and asks Git for the rest. Throws in Spanish for a wrong repository. */
export function readBuildInfo(env = process.env, git = runGit): BuildInfo {
  const configuredName = env.TALLER_REPOSITORIO ?? "";
  if (configuredName && !/^[\w.-]+\/[\w.-]+$/.test(configuredName)) {
    throw new Error(
      `«${configuredName}» no es un repositorio: TALLER_REPOSITORIO se escribe como «cuenta/nombre».`,
    );
  }
  return {
    repository: configuredName || parseRepositoryName(git("remote", "get-url", "origin")),
    branch: env.TALLER_RAMA || git("branch", "--show-current"),
    commit: env.WORKERS_CI_COMMIT_SHA || git("rev-parse", "HEAD"),
    hostPath: getHostPath(env),
  };
}
