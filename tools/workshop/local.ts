import type { IncomingMessage } from "node:http";
import type { Connect } from "vite";
import { mediaType, methodRefused, type Reply, readBody, sendReply } from "../mail/http.ts";
import type { ContentFolder } from "./content-folder.ts";

/** A dozen photographs of a phone, as the workshop sends them. */
const BODY_LIMIT = 64_000_000;
const ROOT = "content/";

/** What the workshop publishes: file contents are in base64, paths seen from `content/`. */
type Publication = {
  head: string;
  written: { path: string; bytes: string }[];
  removed: string[];
};

const json = (value: unknown, status = 200): Reply => ({
  status,
  body: JSON.stringify(value),
  headers: { "Content-Type": "application/json", "X-Content-Type-Options": "nosniff" },
});
const reply = (status: number, body: string): Reply => ({ status, body });

/** Another site that has itself resolved to this machine, or that writes from its own page, is not heard. */
function isForeign({ headers: { host = "", origin }, method }: IncomingMessage): boolean {
  if (!/^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host)) return true;
  return origin === undefined ? method === "POST" : origin !== `http://${host}`;
}

function publicationOf(body: string | undefined): Publication | undefined {
  try {
    const { head, written, removed } = JSON.parse(body ?? "");
    const isText = (value: unknown) => typeof value === "string";
    const isFile = (file: { path?: unknown; bytes?: unknown } | null) =>
      isText(file?.path) && isText(file?.bytes);
    return isText(head) && written.every(isFile) && removed.every(isText)
      ? { head, written, removed }
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What the workshop asks of the folder of this computer: all that is in it, a file's bytes, and to write one
 * publication; and the shop's `version.json`, which says also why a change cannot be seen.
 *
 * @param at the workshop's path, with a slash at both ends
 * @param build builds the shop anew from the folder; what it throws is told to the owner
 */
export async function folderApi(
  folder: ContentFolder,
  at: string,
  build: () => Promise<void>,
): Promise<Connect.NextHandleFunction> {
  const api = `${at}api/`;
  let version: object = { commit: await folder.head(), date: new Date().toISOString() };
  let building = Promise.resolve();

  async function rebuild(): Promise<void> {
    const [commit, date] = [await folder.head(), new Date().toISOString()];
    version = await build().then(
      () => ({ commit, date }),
      (error: unknown) => ({ ...version, failed: { commit, report: wordsOf(error) } }),
    );
  }

  async function read(): Promise<Reply> {
    const files = (await folder.list()).map((file) => ({
      ...file,
      path: file.path.slice(ROOT.length),
    }));
    const texts = files.filter(({ path }) => /\.ya?ml$/.test(path));
    return json({
      head: await folder.head(),
      oids: Object.fromEntries(files.map(({ path, sha }) => [path, sha])),
      texts: Object.fromEntries(
        await Promise.all(
          texts.map(async ({ path, sha }) => [path, String((await folder.read(sha)) ?? "")]),
        ),
      ),
    });
  }

  async function publish(req: IncomingMessage): Promise<Reply> {
    if (req.method !== "POST") return methodRefused("POST");
    if (mediaType(req) !== "application/json") return reply(415, "Solo JSON.");
    const asked = publicationOf(await readBody(req, BODY_LIMIT));
    if (!asked) return reply(400, "No es un cambio.");
    if (asked.head !== (await folder.head())) return reply(409, "");
    await folder.change(
      asked.written.map(({ path, bytes }) => ({
        path: ROOT + path,
        bytes: Buffer.from(bytes, "base64"),
      })),
      asked.removed.map((path) => ROOT + path),
    );
    // One after the other: they build into one folder.
    building = building.then(rebuild);
    return json({ head: await folder.head(), date: new Date().toISOString() });
  }

  async function answer(req: IncomingMessage, asked: string): Promise<Reply> {
    if (asked === "publication") return publish(req);
    if (req.method !== "GET") return methodRefused("GET");
    return asked === "content" ? read() : reply(404, "");
  }

  return (req, res, next) => {
    const [path = ""] = (req.url ?? "").split("?");
    if (path === `${at}version.json`) return sendReply(res, json(version));
    if (!path.startsWith(api)) return next();
    if (isForeign(req))
      return sendReply(res, reply(403, "Esta dirección es solo para este ordenador."));
    const asked = path.slice(api.length);
    const failed = (error: unknown) => sendReply(res, reply(500, wordsOf(error)));
    const [, oid] = /^blob\/(\w+)$/.exec(asked) ?? [];
    if (!oid) return void answer(req, asked).then((reply) => sendReply(res, reply), failed);
    folder.read(oid).then((bytes) => {
      res.writeHead(bytes ? 200 : 404, {
        "Content-Type": "application/octet-stream",
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "no-store",
      });
      res.end(bytes);
    }, failed);
  };
}

const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
