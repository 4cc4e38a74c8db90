import { readFile } from "node:fs/promises";
import path from "node:path";
import { test as base } from "@playwright/test";
import { serve } from "../../tools/serve/host.ts";
import { sampleBag, sampleShop } from "./sample-shop.ts";

export { expect } from "@playwright/test";

/** A name that tries to get out of every place that it is written to. */
export const hostile = `Café </script><script>alert(1)</script> & "co", <!--\u2028`;

/** The address that the shop knows itself by. */
export const address = "https://www.mitienda.example/tienda/";

type PublicShop = {
  /** Where it can be visited: in a folder of its host. */
  url: string;
  /** Its folder. */
  dir: string;
  /** What a file of it holds. */
  file(name: string): Promise<string>;
};

/** A test of a shop whose owner has filled in its public address and all that the law asks for. */
export const test = base.extend<object, { shop: PublicShop }>({
  shop: [
    // Playwright reads from this pattern what a fixture needs; this one needs nothing.
    async ({ browserName: _ }, use) => {
      const sample = await sampleShop();
      await sample.change("tienda.yaml", {
        url: address.slice(0, -1),
        legal: {
          name: "Ana Puig Serra",
          nif: "12345678Z",
          address: "Carrer Gran 1, 08001 Barcelona",
        },
      });
      await sample.stock([
        sampleBag({
          price: 1234.5,
          details: {
            width: 27,
            height: 15,
            depth: 7,
            color: "Crudo",
            material: "Algodón & <lino>",
          },
        }),
        sampleBag({
          id: "bag-002",
          name: hostile,
          category: "basic",
          description: `Uno\vdos ${hostile}`,
        }),
      ]);
      const { code, output } = await sample.build("--outDir", "site/tienda");
      base.expect(code, output).toBe(0);
      const dir = path.join(sample.dir, "site/tienda");
      const served = await serve({ dir: path.dirname(dir), port: 0 });
      await use({
        url: `${served.url}/tienda/`,
        dir,
        file: (name) => readFile(path.join(dir, name), "utf8"),
      });
      await served.close();
      await sample.remove();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});
