import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { schema } from "@octokit/graphql-schema";
import type { paths } from "@octokit/openapi-types";
import { buildSchema, graphql } from "graphql";
import type { Json } from "../../workshop/repository/github-api.ts";
import {
  applyChanges,
  computeGitBlobId,
  exampleFiles,
  type FileChanges,
  type ShopFiles,
} from "./example-shop.ts";
import { readBody } from "./test-server.ts";

// A fake of GitHub's API with one repository in memory. It runs queries against GitHub's own GraphQL schema, which
// rejects what GitHub would; GitHub's OpenAPI description types its REST requests.

const githubSchema = buildSchema(schema.idl, { assumeValid: true });

type Git = "/repos/{owner}/{repo}/git";
type BlobRequest = Json<paths[`${Git}/blobs`]["post"]["requestBody"]>;
type TreeRequest = Json<paths[`${Git}/trees`]["post"]["requestBody"]>;
type CommitRequest = Json<paths[`${Git}/commits`]["post"]["requestBody"]>;
type RefRequest = Json<paths[`${Git}/refs/{ref}`]["patch"]["requestBody"]>;

/** Paths are relative to `content/`. */
type Tree = { oid: string; files: ShopFiles };
/** A commit with the content at it. */
type StoredCommit = {
  oid: string;
  parent?: string;
  committedDate: string;
  message: string;
  files: ShopFiles;
};

/** How a request fails; `cut` drops the connection before the request takes effect, `lost` after. */
export type GitHubFault = "cut" | "lost" | "expired" | "right" | "pause" | "renamed";

type FakeResponse = {
  status: number;
  body: string | Buffer;
  headers?: Record<string, string>;
};

const jsonResponse = (body: object, status = 200): FakeResponse => ({
  status,
  body: JSON.stringify(body),
});
const NOT_FOUND = jsonResponse({ message: "Not Found" }, 404);

const FAULT_RESPONSES: Record<string, FakeResponse> = {
  expired: jsonResponse({ message: "Bad credentials", status: "401" }, 401),
  right: jsonResponse({ message: "Resource not accessible by personal access token" }, 403),
  pause: jsonResponse({ message: "You have exceeded a secondary rate limit." }, 403),
  renamed: {
    ...jsonResponse({ message: "Moved Permanently" }, 301),
    headers: { Location: "https://api.github.com/repositories/1" },
  },
};

const hash = (value: unknown): string =>
  createHash("sha1").update(JSON.stringify(value)).digest("hex");

/** The token that opens the repository. */
export const GITHUB_TOKEN = "github_pat_buena";

export class FakeGitHub {
  readonly token = GITHUB_TOKEN;
  readonly branch = "main";
  /** The present name; queries also find the repository by `formerNames`. */
  repository = "ana/tienda";
  readonly formerNames: string[] = [];
  /** The commits of the branch, oldest first. */
  readonly commits: StoredCommit[] = [];
  /** The faults of the next requests, in order. */
  readonly faults: (GitHubFault | undefined)[] = [];
  #publicationFault: GitHubFault | undefined;
  /** All requests, with the bytes of their bodies. */
  readonly requests: { name: string; sent: number }[] = [];
  /** Set by a test: runs after GitHub has published a commit, before it responds. */
  beforePublishResponse: (() => Promise<void>) | undefined;
  readonly #objects = {
    blobs: new Map<string, Buffer>(),
    commits: new Map<string, StoredCommit>(),
  };
  readonly #trees = new Map<string, Tree>();

  /** Starts with one commit: the example with some files changed. */
  constructor(changes: FileChanges = {}) {
    this.addCommit(applyChanges(exampleFiles, changes), "Primera versión");
  }

  get head(): StoredCommit {
    return this.commits.at(-1) as StoredCommit;
  }
  /** Returns a file of the last commit. */
  readFile(file: string): string | undefined {
    return this.head.files[file]?.toString();
  }

  /** Adds a commit on top of the last one, as another person would. */
  addCommit(changes: FileChanges, message = "Otro cambio"): void {
    const previous = this.commits.at(-1);
    const files = applyChanges(previous?.files ?? {}, changes);
    const tree = this.#addTree(files);
    this.commits.push(this.#addCommitObject(tree, message, previous?.oid));
  }

  /** Makes the next request that publishes a commit fail. */
  failPublication(fault: GitHubFault): void {
    this.#publicationFault = fault;
  }

  #addTree(files: ShopFiles): Tree {
    for (const bytes of Object.values(files))
      this.#objects.blobs.set(computeGitBlobId(bytes), bytes);
    const entries = Object.entries(files).map(([path, bytes]) => [path, computeGitBlobId(bytes)]);
    const tree = { oid: hash(entries.sort()), files };
    this.#trees.set(tree.oid, tree);
    return tree;
  }

  #addCommitObject({ files }: Tree, message: string, parent?: string): StoredCommit {
    const { commits } = this.#objects;
    const committedDate = new Date(Date.UTC(2026, 7, 1, 9, commits.size)).toISOString();
    const oid = hash([committedDate, message, parent]);
    const commit = { oid, committedDate, message, files, ...(parent && { parent }) };
    commits.set(oid, commit);
    return commit;
  }

  /** Handles a request whose URL is relative to GitHub's API. */
  readonly handleRequest = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const body = await readBody(req);
    if (body === undefined) return;
    let fault = this.faults.shift();
    if (req.method === "PATCH") {
      fault ??= this.#publicationFault;
      this.#publicationFault = undefined;
    }
    const response = fault !== "cut" && (await this.#respond(req, body, fault));
    if (req.method === "PATCH") await this.beforePublishResponse?.();
    const bytes = response && gzipSync(response.body);
    this.requests.push({
      name: `${req.method} ${req.url?.replace(/\w{40}/g, "…").replace(`/repos/${this.repository}`, "")}`,
      sent: Buffer.byteLength(body),
    });
    if (!response || fault === "lost") res.destroy();
    else
      res
        .writeHead(response.status, { "Content-Encoding": "gzip", ...response.headers })
        .end(bytes);
  };

  async #respond(
    { url = "", method, headers }: IncomingMessage,
    body: string,
    fault?: GitHubFault,
  ): Promise<FakeResponse> {
    const hasToken = headers.authorization === `Bearer ${this.token}`;
    const failure = FAULT_RESPONSES[hasToken ? (fault ?? "") : "expired"];
    if (failure) return failure;
    if (url === "/graphql") return this.#query(JSON.parse(body).query);
    const root = `/repos/${this.repository}/`;
    if (!url.startsWith(root)) return NOT_FOUND;
    const path = url.slice(root.length);
    const oid = /\w{40}/.exec(path)?.[0] ?? "";
    switch (`${method} ${path.replaceAll(/\w{40}/g, "*")}`) {
      case "GET git/blobs/*":
        return { status: 200, body: this.#objects.blobs.get(oid) ?? "" };
      case "GET git/trees/*?recursive=1":
        return this.#getTree(oid);
      case "POST git/blobs":
        return this.#createBlob(JSON.parse(body));
      case "POST git/trees":
        return this.#createTree(JSON.parse(body));
      case "POST git/commits":
        return this.#createCommit(JSON.parse(body));
      case `PATCH git/refs/heads/${this.branch}`:
        return this.#updateRef(JSON.parse(body));
      default:
        return NOT_FOUND;
    }
  }

  async #query(source: string): Promise<FakeResponse> {
    const { blobs, commits } = this.#objects;
    const toCommit = (commit?: StoredCommit) =>
      commit && {
        __typename: "Commit",
        ...commit,
        tree: { oid: this.#addTree(commit.files).oid },
        file: ({ path }: { path: string }) =>
          path === "content" && { oid: this.#contentTreeOid(commit) },
        history: { nodes: this.commits.toReversed() },
      };
    const branch = () => ({ name: this.branch, target: toCommit(this.head) });
    const repository = {
      nameWithOwner: this.repository,
      defaultBranchRef: branch,
      ref: ({ qualifiedName }: { qualifiedName: string }) =>
        qualifiedName === `refs/heads/${this.branch}` ? branch() : null,
      object({ oid }: { oid: string }) {
        const bytes = blobs.get(oid);
        const isBinary = bytes?.includes(0);
        return bytes
          ? { __typename: "Blob", oid, text: isBinary ? null : bytes.toString() }
          : toCommit(commits.get(oid));
      },
    };
    const rootValue = {
      repository: ({ owner, name }: Record<string, string>) => {
        if ([this.repository, ...this.formerNames].includes(`${owner}/${name}`)) return repository;
        throw Object.assign(new Error(`Could not resolve to a Repository '${owner}/${name}'.`), {
          extensions: { type: "NOT_FOUND" },
        });
      },
    };
    const { data, errors } = await graphql({ schema: githubSchema, source, rootValue });
    const toError = ({ message, extensions }: { message: string; extensions: object }) => ({
      ...extensions,
      message,
    });
    return jsonResponse({ data, ...(errors && { errors: errors.map(toError) }) });
  }

  /** The id of a commit's folder `content/`. */
  #contentTreeOid({ files }: StoredCommit): string {
    const { oid } = this.#addTree(files);
    const contentOid = hash(["content", oid]);
    this.#trees.set(contentOid, { oid: contentOid, files });
    return contentOid;
  }

  #getTree(oid: string): FakeResponse {
    const tree = this.#trees.get(oid);
    if (!tree) return NOT_FOUND;
    const folders = new Set(
      Object.keys(tree.files).flatMap((file) =>
        file.split("/").flatMap((_, i, parts) => parts.slice(0, i).join("/") || []),
      ),
    );
    const blobs = Object.entries(tree.files).map(([path, bytes]) => {
      return { path, mode: "100644", type: "blob", sha: computeGitBlobId(bytes) };
    });
    const trees = [...folders].map((path) => ({
      path,
      mode: "040000",
      type: "tree",
      sha: hash(path),
    }));
    return jsonResponse({
      tree: [...trees, ...blobs].sort((a, b) => (a.path < b.path ? -1 : 1)),
      truncated: false,
    });
  }

  #createBlob({ content, encoding = "utf-8" }: BlobRequest): FakeResponse {
    const bytes = Buffer.from(content, encoding as BufferEncoding);
    const sha = computeGitBlobId(bytes);
    this.#objects.blobs.set(sha, bytes);
    return jsonResponse({ sha }, 201);
  }

  #createTree({ base_tree: baseTree = "", tree: entries }: TreeRequest): FakeResponse {
    const base = this.#trees.get(baseTree);
    const files: Record<string, Buffer> = { ...base?.files };
    for (const { path = "", type, sha, content } of entries) {
      const file = path.replace(/^content\//, "");
      const bytes =
        content === undefined ? this.#objects.blobs.get(sha ?? "") : Buffer.from(content);
      const isDeleted = content === undefined && sha === null;
      if (!base || file === path || type !== "blob" || (isDeleted ? !(file in files) : !bytes))
        return jsonResponse({ message: "GitRPC::BadObjectState" }, 422);
      delete files[file];
      if (bytes) files[file] = bytes;
    }
    const { oid: sha } = this.#addTree(files);
    return jsonResponse({ sha }, 201);
  }

  #createCommit({ message, tree: treeOid, parents = [] }: CommitRequest): FakeResponse {
    const tree = this.#trees.get(treeOid);
    if (!tree) return jsonResponse({ message: "Tree SHA does not exist" }, 422);
    const { oid: sha, committedDate: date } = this.#addCommitObject(tree, message, parents[0]);
    return jsonResponse({ sha, committer: { date } }, 201);
  }

  #updateRef({ sha, force }: RefRequest): FakeResponse {
    const commit = this.#objects.commits.get(sha);
    if (!commit || force || ![commit.oid, commit.parent].includes(this.head.oid))
      return jsonResponse({ message: "Update is not a fast forward" }, 422);
    if (commit !== this.head) this.commits.push(commit);
    return jsonResponse({ ref: `refs/heads/${this.branch}` });
  }
}
