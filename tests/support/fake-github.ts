import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import {
  applyChanges,
  exampleFiles,
  type FileChanges,
  gitName,
  type ShopFiles,
} from "./example-shop.ts";

// As much of GitHub as the workshop asks, in the shapes that its documents give: one repository, in memory.

type Commit = { oid: string; committedDate: string; message: string; files: ShopFiles };

/** What a request of the workshop is answered with; `cut` breaks the connection before, `lost` after it is done. */
export type GitHubFault = "cut" | "lost" | "expired" | "right" | "rate" | "broken";

type CommitInput = {
  expectedHeadOid: string;
  message: { headline: string; body?: string };
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
};
type RepositoryVariables = Record<"owner" | "name" | "branch" | "tree", string>;
type FakeResponse = { status: number; body: string | Buffer };

const jsonResponse = (value: object, status = 200): FakeResponse => ({
  status,
  body: JSON.stringify(value),
});
const errorResponse = (type: string, message: string) =>
  jsonResponse({
    data: { createCommitOnBranch: null, repository: null },
    errors: [{ type, message }],
  });

const FAULT_RESPONSES: Record<string, FakeResponse> = {
  expired: jsonResponse({ message: "Bad credentials", status: "401" }, 401),
  right: errorResponse("FORBIDDEN", "Resource not accessible by personal access token"),
  rate: jsonResponse({ message: "API rate limit exceeded for user ID 1." }, 403),
  broken: { status: 502, body: "<html>Bad Gateway</html>" },
};

export class FakeGitHub {
  readonly key = "github_pat_buena";
  readonly repository = "ana/tienda";
  readonly branch = "main";
  /** The newest last. */
  readonly commits: Commit[] = [];
  /** What becomes of the next requests, the first first. */
  readonly faults: (GitHubFault | undefined)[] = [];
  /** What happens before a publication is answered. */
  beforeCommitResponse: (() => Promise<void>) | undefined;

  constructor() {
    this.addCommit(exampleFiles, "Primera versión");
  }

  get head(): Commit {
    return this.commits.at(-1) as Commit;
  }
  /** A file of the last commit. */
  readFile(file: string): string | undefined {
    return this.head.files[file]?.toString();
  }

  /** What somebody else commits. */
  addCommit(changes: FileChanges, message = "Otro cambio"): void {
    const files = applyChanges(this.commits.at(-1)?.files ?? {}, changes);
    const committedDate = new Date(Date.UTC(2026, 7, 1, 9, this.commits.length)).toISOString();
    const oid = createHash("sha1")
      .update(committedDate + message)
      .digest("hex");
    this.commits.push({ oid, committedDate, message, files });
  }

  /** Answers a request of the workshop, seen from the address of GitHub's API. */
  readonly handleRequest = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const body = await text(req);
    const fault = this.faults.shift();
    const answer = fault !== "cut" && this.#respond(req, body, fault);
    if (body.includes("createCommitOnBranch")) await this.beforeCommitResponse?.();
    if (!answer || fault === "lost") res.destroy();
    else res.writeHead(answer.status, { "Content-Encoding": "gzip" }).end(gzipSync(answer.body));
  };

  #respond(
    { url = "", headers }: IncomingMessage,
    body: string,
    fault?: GitHubFault,
  ): FakeResponse {
    const hasKey = headers.authorization === `Bearer ${this.key}`;
    const instead = FAULT_RESPONSES[hasKey ? (fault ?? "") : "expired"];
    if (instead) return instead;
    if (url !== "/graphql") return this.#getBlob(url);
    const { variables } = JSON.parse(body) as {
      variables: RepositoryVariables & { input?: CommitInput };
    };
    return variables.input ? this.#createCommit(variables.input) : this.#queryRepository(variables);
  }

  #getBlob(url: string): FakeResponse {
    const body = this.commits
      .flatMap(({ files }) => Object.values(files))
      .find((bytes) => url === `/repos/${this.repository}/git/blobs/${gitName(bytes)}`);
    return body ? { status: 200, body } : jsonResponse({ message: "Not Found" }, 404);
  }

  #queryRepository({ owner, name, branch, tree = "" }: RepositoryVariables): FakeResponse {
    if (`${owner}/${name}` !== this.repository)
      return errorResponse("NOT_FOUND", `Could not resolve to a Repository '${owner}/${name}'.`);
    const nodes = this.commits.toReversed().map(({ files: _files, ...commit }) => commit);
    const [at] = tree.split(":");
    const commit = at === this.branch ? this.head : this.commits.find(({ oid }) => oid === at);
    const target = { oid: this.head.oid, history: { nodes } };
    const object = commit ? { entries: listTreeEntries(commit.files) } : null;
    const ref = branch === this.branch ? { target } : null;
    return jsonResponse({ data: { repository: { ref, object } } });
  }

  #createCommit({ expectedHeadOid, message, fileChanges }: CommitInput): FakeResponse {
    if (expectedHeadOid !== this.head.oid)
      return errorResponse("STALE_DATA", `Expected branch to point to "${expectedHeadOid}"`);
    const below = (path: string) => path.slice("content/".length);
    const changes: Record<string, Buffer | undefined> = {};
    for (const { path } of fileChanges.deletions) changes[below(path)] = undefined;
    for (const { path, contents } of fileChanges.additions)
      changes[below(path)] = Buffer.from(contents, "base64");
    this.addCommit(changes, [message.headline, message.body].filter(Boolean).join("\n\n"));
    const { oid, committedDate } = this.head;
    return jsonResponse({ data: { createCommitOnBranch: { commit: { oid, committedDate } } } });
  }
}

/** The entries of a folder, and of those in it. */
function listTreeEntries(files: ShopFiles, at = ""): object[] {
  const below = Object.keys(files).filter((file) => file.startsWith(at));
  const names = new Set(below.map((file) => file.slice(at.length).split("/")[0] ?? ""));
  return [...names].sort().map((name) => {
    const bytes = files[at + name];
    if (!bytes)
      return { name, oid: name, object: { entries: listTreeEntries(files, `${at}${name}/`) } };
    const words = bytes.includes(0) ? null : bytes.toString();
    return { name, oid: gitName(bytes), object: { text: words } };
  });
}
