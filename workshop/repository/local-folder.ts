import type { Snapshot } from "../draft/draft.ts";
import { encodeBase64 } from "./git-blob.ts";
import { type Repository, RepositoryError } from "./repository.ts";

const SERVER_STOPPED_MESSAGE =
  "El programa que muestra la tienda ya no contesta: vuelve a abrirlo con «npm start». Tus cambios siguen aquí.";
const STALE_MESSAGE = "Los archivos de este ordenador han cambiado mientras tanto.";

/** Stores the content in the local folder that `npm start` serves (tools/workshop/local-folder-api.ts). */
export function createLocalFolderRepository(api = "api/"): Repository {
  async function request(path: string, init?: RequestInit): Promise<Response> {
    const response = await fetch(new URL(api + path, document.baseURI), {
      ...init,
      cache: "no-store",
    }).catch((error: unknown) => {
      throw new RepositoryError("other", SERVER_STOPPED_MESSAGE, error);
    });
    if (response.ok) return response;
    if (response.status === 409) throw new RepositoryError("stale", STALE_MESSAGE);
    const message = (await response.text()) || SERVER_STOPPED_MESSAGE;
    throw new RepositoryError("other", message, response.status);
  }
  return {
    readSnapshot: async () => (await request("content")).json() as Promise<Snapshot>,
    async publish({ parent, additions, deletions }) {
      const files = additions.map(({ path, bytes }) => ({ path, bytes: encodeBase64(bytes) }));
      const response = await request("publication", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ head: parent, additions: files, deletions }),
      });
      return response.json();
    },
    listVersions: async () => [],
    readBlob: async (oid) => (await request(`blob/${oid}`)).blob(),
  };
}
