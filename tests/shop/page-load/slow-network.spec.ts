import { readFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import path from "node:path";
import { ensureBuild } from "../../support/shop-builds.ts";
import {
  createServedTest,
  expect,
  locateReadyMarker,
  recordRequests,
  waitForNextPaint,
} from "../../support/shop-test.ts";
import { serveDirectory } from "../../support/test-server.ts";

/** The test on a slow network: half of the page arrives first, the rest on a request for `/resto`. */
const test = createServedTest(async () => {
  const dir = await ensureBuild("example");
  const html = await readFile(path.join(dir, "index.html"), "utf8");
  const half = html.indexOf('<template id="screen-');
  expect(half, "the page has screens after Home").toBeGreaterThan(0);
  let pageResponse: ServerResponse | undefined;
  return serveDirectory(dir, ({ originalUrl: url }, response, next) => {
    if (url === "/") {
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.setHeader("Content-Length", Buffer.byteLength(html));
      response.write(html.slice(0, half));
      pageResponse = response;
    } else if (url === "/resto") {
      pageResponse?.end(html.slice(half));
      response.end();
    } else next();
  });
});
test.use({ hasVideo: true });

test("a screen that arrives in parts never shows Home, and loads its image", async ({ page }) => {
  await page.addInitScript(() => {
    const counts = Object.assign(window, { homeFrames: 0, totalFrames: 0 });
    const countFrame = () => {
      counts.totalFrames += 1;
      if (document.getElementById("destacados")?.checkVisibility()) counts.homeFrames += 1;
      requestAnimationFrame(countFrame);
    };
    requestAnimationFrame(countFrame);
  });
  const bannerUrls = recordRequests(page, /novedades-(mobile|wide)-/);
  await page.goto("/#/novedades", { waitUntil: "commit" });
  // Home's markup has arrived, and the browser has had time to paint it.
  await expect(page.locator("#destacados")).toBeAttached();
  await waitForNextPaint(page);
  await expect.poll(() => bannerUrls).toHaveLength(1);

  await page.request.get("/resto");
  await expect(page).toHaveTitle(/^Novedades/);
  await expect(page.getByRole("heading", { name: "Novedades", exact: true })).toBeVisible();
  await expect(locateReadyMarker(page)).toBeAttached();
  expect(await page.evaluate("homeFrames")).toBe(0);
  expect(await page.evaluate("totalFrames")).toBeGreaterThan(2);
  const banner = page.getByRole("img", { name: /, en una pared rosa/ });
  await expect(banner).toHaveJSProperty("currentSrc", bannerUrls[0]);
  expect(bannerUrls).toHaveLength(1);
});

test("an incomplete page shows Home after five seconds", async ({ page }) => {
  await page.goto("/#/novedades", { waitUntil: "commit" });
  const featured = page.locator("#destacados");
  await expect(featured).toBeAttached();
  await expect(featured).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(featured).toBeVisible();
});
