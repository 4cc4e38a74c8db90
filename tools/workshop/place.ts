/** Where the workshop keeps what is changed in it. */
export type Place =
  | { home: "folder" }
  /** The repository as GitHub names it (`owner/name`), and where it is asked. */
  | { home: "github"; repository: string; branch: string; api: string };

/** Where the workshop stands below the shop's address. */
export const WORKSHOP_PATH = "taller/";

/**
 * The place of the workshop that is published with the shop: none, unless its repository is known.
 *
 * @param env `TALLER_REPOSITORIO` is the repository, `owner/name`; `TALLER_RAMA` its branch, where it is not main
 * @throws in Spanish, where that is no repository
 */
export function publishedPlace({
  TALLER_REPOSITORIO: repository = "",
  TALLER_RAMA: branch = "main",
}: NodeJS.ProcessEnv): Place | undefined {
  if (!repository) return undefined;
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository)) {
    const message = `«${repository}» no es un repositorio: TALLER_REPOSITORIO se escribe como «cuenta/nombre».`;
    throw Object.assign(new Error(message), { stack: message });
  }
  return { home: "github", repository, branch, api: "https://api.github.com" };
}
