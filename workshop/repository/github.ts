import { encodeBase64 } from "./git-blob.ts";
import { type Repository, RepositoryError } from "./repository.ts";

export type GitHubOptions = {
  /** `owner/name`. */
  repository: string;
  branch: string;
  token: string;
  /** Where it is asked. */
  api: string;
};

const CONTENT_FOLDER = "content";

/** A tree three folders deep: `bolsos/<folder>/bolso.yaml`. */
const TREE_FIELDS = ["", "", ""].reduce(
  (deeper) => `... on Tree { entries { name oid object { ... on Blob { text } ${deeper} } } }`,
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

/** As much as GitHub takes in one request, with its sentences around it. */
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

/** GraphQL tells its faults with status 200. */
function toRepositoryError(status: number, said: string): RepositoryError {
  if (/STALE_DATA|expected branch to point to/i.test(said))
    return new RepositoryError("stale", STALE_MESSAGE);
  if (status === 401) return new RepositoryError("key", INVALID_TOKEN_MESSAGE);
  if (status === 429 || /rate.?limit|abuse/i.test(said))
    return new RepositoryError("other", RATE_LIMIT_MESSAGE);
  if (status === 403 || /FORBIDDEN|not accessible/.test(said))
    return new RepositoryError("key", MISSING_PERMISSION_MESSAGE);
  if (status === 404 || /NOT_FOUND/.test(said))
    return new RepositoryError("key", REPOSITORY_NOT_FOUND_MESSAGE);
  return new RepositoryError("other", UNEXPECTED_RESPONSE_MESSAGE, said || status);
}

const throwOffline = (error: unknown): never => {
  throw new RepositoryError("other", OFFLINE_MESSAGE, error);
};

/** The content in a repository of GitHub's. */
export function createGitHubRepository({
  repository,
  branch,
  token: key,
  api,
}: GitHubOptions): Repository {
  const [owner, name] = repository.split("/");

  async function send(path: string, init: RequestInit): Promise<Response> {
    const answer = await fetch(`${api}/${path}`, {
      ...init,
      cache: "no-store",
      headers: { ...init.headers, Authorization: `Bearer ${key}` },
    }).catch(throwOffline);
    if (!answer.ok) throw toRepositoryError(answer.status, await answer.text().catch(throwOffline));
    return answer;
  }

  async function ask<Answer>(query: string, variables: object): Promise<Answer> {
    const answer = await send("graphql", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ query, variables }),
    });
    // The connection may break off in the middle.
    const { data, errors } = await answer.json().catch(throwOffline);
    if (errors) throw toRepositoryError(200, JSON.stringify(errors));
    return data;
  }

  return {
    async readSnapshot(version) {
      const tree = `${version ?? branch}:${CONTENT_FOLDER}`;
      const { repository: found } = await ask<RepositoryResponse>(SNAPSHOT_QUERY, {
        owner,
        name,
        branch,
        tree,
      });
      if (!found.ref) throw new RepositoryError("key", REPOSITORY_NOT_FOUND_MESSAGE);
      const texts: Record<string, string> = {};
      const oids: Record<string, string> = {};
      const walk = (entries: readonly TreeEntry[], at: string) => {
        for (const entry of entries) {
          const { text, entries: below } = entry.object;
          const file = at + entry.name;
          if (below) walk(below, `${file}/`);
          else {
            oids[file] = entry.oid;
            if (typeof text === "string" && /\.ya?ml$/.test(file)) texts[file] = text;
          }
        }
      };
      walk(found.object?.entries ?? [], "");
      return { head: version ?? found.ref.target.oid, texts, oids };
    },

    async publish({
      parent: head,
      messageLines: sentences,
      additions: written,
      deletions: removed,
    }) {
      if (written.reduce((sum, { bytes }) => sum + bytes.length * (4 / 3), 0) > MAX_REQUEST_BYTES)
        throw new RepositoryError("other", TOO_LARGE_MESSAGE);
      const at = (path: string) => `${CONTENT_FOLDER}/${path}`;
      const [headline = "Cambios en la tienda", ...others] = sentences;
      const { createCommitOnBranch: made } = await ask<CommitResponse>(COMMIT_MUTATION, {
        input: {
          branch: { repositoryNameWithOwner: repository, branchName: branch },
          expectedHeadOid: head,
          message: { headline, body: others.join("\n") },
          fileChanges: {
            additions: written.map(({ path, bytes }) => ({
              path: at(path),
              contents: encodeBase64(bytes),
            })),
            deletions: removed.map((path) => ({ path: at(path) })),
          },
        },
      });
      return { head: made.commit.oid, date: made.commit.committedDate };
    },

    async listVersions() {
      const { repository: found } = await ask<RepositoryResponse>(HISTORY_QUERY, {
        owner,
        name,
        branch,
      });
      return (found.ref?.target.history?.nodes ?? []).map(({ oid, committedDate, message }) => ({
        oid,
        date: committedDate,
        messageLines: message.split("\n").filter((line) => line.trim()),
      }));
    },

    async readBlob(oid) {
      const answer = await send(`repos/${repository}/git/blobs/${oid}`, {
        headers: { Accept: "application/vnd.github.raw+json" },
      });
      return answer.blob();
    },
  };
}
