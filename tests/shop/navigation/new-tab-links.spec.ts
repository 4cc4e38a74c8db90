import { expect, openPage, test } from "../../support/shop-test.ts";

test("a link to the current screen opens a tab with Ctrl, or a window", async ({ page }) => {
  await openPage(page, "/#/novedades");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Novedades" });
  for (const key of ["ControlOrMeta", "Shift"] as const) {
    const newPage = page.context().waitForEvent("page");
    await link.click({ modifiers: [key] });
    await expect((await newPage).locator("h1")).toHaveText("Novedades");
  }
});
