import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { serve } from "../../tools/serve/host.ts";
import { contentFolder } from "../../tools/workshop/content-folder.ts";
import { folderApi } from "../../tools/workshop/local.ts";
import { WORKSHOP_PATH } from "../../tools/workshop/place.ts";
import { asHostsSend } from "./as-hosts-send.ts";
import { filesIn, GitHubStandIn } from "./git-hub.ts";
import { GITHUB_API as API, built } from "./shops.ts";
import { writeWorkshopContent } from "./workshop-content.ts";

/** A shop of the owner's in a folder of its own, with the workshop that changes it. */
export type Home = {
  url: string;
  /** Holds `content/`. */
  folder: string;
  /** What a file of the content says. */
  read(file: string): Promise<string>;
  /** Somebody else changes a file of the content. */
  write(file: string, text: string): Promise<void>;
  /** How each build ends from now on; empty where nothing is wrong. */
  report(report: string): void;
};

/** The workshop on a repository of GitHub's. */
export type GitHubHome = { url: string; gitHub: GitHubStandIn };

type Closing = { close(): Promise<void> };

export async function startHome(): Promise<Home & Closing> {
  const folder = await mkdtemp(path.join(tmpdir(), "ovillo-tienda-"));
  await writeWorkshopContent(folder);
  let report = "";
  const build = async () => {
    if (report) throw new Error(report);
  };
  const api = await folderApi(contentFolder(folder), `/${WORKSHOP_PATH}`, build);
  const served = await serve({ dir: await built("workshop"), before: api, port: 0 });
  return {
    url: `${served.url}/${WORKSHOP_PATH}`,
    folder,
    read: (file) => readFile(path.join(folder, "content", file), "utf8"),
    write: (file, text) => writeFile(path.join(folder, "content", file), text),
    report: (said) => {
      report = said;
    },
    close: async () => {
      await served.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function startGitHubHome(): Promise<GitHubHome & Closing> {
  const gitHub = new GitHubStandIn(filesIn("example"));
  const dir = await built("workshopOnGitHub");
  const sent = asHostsSend(dir);
  const { url, close } = await serve({
    dir,
    before: async (req, res, next) => {
      if (req.url?.endsWith("/version.json")) {
        const { oid, date } = gitHub.head;
        res.writeHead(200, { "Content-Type": "application/json" });
        res.end(JSON.stringify({ commit: oid, date }));
        return;
      }
      if (!req.url?.startsWith(API)) return sent(req, res, next);
      let body = "";
      for await (const chunk of req) body += chunk;
      const answer = gitHub.answer(
        req.method ?? "",
        req.url.slice(API.length),
        req.headers.authorization ?? "",
        body,
      );
      if (answer === "cut") req.socket.destroy();
      // As GitHub does: the slow phone's measure counts these bytes.
      else
        res
          .writeHead(answer.status, { ...answer.headers, "Content-Encoding": "gzip" })
          .end(gzipSync(answer.body));
    },
    port: 0,
  });
  return { url: `${url}/${WORKSHOP_PATH}`, gitHub, close };
}
