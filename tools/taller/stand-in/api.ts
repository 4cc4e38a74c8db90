import type { IncomingMessage, ServerResponse } from "node:http";
import type { Middleware } from "../../machine/middleware.ts";
import { mediaType, methodRefused, type Reply, readBody, sendReply } from "../../mail/http.ts";
import { ISSUE_TITLE } from "../issue-title.ts";
import type { ContentFolder } from "./folder.ts";
import { graphql } from "./graphql.ts";
import type { Publication } from "./publication.ts";

const API = "/taller/api/";
/** A dozen photographs of a phone, as the client sends them. */
const BODY_LIMIT = 64_000_000;

const json = (value: unknown, status = 200): Reply => ({
  status,
  body: JSON.stringify(value),
  headers: { "Content-Type": "application/json" },
});
const refused = (body: string): Reply => ({ status: 403, body });

/** Another site that has itself resolved to this machine, or that writes from its own page, is not heard. */
function isForeign({ headers: { host = "", origin }, method }: IncomingMessage): boolean {
  if (!/^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host)) return true;
  return origin === undefined ? method === "POST" : origin !== `http://${host}`;
}

/** A stand-in for as much of the repository's API as the workshop asks: the repository is a folder. */
export function repositoryApi(folder: ContentFolder, publication: Publication): Middleware {
  const ask = graphql(folder, publication.request);

  async function answer(req: IncomingMessage, path: string): Promise<Reply> {
    if (isForeign(req)) return refused("Esta dirección es solo para este ordenador.");
    if (path === "graphql") {
      if (req.method !== "POST") return methodRefused("POST");
      if (mediaType(req) !== "application/json") return refused("Solo JSON.");
      return json(await ask((await readBody(req, BODY_LIMIT)) ?? ""));
    }
    if (req.method !== "GET") return methodRefused("GET");
    if (path === "v3/user") return json({ id: 1, login: "taller", name: "La dueña", email: "" });
    if (path === "v3/meta") return json({});
    const [, asked = ""] = /^v3\/repos\/[^/]+\/[^/]+\/(.*)$/.exec(path) ?? [];
    if (asked.startsWith("collaborators/")) return { status: 204, body: "" };
    if (asked.startsWith("git/trees/"))
      return json({ tree: (await folder.list()).map((blob) => ({ type: "blob", ...blob })) });
    if (asked.startsWith("actions/runs")) return json({ workflow_runs: publication.runs() });
    if (asked.startsWith("issues"))
      return json(
        publication.report()
          ? [
              {
                title: ISSUE_TITLE,
                body: publication.report(),
                html_url: "",
              },
            ]
          : [],
      );
    return json({ message: "Not Found" }, 404);
  }

  async function sendBlob(req: IncomingMessage, res: ServerResponse, sha: string): Promise<void> {
    const bytes = isForeign(req) ? undefined : await folder.read(sha);
    res.writeHead(bytes ? 200 : 404, {
      "Content-Type": "application/octet-stream",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "no-store",
    });
    res.end(bytes);
  }

  return (req, res, next) => {
    const [path = ""] = (req.url ?? "").split("?");
    if (!path.startsWith(API)) return next();
    const asked = path.slice(API.length);
    const [, sha] = /\/git\/blobs\/(\w+)$/.exec(asked) ?? [];
    const done = sha
      ? sendBlob(req, res, sha)
      : answer(req, asked).then((reply) => sendReply(res, reply));
    done.catch((error: unknown) => sendReply(res, refused(String(error))));
  };
}
