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

test("the links of header and footer open their pages at the top, and the current one is underlined", async ({
  page,
}) => {
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

test("items of a full menu break between words only", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await openPage(page);
  const links = page.getByRole("navigation", { name: "Principal" }).getByRole("link");
  const broken = await links.evaluateAll((items) => {
    const last = items.at(-1);
    for (const name of ["Colaboraciones", "Para bodas"]) {
      const item = last?.cloneNode() as Element;
      item.textContent = name;
      last?.after(item);
    }
    const words = [...(last?.parentElement?.children ?? [])].map((item) => {
      const lines = document.createRange();
      lines.selectNodeContents(item);
      return { name: item.textContent, lines: lines.getClientRects().length };
    });
    return words.filter(({ name, lines }) => lines > name.split(" ").length);
  });
  expect(broken).toEqual([]);
});
