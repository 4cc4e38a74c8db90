import { states } from "../support/states.ts";
import { expect, open, test } from "../support/visit.ts";

for (const [name, address] of [
  ["home", "/"],
  ["novedades", "/#/novedades"],
  ["essentials", "/#/essentials"],
  ["not-found", "/#/no-existe"],
  ["bag", "/bolsos/chain-bag/"],
] as const) {
  test(`${name} looks as it was accepted`, async ({ page }) => {
    await open(page, address);
    await expect(page).toHaveScreenshot(`${name}.png`, { fullPage: true });
  });
}

for (const { name, reach, part } of states) {
  test(`${name} looks as it was accepted`, async ({ page, mail, visit }) => {
    await reach({ page, mail, visit });
    // The fixed header is wherever the page was scrolled to.
    if (name !== "menu-open")
      await page.getByRole("banner").evaluate((header) => {
        header.style.visibility = "hidden";
      });
    // The open menu hangs below the header, out of its box.
    await expect(name === "menu-open" ? page : part(page)).toHaveScreenshot(`${name}.png`);
  });
}
