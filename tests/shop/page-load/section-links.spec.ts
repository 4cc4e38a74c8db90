import type { Page } from "@playwright/test";
import { expect, expectSectionAtTop, openPage, test } from "../../support/shop-test.ts";

const heading = (page: Page) => page.locator("h1");
const HOME = "Bolsos de crochet, hechos a mano en Barcelona";

test("a link to a section shows that section, also on Back from another screen", async ({
  page,
}) => {
  for (const [address, name] of [
    ["/#sobre-nosotros", "Sobre Nosotros"],
    // Changed by an app or by hand.
    ["/#Contacto/?utm_source=ig", "Contacto"],
    ["/essentials/#contacto", "Contacto"],
  ] as const)
    await test.step(address, async () => {
      await openPage(page, address);
      await expect(heading(page)).toHaveText(HOME);
      await expectSectionAtTop(page, name);
      await page.getByRole("contentinfo").getByRole("link", { name: "Novedades" }).click();
      await expect(heading(page)).toHaveText("Novedades");
      expect(await page.evaluate(() => scrollY)).toBe(0);

      await page.goBack();
      await expect(heading(page)).toHaveText(HOME);
      await expectSectionAtTop(page, name);
      await expect(page.getByRole("heading", { name, exact: true })).toBeFocused();
    });
});
