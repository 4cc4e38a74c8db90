import type { Page } from "@playwright/test";
import {
  expect,
  locateReadyMarker,
  measureRect,
  openPage,
  recordRequests,
  test,
} from "../../support/shop-test.ts";

// Without the transitions between the pages.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const colours = (page: Page) => page.getByRole("group", { name: "¿En qué color?" });
const firstPhoto = (page: Page) =>
  page
    .getByRole("list", { name: /^Fotos de / })
    .getByRole("listitem")
    .first()
    .getByRole("img");

test("the chosen colour's photo takes the place of the first, in view", async ({ page }) => {
  await openPage(page, "/bolsos/star-bag/");
  const list = page.getByRole("list", { name: /^Fotos de / });
  await list.evaluate((strip) => strip.scrollTo(strip.scrollWidth, 0));
  await colours(page).getByRole("radio", { name: "Oliva" }).check();
  await expect(firstPhoto(page)).toHaveAccessibleName("Star Bag en oliva");
  await expect(firstPhoto(page)).toBeInViewport({ ratio: 1 });
  await expect(list.getByRole("link")).toHaveCount(5);

  await test.step("the dialog opens it, and forgets it once another colour is chosen", async () => {
    const dialog = page.getByRole("dialog", { name: "Foto ampliada" });
    for (const colour of ["Oliva", "Negro"]) {
      await colours(page).getByRole("radio", { name: colour }).check();
      const name = `Star Bag en ${colour.toLowerCase()}`;
      await page.getByRole("link", { name: `${name}. Ampliar la foto` }).click();
      await expect(dialog.getByRole("img")).toHaveAccessibleName(name);
      await expect(dialog.getByText("1 de 5", { exact: true })).toBeVisible();
      await page.keyboard.press("Escape");
    }
  });

  await colours(page).getByRole("radio", { name: "Terracota y marfil" }).check();
  await expect(firstPhoto(page)).toHaveAccessibleName(/baldosa hidráulica/);
});

test("the photos of the colours load at the first touch of the row", async ({ page }) => {
  const requests = recordRequests(page, /star-bag-(marfil|rosa|oliva|negro)-/);
  await openPage(page, "/bolsos/star-bag/");
  await page.getByRole("rowheader", { name: "Cuidados" }).scrollIntoViewIfNeeded();
  // By the idle callback the browser has started all requests of the page.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(requests).toEqual([]);
  await colours(page).getByRole("radio", { name: "Terracota y marfil" }).focus();
  await expect.poll(() => requests.length).toBe(4);
});

test("a colour chosen before another page shows its photo after Back", async ({ page }) => {
  await openPage(page, "/bolsos/star-bag/");
  await colours(page).getByRole("radio", { name: "Negro" }).check();
  await page.getByRole("link", { name: "Volver a Novedades" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Novedades" })).toBeVisible();
  await page.goBack();
  await expect(locateReadyMarker(page)).toBeAttached();
  await expect(colours(page).getByRole("radio", { name: "Negro" })).toBeChecked();
  await expect(firstPhoto(page)).toHaveAccessibleName("Star Bag en negro");
});

test("a colour without a photo says so", async ({ page }) => {
  await openPage(page, "/bolsos/ribbon-bag/");
  await expect(page.getByRole("rowheader", { name: "Color" })).toHaveCount(0);
  await colours(page).getByRole("radio", { name: "Negro" }).check();
  const note = colours(page).getByText("La foto es la de Rosa: te lo tejemos en negro.");
  await expect(note).toBeVisible();
  await colours(page).getByRole("radio", { name: "Rosa arcilla y marfil" }).check();
  await expect(note).toHaveCount(0);
});

test("on a phone, photo, colours and order bar are in view together", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await openPage(page, "/bolsos/moon-bag/");
  const bar = await measureRect(page.locator("#order-bar"));
  const photo = await measureRect(firstPhoto(page));
  const rects = await colours(page)
    .getByRole("radio")
    .evaluateAll((radios) => radios.map((radio) => radio.getBoundingClientRect().toJSON()));
  expect(rects).toHaveLength(5);
  for (const { width, height, top, bottom } of rects) {
    expect([width, height]).toEqual([44, 44]);
    expect(top).toBeGreaterThanOrEqual(photo.bottom);
    expect(bottom).toBeLessThanOrEqual(bar.top);
  }
  const title = await measureRect(page.getByRole("heading", { level: 1 }));
  expect(title.top).toBeGreaterThan(rects[0]?.bottom ?? 0);
  const chosen = colours(page).locator("[data-chosen]");
  await expect(chosen).toHaveText("Marfil");
  await colours(page).getByRole("radio", { name: "Oliva" }).check();
  await expect(chosen).toHaveText("Oliva");
  await expect(chosen).toBeInViewport({ ratio: 1 });
});
