import { expect, open, test } from "../../support/visit.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("the address of a bag is passed on by whatever the device offers, or copied where it shares nothing", {
  tag: ["@mobile", "@proof"],
}, async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shared: [] });
    Object.assign(navigator, {
      share: async (what: object) => {
        const { shared, refusal } = window as unknown as { shared: object[]; refusal?: string };
        shared.push(what);
        if (refusal) throw new DOMException("", refusal);
      },
    });
  });
  await open(page, "/bolsos/star-bag/?utm_source=ig");
  const url = new URL("/bolsos/star-bag/", page.url()).href;
  const shared = () => page.evaluate(() => (window as unknown as { shared: object[] }).shared);
  const said = page.getByRole("status");
  const share = page.getByRole("button", { name: "Compartir" });
  await share.click();
  expect(await shared()).toEqual([{ title: "Star Bag · 26,00 € · ovillo", url }]);

  for (const [refusal, says] of [
    // The visitor has closed the list again.
    ["AbortError", ""],
    ["NotAllowedError", "Enlace copiado."],
  ] as const) {
    await page.evaluate((name) => Object.assign(window, { refusal: name }), refusal);
    await share.click();
    await expect(said).toHaveText(says);
  }
  expect(await shared()).toHaveLength(3);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
});
