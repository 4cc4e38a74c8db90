import type { Page } from "@playwright/test";
import { measureLayoutShift } from "../../support/layout-shift.ts";
import {
  expect,
  holdResponses,
  nextPaint,
  openPage,
  readyMarker,
  test,
} from "../../support/shop-test.ts";

const heading = (page: Page) => page.locator("h1");
const HOME = "Bolsos de crochet, hechos a mano en Barcelona";

test("every screen is shown before any script has come, and the app takes that very page over, with nothing moved", async ({
  page,
}) => {
  test.slow();
  const pictures: string[] = [];
  page.on("request", (request) => {
    if (/\/hero-/.test(request.url())) pictures.push(request.url());
  });
  for (const [hash, name, title] of [
    ["#/novedades", "Novedades", "Novedades · ovillo"],
    ["#/ESSENTIALS/?utm_source=ig", "Essentials", "Essentials · ovillo"],
    ["#/no-existe", "Página no encontrada", "Página no encontrada · ovillo"],
    ["", HOME, "ovillo · Bolsos de crochet artesanales"],
  ] as const)
    await test.step(`/${hash}`, async () => {
      expect(pictures, "nothing of Home's film is fetched elsewhere").toEqual([]);
      const release = await holdResponses(page, /\.js$/);
      await page.goto("about:blank");
      await page.goto(`/${hash}`, { waitUntil: "commit" });
      await expect(heading(page)).toHaveText(name);
      await expect(heading(page)).toBeVisible();
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");

      await page.evaluate(() => document.fonts.ready);
      const drawn = await heading(page).elementHandle();
      release();
      await expect(readyMarker(page)).toBeAttached();
      expect(await heading(page).evaluate((now, before) => now === before, drawn)).toBe(true);
      // Only a change of the page takes the focus to its title.
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
      await expect(page.locator("[data-phase=still]")).toHaveCSS("opacity", "1");
      await page.waitForLoadState("load");
      await nextPaint(page);
      // A fraction of a pixel at most, as the shop's own fonts take over from those of the machine.
      expect(await measureLayoutShift(page)).toBeLessThan(0.0001);
    });
});

test("who skips to the content before the app is there stays on the screen", async ({ page }) => {
  const release = await holdResponses(page, /\.js$/);
  await page.goto("/#/novedades", { waitUntil: "commit" });
  await page.getByRole("link", { name: "Saltar al contenido" }).press("Enter");
  release();
  await expect(readyMarker(page)).toBeAttached();
  await expect(page).toHaveURL("/#/novedades");
  await expect(heading(page)).toHaveText("Novedades");
});

test("an unknown address says so, keeps the address and shows the way home, and Back out of it", async ({
  page,
}) => {
  await openPage(page, "/#/bolsos/perdidos?de=ig");
  const expectLost = async () => {
    await expect(heading(page)).toHaveText("Página no encontrada");
    await expect(
      page.getByText("Lo sentimos, la página que estás buscando no existe o ha sido movida."),
    ).toBeVisible();
    await expect(page).toHaveURL("/#/bolsos/perdidos?de=ig");
  };
  await expectLost();
  await page.getByRole("link", { name: "Volver al inicio" }).click();
  await expect(page.getByRole("heading", { name: "Productos Destacados" })).toBeVisible();
  await expect(page).toHaveURL("/#/");
  await page.goBack();
  await expectLost();
});
