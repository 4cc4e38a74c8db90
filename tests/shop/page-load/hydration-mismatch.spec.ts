import { createServer } from "vite";
import { createServedTest, expect, openPage } from "../../support/shop-test.ts";

/** Tests the development server: only React's development build reports hydration mismatches. */
const test = createServedTest(async () => {
  // The global setup builds the shop and leaves its NODE_ENV to the workers.
  const { NODE_ENV = "test" } = process.env;
  Object.assign(process.env, { NODE_ENV: "development" });
  const server = await createServer({
    mode: "demo",
    logLevel: "error",
    server: { host: "127.0.0.1", port: 0 },
  });
  await server.listen();
  return {
    url: new URL(server.resolvedUrls?.local[0] ?? "").origin,
    async close() {
      await server.close();
      Object.assign(process.env, { NODE_ENV });
    },
  };
});

test("every screen hydrates without a mismatch, and a bag page has its styles", async ({
  page,
  request,
}) => {
  const entry = await request.get("/src/entry-client.tsx");
  expect(await entry.text(), "only React's development build reports mismatches").toContain(
    "jsxDEV",
  );
  for (const [hash, name] of [
    ["#/", "Bolsos de crochet, hechos a mano en Barcelona"],
    ["#/novedades", "Novedades"],
    ["#/essentials", "Essentials"],
    ["#/no-existe", "Página no encontrada"],
  ] as const) {
    await openPage(page, `/${hash}`);
    await expect(page.locator("h1")).toHaveText(name);
  }
  await openPage(page, "/bolsos/moon-bag/");
  await expect(page.getByRole("list", { name: /^Fotos/ })).toHaveCSS("list-style-type", "none");
});
