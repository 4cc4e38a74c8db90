import type { Locator, Page } from "@playwright/test";
import { expect, openPage, test } from "../../support/shop-test.ts";

const heading = (page: Page) => page.locator("h1");
const HOME = "Bolsos de crochet, hechos a mano en Barcelona";

test("who comes by a section is at it, and comes back to it from another screen", async ({
  page,
}) => {
  test.slow();
  for (const [address, name] of [
    ["/#sobre-nosotros", "Sobre Nosotros"],
    // As an app or a hand may have changed it.
    ["/#Contacto/?utm_source=ig", "Contacto"],
    ["/essentials/#contacto", "Contacto"],
  ] as const)
    await test.step(address, async () => {
      await page.goto("about:blank");
      await openPage(page, address);
      await expect(heading(page)).toHaveText(HOME);
      await expectSection(page, name);
      await page.getByRole("contentinfo").getByRole("link", { name: "Novedades" }).click();
      await expect(heading(page)).toHaveText("Novedades");
      expect(await page.evaluate(() => scrollY)).toBe(0);

      await page.goBack();
      await expect(heading(page)).toHaveText(HOME);
      await expectSection(page, name);
      await expect(page.getByRole("heading", { name, exact: true })).toBeFocused();
    });
});

/** The section begins at the top of the window, and the header hides nothing of its heading. */
async function expectSection(page: Page, name: string): Promise<void> {
  const heading = page.getByRole("heading", { name, exact: true });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const belowHeader = (place: Locator) => async () => {
    const [box, header] = await Promise.all([
      place.boundingBox(),
      page.getByRole("banner").boundingBox(),
    ]);
    return (box?.y ?? Number.NaN) - ((header?.y ?? 0) + (header?.height ?? 0));
  };
  await expect.poll(belowHeader(heading)).toBeGreaterThanOrEqual(0);
  await expect.poll(belowHeader(page.getByRole("region", { name }))).toBeLessThan(100);
}
