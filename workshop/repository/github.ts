import { encodeBase64 } from "./git-blob.ts";
import { type Repository, RepositoryError } from "./repository.ts";

export type GitHubOptions = {
  /** `owner/name`. */
  repository: string;
  branch: string;
  token: string;
  /** The base URL of GitHub's API. */
  api: string;
};

const CONTENT_FOLDER = "content";

/** Three levels deep, like `bolsos/<folder>/bolso.yaml`. */
const TREE_FIELDS = ["", "", ""].reduce(
  (nested) => `... on Tree { entries { name oid object { ... on Blob { text } ${nested} } } }`,
  "",
);
const SNAPSHOT_QUERY = `query ($owner: String!, $name: String!, $branch: String!, $tree: String!) {
  repository(owner: $owner, name: $name) { ref(qualifiedName: $branch) { target { oid } } object(expression: $tree) { ${TREE_FIELDS} } }
}`;
const HISTORY_QUERY = `query ($owner: String!, $name: String!, $branch: String!) {
  repository(owner: $owner, name: $name) { ref(qualifiedName: $branch) { target { ... on Commit {
    history(first: 50, path: "${CONTENT_FOLDER}") { nodes { oid committedDate message } }
  } } } }
}`;
const COMMIT_MUTATION = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid committedDate } }
}`;

type TreeEntry = {
  name: string;
  oid: string;
  object: { text?: string | null; entries?: TreeEntry[] };
};
type CommitNode = { oid: string; committedDate: string };
type BranchTarget = { oid: string; history?: { nodes: (CommitNode & { message: string })[] } };
type CommitResponse = { createCommitOnBranch: { commit: CommitNode } };
type RepositoryResponse = {
  repository: { ref: { target: BranchTarget } | null; object?: { entries: TreeEntry[] } | null };
};

/** GitHub's limit for a request, minus room for everything but the files. */
const MAX_REQUEST_BYTES = 38_000_000;

const CHANGES_KEPT_MESSAGE = "Tus cambios siguen aquí.";
const OFFLINE_MESSAGE = `No hay conexión. ${CHANGES_KEPT_MESSAGE} Vuelve a intentarlo cuando la tengas.`;
const INVALID_TOKEN_MESSAGE =
  "Tu llave no abre: mira que esté entera. Si ha caducado, o la has borrado en GitHub, haz otra y pégala.";
const MISSING_PERMISSION_MESSAGE = `A tu llave le falta permiso para guardar: en GitHub, ábrela, elige el repositorio de la tienda y pon «Contents» en «Read and write». ${CHANGES_KEPT_MESSAGE}`;
const REPOSITORY_NOT_FOUND_MESSAGE =
  "Tu llave no abre el repositorio de esta tienda: en GitHub, ábrela y elige ese repositorio.";
const RATE_LIMIT_MESSAGE = `GitHub pide una pausa. ${CHANGES_KEPT_MESSAGE} Vuelve a intentarlo dentro de unos minutos.`;
const STALE_MESSAGE = "Desde otro sitio se ha publicado algo mientras tanto.";
const TOO_LARGE_MESSAGE = "Son demasiadas fotos para una sola vez: publica primero una parte.";
const UNEXPECTED_RESPONSE_MESSAGE = `GitHub no ha contestado bien. ${CHANGES_KEPT_MESSAGE} Vuelve a intentarlo dentro de un rato.`;

/** GraphQL reports errors with status 200, so the body decides too. */
function toRepositoryError(status: number, body: string): RepositoryError {
  if (/STALE_DATA|expected branch to point to/i.test(body))
    return new RepositoryError("stale", STALE_MESSAGE);
  if (status === 401) return new RepositoryError("key", INVALID_TOKEN_MESSAGE);
  if (status === 429 || /rate.?limit|abuse/i.test(body))
    return new RepositoryError("other", RATE_LIMIT_MESSAGE);
  if (status === 403 || /FORBIDDEN|not accessible/.test(body))
    return new RepositoryError("key", MISSING_PERMISSION_MESSAGE);
  if (status === 404 || /NOT_FOUND/.test(body))
    return new RepositoryError("key", REPOSITORY_NOT_FOUND_MESSAGE);
  return new RepositoryError("other", UNEXPECTED_RESPONSE_MESSAGE, body || status);
}

const throwOffline = (error: unknown): never => {
  throw new RepositoryError("other", OFFLINE_MESSAGE, error);
};

/** Stores the content in a GitHub repository. */
export function createGitHubRepository(options: GitHubOptions): Repository {
  const { repository, branch, token, api } = options;
  const [owner, name] = repository.split("/");

  async function request(path: string, init: RequestInit): Promise<Response> {
    const response = await fetch(`${api}/${path}`, {
      ...init,
      cache: "no-store",
      headers: { ...init.headers, Authorization: `Bearer ${token}` },
    }).catch(throwOffline);
    if (response.ok) return response;
    throw toRepositoryError(response.status, await response.text().catch(throwOffline));
  }

  async function query<Data>(text: string, variables: object): Promise<Data> {
    const response = await request("graphql", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ query: text, variables }),
    });
    // The connection may drop while the body loads.
    const { data, errors } = await response.json().catch(throwOffline);
    if (errors) throw toRepositoryError(200, JSON.stringify(errors));
    return data;
  }

  return {
    async readSnapshot(version) {
      const tree = `${version ?? branch}:${CONTENT_FOLDER}`;
      const variables = { owner, name, branch, tree };
      const data = await query<RepositoryResponse>(SNAPSHOT_QUERY, variables);
      const { ref, object } = data.repository;
      if (!ref) throw new RepositoryError("key", REPOSITORY_NOT_FOUND_MESSAGE);
      const texts: Record<string, string> = {};
      const oids: Record<string, string> = {};
      const collect = (entries: readonly TreeEntry[], folder: string) => {
        for (const entry of entries) {
          const file = folder + entry.name;
          const { text, entries: children } = entry.object;
          if (children) collect(children, `${file}/`);
          else {
            oids[file] = entry.oid;
            if (typeof text === "string" && /\.ya?ml$/.test(file)) texts[file] = text;
          }
        }
      };
      collect(object?.entries ?? [], "");
      return { head: version ?? ref.target.oid, texts, oids };
    },

    async publish({ parent, messageLines, additions, deletions }) {
      const base64Length = additions.reduce((sum, { bytes }) => sum + bytes.length * (4 / 3), 0);
      if (base64Length > MAX_REQUEST_BYTES) throw new RepositoryError("other", TOO_LARGE_MESSAGE);
      const repositoryPathOf = (path: string) => `${CONTENT_FOLDER}/${path}`;
      const [headline = "Cambios en la tienda", ...body] = messageLines;
      const data = await query<CommitResponse>(COMMIT_MUTATION, {
        input: {
          branch: { repositoryNameWithOwner: repository, branchName: branch },
          expectedHeadOid: parent,
          message: { headline, body: body.join("\n") },
          fileChanges: {
            additions: additions.map(({ path, bytes }) => ({
              path: repositoryPathOf(path),
              contents: encodeBase64(bytes),
            })),
            deletions: deletions.map((path) => ({ path: repositoryPathOf(path) })),
          },
        },
      });
      const { oid, committedDate } = data.createCommitOnBranch.commit;
      return { head: oid, date: committedDate };
    },

    async listVersions() {
      const data = await query<RepositoryResponse>(HISTORY_QUERY, { owner, name, branch });
      const commits = data.repository.ref?.target.history?.nodes ?? [];
      return commits.map(({ oid, committedDate, message }) => ({
        oid,
        date: committedDate,
        messageLines: message.split("\n").filter((line) => line.trim()),
      }));
    },

    async readBlob(oid) {
      const response = await request(`repos/${repository}/git/blobs/${oid}`, {
        headers: { Accept: "application/vnd.github.raw+json" },
      });
      return response.blob();
    },
  };
}
