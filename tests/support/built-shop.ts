import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { type BrowserContextOptions, chromium, expect, type Page } from "@playwright/test";
import { serve } from "../../tools/serve/host.ts";
import { chromiumArgs, ensureChromium } from "./chromium.ts";
import { type SampleShop, sampleShop } from "./sample-shop.ts";

/** What `builtShop` resolves to. */
export type BuiltShop = Awaited<ReturnType<typeof builtShop>>;

/** How a visitor comes. */
export type Way = BrowserContextOptions;

export const PHONE = { viewport: { width: 390, height: 844 } };
export const WITHOUT_SCRIPT = { javaScriptEnabled: false };

/** A sample shop that has been filled, built and served, and a browser to visit it with. */
export async function builtShop(fill: (shop: SampleShop) => Promise<void>, ...args: string[]) {
  const shop = await sampleShop();
  await fill(shop);
  const { code, output } = await shop.build(...args);
  expect(code, output).toBe(0);
  const dist = (file = "") => path.join(shop.dir, "dist", file);
  const { url, close } = await serve({ dir: dist(), port: 0 });
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumArgs,
  });

  return {
    /** What its build has said. */
    output,
    /** What a file of it holds. */
    file: (name: string) => readFile(dist(name), "utf8"),
    bytes: (name: string) => readFile(dist(name)),
    /** All of its files, seen from its folder. */
    files: () => readdir(dist(), { recursive: true }),
    /** The one rendition of a photo whose name is like this. */
    async photo(name: RegExp) {
      const file = (await readdir(dist("assets"))).find((each) => name.test(each));
      return readFile(dist(`assets/${file ?? name}`));
    },

    /** Makes a visit, in which nothing goes wrong behind the visitor's back. */
    async visit(
      way: Way,
      see: (page: Page, go: (place: string) => Promise<void>) => Promise<void>,
    ) {
      const page = await browser.newPage({ locale: "es-ES", ...way });
      const problems: string[] = [];
      page.on("console", (message) => {
        if (/error|warning/.test(message.type())) problems.push(message.text());
      });
      page.on("pageerror", (error) => problems.push(String(error)));
      const hasScript = way.javaScriptEnabled !== false;
      await see(page, async (place) => {
        // Another route of the same page would be no new visit.
        await page.goto("about:blank");
        await page.goto(`${url}/${place}`);
        const hydrated = page.locator("html[data-hydrated]");
        if (hasScript) await hydrated.waitFor({ state: "attached" });
      });
      await page.close();
      expect(problems).toEqual([]);
    },

    async close() {
      await browser.close();
      await close();
      await shop.remove();
    },
  };
}
