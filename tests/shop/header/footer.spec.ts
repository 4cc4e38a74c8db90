import { expect, measureRect, openPage, test } from "../../support/shop-test.ts";

test("every page has the same footer, whose links are as high as a thumb", async ({ page }) => {
  const footer = page.getByRole("contentinfo");
  // Visit in another year than that of the build.
  await page.clock.setFixedTime("2031-06-01");
  for (const address of ["/#/no-existe", "/bolsos/moon-bag/", "/"]) {
    await openPage(page, address);
    await expect(footer).toMatchAriaSnapshot(`
      - contentinfo:
        - paragraph: ovillo
        - paragraph: Bolsos de crochet artesanales con diseños únicos.
        - navigation "La tienda":
          - /children: contain
          - link "Contacto":
            - /url: ./#contacto
        - heading "Síguenos" [level=2]
        - link /^Instagram/:
          - /url: https://www.instagram.com/ovillo
        - link /^TikTok/:
          - /url: https://www.tiktok.com/@ovillo
        - paragraph: /© 2031 ovillo/
    `);
  }
  const links = await footer.getByRole("link").all();
  expect(links.length).toBeGreaterThan(5);
  for (const link of links) expect((await measureRect(link)).height).toBeGreaterThanOrEqual(44);
});
