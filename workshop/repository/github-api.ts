import type { paths } from "@octokit/openapi-types";
import type { RepositoryLocation } from "../../model/repository/repository-location.ts";
import { fetchWithTimeout } from "../fetch-with-timeout.ts";
import { throwConnectionError, toRepositoryError } from "./github-errors.ts";
import { RepositoryError } from "./repository.ts";

/** Where the repository is, and the owner's token. */
export type GitHubOptions = Omit<Extract<RepositoryLocation, { home: "github" }>, "home"> & {
  token: string;
};

export type Json<Message> = Message extends { content: { "application/json": infer Body } }
  ? Body
  : never;
type Branch<Target> = { name: string; target: Target } | null;

/** Sends requests about one repository to GitHub. */
export function createGitHubApi(options: GitHubOptions) {
  const { token, api } = options;
  const quote = JSON.stringify;
  /** The current name and branch. Both may have changed on GitHub since the workshop was built. */
  let { repository: fullName, branch } = options;

  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetchWithTimeout(`${api}/${path}`, {
      ...init,
      cache: "no-store",
      // A redirected POST would become a GET.
      redirect: "manual",
      headers: { ...init.headers, Authorization: `Bearer ${token}` },
    }).catch(throwConnectionError);
    if (response.ok) return response;
    throw toRepositoryError(response.status, await response.text().catch(throwConnectionError));
  }

  async function requestJson<Data>(path: string, method = "GET", body?: object): Promise<Data> {
    const headers = { "Content-Type": "application/json" };
    const response = await request(path, {
      method,
      headers,
      body: body ? JSON.stringify(body) : null,
    });
    // The connection may drop while the body loads.
    const text = await response.text().catch(throwConnectionError);
    try {
      return JSON.parse(text);
    } catch {
      throw toRepositoryError(response.status, text);
    }
  }

  const post = <Resource extends "blobs" | "trees" | "commits">(
    resource: Resource,
    body: Json<paths[`/repos/{owner}/{repo}/git/${Resource}`]["post"]["requestBody"]>,
  ) =>
    requestJson<Json<paths[`/repos/{owner}/{repo}/git/${Resource}`]["post"]["responses"][201]>>(
      `repos/${fullName}/git/${resource}`,
      "POST",
      body as object,
    );

  async function query<Data>(fields: string): Promise<Data> {
    const [owner, name] = fullName.split("/");
    const text = `{ repository(owner: ${quote(owner)}, name: ${quote(name)}) { nameWithOwner ${fields} } }`;
    const { data, errors } = await requestJson<{
      data?: { repository?: (Data & { nameWithOwner: string }) | null };
      errors?: unknown;
    }>("graphql", "POST", { query: text });
    if (errors || !data?.repository) throw toRepositoryError(200, quote(errors ?? data ?? ""));
    fullName = data.repository.nameWithOwner;
    return data.repository;
  }

  /** Queries fields of the branch's latest commit. */
  async function queryBranch<Target>(fields: string): Promise<Target> {
    const ref = branch
      ? `ref(qualifiedName: ${quote(`refs/heads/${branch}`)})`
      : "defaultBranchRef";
    const data = await query<{ ref: Branch<Target> }>(`ref: ${ref} { name target { ${fields} } }`);
    if (!data.ref)
      throw new RepositoryError(
        `En el repositorio no hay ninguna rama «${branch ?? "main"}»: quien te ayuda la cambia con TALLER_RAMA.`,
      );
    branch = data.ref.name;
    return data.ref.target;
  }

  /** Queries many objects in one request; null for an object that does not exist. */
  async function queryObjects<Node>(oids: readonly string[], fields: string) {
    if (oids.length === 0) return [];
    const objects = oids.map((oid, i) => `o${i}: object(oid: ${quote(oid)}) { ${fields} }`);
    const data = await query<Record<string, Node | null>>(objects.join(" "));
    return oids.map((_, i) => data[`o${i}`]);
  }

  return {
    /** Requests a path below `repos/<owner>/<name>/git/`. */
    requestGit: (path: string, init?: RequestInit) =>
      request(`repos/${fullName}/git/${path}`, init),
    requestGitJson: <Data>(path: string, method?: string, body?: object) =>
      requestJson<Data>(`repos/${fullName}/git/${path}`, method, body),
    post,
    queryBranch,
    queryObjects,
    getBranch: () => branch,
  };
}
