import { createHash } from "node:crypto";
import { mkdir, readFile, realpath, rm, rmdir, writeFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import path from "node:path";
import type { Connect } from "vite";
import { gitBlobId, listFiles } from "../content/content-dir.ts";
import { type Reply, readBody, sendReply } from "../mail/http.ts";

/** What the workshop may write: content, photographs, drawings and films, and no program. */
const WRITABLE = /\.(ya?ml|jpe?g|png|webp|avif|gif|heic|svg|mp4|webm)$/i;

/** A folder of content, seen as a repository's; paths are seen from it. */
function openContentFolder(content: string) {
  /** Where a file stands on the disk: within the content, also behind links. */
  async function placeOf(file: string): Promise<string> {
    const place = path.join(content, file);
    let there = path.dirname(place);
    while (!(await realpath(there).catch(() => undefined))) there = path.dirname(there);
    const isBelow = !path.relative(await realpath(content), await realpath(there)).startsWith("..");
    const isPlain = file.split("/").every((part) => /^[^.\\\0:][^\\\0:]*$/.test(part));
    if (!isBelow || !isPlain || !WRITABLE.test(file))
      throw new Error(`No es un archivo del contenido: ${file}`);
    return place;
  }

  return {
    /** All texts, Git's name for every file, and a name for the state of all of them (workshop/draft/draft.ts). */
    async read() {
      const texts: Record<string, string> = {};
      const oids: Record<string, string> = {};
      for (const file of await listFiles(content)) {
        if (!WRITABLE.test(file)) continue;
        const bytes = await readFile(path.join(content, file));
        oids[file] = gitBlobId(bytes);
        if (/\.ya?ml$/.test(file)) texts[file] = bytes.toString();
      }
      return { head: createHash("sha1").update(JSON.stringify(oids)).digest("hex"), texts, oids };
    },
    /** A file's bytes by their name in Git. */
    async blob(oid: string): Promise<Buffer | undefined> {
      const { oids } = await this.read();
      const file = Object.keys(oids).find((one) => oids[one] === oid);
      return file === undefined ? undefined : readFile(path.join(content, file));
    },
    /** Writes and removes: all of it, or nothing where one path is not the content's. */
    async change({ written, removed }: PublishRequest): Promise<void> {
      const additions = await Promise.all(
        written.map(async ({ path: file, bytes }) => [await placeOf(file), bytes] as const),
      );
      for (const place of await Promise.all(removed.map(placeOf))) {
        await rm(place, { force: true });
        // A bag's folder goes with its last file, as in Git.
        await rmdir(path.dirname(place)).catch(() => undefined);
      }
      for (const [place, bytes] of additions) {
        await mkdir(path.dirname(place), { recursive: true });
        await writeFile(place, bytes, "base64");
      }
    },
  };
}

/** A dozen photographs of a phone, as the workshop sends them. */
const BODY_LIMIT = 64_000_000;
const TOO_MANY_PHOTOS_MESSAGE = "Son demasiadas fotos para una sola vez: guarda primero una parte.";

/** What the workshop publishes, with the bytes in base64. */
type PublishRequest = {
  head: string;
  written: { path: string; bytes: string }[];
  removed: string[];
};

const NOSNIFF_HEADERS = { "X-Content-Type-Options": "nosniff" };
const jsonReply = (value: unknown): Reply => ({
  status: 200,
  body: JSON.stringify(value),
  headers: { "Content-Type": "application/json", ...NOSNIFF_HEADERS },
});
const textReply = (status: number, body = ""): Reply => ({ status, body });

/** Another site that has itself resolved to this machine, or that writes from its own page, is not heard. */
function isForeignRequest({ headers: { host = "", origin }, method }: IncomingMessage): boolean {
  if (!/^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host)) return true;
  return origin === undefined ? method === "POST" : origin !== `http://${host}`;
}

/**
 * What the workshop asks of the folder of this computer: all that is in it, a file's bytes, and to write one
 * publication; and the shop's `version.json`, which says also why a change cannot be seen.
 *
 * @param content the folder of all that the owner may change
 * @param at the workshop's path, with a slash at both ends
 * @param build builds the shop anew from the folder; what it throws is told to the owner
 */
export async function createLocalFolderApi(
  content: string,
  at: string,
  build: () => Promise<void>,
): Promise<Connect.NextHandleFunction> {
  const folder = openContentFolder(content);
  const headNow = async () => (await folder.read()).head;
  let version: object = { commit: await headNow(), date: new Date().toISOString() };
  let building = Promise.resolve();

  async function rebuild(): Promise<void> {
    const [commit, date] = [await headNow(), new Date().toISOString()];
    version = await build().then(
      () => ({ commit, date }),
      (error: unknown) => ({ ...version, failed: { commit, report: errorMessage(error) } }),
    );
  }

  async function publish(req: IncomingMessage): Promise<Reply> {
    const body = await readBody(req, BODY_LIMIT);
    if (body === undefined) return textReply(413, TOO_MANY_PHOTOS_MESSAGE);
    const publication: PublishRequest = JSON.parse(body);
    if (publication.head !== (await headNow())) return textReply(409);
    await folder.change(publication);
    // One after the other: they build into one folder.
    building = building.then(rebuild);
    return jsonReply({ head: await headNow(), date: new Date().toISOString() });
  }

  async function answer(req: IncomingMessage, asked: string): Promise<Reply> {
    if (isForeignRequest(req)) return textReply(403, "Esta dirección es solo para este ordenador.");
    if (asked === "GET content") return jsonReply(await folder.read());
    if (asked === "POST publication") return publish(req);
    const [, oid = ""] = /^GET blob\/(\w+)$/.exec(asked) ?? [];
    const bytes = oid && (await folder.blob(oid));
    if (!bytes) return textReply(404);
    const headers = { "Content-Type": "application/octet-stream", ...NOSNIFF_HEADERS };
    return { status: 200, body: bytes, headers };
  }

  return (req, res, next) => {
    const [place = ""] = (req.url ?? "").split("?");
    if (place === `${at}version.json`) return sendReply(res, jsonReply(version));
    if (!place.startsWith(`${at}api/`)) return next();
    answer(req, `${req.method} ${place.slice(`${at}api/`.length)}`)
      .catch((error: unknown) => textReply(500, errorMessage(error)))
      .then((reply) => sendReply(res, reply));
  };
}

const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
