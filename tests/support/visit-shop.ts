import { asHostsSend } from "./as-hosts-send.ts";
import { type Served, serve } from "./serve.ts";
import { type Built, built } from "./shops.ts";
import { test as visitTest } from "./visit.ts";

export { expect } from "./visit.ts";

/** A visit to one of the shops that are built once, compressed as hosts send it. */
export const visitTo = (shop: Built) =>
  visitTest.extend<object, { dir: string; served: Served }>({
    // Playwright reads from this pattern what a fixture needs; this one needs nothing.
    dir: [
      async ({ browserName: _ }, use) => use(await built(shop)),
      { scope: "worker", timeout: 600_000 },
    ],
    served: [
      async ({ dir }, use) => {
        const served = await serve({ dir, before: asHostsSend(dir) });
        await use(served);
        await served.close();
      },
      { scope: "worker" },
    ],
    baseURL: ({ served }, use) => use(served.url),
  });
