import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/visit.ts";

test.use({ film: false });

/** How far an arrow moves an enlarged photo, in pixels. */
const STEP = 80;

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

test("a photo is enlarged, moved about in and shrunk by keyboard", async ({ page }) => {
  await open(page, "/bolsos/moon-bag/");
  await page
    .getByRole("link", { name: /visto de frente.*Ampliar/ })
    .first()
    .press("Enter");
  const photo = dialog(page).getByRole("img");
  const zoom = dialog(page).getByRole("button", { name: "Ampliar" });
  const place = async () => {
    const { x = Number.NaN, y = Number.NaN } = (await photo.boundingBox()) ?? {};
    return { x, y };
  };
  await expect(photo).toHaveAttribute("src", /moon-bag-1-.*-1200\./);
  await expect(zoom).toHaveAttribute("aria-pressed", "false");
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press("Tab");
  await expect(zoom).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(zoom).toHaveAttribute("aria-pressed", "true");
  expect((await photo.boundingBox())?.width).toBe(1200);
  const middle = await place();
  await page.keyboard.press("ArrowDown");
  await expect.poll(place).toEqual({ x: middle.x, y: expect.closeTo(middle.y - STEP, 0) });
  await page.keyboard.press("ArrowUp");
  await expect.poll(place).toEqual(middle);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(place).toEqual(middle);
  await expect(dialog(page).getByText("1 de 5")).toBeVisible();
  // The ring stays around what is seen of it.
  await expect(zoom).toHaveCSS("outline-style", "solid");
  await expect(zoom).toBeInViewport({ ratio: 1 });

  await page.keyboard.press("Space");
  await expect(zoom).toHaveAttribute("aria-pressed", "false");
  expect((await photo.boundingBox())?.width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  await page.keyboard.press("ArrowRight");
  await expect(dialog(page).getByText("2 de 5")).toBeVisible();
});

test("an enlarged photo moves sideways too", { tag: "@mobile" }, async ({ page }) => {
  await open(page, "/bolsos/moon-bag/");
  await page
    .getByRole("link", { name: /Ampliar la foto$/ })
    .first()
    .click();
  const photo = dialog(page).getByRole("img");
  await expect(photo).toHaveAttribute("src", /-1200\./);
  // Enlarged by a finger, the arrows move about in it as well.
  await photo.click();
  const left = async () => (await photo.boundingBox())?.x ?? Number.NaN;
  const middle = await left();
  await page.keyboard.press("ArrowRight");
  await expect.poll(left).toBeCloseTo(middle - STEP, 0);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(left).toBeCloseTo(middle, 0);
  await expect(dialog(page).getByText("1 de 5")).toBeVisible();
  // The next photo is as large as the window again.
  await dialog(page).getByRole("button", { name: "Foto siguiente" }).click();
  await expect(dialog(page).getByRole("button", { name: "Ampliar" })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
  expect((await photo.boundingBox())?.width).toBe(390);
});
