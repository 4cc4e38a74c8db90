import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, nextPaint, readyMarker, test } from "../../support/shop-test.ts";

test.use({ hasFilm: true });

/** The test on a slow network: half of the page arrives first, the rest on a request for `/resto`. */
const slowTest = test.extend({
  baseURL: async ({ baseURL: origin }, use) => {
    const baseURL = origin ?? "";
    const html = await (await fetch(baseURL)).text();
    const half = html.indexOf('<template id="screen-');
    expect(half, "the page has screens after Home").toBeGreaterThan(0);
    let pageResponse: ServerResponse | undefined;
    const server = createServer(async ({ url = "/" }, response) => {
      if (url === "/") {
        response.setHeader("Content-Type", "text/html; charset=utf-8");
        response.setHeader("Content-Length", Buffer.byteLength(html));
        response.write(html.slice(0, half));
        pageResponse = response;
      } else if (url === "/resto") {
        pageResponse?.end(html.slice(half));
        response.end();
      } else {
        const original = await fetch(new URL(url, baseURL));
        response.writeHead(original.status, {
          "Content-Type": original.headers.get("content-type") ?? "",
        });
        response.end(Buffer.from(await original.arrayBuffer()));
      }
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.closeAllConnections();
    server.close();
  },
});

slowTest(
  "another screen never shows Home while the page arrives in parts, and requests its image early",
  async ({ page }) => {
    await page.addInitScript(() => {
      const counts = Object.assign(window, { homeFrames: 0, totalFrames: 0 });
      const countFrame = () => {
        counts.totalFrames += 1;
        if (document.getElementById("destacados")?.checkVisibility()) counts.homeFrames += 1;
        requestAnimationFrame(countFrame);
      };
      requestAnimationFrame(countFrame);
    });
    const urls: string[] = [];
    page.on("request", (request) => urls.push(request.url()));
    const bannerUrls = () => urls.filter((url) => /novedades-(mobile|wide)-/.test(url));
    await page.goto("/#/novedades", { waitUntil: "commit" });
    // Home's markup has arrived, and the browser has had time to paint it.
    await expect(page.locator("#destacados")).toBeAttached();
    await nextPaint(page);
    await expect.poll(() => bannerUrls().length).toBe(1);

    await page.request.get("/resto");
    await expect(page).toHaveTitle(/^Novedades/);
    await expect(page.getByRole("heading", { name: "Novedades", exact: true })).toBeVisible();
    await expect(readyMarker(page)).toBeAttached();
    expect(await page.evaluate("homeFrames")).toBe(0);
    expect(await page.evaluate("totalFrames")).toBeGreaterThan(2);
    await expect(
      page.getByRole("img", { name: /^La media luna marfil recostada/ }),
    ).toHaveJSProperty("currentSrc", bannerUrls()[0]);
    expect(bannerUrls()).toHaveLength(1);
  },
);

slowTest("an incomplete page shows Home after five seconds", async ({ page }) => {
  await page.goto("/#/novedades", { waitUntil: "commit" });
  const featured = page.locator("#destacados");
  await expect(featured).toBeAttached();
  await expect(featured).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(featured).toBeVisible();
});
