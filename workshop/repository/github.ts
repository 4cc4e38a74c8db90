import type { paths } from "@octokit/openapi-types";
import { isYaml } from "../../model/content/content-files.ts";
import { createGitHubApi, type GitHubOptions, type Json } from "./github-api.ts";
import { throwConnectionError, UNEXPECTED_MESSAGE } from "./github-errors.ts";
import { type PublishOptions, type Repository, RepositoryError } from "./repository.ts";

const CONTENT_FOLDER = "content";

type Tree = Json<paths["/repos/{owner}/{repo}/git/trees/{tree_sha}"]["get"]["responses"][200]>;
type RefUpdate = Json<paths["/repos/{owner}/{repo}/git/refs/{ref}"]["patch"]["requestBody"]>;

const COMMIT_FIELDS = `... on Commit { oid committedDate tree { oid } file(path: "${CONTENT_FOLDER}") { oid } }`;
const HISTORY_FIELDS = `... on Commit {
  history(first: 50, path: "${CONTENT_FOLDER}") { nodes { oid date: committedDate message } }
}`;

type CommitNode = {
  oid: string;
  committedDate: string;
  tree: { oid: string };
  file: { oid: string } | null;
};
type HistoryNode = { oid: string; date: string; message: string };

const MAX_UPLOADS_AT_ONCE = 3;

async function encodeBase64(blob: Blob): Promise<string> {
  // Arguments of one call are limited, so convert in chunks.
  const CHUNK_SIZE = 0x8000;
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let binary = "";
  for (let start = 0; start < bytes.length; start += CHUNK_SIZE)
    binary += String.fromCharCode(...bytes.subarray(start, start + CHUNK_SIZE));
  return btoa(binary);
}

/** Stores the content in a GitHub repository. */
export function createGitHubRepository(options: GitHubOptions): Repository {
  const { requestGit, requestGitJson, post, queryBranch, queryObjects, getBranch } =
    createGitHubApi(options);
  /** The root tree of each commit that has been read or created. */
  const rootTrees = new Map<string, string>();

  /** Sends the blobs that the repository does not have, some at a time. */
  async function uploadBlobs(oids: readonly string[], { readBlob, onUpload }: PublishOptions) {
    const existing = await queryObjects(oids, "oid");
    const missing = oids.filter((_, i) => !existing[i]);
    for (let start = 0; start < missing.length; start += MAX_UPLOADS_AT_ONCE) {
      const batch = missing.slice(start, start + MAX_UPLOADS_AT_ONCE).map(async (oid, i) => {
        onUpload(start + i + 1, missing.length);
        const content = await encodeBase64(await readBlob(oid));
        await post("blobs", { content, encoding: "base64" });
      });
      // After an error, let the blobs under way arrive.
      await Promise.allSettled(batch);
      await Promise.all(batch);
    }
  }

  return {
    async readSnapshot(known, version) {
      const commit = version
        ? (await queryObjects<CommitNode>([version], COMMIT_FIELDS))[0]
        : await queryBranch<CommitNode>(COMMIT_FIELDS);
      if (!commit) throw new RepositoryError(UNEXPECTED_MESSAGE);
      rootTrees.set(commit.oid, commit.tree.oid);
      if (commit.oid === known?.head) return known;
      if (!commit.file) throw new RepositoryError("En el repositorio falta la carpeta content.");
      const { tree } = await requestGitJson<Tree>(`trees/${commit.file.oid}?recursive=1`);
      const files = tree.filter(({ type }) => type === "blob");
      const documents = files.filter(({ path }) => isYaml(path));
      const knownTexts = Object.entries(known?.texts ?? {});
      /** The texts of YAML files by blob id. */
      const texts = new Map(knownTexts.map(([file, text]) => [known?.oids[file], text]));
      const unread = [...new Set(documents.map(({ sha }) => sha))].filter((oid) => !texts.has(oid));
      const blobs = await queryObjects<{ text: string | null }>(unread, "... on Blob { text }");
      // A binary file has no text.
      for (const [i, oid] of unread.entries()) texts.set(oid, blobs[i]?.text ?? "");
      return {
        head: commit.oid,
        date: commit.committedDate,
        texts: Object.fromEntries(documents.map(({ path, sha }) => [path, texts.get(sha) ?? ""])),
        oids: Object.fromEntries(files.map(({ path, sha }) => [path, sha])),
      };
    },

    async readBlob(oid) {
      const headers = { Accept: "application/vnd.github.raw+json" };
      const response = await requestGit(`blobs/${oid}`, { headers });
      return response.blob().catch(throwConnectionError);
    },

    async publish({ parent, messageLines, changes }, options) {
      const baseTree = rootTrees.get(parent);
      // Without a base tree, the commit would delete all other files.
      if (!baseTree) throw new RepositoryError(UNEXPECTED_MESSAGE);
      const oids = changes.flatMap((change) => ("oid" in change && change.oid) || []);
      await uploadBlobs([...new Set(oids)], options);
      const { sha: tree } = await post("trees", {
        base_tree: baseTree,
        tree: changes.map(({ path, ...file }) => ({
          path: `${CONTENT_FOLDER}/${path}`,
          mode: "100644" as const,
          type: "blob" as const,
          ...("text" in file ? { content: file.text } : { sha: file.oid }),
        })),
      });
      const [headline = "Cambios en la tienda", ...body] = messageLines;
      const message = [headline, ...(body.length > 0 ? ["", ...body] : [])].join("\n");
      const commit = await post("commits", { message, tree, parents: [parent] });
      rootTrees.set(commit.sha, tree);
      await options.onCreated(commit.sha);
      const ref = `heads/${getBranch()}`.split("/").map(encodeURIComponent).join("/");
      const update: RefUpdate = { sha: commit.sha, force: false };
      await requestGitJson(`refs/${ref}`, "PATCH", update);
      return { head: commit.sha, date: commit.committer.date };
    },

    async listVersions() {
      const { history } = await queryBranch<{ history: { nodes: HistoryNode[] } }>(HISTORY_FIELDS);
      return history.nodes.map(({ message, ...version }) => ({
        ...version,
        messageLines: message.split("\n").filter((line) => line.trim()),
      }));
    },
  };
}
