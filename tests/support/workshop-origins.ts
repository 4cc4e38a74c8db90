import { createLocalFolderApi } from "../../tools/workshop/local-folder-api.ts";
import { WORKSHOP_PATH } from "../../tools/workshop/repository-location.ts";
import { FakeGitHub } from "./fake-github.ts";
import { GITHUB_API_PATH as API, ensureBuild } from "./shop-builds.ts";
import { createShopFolder } from "./shop-folder.ts";
import { createBrotliMiddleware, serveDirectory } from "./test-server.ts";

/** A shop of the owner's in a folder of its own, with the workshop that changes it. */
export type FolderWorkshop = Awaited<ReturnType<typeof startFolderWorkshop>>;

/** The workshop on a repository of GitHub's. */
export type GitHubWorkshop = Awaited<ReturnType<typeof startGitHubWorkshop>>;

export async function startFolderWorkshop() {
  const shop = await createShopFolder();
  const api = await createLocalFolderApi(shop.contentDir, `/${WORKSHOP_PATH}`, async () => {});
  const served = await serveDirectory(await ensureBuild("folderWorkshop"), api);
  const close = async () => {
    await served.close();
    await shop.remove();
  };
  return { ...shop, url: `${served.url}/${WORKSHOP_PATH}`, close };
}

export async function startGitHubWorkshop() {
  const gitHub = new FakeGitHub();
  const dir = await ensureBuild("gitHubWorkshop");
  const sent = createBrotliMiddleware(dir);
  const { url, close } = await serveDirectory(dir, (req, res, next) => {
    if (req.url?.startsWith(API)) {
      req.url = req.url.slice(API.length);
      return void gitHub.handleRequest(req, res);
    }
    if (!req.url?.endsWith("/version.json")) return sent(req, res, next);
    const { oid: commit, committedDate: date } = gitHub.head;
    res.end(JSON.stringify({ commit, date }));
  });
  return { url: `${url}/${WORKSHOP_PATH}`, gitHub, close };
}
