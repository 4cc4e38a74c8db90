import { MENU_SCREENS } from "../support/screens.ts";
import {
  DESKTOP,
  expect,
  holdResponses,
  locateReadyMarker,
  measureRect,
  openPage,
  test,
} from "../support/shop-test.ts";

test.use(DESKTOP);

test("header and footer lead to each page's top, and underline the current", async ({ page }) => {
  // Without the fades between the screens.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page, "/#/essentials");
  const header = page.getByRole("banner");
  const current = header.locator("[aria-current=page]");
  await expect(current).toHaveText("Essentials");
  await expect(current).toHaveCSS("text-decoration-line", "underline");
  for (const name of [/^Instagram/, /^TikTok/])
    await expect(header.getByRole("link", { name }).locator("svg")).toBeVisible();
  for (const landmark of [header, page.getByRole("contentinfo")])
    for (const { name, title } of MENU_SCREENS) {
      await landmark.getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveTitle(title);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
});

test("hydration turns the «About» link into a button at the same position", async ({ page }) => {
  const header = page.getByRole("banner");
  const about = header.getByRole("link", { name: "About" });
  const release = await holdResponses(page, /\.js$/);
  await page.goto("/", { waitUntil: "commit" });
  await expect(about).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const position = await measureRect(about);
  release();
  await expect(locateReadyMarker(page)).toBeAttached();
  const button = header.getByRole("button", { name: "About", exact: true });
  expect(await measureRect(button)).toEqual(position);
});
