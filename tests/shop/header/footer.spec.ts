import { expect, open, test } from "../../support/visit.ts";

test("every page ends with the blurb, the links, the profiles and the year", {
  tag: "@proof",
}, async ({ page }) => {
  const year = await page.evaluate(() => new Date().getFullYear());
  for (const hash of ["", "#/novedades", "#/essentials", "#/no-existe"]) {
    await open(page, `/${hash}`);
    const footer = page.getByRole("contentinfo");
    await expect(
      footer.getByText("Bolsos de crochet artesanales con diseños únicos.", { exact: true }),
    ).toBeVisible();
    for (const [name, href] of [
      ["Inicio", "#/"],
      ["Novedades", "#/novedades"],
      ["Essentials", "#/essentials"],
    ] as const) {
      await expect(footer.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
    }
    const profiles = footer.getByRole("region", { name: "Síguenos" });
    await expect(profiles.getByRole("heading", { name: "Síguenos" })).toBeVisible();
    await expect(profiles.getByRole("link", { name: /^Instagram/ })).toHaveAttribute(
      "href",
      "https://www.instagram.com/ovillo",
    );
    await expect(profiles.getByRole("link", { name: /^TikTok/ })).toHaveAttribute(
      "href",
      "https://www.tiktok.com/@ovillo",
    );
    await expect(footer.getByText("©")).toContainText(`© ${year} ovillo`);
  }
});

test("in a year to come the footer shows that year", { tag: "@proof" }, async ({ page }) => {
  await page.clock.setFixedTime(new Date("2031-01-01T12:00:00"));
  await open(page);
  await expect(page.getByRole("contentinfo").getByText("©")).toContainText("© 2031 ovillo");
});

test("the links of the footer lead to their pages, at their top", { tag: "@proof" }, async ({
  page,
}) => {
  await open(page);
  const footer = page.getByRole("contentinfo");
  for (const [name, title] of [
    ["Essentials", "Essentials · ovillo"],
    ["Novedades", "Novedades · ovillo"],
    ["Inicio", "ovillo · Bolsos de crochet artesanales"],
  ] as const) {
    await footer.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveTitle(title);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

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
