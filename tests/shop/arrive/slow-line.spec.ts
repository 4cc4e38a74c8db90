import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, hold, hydrated, open, stopTimers, test, twoFrames } from "../../support/visit.ts";

test.use({ film: true });

/** The shop on a network so slow that half of its page comes first; the rest when `/resto` is asked for. */
const slowly = test.extend({
  baseURL: async ({ baseURL: origin }, use) => {
    const baseURL = origin ?? "";
    const html = await (await fetch(baseURL)).text();
    const half = html.indexOf('<template id="screen-');
    expect(half, "there are screens behind Home").toBeGreaterThan(0);
    let sendRest = () => {};
    const server = createServer(async ({ url = "/" }, response) => {
      if (url === "/") {
        response.setHeader("Content-Type", "text/html; charset=utf-8");
        response.write(html.slice(0, half));
        sendRest = () => response.end(html.slice(half));
      } else if (url === "/resto") {
        sendRest();
        response.end();
      } else {
        const { status, headers, body } = await fetch(new URL(url, baseURL)).then(
          async (answer) => ({
            status: answer.status,
            headers: answer.headers,
            body: Buffer.from(await answer.arrayBuffer()),
          }),
        );
        response.writeHead(status, { "Content-Type": headers.get("content-type") ?? "" }).end(body);
      }
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.closeAllConnections();
    server.close();
  },
});

for (const [address, title, heading] of [
  ["/#/novedades", /^Novedades/, "Novedades"],
  ["/#/essentials", /^Essentials/, "Essentials"],
  ["/#/nada", /^Página no encontrada/, "Página no encontrada"],
] as const) {
  slowly(`${address} shows nothing of Home while the page comes in pieces`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { homeSeen: 0, frames: 0 });
      const counts = window as unknown as { homeSeen: number; frames: number };
      const look = () => {
        counts.frames += 1;
        if (document.getElementById("destacados")?.checkVisibility()) counts.homeSeen += 1;
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto(address, { waitUntil: "commit" });
    // Home's markup is there, and the browser has had its chances to paint it.
    await expect(page.locator("#destacados")).toBeAttached();
    await twoFrames(page);

    await page.request.get("/resto");
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-hydrated");
    const counts = await page.evaluate(() => {
      const { homeSeen, frames } = window as unknown as { homeSeen: number; frames: number };
      return { homeSeen, frames };
    });
    expect(counts.homeSeen).toBe(0);
    expect(counts.frames).toBeGreaterThan(2);
  });
}

for (const [address, name, file] of [
  ["/#/novedades", /^Los tres bolsos nuevos/, /novedades-(mobile|wide)-/],
  ["/#/essentials", /^Bolsito cubo/, /little-bag-1-/],
] as const) {
  slowly(
    `${address} asks for its first picture once, before its markup has come`,
    async ({ page }) => {
      const asked: string[] = [];
      page.on("request", (request) => {
        if (file.test(request.url())) asked.push(request.url());
      });
      await page.goto(address, { waitUntil: "commit" });
      await expect.poll(() => asked.length).toBe(1);

      await page.request.get("/resto");
      await expect(page.locator("html")).toHaveAttribute("data-hydrated");
      await expect(page.getByRole("img", { name })).toHaveJSProperty("currentSrc", asked[0]);
      expect(asked).toHaveLength(1);
    },
  );
}

test("at the address of a section nothing waits for the picture above it", async ({ page }) => {
  await stopTimers(page, PATIENCE_MS);
  const release = await hold(page, /hero-/);
  await page.goto("/#contacto", { waitUntil: "commit" });
  await expect(hydrated(page)).toBeAttached();
  await expect(page.getByRole("heading", { name: "Contacto" })).toBeInViewport();
  release();
});

test("after a reload further down nothing waits for the picture at the top", async ({ page }) => {
  await open(page);
  await page.evaluate(() => scrollTo({ top: 2500, behavior: "instant" }));
  await twoFrames(page);
  await stopTimers(page, PATIENCE_MS);
  const release = await hold(page, /hero-/);
  await page.reload({ waitUntil: "commit" });
  await expect(hydrated(page)).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  release();
});

/** The milliseconds after which no picture is waited for any more. */
const PATIENCE_MS = 5000;
