import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import {
  applyChanges,
  exampleFiles,
  type FileChanges,
  gitBlobId,
  type ShopFiles,
} from "./example-shop.ts";

// A fake of GitHub's API with one repository in memory. It tells the workshop's requests apart by their URL and
// variables, without parsing the GraphQL query, and responds in the documented shapes.

type Commit = { oid: string; committedDate: string; message: string; files: ShopFiles };

/** How a request fails; `cut` drops the connection before the request takes effect, `lost` after. */
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
  /** Oldest first. */
  readonly commits: Commit[] = [];
  /** The faults of the next requests, in order. */
  readonly faults: (GitHubFault | undefined)[] = [];
  /** Runs before the response to a commit request. */
  beforeCommitResponse: (() => Promise<void>) | undefined;

  constructor() {
    this.addCommit(exampleFiles, "Primera versión");
  }

  get head(): Commit {
    return this.commits.at(-1) as Commit;
  }
  /** Returns a file of the last commit. */
  readFile(file: string): string | undefined {
    return this.head.files[file]?.toString();
  }

  /** Adds a commit on top of the last one, as another person would. */
  addCommit(changes: FileChanges, message = "Otro cambio"): void {
    const files = applyChanges(this.commits.at(-1)?.files ?? {}, changes);
    const committedDate = new Date(Date.UTC(2026, 7, 1, 9, this.commits.length)).toISOString();
    const oid = createHash("sha1")
      .update(committedDate + message)
      .digest("hex");
    this.commits.push({ oid, committedDate, message, files });
  }

  /** Handles a request whose URL is relative to GitHub's API. */
  readonly handleRequest = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const body = await text(req);
    const fault = this.faults.shift();
    const response = fault !== "cut" && this.#respond(req, body, fault);
    if (body.includes("createCommitOnBranch")) await this.beforeCommitResponse?.();
    if (!response || fault === "lost") res.destroy();
    else
      res.writeHead(response.status, { "Content-Encoding": "gzip" }).end(gzipSync(response.body));
  };

  #respond(
    { url = "", headers }: IncomingMessage,
    body: string,
    fault?: GitHubFault,
  ): FakeResponse {
    const hasKey = headers.authorization === `Bearer ${this.key}`;
    const failure = FAULT_RESPONSES[hasKey ? (fault ?? "") : "expired"];
    if (failure) return failure;
    if (url !== "/graphql") return this.#getBlob(url);
    const { variables } = JSON.parse(body) as {
      variables: RepositoryVariables & { input?: CommitInput };
    };
    return variables.input ? this.#createCommit(variables.input) : this.#queryRepository(variables);
  }

  #getBlob(url: string): FakeResponse {
    const body = this.commits
      .flatMap(({ files }) => Object.values(files))
      .find((bytes) => url === `/repos/${this.repository}/git/blobs/${gitBlobId(bytes)}`);
    return body ? { status: 200, body } : jsonResponse({ message: "Not Found" }, 404);
  }

  #queryRepository({ owner, name, branch, tree = "" }: RepositoryVariables): FakeResponse {
    if (`${owner}/${name}` !== this.repository)
      return errorResponse("NOT_FOUND", `Could not resolve to a Repository '${owner}/${name}'.`);
    const nodes = this.commits.toReversed().map(({ files: _files, ...commit }) => commit);
    const [revision] = tree.split(":");
    const commit =
      revision === this.branch ? this.head : this.commits.find(({ oid }) => oid === revision);
    const target = { oid: this.head.oid, history: { nodes } };
    const object = commit ? { entries: listTreeEntries(commit.files) } : null;
    const ref = branch === this.branch ? { target } : null;
    return jsonResponse({ data: { repository: { ref, object } } });
  }

  #createCommit({ expectedHeadOid, message, fileChanges }: CommitInput): FakeResponse {
    if (expectedHeadOid !== this.head.oid)
      return errorResponse("STALE_DATA", `Expected branch to point to "${expectedHeadOid}"`);
    const toContentPath = (path: string) => path.slice("content/".length);
    const changes: Record<string, Buffer | undefined> = {};
    for (const { path } of fileChanges.deletions) changes[toContentPath(path)] = undefined;
    for (const { path, contents } of fileChanges.additions)
      changes[toContentPath(path)] = Buffer.from(contents, "base64");
    this.addCommit(changes, [message.headline, message.body].filter(Boolean).join("\n\n"));
    const { oid, committedDate } = this.head;
    return jsonResponse({ data: { createCommitOnBranch: { commit: { oid, committedDate } } } });
  }
}

/** Lists the entries of a folder and, recursively, of its subfolders. */
function listTreeEntries(files: ShopFiles, folder = ""): object[] {
  const paths = Object.keys(files).filter((file) => file.startsWith(folder));
  const names = new Set(paths.map((file) => file.slice(folder.length).split("/")[0] ?? ""));
  return [...names].sort().map((name) => {
    const bytes = files[folder + name];
    if (!bytes)
      return { name, oid: name, object: { entries: listTreeEntries(files, `${folder}${name}/`) } };
    const content = bytes.includes(0) ? null : bytes.toString();
    return { name, oid: gitBlobId(bytes), object: { text: content } };
  });
}
