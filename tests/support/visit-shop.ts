import { asHostsSend, serve } from "./serve.ts";
import { type Built, built } from "./shops.ts";
import { test as visitTest } from "./visit.ts";

export { expect } from "./visit.ts";

/** A visit to one of the shops that are built once, compressed as hosts send it. */
export const visitTo = (shop: Built) =>
  visitTest.extend<object, { shop: string }>({
    shop: [
      // Playwright reads from this pattern what a fixture needs; this one needs nothing.
      async ({ browserName: _ }, use) => {
        const dir = await built(shop);
        const { url, close } = await serve(dir, asHostsSend(dir));
        await use(url);
        await close();
      },
      { scope: "worker", timeout: 600_000 },
    ],
    baseURL: ({ shop: url }, use) => use(url),
  });
