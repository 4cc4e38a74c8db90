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

test("the header's links open their pages, and the current one is underlined", async ({ page }) => {
  await openPage(page, "/#/essentials");
  const header = page.getByRole("banner");
  const current = header.locator("[aria-current=page]");
  await expect(current).toHaveText("Essentials");
  await expect(current).toHaveCSS("text-decoration-line", "underline");
  for (const name of [/^Instagram/, /^TikTok/])
    await expect(header.getByRole("link", { name }).locator("svg")).toBeVisible();
  for (const [name, title] of [
    ["Novedades", "Novedades · ovillo"],
    ["Essentials", "Essentials · ovillo"],
    ["Inicio", "ovillo · Bolsos de crochet, hechos a mano en Barcelona"],
  ] as const) {
    await header.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveTitle(title);
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
