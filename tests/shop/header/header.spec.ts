import { scrollTo } from "../../support/change-page.ts";
import { expect, open, openMenu, test } from "../../support/visit.ts";

const PROMO = "Envío gratuito en todos los pedidos!";

test("the header has six items, and the brand in the middle", { tag: "@proof" }, async ({
  page,
  isMobile,
}) => {
  await open(page, "/#/essentials");
  const header = page.getByRole("banner");
  await openMenu(page);
  for (const [name, href] of [
    ["Inicio", "#/"],
    ["Novedades", "#/novedades"],
    ["Essentials", "#/essentials"],
    ["ovillo", "#/"],
    [/^Instagram/, "https://www.instagram.com/ovillo"],
    [/^TikTok/, "https://www.tiktok.com/@ovillo"],
  ] as const) {
    const link = header.getByRole("link", { name, exact: true });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute("href", href);
  }
  // The menu of a phone has WhatsApp at its foot.
  await expect(header.getByRole("link", { name: /^WhatsApp/ })).toHaveCount(isMobile ? 1 : 0);
  await expect(header.getByRole("link")).toHaveCount(isMobile ? 7 : 6);
  await expect(header.getByRole("button", { name: "About", exact: true })).toBeVisible();

  // The current page is told by more than colour, to eyes and ears.
  await expect(header.locator("[aria-current=page]")).toHaveText("Essentials");
  await expect(header.locator("[aria-current=page]")).toHaveCSS(
    "text-decoration-line",
    "underline",
  );

  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const box = await header.getByRole("link", { name: "ovillo" }).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(width / 2, 0);
  }
});

test("the links of the header lead where they say", { tag: "@proof" }, async ({ page }) => {
  await open(page);
  const header = page.getByRole("banner");
  for (const [name, title] of [
    ["Novedades", "Novedades · ovillo"],
    ["Essentials", "Essentials · ovillo"],
    ["Inicio", "ovillo · Bolsos de crochet artesanales"],
  ] as const) {
    await openMenu(page);
    await header.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveTitle(title);
  }
  await page.goto("/#/novedades");
  await expect(page).toHaveTitle("Novedades · ovillo");
  await header.getByRole("link", { name: "ovillo" }).click();
  await expect(page).toHaveTitle("ovillo · Bolsos de crochet artesanales");
});

test("the promo bar comes and goes with the direction of the scroll", { tag: "@proof" }, async ({
  page,
}) => {
  await open(page);
  const promo = page.getByText(PROMO, { exact: true });
  await expect(promo).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("banner").getByRole("paragraph").locator("svg")).toBeVisible();

  const layout = () =>
    page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      headings: [...document.querySelectorAll("h2")].map(
        (heading) => heading.getBoundingClientRect().top + scrollY,
      ),
    }));
  const before = await layout();
  for (const [y, shown] of [
    [400, false],
    [399, true],
    [700, false],
    [701, false],
    [650, true],
    [900, false],
    [0, true],
    [20, false],
    [10, true],
  ] as const) {
    await scrollTo(page, y);
    if (shown) await expect(promo, `at ${y} px`).toBeInViewport({ ratio: 1 });
    else await expect(promo, `at ${y} px`).not.toBeInViewport();
    expect(await layout(), "nothing moves in the page").toEqual(before);
    // Whatever the promo bar does, the header is there, and at the window's edge.
    const header = await page.getByRole("banner").boundingBox();
    expect((header?.y ?? 0) + (header?.height ?? 0)).toBeGreaterThan(40);
  }
});

test("the promo bar is 32 px high, above the header", { tag: "@proof" }, async ({ page }) => {
  await open(page);
  const promo = page.getByRole("banner").getByRole("paragraph");
  await expect(promo).toHaveText(PROMO);
  expect(await promo.boundingBox()).toMatchObject({ x: 0, y: 0, height: 32 });
  const wordmark = await page
    .getByRole("banner")
    .getByRole("link", { name: "ovillo" })
    .boundingBox();
  expect(wordmark?.y).toBeGreaterThan(32);
});

test("more than 50 px of scroll tighten the header, 50 do not", { tag: "@proof" }, async ({
  page,
}) => {
  await open(page);
  const wordmark = page.getByRole("banner").getByRole("link", { name: "ovillo" });
  const height = () =>
    page.getByRole("banner").evaluate((header) => header.getBoundingClientRect().height - 32);
  const roomy = await height();
  await scrollTo(page, 51);
  await expect.poll(height).toBeLessThan(roomy);
  await scrollTo(page, 50);
  await expect.poll(height).toBe(roomy);
  await scrollTo(page, 800);
  await expect.poll(height).toBeLessThan(roomy);
  await expect(wordmark).toBeInViewport({ ratio: 1 });
});
