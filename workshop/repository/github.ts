import type { Snapshot } from "../draft/draft.ts";
import { base64 } from "./bytes.ts";
import { type Commit, type Reason, Refusal, type Repository, type Version } from "./repository.ts";

export type GitHub = {
  /** `owner/name`. */
  repository: string;
  branch: string;
  key: string;
  /** Whether the key has opened before: one that is refused now has come to its end. */
  hasWorked?: boolean;
  /** The API, where it is not GitHub's own. */
  api?: string;
};

const CONTENT = "content";

/** A tree three folders deep: `bolsos/<folder>/bolso.yaml`. */
const TREE = ["", "", ""].reduce(
  (deeper) =>
    `... on Tree { entries { name oid object { ... on Blob { text isTruncated } ${deeper} } } }`,
  "",
);
const READ = `query ($owner: String!, $name: String!, $branch: String!, $tree: String!) {
  repository(owner: $owner, name: $name) { ref(qualifiedName: $branch) { target { oid } } object(expression: $tree) { ${TREE} } }
}`;
const HISTORY = `query ($owner: String!, $name: String!, $branch: String!) {
  repository(owner: $owner, name: $name) { ref(qualifiedName: $branch) { target { ... on Commit {
    history(first: 50, path: "${CONTENT}") { nodes { oid committedDate message } }
  } } } }
}`;
const PUBLISH = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid committedDate } }
}`;

type Entry = {
  name: string;
  oid: string;
  object: { text?: string | null; isTruncated?: boolean; entries?: Entry[] };
};
type Answer = {
  repository?: {
    ref?: { target: { oid: string; history?: { nodes: Node[] } } } | null;
    object?: { entries?: Entry[] } | null;
  } | null;
  createCommitOnBranch?: { commit: { oid: string; committedDate: string } } | null;
};
type Node = { oid: string; committedDate: string; message: string };
type Fault = { type?: string; message?: string };

/** As much as GitHub takes in one request, with its sentences around it. */
const MOST_BYTES = 38_000_000;

const KEPT = "Tus cambios siguen aquí.";
const WORDS: Readonly<Record<Reason, string>> = {
  offline: `No hay conexión. ${KEPT} Vuelve a intentarlo cuando la tengas.`,
  key: "Esa llave no abre: mira que esté entera y que no haya caducado.",
  expired: `Tu llave ya no abre: ha caducado, o la has borrado en GitHub. ${KEPT} Haz otra y pégala.`,
  right: `A tu llave le falta permiso para guardar: en GitHub, ábrela, elige el repositorio de la tienda y pon «Contents» en «Read and write». ${KEPT}`,
  "unknown-repository":
    "Tu llave no abre el repositorio de esta tienda: en GitHub, ábrela y elige ese repositorio.",
  rate: `GitHub pide una pausa. ${KEPT} Vuelve a intentarlo dentro de unos minutos.`,
  stale: "Desde otro sitio se ha publicado algo mientras tanto.",
  size: "Son demasiadas fotos o películas para una sola vez: publica primero una parte.",
  other: `GitHub no ha contestado bien. ${KEPT} Vuelve a intentarlo dentro de un rato.`,
};
const refusal = (reason: Reason, cause?: unknown) => new Refusal(reason, WORDS[reason], cause);

/** What GitHub answers a key that may look and not write, with whatever status. */
const NO_RIGHT = /not accessible|permission|must have (push|write)|read.?only|protected branch/i;
const TOO_MANY = /rate.?limit|abuse/i;

function refused(status: number, faults: readonly Fault[]): Refusal {
  const said = faults.map(({ type = "", message = "" }) => `${type} ${message}`).join("\n");
  if (/STALE_DATA|expected branch to point to/i.test(said)) return refusal("stale");
  if (status === 429 || TOO_MANY.test(said)) return refusal("rate");
  if (status === 403 || NO_RIGHT.test(said) || /FORBIDDEN/.test(said)) return refusal("right");
  if (status === 404 || /NOT_FOUND/.test(said)) return refusal("unknown-repository");
  if (status === 413) return refusal("size");
  return refusal("other", said || status);
}

/** The content in a repository of GitHub's. */
export function gitHub({
  repository,
  branch,
  key,
  hasWorked = false,
  api = "https://api.github.com",
}: GitHub): Repository {
  const [owner, name] = repository.split("/");
  let isKnown = hasWorked;

  async function send(path: string, init: RequestInit): Promise<Response> {
    const answer = await fetch(`${api}/${path}`, {
      ...init,
      cache: "no-store",
      headers: { ...init.headers, Authorization: `Bearer ${key}` },
    }).catch((error: unknown) => {
      throw refusal("offline", error);
    });
    if (answer.ok) {
      isKnown = true;
      return answer;
    }
    // Read to its end whatever it says: a page that is left would break it off.
    const said: Fault = await answer.json().catch(() => ({}));
    if (answer.status === 401) throw isKnown ? refusal("expired") : refusal("key");
    throw refused(answer.status, [said]);
  }

  async function ask(query: string, variables: object): Promise<Answer> {
    const answer = await send("graphql", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors = [] }: { data?: Answer | null; errors?: Fault[] } = await answer
      .json()
      // The connection broke off in the middle.
      .catch((error: unknown) => {
        throw refusal("offline", error);
      });
    if (errors.length > 0) throw refused(200, errors);
    return data ?? {};
  }

  return {
    async read(version) {
      const found = await ask(READ, {
        owner,
        name,
        branch,
        tree: `${version ?? branch}:${CONTENT}`,
      });
      const head = version ?? found.repository?.ref?.target.oid;
      if (!found.repository?.ref || head === undefined) throw refusal("unknown-repository");
      const texts: Record<string, string> = {};
      const oids: Record<string, string> = {};
      const walk = (entries: readonly Entry[], at: string) => {
        for (const entry of entries) {
          const { text, isTruncated, entries: below } = entry.object;
          const file = at + entry.name;
          if (below) walk(below, `${file}/`);
          else {
            oids[file] = entry.oid;
            if (typeof text === "string" && !isTruncated && /\.ya?ml$/.test(file))
              texts[file] = text;
          }
        }
      };
      walk(found.repository.object?.entries ?? [], "");
      return { head, texts, oids } satisfies Snapshot;
    },

    async publish({ head, sentences, written, removed }) {
      if (written.reduce((sum, { bytes }) => sum + bytes.length * (4 / 3), 0) > MOST_BYTES)
        throw refusal("size");
      const at = (path: string) => `${CONTENT}/${path}`;
      const { createCommitOnBranch: made } = await ask(PUBLISH, {
        input: {
          branch: { repositoryNameWithOwner: repository, branchName: branch },
          expectedHeadOid: head,
          message: messageOf(sentences),
          fileChanges: {
            additions: written.map(({ path, bytes }) => ({
              path: at(path),
              contents: base64(bytes),
            })),
            deletions: removed.map((path) => ({ path: at(path) })),
          },
        },
      });
      if (!made) throw refusal("other", "no commit");
      return { head: made.commit.oid, date: made.commit.committedDate };
    },

    async history() {
      const { repository: found } = await ask(HISTORY, { owner, name, branch });
      return (found?.ref?.target.history?.nodes ?? []).map(versionOf);
    },

    async blob(oid) {
      const answer = await send(`repos/${repository}/git/blobs/${oid}`, {
        headers: { Accept: "application/vnd.github.raw+json" },
      });
      return answer.blob();
    },
  };
}

/** A commit's message: her one change or, where there are more, how many, and each in a line. */
const messageOf = (sentences: Commit["sentences"]): { headline: string; body?: string } => {
  const [only = "Cambios en la tienda"] = sentences;
  return sentences.length < 2
    ? { headline: only }
    : { headline: `${sentences.length} cambios en la tienda`, body: sentences.join("\n") };
};

const versionOf = ({ oid, committedDate, message }: Node): Version => {
  const [headline = "", ...lines] = message.split("\n").filter((line) => line.trim());
  const isOurs = /^\d+ cambios en la tienda$/.test(headline) && lines.length > 0;
  return { head: oid, date: committedDate, sentences: isOurs ? lines : [headline] };
};
