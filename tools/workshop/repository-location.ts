import type { BuildInfo } from "../hosting/build-info.ts";

/** Where the workshop keeps what is changed in it. */
export type RepositoryLocation =
  | { home: "folder" }
  /** The repository as GitHub names it (`owner/name`), and where it is asked. */
  | { home: "github"; repository: string; branch: string; api: string };

/** Where the workshop stands below the shop's address. */
export const WORKSHOP_PATH = "taller/";

/** The place of the workshop that is published with the shop: none, unless its repository is known. */
export const locateGitHubRepository = ({
  repository,
  branch,
}: BuildInfo): RepositoryLocation | undefined =>
  repository ? { home: "github", repository, branch, api: "https://api.github.com" } : undefined;
