import type { Snapshot } from "../draft/draft.ts";
import { encodeBase64 } from "./git-blob.ts";
import { type Repository, RepositoryError } from "./repository.ts";

const SERVER_STOPPED_MESSAGE =
  "El programa que muestra la tienda ya no contesta: vuelve a abrirlo con «npm start». Tus cambios siguen aquí.";

/** The content in the folder of this computer, as `npm start` answers for it (tools/workshop/local-folder-api.ts). */
export function createLocalFolderRepository(api = "api/"): Repository {
  async function ask(path: string, init?: RequestInit): Promise<Response> {
    const answer = await fetch(new URL(api + path, document.baseURI), {
      ...init,
      cache: "no-store",
    }).catch((error: unknown) => {
      throw new RepositoryError("other", SERVER_STOPPED_MESSAGE, error);
    });
    if (answer.ok) return answer;
    if (answer.status === 409)
      throw new RepositoryError(
        "stale",
        "Los archivos de este ordenador han cambiado mientras tanto.",
      );
    throw new RepositoryError(
      "other",
      (await answer.text()) || SERVER_STOPPED_MESSAGE,
      answer.status,
    );
  }
  return {
    readSnapshot: async () => (await ask("content")).json() as Promise<Snapshot>,
    async publish({ parent: head, additions, deletions }) {
      const answer = await ask("publication", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({
          head,
          additions: additions.map(({ path, bytes }) => ({ path, bytes: encodeBase64(bytes) })),
          deletions,
        }),
      });
      return answer.json();
    },
    listVersions: async () => [],
    readBlob: async (oid) => (await ask(`blob/${oid}`)).blob(),
  };
}
