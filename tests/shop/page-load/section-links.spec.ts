import type { Page } from "@playwright/test";
import { expect, expectSectionAtTop, openPage, scrollTo, test } from "../../support/shop-test.ts";

const heading = (page: Page) => page.locator("h1");
const HOME = "Bolsos de crochet, hechos a mano en Barcelona";

test("a link to a section shows it, also on Back from another screen", async ({ page }) => {
  for (const [address, name] of [
    // An app or a visitor has changed the hash.
    ["/#Sobre-nosotros/?utm_source=ig", "Sobre Nosotros"],
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

test("Back and Forward between sections lead to where the visitor was", async ({ page }) => {
  const readScroll = () => page.evaluate(() => scrollY);
  await openPage(page);
  await page.getByText("Cómo pedir").click();
  const link = page.getByRole("link", { name: /Escríbenos/ });
  await link.focus();
  const upper = await readScroll();
  await link.press("Enter");
  await expectSectionAtTop(page, "Contacto");
  await page.evaluate(() => scrollBy(0, 50));
  const lower = await readScroll();
  await page.goBack();
  await expect.poll(readScroll).toBe(upper);
  await page.goForward();
  await expect.poll(readScroll).toBe(lower);
});

test("a page that ends without `pagehide` opens where the visitor was", async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener("pagehide", (event) => event.stopImmediatePropagation()),
  );
  await openPage(page, "/#/essentials");
  await scrollTo(page, 300);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
});
