import type { Locator, Page } from "@playwright/test";
import { expect, measureRect, openPage, test } from "../../support/shop-test.ts";
import { swipe } from "../../support/swipe.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Foto ampliada" });
const photo = (page: Page) => dialog(page).getByRole("img");
const fileOf = (image: Locator) => image.evaluate((img: HTMLImageElement) => img.currentSrc);

test("the photo dialog opens, says what each photo shows and closes at the current one", async ({
  page,
}) => {
  await openPage(page, "/bolsos/moon-bag/");
  const link = page.getByRole("link", { name: /abierto sobre una repisa.*Ampliar/ });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(photo(page)).toHaveAccessibleName(/abierto sobre una repisa/);
  await expect.poll(() => fileOf(photo(page))).toMatch(/moon-bag-1-.*-1200\.(avif|jpg)$/);
  const strip = dialog(page).getByRole("group");
  await expect(strip).toBeFocused();
  await expect(strip).toHaveAccessibleName(/^1 de 5\. El bolso .*abierto sobre una repisa/);
  await page.keyboard.press("ArrowRight");
  await expect(photo(page)).toHaveAccessibleName(/colgado por su asa/);
  await expect(photo(page)).toBeInViewport({ ratio: 1 });
  // The live region.
  await expect(dialog(page).getByText(/^2 de 5.*colgado por su asa/)).toHaveAttribute(
    "aria-live",
    "polite",
  );
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(dialog(page).getByText("5 de 5", { exact: true })).toBeVisible();
  await expect.poll(() => fileOf(photo(page))).toMatch(/moon-bag-5-.*-1200\./);
  await expect(dialog(page).locator("img:not([src])")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  const last = page.getByRole("link", { name: /Ampliar la foto$/ }).nth(4);
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport({ ratio: 0.5 });
  await last.press("Enter");
  await dialog(page).getByRole("button", { name: "Cerrar" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL("/bolsos/moon-bag/");
});

test("a translator that turns the page from right to left does not change the photo that opens", async ({
  page,
}) => {
  await openPage(page, "/bolsos/moon-bag/");
  await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  await page.getByRole("link", { name: /colgado por su asa.*Ampliar/ }).press("Enter");
  await expect(photo(page)).toBeInViewport({ ratio: 1 });
  await expect(photo(page)).toHaveAccessibleName(/colgado por su asa/);
});

test("on a phone, the dialog's buttons surround the photo, and a swipe changes it", async ({
  page,
}) => {
  await openPage(page, "/bolsos/moon-bag/");
  await page.getByRole("link", { name: /abierto sobre una repisa.*Ampliar/ }).tap();
  await expect(photo(page)).toHaveAccessibleName(/abierto sobre una repisa/);
  await expect.poll(() => fileOf(photo(page))).toMatch(/-1200\./);

  const image = await measureRect(photo(page));
  const topOf = async (name: string) =>
    (await measureRect(dialog(page).getByRole("button", { name }))).top;
  expect(await topOf("Cerrar")).toBeLessThan(image.top);
  for (const name of ["Foto anterior", "Foto siguiente"])
    expect(await topOf(name)).toBeGreaterThanOrEqual(image.bottom);

  await test.step("a swipe shows the next photo", async () => {
    await swipe(page, photo(page), { dx: -240 });
    await expect(dialog(page).getByText("2 de 5", { exact: true })).toBeVisible();
    await expect(photo(page)).toHaveAccessibleName(/colgado por su asa/);
    await expect(photo(page)).toBeInViewport({ ratio: 1 });
    await swipe(page, photo(page), { dx: 240 });
    await expect(dialog(page).getByText("1 de 5", { exact: true })).toBeVisible();
    await expect(photo(page)).toBeInViewport({ ratio: 1 });
  });
});

test("a photo opens whole, and a press on it or the button shows it at full size and back", async ({
  page,
}) => {
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1280, 720],
  ] as const)
    await test.step(`${width}x${height}`, async () => {
      await page.setViewportSize({ width, height });
      await openPage(page, "/bolsos/moon-bag/");
      const link = page.getByRole("link", { name: /Ampliar la foto$/ }).first();
      const linkWidth = (await measureRect(link.getByRole("img"))).width;
      await link.click();
      const whole = await measureRect(photo(page));
      expect(whole.top).toBeGreaterThanOrEqual(0);
      expect(whole.bottom).toBeLessThanOrEqual(height);
      expect(whole.left).toBeCloseTo(width - whole.right, 0);

      await photo(page).click();
      const full = await measureRect(photo(page));
      expect(full.width).toBeGreaterThan(Math.max(whole.width, linkWidth));
      await page.keyboard.press("ArrowDown");
      await expect.poll(async () => (await measureRect(photo(page))).top).toBeLessThan(full.top);
      await photo(page).click();
      expect(await measureRect(photo(page))).toEqual(whole);

      const button = dialog(page).getByRole("button", { name: "Tamaño completo" });
      await button.press("Enter");
      await expect(button).toHaveAttribute("aria-pressed", "true");
      // The minus replaces the plus.
      await expect(button.locator("svg").first()).toBeHidden();
      await expect(button.locator("svg").last()).toBeVisible();
      // Only the button has the focus ring.
      await expect(photo(page)).toHaveCSS("outline-style", "none");
      expect((await measureRect(photo(page))).width).toBe(full.width);
      await dialog(page).getByRole("button", { name: "Foto siguiente" }).click();
      await expect(button).toHaveAttribute("aria-pressed", "false");
      await expect(photo(page)).toHaveAccessibleName(/colgado por su asa/);
      expect(await measureRect(photo(page))).toEqual(whole);
    });
});

test("Back closes an open photo, and leaves the page once it is closed", async ({ page }) => {
  await openPage(page, "/#/novedades");
  await page.getByRole("link", { name: "Moon Bag", exact: true }).click();
  const link = page.getByRole("link", { name: /visto de frente.*Ampliar/ });
  await link.press("Enter");
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL("/bolsos/moon-bag/");
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport({ ratio: 0.5 });

  await test.step("a reload while it is open leaves no entry behind", async () => {
    await link.press("Enter");
    await expect(dialog(page)).toBeVisible();
    await page.reload();
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state?.isPhotoOpen)).not.toBe(true);
  });

  await link.press("Enter");
  await page.keyboard.press("Escape");
  await expect.poll(() => page.evaluate(() => history.state?.isPhotoOpen)).not.toBe(true);
  await page.goBack();
  await expect(page).toHaveURL("/#/novedades");
});
