import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Middleware } from "../../tools/machine/middleware.ts";
import { DEMO_DIR } from "../../tools/serve/demo.ts";
import { serve } from "../../tools/serve/host.ts";
import { serveWorkshop } from "../../tools/taller/local.ts";
import { repositoryApi } from "../../tools/taller/stand-in/api.ts";
import { contentFolder } from "../../tools/taller/stand-in/folder.ts";
import { publication } from "../../tools/taller/stand-in/publication.ts";
import { writeWorkshopContent } from "./workshop-content.ts";

/** A shop of the owner's, in a folder of its own, with the workshop that changes it. */
export type Workshop = {
  url: string;
  /** Holds `content/`. */
  folder: string;
  /** What a file of the content says. */
  read(file: string): Promise<string>;
  /** Somebody else changes a file of the content. */
  write(file: string, text: string): Promise<void>;
  /** How each build ends that a change leads to, from now on; empty where nothing is wrong. */
  report(report: string): void;
  /** Cuts the line as soon as something is to be saved; `mend` lets it be saved again. */
  cut(): void;
  mend(): void;
};

/**
 * Serves a workshop that changes a small shop of its own, beside the demo shop, which its preview shows.
 *
 * @param built where the workshop has been built
 */
export async function startWorkshop(built: string): Promise<Workshop & { close(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), "ovillo-tienda-"));
  await writeWorkshopContent(folder);
  let report = "";
  let isCut = false;
  const api = repositoryApi(
    contentFolder(folder),
    publication(async () => ({ ok: report === "", report })),
  );
  const cutApi: Middleware = (req, res, next) => {
    if (isCut && req.method === "POST") req.socket.destroy();
    else api(req, res, next);
  };
  const served = await serve({ dir: DEMO_DIR, before: serveWorkshop(built, cutApi), port: 0 });
  return {
    url: `${served.url}/taller/`,
    folder,
    read: (file) => readFile(path.join(folder, "content", file), "utf8"),
    write: (file, text) => writeFile(path.join(folder, "content", file), text),
    report: (said) => {
      report = said;
    },
    cut: () => {
      isCut = true;
    },
    mend: () => {
      isCut = false;
    },
    close: async () => {
      await served.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
