import { expect, test } from "../../support/visit.ts";

test.describe("at the edge of a year", () => {
  for (const [zone, year] of [
    ["Europe/Madrid", 2031],
    ["America/New_York", 2030],
    ["Pacific/Kiritimati", 2031],
  ] as const) {
    test.describe(zone, () => {
      test.use({ timezoneId: zone });
      test(`the footer says ${year}`, { tag: "@desktop" }, async ({ page }) => {
        await page.clock.setFixedTime("2030-12-31T23:30:00Z");
        await page.goto("/");
        await expect(page.getByRole("contentinfo")).toContainText(`© ${year} ovillo`);
      });
    });
  }
});
