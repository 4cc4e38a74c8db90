import { createHash } from "node:crypto";
import {
  access,
  constants,
  lstat,
  mkdir,
  readFile,
  rename,
  rm,
  rmdir,
  writeFile,
} from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import path from "node:path";
import type { Connect } from "vite";
import { gitBlobId, listFiles } from "../content/content-dir.ts";
import { diskErrorMessage } from "../content/disk-error.ts";
import { FOREIGN_REPLY, isForeignRequest, type Reply, readBody, sendReply } from "../mail/http.ts";

/** The workshop may write documents, photos, drawings and films, but no code. */
const WRITABLE = /\.(ya?ml|jpe?g|png|webp|avif|gif|heic|svg|mp4|webm)$/i;

const isDocument = (file: string): boolean => /\.ya?ml$/.test(file);

/** Below the content folder, so that a rename is atomic; hidden, so that it is no content. */
const STAGING_DIR = ".guardando";

/** Opens the content folder as a repository; paths are relative to it. */
function openContentFolder(content: string) {
  /** @throws if the file is outside the folder, behind a symbolic link, or not writable */
  async function resolveFile(file: string): Promise<string> {
    const parts = file.split("/");
    let isAllowed = WRITABLE.test(file) && parts.every((part) => /^[^.\\\0:][^\\\0:]*$/.test(part));
    for (let i = 1; isAllowed && i <= parts.length; i += 1) {
      const entry = await lstat(path.join(content, ...parts.slice(0, i))).catch(() => undefined);
      isAllowed = !entry || (i < parts.length ? entry.isDirectory() : entry.isFile());
    }
    if (!isAllowed) throw new Error(`No es un archivo del contenido: ${file}`);
    return path.join(content, file);
  }

  return {
    /** Reads all documents, the blob ids of all files, and a hash of them as the head (workshop/draft/draft.ts). */
    async read() {
      const texts: Record<string, string> = {};
      const oids: Record<string, string> = {};
      for (const file of await listFiles(content)) {
        if (!WRITABLE.test(file)) continue;
        const bytes = await readFile(path.join(content, file));
        oids[file] = gitBlobId(bytes);
        if (isDocument(file)) texts[file] = bytes.toString();
      }
      return { head: createHash("sha1").update(JSON.stringify(oids)).digest("hex"), texts, oids };
    },
    async blob(oid: string): Promise<Buffer | undefined> {
      const { oids } = await this.read();
      const file = Object.keys(oids).find((name) => oids[name] === oid);
      return file === undefined ? undefined : readFile(path.join(content, file));
    },
    /**
     * Writes all new files beside the content before it renames the first one. If the process is killed between two
     * renames, every file is whole, and every document finds its photos.
     *
     * @throws a message in Spanish if a path is refused, the disk full or a folder read-only; then nothing has changed
     */
    async change({ additions, deletions }: PublishRequest): Promise<void> {
      const staging = path.join(content, STAGING_DIR);
      const documentsLast = additions.toSorted(
        (a, b) => Number(isDocument(a.path)) - Number(isDocument(b.path)),
      );
      try {
        const oldFiles = await Promise.all(deletions.map(resolveFile));
        await rm(staging, { recursive: true, force: true });
        await mkdir(staging);
        const newFiles: [from: string, to: string][] = [];
        for (const { path: file, bytes } of documentsLast) {
          const [from, to] = [path.join(staging, String(newFiles.length)), await resolveFile(file)];
          await writeFile(from, bytes, { encoding: "base64", flush: true });
          newFiles.push([from, to]);
        }
        const targets = newFiles.map(([, to]) => to);
        for (const file of targets) await mkdir(path.dirname(file), { recursive: true });
        for (const file of [...targets, ...oldFiles])
          await access(path.dirname(file), constants.W_OK);
        // Some file systems ignore case: there a file that changes only its case is one file.
        const isReplaced = (file: string) =>
          targets.some((target) => target.toLowerCase() === file.toLowerCase());
        for (const file of oldFiles.filter(isReplaced)) await rm(file, { force: true });
        for (const [from, to] of newFiles) await rename(from, to);
        for (const file of oldFiles.filter((oldFile) => !isReplaced(oldFile))) {
          await rm(file, { force: true });
          // Git has no empty folders: remove a folder with its last file.
          await rmdir(path.dirname(file)).catch(() => undefined);
        }
      } catch (error) {
        const message = diskErrorMessage(error);
        throw message ? new Error(`${message} Tus cambios siguen en el taller.`) : error;
      } finally {
        await rm(staging, { recursive: true, force: true });
      }
    },
  };
}

/** Room for a dozen photos, as the workshop sends them. */
const BODY_LIMIT = 64_000_000;
const TOO_MANY_PHOTOS_MESSAGE = "Son demasiadas fotos para una sola vez: guarda primero una parte.";

/** `bytes` are base64; `head` is the state that the changes are based on. */
type PublishRequest = {
  head: string;
  additions: { path: string; bytes: string }[];
  deletions: string[];
};

const NOSNIFF_HEADERS = { "X-Content-Type-Options": "nosniff" };
const jsonReply = (value: unknown): Reply => ({
  status: 200,
  body: JSON.stringify(value),
  headers: { "Content-Type": "application/json", ...NOSNIFF_HEADERS },
});
const textReply = (status: number, body = ""): Reply => ({ status, body });

/**
 * Creates the workshop's API to the local content folder: it reads the content and its blobs, and publishes changes. It
 * also serves `version.json`, which reports a failed build.
 *
 * @param content the content folder
 * @param workshopPath the workshop's URL path, with a slash at both ends
 * @param build rebuilds the shop; the owner reads the message of what it throws
 */
export async function createLocalFolderApi(
  content: string,
  workshopPath: string,
  build: () => Promise<void>,
): Promise<Connect.NextHandleFunction> {
  const folder = openContentFolder(content);
  const readHead = async () => (await folder.read()).head;
  let version: object = { commit: await readHead(), date: new Date().toISOString() };
  let building = Promise.resolve();
  let lastChange: Promise<unknown> = Promise.resolve();

  async function rebuild(): Promise<void> {
    const [commit, date] = [await readHead(), new Date().toISOString()];
    version = await build().then(
      () => ({ commit, date }),
      (error: unknown) => ({ ...version, failed: { commit, report: errorMessage(error) } }),
    );
  }

  async function publish(req: IncomingMessage): Promise<Reply> {
    const body = await readBody(req, BODY_LIMIT);
    if (body === undefined) return textReply(413, TOO_MANY_PHOTOS_MESSAGE);
    const publication: PublishRequest = JSON.parse(body);
    // One at a time: the second of two publications on the same head is stale.
    const change = lastChange.then(async () => {
      if (publication.head !== (await readHead())) return false;
      await folder.change(publication);
      return true;
    });
    lastChange = change.catch(() => {});
    if (!(await change)) return textReply(409);
    // Builds run one at a time, because they share the output folder.
    building = building.then(rebuild);
    return jsonReply({ head: await readHead(), date: new Date().toISOString() });
  }

  async function respond(req: IncomingMessage, endpoint: string): Promise<Reply> {
    if (endpoint === "GET content") return jsonReply(await folder.read());
    if (endpoint === "POST publication") return publish(req);
    const [, oid = ""] = /^GET blob\/(\w+)$/.exec(endpoint) ?? [];
    const bytes = oid && (await folder.blob(oid));
    if (!bytes) return textReply(404);
    const headers = { "Content-Type": "application/octet-stream", ...NOSNIFF_HEADERS };
    return { status: 200, body: bytes, headers };
  }

  return (req, res, next) => {
    const [requestPath = ""] = (req.url ?? "").split("?");
    const apiPath = `${workshopPath}api/`;
    const isVersion = requestPath === `${workshopPath}version.json`;
    if (!isVersion && !requestPath.startsWith(apiPath)) return next();
    if (isForeignRequest(req)) return sendReply(res, FOREIGN_REPLY);
    if (isVersion) return sendReply(res, jsonReply(version));
    respond(req, `${req.method} ${requestPath.slice(apiPath.length)}`)
      .catch((error: unknown) => textReply(500, errorMessage(error)))
      .then((reply) => sendReply(res, reply));
  };
}

const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
