import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { type Served, serve } from "../../../tools/serve/host.ts";
import { type SampleShop, sampleBag, sampleShop } from "../../support/sample-shop.ts";

let sample: SampleShop;
let served: Served;

/** Builds a shop with so many bags on each shelf. */
async function fill(counts: { new: number; basic: number }): Promise<void> {
  const bags = (["new", "basic"] as const).flatMap((category) =>
    Array.from({ length: counts[category] }, (_, i) =>
      sampleBag({
        id: `${category}-${i}`,
        name:
          i % 5 === 4 ? `Bolso de nombre bastante largo ${category} ${i}` : `Bag ${category} ${i}`,
        price: i === 0 ? 1234.5 : 24,
        category,
        featured: i < 3,
        ...(i % 2 && { amazonUrl: "https://www.amazon.es/s?k=ovillo" }),
      }),
    ),
  );
  // Small photos: so many are encoded in no time.
  await sample.stock(bags, 320);
  const { code, output } = await sample.build();
  expect(code, output).toBe(0);
}

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  sample = await sampleShop();
  served = await serve({ dir: path.join(sample.dir, "dist"), port: 0 });
});
test.afterAll(async () => {
  await served.close();
  await sample.remove();
});

// A long shelf beside an empty one; one bag alone, and a last row with one to spare.
for (const counts of [
  { new: 40, basic: 0 },
  { new: 1, basic: 8 },
])
  test.describe(`${counts.new} new and ${counts.basic} basic bags`, { tag: "@desktop" }, () => {
    test.beforeAll(async () => {
      test.setTimeout(90_000);
      await fill(counts);
    });

    test("stand in their rows", async ({ page }) => {
      for (const [width, columns, route, count] of [
        [1280, 3, "novedades", counts.new],
        [1280, 3, "essentials", counts.basic],
        [390, 1, "novedades", counts.new],
        [390, 1, "essentials", counts.basic],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`${served.url}/?${width}-${count}#/${route}`);
        await expect(page.getByRole("article")).toHaveCount(count);
        if (count === 0) {
          await expect(page.getByText("Ahora mismo no queda ninguno")).toBeVisible();
          await expect(page.getByText("Precios con IVA incluido.")).toBeHidden();
        } else await expect(page.getByRole("article").first()).toContainText("1.234,50 €");
        await expectRows(page, columns);
      }
    });

    if (counts.new < 40) return;
    // So many that most of them are laid out only as they come near (bag-grid.module.css).
    test("are found by name far down, and are all on paper", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(`${served.url}/#/novedades`);
      await expect(page.locator("html")).toHaveAttribute("data-hydrated");
      const last = page.getByRole("heading", { name: "Bolso de nombre bastante largo new 39" });
      await expect(last).not.toBeInViewport();
      const find = (words: string) =>
        page.evaluate((wanted) => (window as unknown as Finder).find(wanted), words);
      // A busy browser looks into these cards only once it has drawn the page.
      await expect.poll(() => find("bastante largo new 39")).toBe(true);
      await expect(last).toBeInViewport();
      expect(await find("bastante largo new 999")).toBe(false);

      const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
      // Of a link that has been drawn, the file holds the address.
      expect(new Set(pdf.match(/\/bolsos\/[a-z-]+-new-\d+\//g)).size).toBe(counts.new);
    });
  });

/** A page in which words can be looked for, as by Ctrl and F. */
type Finder = { find(words: string): boolean };

async function expectRows(page: Page, columns: number): Promise<void> {
  const boxes = await page.getByRole("article").evaluateAll((all) =>
    all.map((card) => {
      const { left, top, width } = card.getBoundingClientRect();
      return { left, top, width, inside: card.scrollWidth <= card.clientWidth };
    }),
  );
  boxes.forEach((box, i) => {
    const above = boxes[i - columns];
    const row = boxes[i - (i % columns)];
    expect(box.inside, `card ${i} holds its text`).toBe(true);
    expect(box.width, `card ${i} is as wide as the first`).toBeCloseTo(boxes[0]?.width ?? 0, 0);
    expect(box.top, `card ${i} stands in its row`).toBeCloseTo(row?.top ?? 0, 0);
    if (above) expect(box.left, `card ${i} is below ${i - columns}`).toBeCloseTo(above.left, 0);
  });
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, "nothing scrolls sideways").toBe(0);
}
