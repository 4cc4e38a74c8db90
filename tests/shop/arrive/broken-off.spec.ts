import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test as visit } from "../../support/visit.ts";

/** The answer of which only the first half has been sent. */
let halfAPage: ServerResponse | undefined;

/** A shop whose host goes away in the middle of its page. */
const test = visit.extend({
  baseURL: async ({ baseURL: origin }, use) => {
    const html = await (await fetch(origin ?? "")).text();
    const half = html.indexOf('<template id="screen-');
    expect(half, "there are screens behind Home").toBeGreaterThan(0);
    const server = createServer((request, response) => {
      if (request.url !== "/") {
        request.socket.destroy();
        return;
      }
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.setHeader("Content-Length", Buffer.byteLength(html));
      response.write(html.slice(0, half));
      halfAPage = response;
    });
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.closeAllConnections();
    server.close();
  },
});

test("a link to another screen shows Home where the connection dies before that screen has come", async ({
  page,
  visit: { expectFault },
}) => {
  expectFault(/^request failed|^console\.error/);
  await page.clock.install();
  await page.goto("/#/novedades", { waitUntil: "commit" });
  // Not before: a browser that loses the connection reads no further in what has already come.
  await expect(page.locator("#destacados")).toBeAttached();
  halfAPage?.destroy();
  await page.clock.runFor(5000);
  await expect(page.getByRole("heading", { name: "Productos Destacados" })).toBeVisible();
});
