import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { FrameLocator, Locator, Page } from "@playwright/test";
import { DEMO_DIR } from "../../tools/serve/demo.ts";
import { serve } from "../../tools/serve/host.ts";
import { contentFolder } from "../../tools/workshop/content-folder.ts";
import { buildWorkshop } from "../../tools/workshop/build.ts";
import { folderApi } from "../../tools/workshop/local.ts";
import { WORKSHOP_PATH } from "../../tools/workshop/page.ts";
import { serveWorkshop } from "../../tools/workshop/serve.ts";
import { filesIn, GitHubStandIn } from "./git-hub.ts";
import { expect, test as visitTest } from "./visit.ts";
import { writeWorkshopContent } from "./workshop-content.ts";

export { expect };

/** How long a build of the workshop may take on a machine that is busy with other things. */
const BUILD_MS = 180_000;

/** Where the tests' page asks for GitHub. */
const API = "/github";

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

async function built(
  place: Parameters<typeof buildWorkshop>[1],
  use: (dir: string) => Promise<void>,
) {
  const dir = await mkdtemp(path.join(tmpdir(), "ovillo-taller-"));
  await buildWorkshop(dir, place);
  await use(dir);
  await rm(dir, { recursive: true });
}

/** A visit of the owner's to the workshop of her computer. */
export const test = visitTest.extend<{ home: Home }, { folderBuild: string }>({
  folderBuild: [
    // Playwright reads from this pattern what a fixture needs; this one needs nothing.
    ({ browserName: _ }, use) => built({ home: "folder" }, use),
    { scope: "worker", timeout: BUILD_MS },
  ],
  home: async ({ folderBuild }, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), "ovillo-tienda-"));
    await writeWorkshopContent(folder);
    let report = "";
    const build = async () => ({ ok: report === "", report });
    const api = await folderApi(contentFolder(folder), `/${WORKSHOP_PATH}`, build);
    const { url, close } = await serve({
      dir: DEMO_DIR,
      before: serveWorkshop(folderBuild, api),
      port: 0,
    });
    await use({
      url: `${url}/${WORKSHOP_PATH}`,
      folder,
      read: (file) => readFile(path.join(folder, "content", file), "utf8"),
      write: (file, text) => writeFile(path.join(folder, "content", file), text),
      report: (said) => {
        report = said;
      },
    });
    await close();
    await rm(folder, { recursive: true, force: true });
  },
  baseURL: ({ home }, use) => use(home.url),
});

/** A visit of the owner's to the workshop that keeps her shop on GitHub. */
export const gitHubTest = visitTest.extend<{ gitHubHome: GitHubHome }, { gitHubBuild: string }>({
  gitHubBuild: [
    ({ browserName: _ }, use) =>
      built({ home: "github", repository: "ana/tienda", branch: "main", api: API }, use),
    { scope: "worker", timeout: BUILD_MS },
  ],
  gitHubHome: async ({ gitHubBuild }, use) => {
    const gitHub = new GitHubStandIn(filesIn("example"));
    const files = serveWorkshop(gitHubBuild, (_req, _res, next) => next());
    const { url, close } = await serve({
      dir: DEMO_DIR,
      before: async (req, res, next) => {
        if (req.url?.endsWith("/version.json")) {
          const { oid, date } = gitHub.head;
          res.writeHead(200, { "Content-Type": "application/json" });
          res.end(JSON.stringify({ commit: oid, date }));
          return;
        }
        if (!req.url?.startsWith(API)) return files(req, res, next);
        let body = "";
        for await (const chunk of req) body += chunk;
        const answer = gitHub.answer(
          req.method ?? "",
          req.url.slice(API.length),
          req.headers.authorization ?? "",
          body,
        );
        if (answer === "cut") req.socket.destroy();
        else res.writeHead(answer.status, answer.headers).end(answer.body);
      },
      port: 0,
    });
    await use({ url: `${url}/${WORKSHOP_PATH}`, gitHub });
    await close();
  },
  baseURL: ({ gitHubHome }, use) => use(gitHubHome.url),
});

/** The shop as the owner sees it behind her sheets. */
export const shopIn = (page: Page): FrameLocator => page.frameLocator("#shop");

/** A bag's card in the shop. */
export const cardOf = (page: Page, name: string): Locator =>
  shopIn(page)
    .getByRole("article")
    .filter({ has: page.locator("h3").filter({ hasText: name }) });

export const sheet = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("dialog", { name });

/** Opens the workshop, and waits until the shop is there. */
export async function openShop(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole("button", { name: /^Publicar/ })).toBeVisible({ timeout: 20_000 });
  await expect(shopIn(page).getByRole("heading", { level: 1 })).toBeVisible();
}

/** Opens something by its name in «Ir a…». */
export async function goTo(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole("button", { name: "Ir a…" }).click();
  await sheet(page, "Ir a…").getByRole("button", { name }).click();
}

/** Opens a bag by its name in «Ir a…». */
export async function openBag(page: Page, name: string): Promise<Locator> {
  await goTo(page, new RegExp(`^${name}`));
  return sheet(page, name);
}

export const done = (page: Page): Promise<void> =>
  page.getByRole("button", { name: "Listo" }).click();

/** Opens the list of her changes. */
export async function openChanges(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: /^Publicar/ }).click();
  return sheet(page, "Esto cambia en la tienda");
}
