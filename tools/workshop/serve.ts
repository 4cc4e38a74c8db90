import { execFile } from "node:child_process";
import path from "node:path";
import sirv from "sirv";
import { isSerious } from "../../model/problem.ts";
import { forgetShop, loadShop } from "../content/read.ts";
import type { Middleware } from "../machine/middleware.ts";
import { replacing } from "../machine/staging.ts";
import { buildWorkshop } from "./build.ts";
import { contentFolder } from "./content-folder.ts";
import { folderApi } from "./local.ts";
import { WORKSHOP_PATH } from "./place.ts";
import { toldInWorkshop } from "./published.ts";

/** Where the workshop is built that changes the files of this folder. */
const WORKSHOP_DIR = path.resolve(".cache/workshop");

const TSX = path.resolve("node_modules/tsx/dist/cli.mjs");

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

/** What in the content keeps the shop from being built, each with its place in her files. */
async function mistakes() {
  forgetShop();
  const { problems } = await loadShop();
  return problems.filter(isSerious).flatMap(toldInWorkshop);
}

/** Tells whoever has started the shop what has become of a change. */
const told = async (dir: string) => {
  console.log("Hay un cambio guardado: construyendo la tienda…");
  const built = await rebuild(dir);
  console.log(built.ok ? "La tienda enseña ya el cambio." : built.report);
  return { ...built, problems: built.ok ? [] : await mistakes() };
};

/**
 * Serves a workshop at its path, with what it asks there of its repository.
 *
 * @param dir where it has been built
 */
export function serveWorkshop(dir: string, api: Middleware): Middleware {
  const at = `/${WORKSHOP_PATH}`;
  const files = sirv(dir, {
    dev: true,
    setHeaders: (res) => {
      // The host has said already how long a file holds whose name tells what is in it.
      if (!res.hasHeader("Cache-Control")) res.setHeader("Cache-Control", "no-cache");
      res.setHeader("X-Content-Type-Options", "nosniff");
    },
  });
  return (req, res, next) => {
    api(req, res, () => {
      if (`${req.url}/` === at) res.writeHead(302, { Location: at }).end();
      // What has become of the photographs is told by the shop's own build.
      else if (req.url?.startsWith(at)) files(req, res, next);
      else next();
    });
  };
}

/**
 * Builds the owner's workshop for a folder of this machine, and returns what serves it.
 *
 * @param folder holds `content/`
 * @param shop the built shop, which is built anew after each change
 */
export async function localWorkshop(folder: string, shop: string): Promise<Middleware> {
  await replacing(WORKSHOP_DIR, (dir) => buildWorkshop(dir, { home: "folder" }));
  const api = await folderApi(contentFolder(folder), `/${WORKSHOP_PATH}`, () => told(shop));
  return serveWorkshop(WORKSHOP_DIR, api);
}
