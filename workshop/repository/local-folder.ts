import { type Repository, RepositoryError } from "./repository.ts";

const SERVER_STOPPED_MESSAGE =
  "El programa que muestra la tienda ya no contesta: vuelve a abrirlo con «npm start». Tus cambios siguen aquí.";
const STALE_MESSAGE = "Los archivos de este ordenador han cambiado mientras tanto.";

/** Stores the content in the local folder that `npm start` serves (tools/workshop/local-folder-api.ts). */
export function createLocalFolderRepository(): Repository {
  async function request(path: string, body?: Blob): Promise<Response> {
    const response = await fetch(new URL(`api/${path}`, document.baseURI), {
      ...(body && { method: "POST", body }),
      cache: "no-store",
    }).catch((error: unknown) => {
      throw new RepositoryError(SERVER_STOPPED_MESSAGE, "other", error);
    });
    if (response.ok) return response;
    if (response.status === 409) throw new RepositoryError(STALE_MESSAGE, "stale");
    const message = (await response.text()) || SERVER_STOPPED_MESSAGE;
    throw new RepositoryError(message, "other", response.status);
  }
  const requestJson = async (path: string, body?: Blob) => (await request(path, body)).json();
  return {
    readSnapshot: () => requestJson("content"),
    readBlob: async (oid) => (await request(`blob/${oid}`)).blob(),
    findMissingBlobs: async (oids) => oids,
    writeBlob: async (blob) => void (await request("blob", blob)),
    createCommit: (commit) => requestJson("commit", new Blob([JSON.stringify(commit)])),
    moveBranch: async (oid) => void (await request("branch", new Blob([oid]))),
    listVersions: async () => [],
  };
}
