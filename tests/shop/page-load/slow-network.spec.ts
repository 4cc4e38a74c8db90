import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, nextPaint, readyMarker, test } from "../../support/shop-test.ts";

test.use({ hasFilm: true });

/** The shop on a network so slow that half of its page comes first; the rest when `/resto` is asked for. */
const slowly = test.extend({
  baseURL: async ({ baseURL: origin }, use) => {
    const baseURL = origin ?? "";
    const html = await (await fetch(baseURL)).text();
    const half = html.indexOf('<template id="screen-');
    expect(half, "there are screens behind Home").toBeGreaterThan(0);
    let page: ServerResponse | undefined;
    const server = createServer(async ({ url = "/" }, response) => {
      if (url === "/") {
        response.setHeader("Content-Type", "text/html; charset=utf-8");
        response.setHeader("Content-Length", Buffer.byteLength(html));
        response.write(html.slice(0, half));
        page = response;
      } else if (url === "/resto") {
        page?.end(html.slice(half));
        response.end();
      } else {
        const answer = await fetch(new URL(url, baseURL));
        response.writeHead(answer.status, {
          "Content-Type": answer.headers.get("content-type") ?? "",
        });
        response.end(Buffer.from(await answer.arrayBuffer()));
      }
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.closeAllConnections();
    server.close();
  },
});

slowly(
  "another screen shows nothing of Home while the page comes in pieces, and has its picture sooner",
  async ({ page }) => {
    await page.addInitScript(() => {
      const counts = Object.assign(window, { homeSeen: 0, framesDrawn: 0 });
      const look = () => {
        counts.framesDrawn += 1;
        if (document.getElementById("destacados")?.checkVisibility()) counts.homeSeen += 1;
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const first = () => asked.filter((url) => /novedades-(mobile|wide)-/.test(url));
    await page.goto("/#/novedades", { waitUntil: "commit" });
    // Home's markup is there, and the browser has had its chances to paint it.
    await expect(page.locator("#destacados")).toBeAttached();
    await nextPaint(page);
    await expect.poll(() => first().length).toBe(1);

    await page.request.get("/resto");
    await expect(page).toHaveTitle(/^Novedades/);
    await expect(page.getByRole("heading", { name: "Novedades", exact: true })).toBeVisible();
    await expect(readyMarker(page)).toBeAttached();
    expect(await page.evaluate("homeSeen")).toBe(0);
    expect(await page.evaluate("framesDrawn")).toBeGreaterThan(2);
    await expect(
      page.getByRole("img", { name: /^La media luna marfil recostada/ }),
    ).toHaveJSProperty("currentSrc", first()[0]);
    expect(first()).toHaveLength(1);
  },
);

slowly("a page whose end never comes shows Home after five seconds", async ({ page }) => {
  await page.goto("/#/novedades", { waitUntil: "commit" });
  const featured = page.locator("#destacados");
  await expect(featured).toBeAttached();
  await expect(featured).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(featured).toBeVisible();
});
