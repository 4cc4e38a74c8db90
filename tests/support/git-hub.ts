import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";

// As much of GitHub as the workshop asks, in the shapes that its documents give: one repository, in memory.

const sha1 = (...parts: (string | Buffer)[]): string => {
  const hash = createHash("sha1");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
};
export const gitName = (bytes: Buffer): string => sha1(`blob ${bytes.length}\0`, bytes);

export type Files = Readonly<Record<string, Buffer>>;
type Commit = { oid: string; date: string; headline: string; body: string; files: Files };

/** A folder's files, as the content of a repository. */
export const filesIn = (folder: string): Files =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [
        `content/${path.relative(folder, file).split(path.sep).join("/")}`,
        readFileSync(file),
      ]),
  );

/** What a request of the workshop is answered with; `cut` breaks the connection before, `lost` after it is done. */
export type Fault = "cut" | "lost" | "expired" | "right" | "rate" | "broken";

type Entry = { name: string; type: string; oid: string; object: object };
type Variables = {
  owner?: string;
  name?: string;
  branch?: string;
  tree?: string;
  input?: {
    branch: { repositoryNameWithOwner: string; branchName: string };
    expectedHeadOid: string;
    message: { headline: string; body?: string };
    fileChanges: {
      additions?: { path: string; contents: string }[];
      deletions?: { path: string }[];
    };
  };
};
type Answer = { status: number; body: string | Buffer; headers?: Record<string, string> };

const REPOSITORY = "ana/tienda";
const BRANCH = "main";

export class GitHubStandIn {
  readonly key = "github_pat_buena";
  readonly repository = REPOSITORY;
  readonly branch = BRANCH;
  /** The newest last. */
  readonly commits: Commit[] = [];
  /** What becomes of the next requests, the first first. */
  readonly faults: (Fault | undefined)[] = [];
  /** What happens before a publication is answered. */
  meanwhile: (() => Promise<void>) | undefined;
  /** What has been asked, a line each. */
  readonly asked: string[] = [];
  #now = Date.UTC(2026, 7, 1, 9);

  constructor(files: Files) {
    this.commit(files, "Primera versión");
  }

  get head(): Commit {
    return this.commits.at(-1) as Commit;
  }
  /** A file of the last commit, below `content/`. */
  text(file: string): string | undefined {
    return this.head.files[`content/${file}`]?.toString();
  }

  /** What somebody else commits. */
  write(
    changes: Readonly<Record<string, string | Buffer | undefined>>,
    headline = "Otro cambio",
  ): void {
    const files = { ...this.head.files };
    for (const [file, content] of Object.entries(changes))
      if (content === undefined) delete files[`content/${file}`];
      else files[`content/${file}`] = Buffer.from(content);
    this.commit(files, headline);
  }

  commit(files: Files, headline: string, body = ""): Commit {
    this.#now += 60_000;
    const date = new Date(this.#now).toISOString().replace(".000", "");
    const oid = sha1(date, headline, body, ...Object.entries(files).flat());
    const made = { oid, date, headline, body, files };
    this.commits.push(made);
    return made;
  }

  answer(method: string, url: string, authorization: string, body: string): Answer | "cut" {
    const fault = this.faults.shift();
    this.asked.push(`${method} ${url}`);
    if (fault === "cut") return "cut";
    if (fault === "expired" || authorization !== `Bearer ${this.key}`)
      return json(
        {
          message: "Bad credentials",
          documentation_url: "https://docs.github.com/graphql",
          status: "401",
        },
        401,
      );
    if (fault === "rate") return json({ message: "API rate limit exceeded for user ID 1." }, 403);
    if (fault === "broken")
      return {
        status: 502,
        body: "<html>Bad Gateway</html>",
        headers: { "Content-Type": "text/html" },
      };
    const blob = /^\/repos\/([^/]+\/[^/]+)\/git\/blobs\/(\w+)$/.exec(url);
    if (blob) return this.#blob(blob[1] ?? "", blob[2] ?? "");
    if (method !== "POST" || url !== "/graphql") return json({ message: "Not Found" }, 404);
    const { query, variables } = JSON.parse(body) as { query: string; variables: Variables };
    this.asked[this.asked.length - 1] += ` ${/(\w+)\(input|history|object/.exec(query)?.[0]}`;
    const answer = variables.input
      ? this.#publish(variables.input, fault)
      : this.#look(query, variables);
    return fault === "lost" ? "cut" : json(answer);
  }

  #blob(repository: string, oid: string): Answer {
    const found = this.commits
      .flatMap(({ files }) => Object.values(files))
      .find((bytes) => gitName(bytes) === oid);
    return repository === REPOSITORY && found
      ? { status: 200, body: found, headers: { "Content-Type": "application/vnd.github.raw+json" } }
      : json({ message: "Not Found", status: "404" }, 404);
  }

  #look(query: string, { owner, name, branch, tree = "" }: Variables): object {
    if (`${owner}/${name}` !== REPOSITORY)
      return {
        data: { repository: null },
        errors: [
          {
            type: "NOT_FOUND",
            path: ["repository"],
            message: `Could not resolve to a Repository with the name '${owner}/${name}'.`,
          },
        ],
      };
    const nodes = this.commits.toReversed().map(({ oid, date, headline, body }) => ({
      oid,
      committedDate: date,
      message: body ? `${headline}\n\n${body}` : headline,
    }));
    const target = {
      oid: this.head.oid,
      ...(query.includes("history(") && { history: { nodes } }),
    };
    const [at, folder = ""] = tree.split(":");
    const commit = at === BRANCH ? this.head : this.commits.find(({ oid }) => oid === at);
    const depth = query.split("... on Tree").length - 1;
    return {
      data: {
        repository: {
          ref: branch === BRANCH ? { target } : null,
          ...(depth > 0 && {
            object: commit ? { entries: entriesOf(commit.files, `${folder}/`, depth) } : null,
          }),
        },
      },
    };
  }

  #publish(input: NonNullable<Variables["input"]>, fault: Fault | undefined): object {
    const refused = (type: string, message: string) => ({
      data: { createCommitOnBranch: null },
      errors: [
        { type, path: ["createCommitOnBranch"], locations: [{ line: 1, column: 48 }], message },
      ],
    });
    if (fault === "right")
      return refused("FORBIDDEN", "Resource not accessible by personal access token");
    if (input.expectedHeadOid !== this.head.oid)
      return refused(
        "STALE_DATA",
        `Expected branch to point to "${input.expectedHeadOid}" but it did not. Pull and try again.`,
      );
    const files: Record<string, Buffer> = { ...this.head.files };
    for (const { path: file } of input.fileChanges.deletions ?? []) {
      if (!files[file])
        return refused(
          "UNPROCESSABLE",
          `A path was requested for deletion which does not exist: ${file}`,
        );
      delete files[file];
    }
    for (const { path: file, contents } of input.fileChanges.additions ?? [])
      files[file] = Buffer.from(contents, "base64");
    const { oid, date } = this.commit(files, input.message.headline, input.message.body);
    return { data: { createCommitOnBranch: { commit: { oid, committedDate: date } } } };
  }

  /** Answers on a port of this machine until it is closed. */
  async listen(): Promise<{ url: string; close(): Promise<void> }> {
    const server = createServer(async (req, res) => {
      const cors = {
        "Access-Control-Allow-Origin": "*",
        "Access-Control-Allow-Headers": "Authorization, Content-Type, Accept",
      };
      if (req.method === "OPTIONS") return res.writeHead(204, cors).end();
      let body = "";
      for await (const chunk of req) body += chunk;
      const answer = this.answer(
        req.method ?? "",
        req.url ?? "",
        req.headers.authorization ?? "",
        body,
      );
      if (body.includes("createCommitOnBranch")) await this.meanwhile?.();
      if (answer === "cut") return res.destroy();
      return res.writeHead(answer.status, { ...cors, ...answer.headers }).end(answer.body);
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    return {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      close: () =>
        new Promise((done) => {
          server.close(() => done());
          server.closeAllConnections();
        }),
    };
  }
}

const json = (value: object, status = 200): Answer => ({
  status,
  body: JSON.stringify(value),
  headers: { "Content-Type": "application/json; charset=utf-8" },
});

function entriesOf(files: Files, at: string, depth: number): Entry[] {
  const names = new Set(
    Object.keys(files).flatMap((file) =>
      file.startsWith(at) ? (file.slice(at.length).split("/")[0] ?? []) : [],
    ),
  );
  return [...names].sort().map((name) => {
    const bytes = files[at + name];
    if (!bytes)
      return {
        name,
        type: "tree",
        oid: sha1(at, name),
        object: depth > 1 ? { entries: entriesOf(files, `${at}${name}/`, depth - 1) } : {},
      };
    const isBinary = bytes.includes(0);
    return {
      name,
      type: "blob",
      oid: gitName(bytes),
      object: { text: isBinary ? null : bytes.toString(), isTruncated: bytes.length > 512_000 },
    };
  });
}
