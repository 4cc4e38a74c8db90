import { createHash } from "node:crypto";
import { lstat, readFile } from "node:fs/promises";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { WORKSHOP_PATH } from "../../lib/paths.ts";
import { isYaml } from "../../model/content/content-files.ts";
import type { Commit } from "../../model/repository/commit.ts";
import { computeGitBlobId } from "../../model/repository/git-blob.ts";
import { VERSION_FILE } from "../../model/repository/published-build.ts";
import { createCachedReader, listFiles } from "../content-dir.ts";
import { createJsonReply, createLocalMiddleware, type Reply } from "../http.ts";
import { finishPublication, publishFiles } from "./redo-list.ts";

/** The workshop may write documents, photos and videos, but no code. */
const WRITABLE = /\.(ya?ml|jpe?g|png|webp|avif|gif|heic|mp4|webm)$/i;

/** Reads the content folder as a snapshot (workshop/draft/draft.ts). The head is a hash of all files. */
function createSnapshotReader(contentDir: string) {
  const readEntry = createCachedReader(contentDir, async (file) => {
    const bytes = await readFile(path.join(contentDir, file));
    const text = isYaml(file) ? String(bytes) : undefined;
    return { oid: await computeGitBlobId(bytes), text };
  });

  return async function readSnapshot() {
    const texts: Record<string, string> = {};
    const oids: Record<string, string> = {};
    for (const file of await listFiles(contentDir)) {
      const { oid, text } = await readEntry(file);
      oids[file] = oid;
      if (text !== undefined) texts[file] = text;
    }
    const head = createHash("sha1").update(JSON.stringify(oids)).digest("hex");
    return { head, texts, oids };
  };
}

/** @throws if the file is outside the folder or behind a symbolic link, or if a file of its kind may not be added */
async function assertWritable(contentDir: string, file: string, isAdded: boolean): Promise<void> {
  const parts = file.split("/");
  let isAllowed =
    (!isAdded || WRITABLE.test(file)) && parts.every((part) => /^[^.\\\0:][^\\\0:]*$/.test(part));
  for (let i = 1; isAllowed && i <= parts.length; i += 1) {
    const entry = await lstat(path.join(contentDir, ...parts.slice(0, i))).catch(() => undefined);
    isAllowed = !entry || (i < parts.length ? entry.isDirectory() : entry.isFile());
  }
  if (!isAllowed) throw new Error(`No es un archivo del contenido: ${file}`);
}

/** Finishes a publication that was killed. A failure is reported and stops nothing: the next start tries again. */
export const recoverPublication = (contentDir: string): Promise<void> =>
  finishPublication(contentDir).catch((error) => console.error(explainError(error)));

const STALE_MESSAGE = "Los archivos de este ordenador han cambiado mientras tanto.";
const BLOB_MISSING_MESSAGE =
  "Falta una foto que ya no está en la carpeta: deshaz ese cambio en la lista, o elige otra.";

/** Creates the workshop's API to the local folder. `version.json` has the message of an error that `build` throws. */
export async function createLocalFolderApi(contentDir: string, build: () => Promise<void>) {
  await recoverPublication(contentDir);
  const readSnapshot = createSnapshotReader(contentDir);
  let version: object = { commit: (await readSnapshot()).head };
  let building = Promise.resolve();
  let lastReply: Promise<unknown> = Promise.resolve();

  async function rebuild(commit: string): Promise<void> {
    version = await build().then(
      () => ({ commit }),
      (error: Error) => ({ ...version, failed: { commit, report: error.message } }),
    );
  }

  async function publish(form: FormData): Promise<Reply> {
    const commit: Pick<Commit, "parent" | "changes"> = JSON.parse(String(form.get("commit")));
    if (commit.parent !== (await readSnapshot()).head) return { status: 409, body: STALE_MESSAGE };
    const files = new Map<string, Buffer | null>();
    for (const change of commit.changes) {
      const { path: file } = change;
      const isDeleted = "oid" in change && change.oid === null;
      await assertWritable(contentDir, file, !isDeleted);
      if (isDeleted) {
        files.set(file, null);
        continue;
      }
      const part = "text" in change ? change.text : form.get(String(change.oid));
      if (part === null) throw new Error(`Falta el archivo ${file}: guarda otra vez.`);
      files.set(file, Buffer.from(await new Response(part).arrayBuffer()));
    }
    await publishFiles(contentDir, files);
    const { head } = await readSnapshot();
    // Builds run one at a time, because they share the output folder.
    building = building.then(() => rebuild(head));
    return createJsonReply({ head });
  }

  async function readBlob(oid: string): Promise<Reply> {
    const { oids } = await readSnapshot();
    const file = Object.keys(oids).find((name) => oids[name] === oid);
    if (file === undefined) return { status: 404, body: BLOB_MISSING_MESSAGE };
    const headers = { "Content-Type": "application/octet-stream" };
    return { body: await readFile(path.join(contentDir, file)), headers };
  }

  async function respond(endpoint: string, id: string, body: Response): Promise<Reply> {
    await finishPublication(contentDir);
    if (endpoint === "GET content") return createJsonReply(await readSnapshot());
    if (endpoint === "GET blob") return readBlob(id);
    if (endpoint === "POST publish") return publish(await body.formData());
    return { status: 404 };
  }

  const apiPath = `/${WORKSHOP_PATH}api/`;
  const versionPath = `/${WORKSHOP_PATH}${VERSION_FILE}`;
  return createLocalMiddleware(
    (requestPath) => requestPath === versionPath || requestPath.startsWith(apiPath),
    async (req, requestPath) => {
      if (requestPath === versionPath) return createJsonReply(version);
      const [endpoint = "", id = ""] = requestPath.slice(apiPath.length).split("/");
      const headers = { "Content-Type": req.headers["content-type"] ?? "" };
      const body = new Response(new Uint8Array(await buffer(req)), { headers });
      // One at a time: none reads files that another one is replacing.
      const reply = lastReply
        .then(() => respond(`${req.method} ${endpoint}`, id, body))
        .catch((error: Error) => ({ status: 500, body: explainError(error) }));
      lastReply = reply;
      return reply;
    },
  );
}

function explainError({ code = "", message }: NodeJS.ErrnoException): string {
  const advice = "y prueba otra vez. Tus cambios siguen en el taller.";
  if (/ENOSPC|EDQUOT/.test(code))
    return `No queda sitio en el disco de este ordenador: libera un poco ${advice}`;
  if (/EACCES|EPERM|EROFS|EBUSY/.test(code))
    return `No se puede escribir en la carpeta de la tienda: mira que no esté protegida ni abierta en otro programa, ${advice}`;
  return message;
}
