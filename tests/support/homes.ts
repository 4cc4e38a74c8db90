import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { folderApi } from "../../tools/workshop/local.ts";
import { WORKSHOP_PATH } from "../../tools/workshop/place.ts";
import { GitHubStandIn } from "./git-hub.ts";
import { sampleBag, sampleContent } from "./sample-shop.ts";
import { asHostsSend, serve } from "./serve.ts";
import { GITHUB_API as API, built } from "./shops.ts";
import { filesIn } from "./workshop-core.ts";

/** A shop of the owner's in a folder of its own, with the workshop that changes it. */
export type Home = Awaited<ReturnType<typeof startHome>>;

/** The workshop on a repository of GitHub's. */
export type GitHubHome = Awaited<ReturnType<typeof startGitHubHome>>;

/** A bag with two photos. */
const bag = (id: string, name: string, price: number, category: "new" | "basic") =>
  sampleBag({
    ...{ id, name, price, category, featured: category === "new" },
    photos: ["frente", "lado"].map((side, i) => ({
      file: `${i + 1}.jpg`,
      alt: `${name} de ${side}.`,
    })),
  });

export async function startHome() {
  const folder = await mkdtemp(path.join(tmpdir(), "ovillo-tienda-"));
  const { change, stock } = await sampleContent(folder);
  await change("tienda.yaml", { brand: "ovillo", tagline: "Bolsos de crochet artesanales." });
  await change("nosotros.yaml", { paragraphs: ["Primero.", "Segundo.", "Tercero."] });
  await stock([
    bag("bag-001", "Moon Bag", 24, "new"),
    bag("bag-002", "Chain Bag", 25.5, "new"),
    bag("bag-003", "Net Bag", 22, "basic"),
  ]);
  let report = "";
  const build = async () => {
    if (report) throw new Error(report);
  };
  const api = await folderApi(path.join(folder, "content"), `/${WORKSHOP_PATH}`, build);
  const served = await serve(await built("workshop"), api);
  const place = (file: string) => path.join(folder, "content", file);
  return {
    url: `${served.url}/${WORKSHOP_PATH}`,
    /** Holds `content/`. */
    folder,
    /** What a file of the content says. */
    read: (file: string) => readFile(place(file), "utf8"),
    /** Somebody else changes a file of the content. */
    write: (file: string, text: string) => writeFile(place(file), text),
    /** How each build ends from now on; empty where nothing is wrong. */
    report: (said: string) => {
      report = said;
    },
    close: async () => {
      await served.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function startGitHubHome() {
  const gitHub = new GitHubStandIn(filesIn("example"));
  const dir = await built("workshopOnGitHub");
  const sent = asHostsSend(dir);
  const { url, close } = await serve(dir, (req, res, next) => {
    if (req.url?.startsWith(API)) {
      req.url = req.url.slice(API.length);
      return void gitHub.serve(req, res);
    }
    if (!req.url?.endsWith("/version.json")) return sent(req, res, next);
    const { oid: commit, date } = gitHub.head;
    res.end(JSON.stringify({ commit, date }));
  });
  return { url: `${url}/${WORKSHOP_PATH}`, gitHub, close };
}
