import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { lstat, mkdir, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import type { Connect } from "vite";
import { gitBlobId, listFiles } from "../content/content-dir.ts";
import { FOREIGN_REPLY, isForeignRequest, jsonReply, type Reply, sendReply } from "../mail/http.ts";

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

/** The new blob of each file; null deletes the file. */
type FileChanges = [file: string, oid: string | null][];

const renameIfExists = (from: string, to: string): Promise<void> =>
  rename(from, to).catch((error: unknown) => {
    if (Object(error).code !== "ENOENT") throw error;
  });

/** Opens the content folder as a repository; paths are relative to it. */
function openContentFolder(content: string) {
  const resolve = (file: string): string => path.join(content, file);
  const stagingPath = (name: string): string =>
    path.join(content, STAGING_DIR, path.basename(name));
  const journal = stagingPath("publication.json");
  /** Commits that wait for their publication, by id. */
  const commits = new Map<string, { parent: string; changes: FileChanges }>();

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
    if (existsSync(stagingPath(oid))) return readFile(stagingPath(oid));
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

  /** Replaces all files, or none. The journal exists until all are in place. */
  async function replaceFiles(changes: FileChanges, oids: Oids): Promise<void> {
    for (const [i, [file, oid]] of changes.entries()) {
      if (!oid) continue;
      const bytes = await readBlob(oid, oids);
      if (!bytes) throw new Error(`Falta el archivo ${file}: guarda otra vez.`);
      await stage(`new-${i}`, bytes);
    }
    await stage("publication.json", JSON.stringify(changes));
    for (const [i, [file]] of changes.entries())
      await renameIfExists(resolve(file), stagingPath(`old-${i}`));
    for (const [i, [file, oid]] of changes.entries()) {
      if (!oid) continue;
      await mkdir(path.dirname(resolve(file)), { recursive: true });
      await rename(stagingPath(`new-${i}`), resolve(file));
    }
    await rm(journal);
    for (const [file] of changes) await removeEmptyFolders(file);
  }

  /** Undoes a publication that was interrupted at any point. Safe to repeat. */
  async function undoUnfinished(): Promise<void> {
    if (!existsSync(journal)) return;
    const changes: FileChanges = JSON.parse(await readFile(journal, "utf8"));
    for (const [i, [file, oid]] of changes.entries())
      if (oid && !existsSync(stagingPath(`new-${i}`)))
        await renameIfExists(resolve(file), stagingPath(`new-${i}`));
    for (const [i, [file]] of changes.entries())
      await renameIfExists(stagingPath(`old-${i}`), resolve(file));
    for (const [file] of changes) await removeEmptyFolders(file);
    await rm(journal);
  }

  /** Undoes a publication that was killed, and deletes what has not been published. */
  async function recover(): Promise<void> {
    await undoUnfinished();
    await rm(stagingPath(""), { recursive: true, force: true });
    commits.clear();
  }

  async function writeBlob(bytes: Buffer): Promise<string> {
    const oid = gitBlobId(bytes);
    await stage(oid, bytes);
    return oid;
  }

  return {
    readBlob,
    writeBlob,
    undoUnfinished,
    recover,

    /** Reads all documents, the blob ids of all files, and a hash of them as the head (workshop/draft/draft.ts). */
    async read() {
      const oids = await readOids();
      const texts: Record<string, string> = {};
      for (const file of Object.keys(oids).filter(isDocument))
        texts[file] = await readFile(resolve(file), "utf8");
      return { head: hashContent(oids), texts, oids };
    },

    /** @returns the commit's id: the hash of the content after it. @throws if a path is refused */
    async createCommit({ parent, changes }: Commit): Promise<string> {
      const oids: Record<string, string> = { ...(await readOids()) };
      const fileChanges: FileChanges = [];
      for (const { path: file, text, oid = null } of changes) {
        const id = text === undefined ? oid : await writeBlob(Buffer.from(text));
        await assertWritable(file, id !== null);
        delete oids[file];
        if (id) oids[file] = id;
        fileChanges.push([file, id]);
      }
      // Deleted files first: some file systems ignore case. Documents last, so that each finds its photos.
      const rank = ([file, id]: FileChanges[number]) => (id ? 1 + Number(isDocument(file)) : 0);
      fileChanges.sort((a, b) => rank(a) - rank(b));
      const head = hashContent(oids);
      commits.set(head, { parent, changes: fileChanges });
      return head;
    },

    /** Publishes a commit. @returns false if another one came first */
    async moveBranch(id: string): Promise<boolean> {
      const oids = await readOids();
      const commit = commits.get(id);
      if (commit?.parent !== hashContent(oids)) return false;
      try {
        await replaceFiles(commit.changes, oids);
      } finally {
        await recover();
      }
      return true;
    },
  };
}

/** Restores the content if `npm start` was killed while it replaced files. */
export const undoUnfinishedPublication = (content: string): Promise<void> =>
  openContentFolder(content).undoUnfinished();

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

  async function rebuild(commit: string): Promise<void> {
    const date = new Date().toISOString();
    version = await build().then(
      () => ({ commit, date }),
      (error: Error) => ({ ...version, failed: { commit, report: error.message } }),
    );
  }

  async function respond(endpoint: string, id: string, body: Buffer): Promise<Reply> {
    switch (endpoint) {
      case "GET content":
        return jsonReply(await folder.read());
      case "GET blob": {
        const bytes = await folder.readBlob(id);
        if (!bytes) return { status: 404, body: BLOB_MISSING_MESSAGE };
        return { body: bytes, headers: { "Content-Type": "application/octet-stream" } };
      }
      case "POST blob":
        return jsonReply(await folder.writeBlob(body));
      case "POST commit": {
        const oid = await folder.createCommit(JSON.parse(String(body)));
        return jsonReply({ oid, date: new Date().toISOString() });
      }
      case "POST branch": {
        const commit = String(body);
        if (!(await folder.moveBranch(commit))) return { status: 409 };
        // Builds run one at a time, because they share the output folder.
        building = building.then(() => rebuild(commit));
        return jsonReply({});
      }
      default:
        return { status: 404 };
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
        .catch((error: Error) => ({ status: 500, body: explainError(error) }))
        .then((reply) => sendReply(res, reply));
    };
    // The browser aborted the request before the end of its body.
    buffer(req).then(answer, () => res.destroy());
  };
}

/** Explains an error of the file system in Spanish. */
function explainError({ code = "", message }: NodeJS.ErrnoException): string {
  const advice = "y prueba otra vez. Tus cambios siguen en el taller.";
  if (/ENOSPC|EDQUOT/.test(code))
    return `No queda sitio en el disco de este ordenador: libera un poco ${advice}`;
  if (/EACCES|EPERM|EROFS|EBUSY/.test(code))
    return `No se puede escribir en la carpeta de la tienda: mira que no esté protegida ni abierta en otro programa, ${advice}`;
  return message;
}
