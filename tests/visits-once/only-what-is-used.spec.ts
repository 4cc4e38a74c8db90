import { expect, open, test } from "../support/visit.ts";

test.use({ film: false });

test("visitors download nothing of what this shop makes no use of", async ({ page }) => {
  const coming = page.waitForResponse(/\.js$/);
  await open(page);
  const script = await (await coming).text();
  expect(script).toContain("Stock Limitado");
  expect(script).not.toMatch(/Agotado|Avísame|Antes/);
  expect(await page.content()).not.toMatch(/Agotado|Avísame|id="notice"|reduced-price|sold-out/);
});
