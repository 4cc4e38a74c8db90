import { execFile } from "node:child_process";
import path from "node:path";
import sirv from "sirv";
import type { Middleware } from "../machine/middleware.ts";
import { replacing } from "../machine/staging.ts";
import { buildWorkshop, WORKSHOP_PATH } from "./build.ts";
import { repositoryApi } from "./stand-in/api.ts";
import { contentFolder } from "./stand-in/folder.ts";
import { publication } from "./stand-in/publication.ts";

/** Where the workshop is built that changes the files of this folder. */
const WORKSHOP_DIR = path.resolve(".cache/taller");

const TSX = path.resolve("node_modules/tsx/dist/cli.mjs");

/** The workshop of this machine: it needs no key, and its repository is a folder. */
const HERE = { repository: "este/ordenador", branch: "main", local: true } as const;

/** Builds the demo shop anew, by the command whose failure leaves the last good folder as it is. */
const rebuild = (dir: string) =>
  new Promise<{ ok: boolean; report: string }>((done) => {
    execFile(
      process.execPath,
      [TSX, "tools/build.ts", "--mode", "demo", "--outDir", dir],
      { env: { ...process.env, NODE_ENV: "production", NO_COLOR: "1" } },
      (error, _said, report) => done({ ok: !error, report: report.trim() }),
    );
  });

/** Tells whoever has started the shop what has become of a change. */
const told = async (dir: string) => {
  console.log("Hay un cambio guardado: construyendo la tienda…");
  const built = await rebuild(dir);
  console.log(built.ok ? "La tienda enseña ya el cambio." : built.report);
  return built;
};

/**
 * Serves a workshop at `/taller/`, with what it asks there of its repository.
 *
 * @param dir where it has been built
 */
export function serveWorkshop(dir: string, api: Middleware): Middleware {
  const files = sirv(dir, {
    dev: true,
    brotli: true,
    setHeaders: (res) => res.setHeader("Cache-Control", "no-cache"),
  });
  return (req, res, next) =>
    api(req, res, () => {
      if (req.url === "/taller") res.writeHead(302, { Location: `/${WORKSHOP_PATH}` }).end();
      else if (req.url?.startsWith(`/${WORKSHOP_PATH}`)) files(req, res, next);
      else next();
    });
}

/**
 * Builds the owner's workshop for a folder of this machine, and returns what serves it.
 *
 * @param folder holds `content/`
 * @param shop the built shop, which is built anew after each change
 */
export async function localWorkshop(folder: string, shop: string): Promise<Middleware> {
  await replacing(WORKSHOP_DIR, (dir) => buildWorkshop(dir, HERE));
  const changed = publication(() => told(shop));
  return serveWorkshop(WORKSHOP_DIR, repositoryApi(contentFolder(folder), changed));
}
