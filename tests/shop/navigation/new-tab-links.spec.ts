import { expect, openMenu, openPage, test } from "../../support/shop-test.ts";

test("a link to the current screen opens a new tab with Ctrl and a new window with Shift", async ({
  page,
}) => {
  await openPage(page, "/#/novedades");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Novedades" });
  for (const key of ["ControlOrMeta", "Shift"] as const) {
    const newPage = page.context().waitForEvent("page");
    await link.click({ modifiers: [key] });
    await expect((await newPage).locator("h1")).toHaveText("Novedades");
  }
});

test("every link to another site opens a new tab and says so in its name", async ({ page }) => {
  for (const address of ["/", "/#/novedades"]) {
    await openPage(page, address);
    await openMenu(page);
    const links = await page.locator('a[href^="http"]').filter({ visible: true }).all();
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) {
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", "noopener noreferrer");
      await expect(link).toHaveAccessibleName(/\w.*\(se abre en una pestaña nueva\)$/);
    }
    // All other links stay in this tab.
    await expect(page.locator('a[target]:not([href^="http"])')).toHaveCount(0);
  }
});
