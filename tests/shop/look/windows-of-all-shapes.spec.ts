import { expect, open, test } from "../../support/visit.ts";

test.describe("tall", () => {
  test.use({ viewport: { width: 1200, height: 1920 } });

  for (const [screen, address] of [
    ["the page that is not there", "/#/no-existe"],
    ["a collection", "/#/essentials"],
  ] as const)
    test(`in a tall window the foot of ${screen} is that of the window`, {
      tag: "@desktop",
    }, async ({ page }) => {
      await open(page, address);
      const footer = await page.getByRole("contentinfo").boundingBox();
      expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeCloseTo(1920, 0);
    });
});

for (const [window, width, height] of [
  ["a low window", 320, 480],
  ["a window between a phone's and a tablet's", 700, 900],
] as const)
  test.describe(window, () => {
    test.use({ viewport: { width, height } });

    test(`in ${window} a bag's buttons keep away from the table below them`, {
      tag: "@mobile",
    }, async ({ page }) => {
      await open(page, "/bolsos/chain-bag/");
      const link = await page.getByRole("link", { name: /^Ver en Amazon/ }).boundingBox();
      const table = await page.getByRole("table").boundingBox();
      const room = (table?.y ?? 0) - ((link?.y ?? 0) + (link?.height ?? 0));
      expect(room).toBeGreaterThanOrEqual(16);
      expect(room).toBeLessThan(48);
    });
  });

test.describe("the narrowest phone", () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test("on the narrowest phone a bag's buttons take two lines, and hide nothing that comes into sight", {
    tag: "@mobile",
  }, async ({ page }) => {
    await open(page, "/bolsos/chain-bag/");
    const whatsapp = page.getByRole("link", { name: /^Pedir por WhatsApp/ });
    const share = page.getByRole("button", { name: "Compartir" });
    await share.evaluate((element) => element.scrollIntoView({ block: "nearest" }));
    const [bar, shared] = [await whatsapp.boundingBox(), await share.boundingBox()];
    expect(bar?.y).toBeGreaterThan(400);
    expect((shared?.y ?? 0) + (shared?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  });
});

test.describe("a tablet held across", () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test("on a tablet held across, all buttons of a row of cards share one line", {
    tag: "@desktop",
  }, async ({ page }) => {
    await open(page, "/#/essentials");
    const buttons = await page
      .getByRole("article")
      .getByRole("link", { name: /^(Pedir por WhatsApp|Ver en Amazon)/ })
      .all();
    expect(buttons).toHaveLength(6);
    const tops = await Promise.all(buttons.map(async (button) => (await button.boundingBox())?.y));
    expect(new Set(tops).size).toBe(1);
  });
});
