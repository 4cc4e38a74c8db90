import { heading, pageOf, press } from "../../support/change-page.ts";
import { expect, hold, open, test } from "../../support/visit.ts";

const HOME = "Bolsos de crochet, hechos a mano en Barcelona";

test("every page has its title, and its heading the focus, but not on the first load", {
  tag: "@proof",
}, async ({ page }) => {
  await open(page);
  await expect(page).toHaveTitle("ovillo · Bolsos de crochet artesanales");
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  for (const [hash, title, name] of [
    ["#/novedades", "Novedades · ovillo", "Novedades"],
    ["#/essentials", "Essentials · ovillo", "Essentials"],
    ["#/nada", "Página no encontrada · ovillo", "Página no encontrada"],
    ["#/", "ovillo · Bolsos de crochet artesanales", HOME],
  ] as const) {
    await page.goto(`/${hash}`);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();
  }
});

for (const [hash, name, title] of [
  ["", HOME, "ovillo · Bolsos de crochet artesanales"],
  ["#/novedades", "Novedades", "Novedades · ovillo"],
  ["#/essentials", "Essentials", "Essentials · ovillo"],
  ["#/no-existe", "Página no encontrada", "Página no encontrada · ovillo"],
] as const) {
  test(`/${hash} shows its page before any script has come`, { tag: "@proof" }, async ({
    page,
  }) => {
    const release = await hold(page, /\.js$/);
    const pictures: string[] = [];
    page.on("request", (request) => {
      if (/\/hero-/.test(request.url())) pictures.push(request.url());
    });
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
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length);

    // The app takes this very page over: it is not drawn a second time.
    const drawn = await heading(page).elementHandle();
    release();
    await expect(page.locator("html")).toHaveAttribute("data-hydrated");
    expect(await heading(page).evaluate((now, before) => now === before, drawn)).toBe(true);
    await expect(pageOf(page)).toHaveCSS("opacity", "1");
    if (hash !== "") expect(pictures, "nothing of Home's film is fetched").toEqual([]);
  });
}

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

test("what people add to an address does not matter", { tag: "@proof" }, async ({ page }) => {
  for (const [hash, name] of [
    ["#/novedades?utm_source=ig", "Novedades"],
    ["#/Essentials/", "Essentials"],
    ["#/NOVEDADES/?a=b", "Novedades"],
    ["#/?fbclid=x", HOME],
    ["#/%E0%A4%A", "Página no encontrada"],
  ] as const) {
    await open(page, `/${hash}`);
    await expect(heading(page)).toHaveText(name);
    expect(await page.evaluate(() => location.hash)).toBe(hash);
  }
});
