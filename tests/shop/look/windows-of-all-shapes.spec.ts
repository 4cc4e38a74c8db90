import { expect, open, test } from "../../support/visit.ts";

test("in a tall window the foot of a screen is that of the window", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 1920 });
  // A screen of a few words, and one of a few cards.
  for (const address of ["/#/no-existe", "/#/essentials"]) {
    await page.goto("about:blank");
    await open(page, address);
    const footer = await page.getByRole("contentinfo").boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0), address).toBeCloseTo(1920, 0);
  }
});

test("in windows that phones seldom have a bag's buttons stand apart, and hide nothing", {
  tag: "@mobile",
}, async ({ page }) => {
  await open(page, "/bolsos/chain-bag/");
  await test.step("in a low window, and in one between a phone's and a tablet's", async () => {
    for (const [width, height] of [
      [320, 480],
      [700, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const link = await page.getByRole("link", { name: /^Ver en Amazon/ }).boundingBox();
      const table = await page.getByRole("table").boundingBox();
      const room = (table?.y ?? 0) - ((link?.y ?? 0) + (link?.height ?? 0));
      expect(room, `${width}`).toBeGreaterThanOrEqual(16);
      expect(room, `${width}`).toBeLessThan(48);
    }
  });

  await test.step("on the narrowest phone they take two lines", async () => {
    await page.setViewportSize({ width: 320, height: 568 });
    const whatsapp = page.getByRole("link", { name: /^Pedir por WhatsApp/ });
    const share = page.getByRole("button", { name: "Compartir" });
    await share.evaluate((element) => element.scrollIntoView({ block: "nearest" }));
    const [bar, shared] = [await whatsapp.boundingBox(), await share.boundingBox()];
    expect(bar?.y).toBeGreaterThan(400);
    expect((shared?.y ?? 0) + (shared?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  });
});
