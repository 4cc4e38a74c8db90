import { type Repository, RepositoryError } from "./repository.ts";

const SERVER_STOPPED_MESSAGE =
  "El programa que muestra la tienda ya no contesta: vuelve a abrirlo con «npm start». Tus cambios siguen aquí.";

/** Stores the content in the local folder that `npm start` serves (tools/workshop/local-folder-api.ts). */
export function createLocalFolderRepository(): Repository {
  async function request(path: string, body?: FormData): Promise<Response> {
    const response = await fetch(new URL(`api/${path}`, document.baseURI), {
      ...(body && { method: "POST", body }),
      cache: "no-store",
    }).catch((error: unknown) => {
      throw new RepositoryError(SERVER_STOPPED_MESSAGE, "lost", error);
    });
    if (response.ok) return response;
    const message = (await response.text()) || SERVER_STOPPED_MESSAGE;
    throw new RepositoryError(message, response.status === 409 ? "stale" : "other");
  }
  return {
    readSnapshot: async () => (await request("content")).json(),
    readBlob: async (oid) => (await request(`blob/${oid}`)).blob(),
    async publish({ parent, changes }, { readBlob }) {
      const form = new FormData();
      form.append("commit", JSON.stringify({ parent, changes }));
      for (const change of changes)
        if ("oid" in change && change.oid) form.append(change.oid, await readBlob(change.oid));
      return (await request("publish", form)).json();
    },
    listVersions: async () => [],
  };
}
