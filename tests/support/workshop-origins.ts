import { WORKSHOP_PATH } from "../../lib/paths.ts";
import { createLocalFolderApi } from "../../tools/workshop/local-folder-api.ts";
import { OWN_CONTACTS } from "./example-shop.ts";
import { FakeGitHub } from "./fake-github.ts";
import { ensureBuild, GITHUB_API_PATH } from "./shop-builds.ts";
import { createShopFolder } from "./shop-folder.ts";
import { createBrotliMiddleware, serveDirectory } from "./test-server.ts";

/** Starts a shop in a local folder, and the workshop that edits it. */
export async function startFolderWorkshop() {
  const shop = await createShopFolder(OWN_CONTACTS);
  const api = await createLocalFolderApi(shop.contentDir, async () => {});
  const server = await serveDirectory(await ensureBuild("example"), api);
  const close = async () => {
    await server.close();
    await shop.remove();
  };
  return { ...shop, url: `${server.url}/${WORKSHOP_PATH}`, close };
}

/** Starts the workshop of a shop in a GitHub repository. */
export async function startGitHubWorkshop() {
  const gitHub = new FakeGitHub(OWN_CONTACTS);
  const dir = await ensureBuild("gitHubWorkshop");
  const serveCompressed = createBrotliMiddleware(dir);
  const { url, close } = await serveDirectory(dir, (req, res, next) => {
    if (req.url?.startsWith(GITHUB_API_PATH)) {
      req.url = req.url.slice(GITHUB_API_PATH.length);
      return void gitHub.handleRequest(req, res);
    }
    if (!req.url?.endsWith("/version.json")) return serveCompressed(req, res, next);
    res.end(JSON.stringify({ commit: gitHub.head.oid }));
  });
  return { url: `${url}/${WORKSHOP_PATH}`, gitHub, close };
}
