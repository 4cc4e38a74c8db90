import { heading, pageOf, press } from "../../support/change-page.ts";
import { expect, hold, test } from "../../support/visit.ts";

const HOME = "Bolsos de crochet, hechos a mano en Barcelona";

test("every screen is shown before any script has come, and the app takes that very page over", {
  tag: "@proof",
}, async ({ page }) => {
  test.slow();
  const pictures: string[] = [];
  page.on("request", (request) => {
    if (/\/hero-/.test(request.url())) pictures.push(request.url());
  });
  for (const [hash, name, title] of [
    ["#/novedades", "Novedades", "Novedades · ovillo"],
    ["#/essentials", "Essentials", "Essentials · ovillo"],
    ["#/no-existe", "Página no encontrada", "Página no encontrada · ovillo"],
    ["", HOME, "ovillo · Bolsos de crochet artesanales"],
  ] as const)
    await test.step(`/${hash}`, async () => {
      expect(pictures, "nothing of Home's film is fetched elsewhere").toEqual([]);
      const release = await hold(page, /\.js$/);
      await page.goto("about:blank");
      await page.goto(`/${hash}`, { waitUntil: "commit" });
      await expect(heading(page)).toHaveText(name);
      await expect(heading(page)).toBeVisible();
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole("contentinfo")).toBeVisible();
      // What would do nothing yet is not offered, or says so.
      await expect(
        page.getByRole("button", { disabled: false }).filter({ visible: true }),
      ).toHaveCount(0);
      await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
      await page.waitForFunction(
        () => performance.getEntriesByName("first-contentful-paint").length,
      );

      const drawn = await heading(page).elementHandle();
      release();
      await expect(page.locator("html")).toHaveAttribute("data-hydrated");
      expect(await heading(page).evaluate((now, before) => now === before, drawn)).toBe(true);
      // Only a change of the page takes the focus to its title.
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
      await expect(pageOf(page)).toHaveCSS("opacity", "1");
    });
});

test("links work before any script has come, and after it nothing jumps", {
  tag: "@proof",
}, async ({ page }) => {
  const release = await hold(page, /\.js$/);
  await page.goto("/#/essentials", { waitUntil: "commit" });
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Novedades" }).click();
  await expect(heading(page)).toHaveText("Novedades");
  await footer.getByRole("link", { name: "Inicio" }).click();
  await expect(heading(page)).toHaveText(HOME);
  await footer.getByRole("link", { name: "Novedades" }).click();
  await expect(page).toHaveTitle("Novedades · ovillo");
  release();
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
  await expect(heading(page)).toHaveText("Novedades");
  await press(page, "#/essentials");
  await expect(heading(page)).toHaveText("Essentials");
});
