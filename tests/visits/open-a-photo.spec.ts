import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/visit.ts";

test.use({ film: false });

const dialog = (page: Page) => page.getByRole("dialog", { name: "Foto ampliada" });

test("a photo opens as large as the window, leads to the next and closes where it was seen", async ({
  page,
}) => {
  await open(page, "/bolsos/moon-bag/");
  const link = page.getByRole("link", { name: /marfil.*visto de frente.*Ampliar/ });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  const large = dialog(page).getByRole("img");
  await expect(large).toHaveAccessibleName(/visto de frente/);
  await expect(large).toHaveAttribute("src", /moon-bag-1-.*-1200\.(avif|jpg)$/);
  await dialog(page).getByRole("button", { name: "Foto siguiente" }).click();
  await expect(large).toHaveAccessibleName(/tres cuartos/);
  await expect(dialog(page).getByText("2 de 5")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(dialog(page).getByText("5 de 5")).toBeVisible();

  // A press makes it as large as it is, another one as large as the window.
  await expect(large).toHaveAttribute("src", /moon-bag-5-.*-1200\./);
  const widthOf = async () => (await large.boundingBox())?.width;
  await large.click();
  expect(await widthOf()).toBe(1200);
  await large.click();
  expect(await widthOf()).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);

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
