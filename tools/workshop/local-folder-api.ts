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
import path from "node:path";
import { buffer } from "node:stream/consumers";
import type { Connect } from "vite";
import { gitBlobId, listFiles } from "../content/content-dir.ts";
import { diskErrorMessage } from "../content/disk-error.ts";
import { FOREIGN_REPLY, isForeignRequest, type Reply, sendReply } from "../mail/http.ts";

/** The workshop may write documents, photos, drawings and films, but no code. */
const WRITABLE = /\.(ya?ml|jpe?g|png|webp|avif|gif|heic|svg|mp4|webm)$/i;

const isDocument = (file: string): boolean => /\.ya?ml$/.test(file);

/** Below the content folder, so that a rename is atomic; hidden, so that it is no content. */
const STAGING_DIR = ".guardando";

type Oids = Readonly<Record<string, string>>;

/** Names a state of the content by a hash of all its files. */
const hashContent = (oids: Oids): string =>
  createHash("sha1")
    .update(JSON.stringify(Object.entries(oids).sort()))
    .digest("hex");

/** A commit as the workshop sends it (workshop/draft/create-commit.ts). */
type Commit = {
  parent: string;
  changes: { path: string; text?: string; oid?: string | null }[];
};

/** A commit that waits for its publication. */
type StagedCommit = { parent?: string; added: [file: string, oid: string][]; deleted: string[] };

/** The files that a publication adds, and those that it moves away first. */
type Publication = { added: string[]; removed: string[] };

const renameIfExists = (from: string, to: string): Promise<void> =>
  rename(from, to).catch((error: unknown) => {
    if (Object(error).code !== "ENOENT") throw error;
  });

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Opens the content folder as a repository; paths are relative to it. */
function openContentFolder(content: string) {
  const resolve = (file: string): string => path.join(content, file);
  const stagingPath = (name: string): string =>
    path.join(content, STAGING_DIR, path.basename(name));
  const journal = stagingPath("publication.json");

  /** @throws if the file is outside the folder or behind a symbolic link, or if a file of its kind may not be added */
  async function assertWritable(file: string, isAdded: boolean): Promise<void> {
    const parts = file.split("/");
    let isAllowed =
      (!isAdded || WRITABLE.test(file)) && parts.every((part) => /^[^.\\\0:][^\\\0:]*$/.test(part));
    for (let i = 1; isAllowed && i <= parts.length; i += 1) {
      const entry = await lstat(path.join(content, ...parts.slice(0, i))).catch(() => undefined);
      isAllowed = !entry || (i < parts.length ? entry.isDirectory() : entry.isFile());
    }
    if (!isAllowed) throw new Error(`No es un archivo del contenido: ${file}`);
  }

  async function readOids(): Promise<Oids> {
    await undoUnfinished();
    const oids: Record<string, string> = {};
    for (const file of await listFiles(content))
      oids[file] = gitBlobId(await readFile(resolve(file)));
    return oids;
  }

  async function readBlob(oid: string, oids?: Oids): Promise<Buffer | undefined> {
    if (await exists(stagingPath(oid))) return readFile(stagingPath(oid));
    const file = Object.entries(oids ?? (await readOids())).find(([, id]) => id === oid)?.[0];
    return file === undefined ? undefined : readFile(resolve(file));
  }

  /** Writes a file completely, or not at all. */
  async function stage(name: string, data: Buffer | string): Promise<void> {
    await mkdir(stagingPath(""), { recursive: true });
    await writeFile(stagingPath(`unfinished-${name}`), data, { flush: true });
    await rename(stagingPath(`unfinished-${name}`), stagingPath(name));
  }

  /** Git has no empty folders: removes a folder with its last file. */
  async function removeEmptyFolders(file: string): Promise<void> {
    try {
      for (let dir = path.dirname(file); dir !== "."; dir = path.dirname(dir))
        await rmdir(resolve(dir));
    } catch {
      // The folder has other files.
    }
  }

  /** The journal stands while files are replaced. */
  async function replaceFiles({ added, removed }: Publication): Promise<void> {
    await stage("publication.json", JSON.stringify({ added, removed }));
    for (const file of added) await mkdir(path.dirname(resolve(file)), { recursive: true });
    for (const file of removed) await access(path.dirname(resolve(file)), constants.W_OK);
    for (const [i, file] of removed.entries())
      await renameIfExists(resolve(file), stagingPath(`old-${i}`));
    for (const [i, file] of added.entries()) await rename(stagingPath(`new-${i}`), resolve(file));
    await rm(journal);
    for (const file of removed) await removeEmptyFolders(file);
  }

  /** Undoes a publication that has stopped at any point. Can be repeated if it is stopped itself. */
  async function undoUnfinished(): Promise<void> {
    if (!(await exists(journal))) return;
    const { added, removed }: Publication = JSON.parse(await readFile(journal, "utf8"));
    for (const [i, file] of added.entries())
      if (!(await exists(stagingPath(`new-${i}`))))
        await renameIfExists(resolve(file), stagingPath(`new-${i}`));
    for (const [i, file] of removed.entries())
      await renameIfExists(stagingPath(`old-${i}`), resolve(file));
    for (const file of added) await removeEmptyFolders(file);
    await rm(journal);
  }

  const clearStaging = () => rm(stagingPath(""), { recursive: true, force: true });

  return {
    readBlob,
    undoUnfinished,

    async writeBlob(bytes: Buffer): Promise<string> {
      const oid = gitBlobId(bytes);
      await stage(oid, bytes);
      return oid;
    },

    /** Undoes a publication that was killed, and deletes what has not been published. */
    async recover(): Promise<void> {
      await undoUnfinished();
      await clearStaging();
    },

    /** Reads all documents, the blob ids of all files, and a hash of them as the head (workshop/draft/draft.ts). */
    async read() {
      const oids = await readOids();
      const texts: Record<string, string> = {};
      for (const file of Object.keys(oids).filter(isDocument))
        texts[file] = await readFile(resolve(file), "utf8");
      return { head: hashContent(oids), texts, oids };
    },

    /** @returns the head that the content has after the commit, which is the commit's id. @throws if a path is refused */
    async createCommit({ parent, changes }: Commit): Promise<string> {
      const oids: Record<string, string> = { ...(await readOids()) };
      const commit: StagedCommit = { parent, added: [], deleted: [] };
      for (const { path: file, text, oid = null } of changes) {
        await assertWritable(file, text !== undefined || oid !== null);
        const id = text === undefined ? oid : await this.writeBlob(Buffer.from(text));
        delete oids[file];
        if (id) oids[file] = id;
        if (id) commit.added.push([file, id]);
        else commit.deleted.push(file);
      }
      // Documents last, so that each finds its photos.
      commit.added.sort(([a], [b]) => Number(isDocument(a)) - Number(isDocument(b)));
      const head = hashContent(oids);
      await stage(`${head}.json`, JSON.stringify(commit));
      return head;
    },

    /**
     * Publishes a commit: either all its files are replaced, or none.
     *
     * @returns false if another commit came first
     */
    async moveBranch(id: string): Promise<boolean> {
      const oids = await readOids();
      // A commit that came first has deleted this one.
      const staging = await readFile(stagingPath(`${id}.json`), "utf8").catch(() => "{}");
      const { parent, added, deleted }: StagedCommit = JSON.parse(staging);
      if (hashContent(oids) !== parent) return false;
      const files = added.map(([file]) => file);
      try {
        for (const [i, [file, oid]] of added.entries()) {
          const bytes = await readBlob(oid, oids);
          if (!bytes) throw new Error(`Falta el archivo ${file}: guarda otra vez.`);
          await stage(`new-${i}`, bytes);
        }
        // Deleted files first: some file systems ignore case.
        await replaceFiles({ added: files, removed: [...deleted, ...files] });
      } finally {
        await undoUnfinished();
        await clearStaging();
      }
      return true;
    },
  };
}

/** Restores the content if `npm start` was killed while it replaced files. */
export const undoUnfinishedPublication = (content: string): Promise<void> =>
  openContentFolder(content).undoUnfinished();

const NOSNIFF_HEADERS = { "X-Content-Type-Options": "nosniff" };
const jsonReply = (value: unknown): Reply => ({
  status: 200,
  body: JSON.stringify(value),
  headers: { "Content-Type": "application/json", ...NOSNIFF_HEADERS },
});
const textReply = (status: number, body = ""): Reply => ({ status, body });

const BLOB_MISSING_MESSAGE =
  "Falta una foto que ya no está en la carpeta: deshaz ese cambio en la lista, o elige otra.";

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
  await folder.recover();
  const { head } = await folder.read();
  let version: object = { commit: head, date: new Date().toISOString() };
  let building = Promise.resolve();
  let lastResponse: Promise<unknown> = Promise.resolve();
  const published = new Set<string>();

  async function rebuild(commit: string): Promise<void> {
    const date = new Date().toISOString();
    version = await build().then(
      () => ({ commit, date }),
      (error: unknown) => ({ ...version, failed: { commit, report: errorMessage(error) } }),
    );
  }

  async function moveBranch(id: string): Promise<Reply> {
    if (!(await folder.moveBranch(id))) return textReply(409);
    published.add(id);
    // Builds run one at a time, because they share the output folder.
    building = building.then(() => rebuild(id));
    return jsonReply({});
  }

  async function respond(endpoint: string, id: string, body: Buffer): Promise<Reply> {
    switch (endpoint) {
      case "GET content":
        return jsonReply(await folder.read());
      case "GET published":
        return jsonReply(published.has(id));
      case "GET blob": {
        const bytes = await folder.readBlob(id);
        const headers = { "Content-Type": "application/octet-stream", ...NOSNIFF_HEADERS };
        return bytes ? { status: 200, body: bytes, headers } : textReply(404, BLOB_MISSING_MESSAGE);
      }
      case "POST blob":
        return jsonReply(await folder.writeBlob(body));
      case "POST commit": {
        const oid = await folder.createCommit(JSON.parse(String(body)));
        return jsonReply({ oid, date: new Date().toISOString() });
      }
      case "POST branch":
        return moveBranch(String(body));
      default:
        return textReply(404);
    }
  }

  return (req, res, next) => {
    const [requestPath = ""] = (req.url ?? "").split("?");
    const apiPath = `${workshopPath}api/`;
    const isVersion = requestPath === `${workshopPath}version.json`;
    if (!isVersion && !requestPath.startsWith(apiPath)) return next();
    if (isForeignRequest(req)) return sendReply(res, FOREIGN_REPLY);
    if (isVersion) return sendReply(res, jsonReply(version));
    const [endpoint = "", id = ""] = requestPath.slice(apiPath.length).split("/");
    const answer = (body: Buffer) => {
      // One at a time: none reads files that another one is replacing.
      lastResponse = lastResponse
        .then(() => respond(`${req.method} ${endpoint}`, id, body))
        .catch((error: unknown) => textReply(500, publicationMessage(error)))
        .then((reply) => sendReply(res, reply));
    };
    // The browser has broken off a request whose body does not end.
    buffer(req).then(answer, () => res.destroy());
  };
}

const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Explains an error of the file system in Spanish. */
function publicationMessage(error: unknown): string {
  const message = diskErrorMessage(error);
  return message ? `${message} Tus cambios siguen en el taller.` : errorMessage(error);
}
