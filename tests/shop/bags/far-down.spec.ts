import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { type Served, serve } from "../../../tools/serve/host.ts";
import { type SampleShop, sampleBag, sampleShop } from "../../support/sample-shop.ts";

/** So many that most of them are laid out only as they come near (bag-grid.module.css). */
const BAGS = 40;

let sample: SampleShop;
let served: Served;
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  sample = await sampleShop();
  await sample.stock(
    Array.from({ length: BAGS }, (_, i) =>
      sampleBag({ id: `bag-${i}`, name: `Bolso número ${i + 1}`, featured: i < 3 }),
    ),
    320,
  );
  const { code, output } = await sample.build();
  expect(code, output).toBe(0);
  served = await serve({ dir: path.join(sample.dir, "dist"), port: 0 });
});
test.afterAll(async () => {
  await served?.close();
  await sample.remove();
});

async function openShelf(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`${served.url}/#/novedades`);
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
  await expect(page.getByRole("article")).toHaveCount(BAGS);
}

test("who looks for the name of a bag far down is brought to it", async ({ page }) => {
  await openShelf(page);
  const name = `Bolso número ${BAGS}`;
  const last = page.getByRole("heading", { name });
  await expect(last).not.toBeInViewport();
  const find = (words: string) =>
    page.evaluate((wanted) => (window as unknown as Finder).find(wanted), words);
  // A busy browser looks into these cards only once it has drawn the page.
  await expect.poll(() => find(name)).toBe(true);
  await expect(last).toBeInViewport();
  expect(await find("Bolso número 999")).toBe(false);
});

test("who prints a long screen has every bag on paper", { tag: "@desktop" }, async ({ page }) => {
  await openShelf(page);
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  // Of a link that has been drawn, the file holds the address.
  expect(new Set(pdf.match(/\/bolsos\/bolso-numero-\d+\//g)).size).toBe(BAGS);
});

/** A page in which words can be looked for, as by Ctrl and F. */
type Finder = { find(words: string): boolean };
