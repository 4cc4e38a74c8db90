import { isObject, parseObject, stringOf } from "../../mail/json.ts";
import type { ContentFolder } from "./folder.ts";

/** Whoever changes a folder of this machine. */
const AUTHOR = { name: "La dueña", email: "", user: { id: 1, login: "taller" } };

type Question = { query: string; variables: object };
type Change = { path: string; contents?: string };
type Commit = {
  expectedHeadOid: string;
  fileChanges: { additions: Change[]; deletions: Change[] };
};

const isChange = (value: unknown): value is Change =>
  isObject<Change>(value) && typeof value.path === "string";

/** The files that a commit writes and removes, as far as it is one. */
function commitOf(variables: object | undefined): Commit | undefined {
  const { input } = (variables ?? {}) as { input?: unknown };
  if (!isObject<Commit>(input)) return undefined;
  const { additions = [], deletions = [] } = input.fileChanges ?? {};
  const known = [...additions, ...deletions].every(isChange);
  return known
    ? { expectedHeadOid: stringOf(input.expectedHeadOid), fileChanges: { additions, deletions } }
    : undefined;
}

const failed = (type: string, message: string) => ({ errors: [{ type, message }] });

/** Answers the few questions that the workshop asks in GraphQL: the last commit, texts, and a new commit. */
export function graphql(folder: ContentFolder, changed: () => void) {
  async function commit(variables: object | undefined): Promise<object> {
    const asked = commitOf(variables);
    if (!asked) return failed("BAD_REQUEST", "No es un cambio.");
    if (asked.expectedHeadOid !== (await folder.head()))
      return failed("STALE_DATA", "Los archivos han cambiado mientras tanto.");
    const { additions, deletions } = asked.fileChanges;
    await folder.change(
      additions.map(({ path, contents = "" }) => ({
        path,
        bytes: Buffer.from(contents, "base64"),
      })),
      deletions.map(({ path }) => path),
    );
    changed();
    const shas = new Map((await folder.list()).map(({ path, sha }) => [path, sha]));
    const written = additions.map(({ path }, i) => [`file_${i}`, { oid: shas.get(path) }]);
    return {
      data: {
        createCommitOnBranch: {
          commit: {
            oid: await folder.head(),
            committedDate: new Date().toISOString(),
            ...Object.fromEntries(written),
          },
        },
      },
    };
  }

  async function look(query: string): Promise<object> {
    const head = await folder.head();
    const node = {
      oid: head,
      message: "",
      author: AUTHOR,
      committedDate: new Date().toISOString(),
    };
    const target = { oid: head, history: { nodes: [node] } };
    const repository: Record<string, unknown> = {
      defaultBranchRef: { name: "main" },
      ref: { target },
    };
    for (const [, alias = ""] of query.matchAll(/(\w+_\d+):\s*ref\(/g))
      repository[alias] = { target };
    for (const [, alias = "", sha = ""] of query.matchAll(/(\w+_\d+):\s*object\(oid: "(\w+)"\)/g))
      repository[alias] = { text: String((await folder.read(sha)) ?? ""), isTruncated: false };
    return { data: { repository } };
  }

  return async (body: string): Promise<object> => {
    const { query = "", variables } = parseObject<Question>(body) ?? {};
    return query.includes("createCommitOnBranch") ? commit(variables) : look(query);
  };
}
