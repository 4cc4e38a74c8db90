import { createServer } from "vite";
import { expect, openPage, test as visit } from "../../support/shop-test.ts";

/** Visits the development server: only React's development build says when markup does not match. */
const test = visit.extend<object, { developmentUrl: string }>({
  developmentUrl: [
    async ({ browserName: _ }, use) => {
      // The global set-up has built the shop, and leaves to the workers the NODE_ENV of that.
      const { NODE_ENV = "test" } = process.env;
      Object.assign(process.env, { NODE_ENV: "development" });
      const server = await createServer({
        mode: "demo",
        logLevel: "error",
        server: { host: "127.0.0.1", port: 0 },
      });
      await server.listen();
      await use(new URL(server.resolvedUrls?.local[0] ?? "").origin);
      await server.close();
      Object.assign(process.env, { NODE_ENV });
    },
    { scope: "worker" },
  ],
  baseURL: ({ developmentUrl }, use) => use(developmentUrl),
});

test("React finds nothing to complain about on any screen, and a bag's page has its styles", async ({
  page,
  request,
}) => {
  // Modules that are built as they are asked for.
  test.slow();
  const entry = await request.get("/src/entry-client.tsx");
  expect(await entry.text(), "React's silent build would find nothing").toContain("jsxDEV");
  for (const [hash, name] of [
    ["#/", "Bolsos de crochet, hechos a mano en Barcelona"],
    ["#/novedades", "Novedades"],
    ["#/essentials", "Essentials"],
    ["#/no-existe", "Página no encontrada"],
  ] as const) {
    // A load of its own for each: a change of the hash alone would hydrate nothing.
    await page.goto("about:blank");
    await openPage(page, `/${hash}`);
    await expect(page.locator("h1")).toHaveText(name);
  }
  await openPage(page, "/bolsos/moon-bag/");
  await expect(page.getByRole("list", { name: /^Fotos/ })).toHaveCSS("list-style-type", "none");
});
