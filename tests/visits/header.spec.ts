import type { Page } from "@playwright/test";
import { expect, open, openMenu, test } from "../support/visit.ts";

test.use({ film: false });

const PROMO = "Envío gratuito en todos los pedidos!";

test("the header has seven items, and the brand in the middle", async ({ page }) => {
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
  await expect(header.getByRole("link")).toHaveCount(6);
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

test("the links of the header lead where they say", async ({ page }) => {
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

for (const hash of ["#/novedades", "#/no-existe"]) {
  test(`About leads from ${hash} to its section on Home`, async ({ page }) => {
    await open(page, `/${hash}`);
    await openMenu(page);
    await page.getByRole("button", { name: "About" }).click();
    await expectAbout(page);
    await expect(page).toHaveURL(/\/#\/$/);
    expect(await page.evaluate(() => history.state)).toBeNull();
    await expect(page.getByRole("button", { name: "Cerrar el menú" })).toHaveCount(0);

    // The wish is spent: coming back later starts at the top, as every page does.
    await page.goto("/#/essentials");
    await expect(page.getByRole("heading", { level: 1, name: "Essentials" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Sobre Nosotros" })).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
}

test("About on Home only scrolls", async ({ page }) => {
  await open(page);
  const before = await page.evaluate(() => history.length);
  await watchHeadings(page);
  await openMenu(page);
  await page.getByRole("button", { name: "About" }).click();
  await expectAbout(page);
  expect(await page.evaluate(() => history.length)).toBe(before);
  expect(await page.evaluate(() => history.state)).toBeNull();
  expect(await page.evaluate(() => location.hash)).toBe("");
  expect(await page.evaluate(() => window.headings)).toEqual([]);
});

test("a visitor who asks for another page and then for About gets About", async ({ page }) => {
  await open(page);
  await openMenu(page);
  await page.getByRole("banner").getByRole("link", { name: "Novedades" }).click();
  await openMenu(page);
  await page.getByRole("button", { name: "About" }).click();
  await expectAbout(page);
  await expect(page).toHaveURL(/\/#\/$/);
  expect(await page.evaluate(() => history.state)).toBeNull();
});

test("the promo bar comes and goes with the direction of the scroll", async ({ page }) => {
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

test("the promo bar is 32 px high, above the header", async ({ page }) => {
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

test("more than 50 px of scroll tighten the header, 50 do not", async ({ page }) => {
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

test("the menu opens and closes by its button", { tag: "@mobile" }, async ({ page }) => {
  await open(page);
  const menu = menuOf(page);
  await expect(menu.link).toBeHidden();
  await expect(menu.open).toHaveAttribute("aria-expanded", "false");
  await menu.open.tap();
  await expect(menu.link).toBeVisible();
  await expect(menu.close).toHaveAttribute("aria-expanded", "true");
  await menu.close.tap();
  await expect(menu.link).toBeHidden();
});

for (const choice of ["Novedades", "Inicio", "About"]) {
  test(`the menu closes when ${choice} is chosen`, { tag: "@mobile" }, async ({ page }) => {
    await open(page);
    const menu = menuOf(page);
    await menu.open.tap();
    await page
      .getByRole("banner")
      .getByRole(choice === "About" ? "button" : "link", { name: choice })
      .tap();
    await expect(menu.link).toBeHidden();
    await expect(menu.open).toHaveAttribute("aria-expanded", "false");
  });
}

test("the menu closes on Escape, and the focus is back on its button", { tag: "@mobile" }, async ({
  page,
}) => {
  await open(page);
  const menu = menuOf(page);
  await menu.open.press("Enter");
  await expect(menu.link).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu.link).toBeHidden();
  await expect(menu.open).toBeFocused();
});

test("the menu closes on a press outside", { tag: "@mobile" }, async ({ page }) => {
  await open(page, "/#/essentials");
  const menu = menuOf(page);
  await menu.open.tap();
  await expect(menu.link).toBeVisible();
  // On the menu itself nothing closes it.
  await page.getByText(PROMO).tap();
  await expect(menu.link).toBeVisible();
  await page.touchscreen.tap(20, 800);
  await expect(menu.link).toBeHidden();
});

test("the menu closes when the window becomes wide", { tag: "@mobile" }, async ({ page }) => {
  await open(page);
  const menu = menuOf(page);
  await menu.open.tap();
  await expect(menu.link).toBeVisible();
  await page.setViewportSize({ width: 768, height: 844 });
  await expect(menu.toggle).toBeHidden();
  await expect(menu.link).toBeVisible();
  await page.setViewportSize({ width: 767, height: 844 });
  await expect(menu.open).toBeVisible();
  await expect(menu.link).toBeHidden();
});

declare global {
  interface Window {
    headings?: string[];
  }
}

function menuOf(page: Page) {
  const header = page.getByRole("banner");
  return {
    toggle: header.getByRole("button", { name: /el menú$/ }),
    open: header.getByRole("button", { name: "Abrir el menú" }),
    close: header.getByRole("button", { name: "Cerrar el menú" }),
    link: header.getByRole("link", { name: "Novedades" }),
  };
}

const scrollTo = (page: Page, y: number): Promise<void> =>
  page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);

/** Writes down every page that comes in from now on. */
const watchHeadings = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const headings: string[] = [];
    window.headings = headings;
    new MutationObserver(() => {
      const heading = document.querySelector("h1")?.textContent ?? "";
      if (heading !== headings.at(-1)) headings.push(heading);
    }).observe(document.querySelector("main") ?? document, { childList: true });
  });

/** The About section has come to rest at the top of the window, its heading below the header. */
async function expectAbout(page: Page): Promise<void> {
  const section = page.getByRole("region", { name: "Sobre Nosotros" });
  const heading = page.getByRole("heading", { name: "Sobre Nosotros" });
  const place = () =>
    page.evaluate(() => ({
      header: document.querySelector("header")?.getBoundingClientRect().bottom ?? 0,
      section: document.querySelector("#sobre-nosotros")?.getBoundingClientRect().top ?? 0,
    }));
  await expect(section).toBeInViewport();
  await expect
    .poll(async () => {
      const { header, section } = await place();
      return section - header;
    })
    .toBeLessThan(100);
  const { header, section: top } = await place();
  expect(top).toBeGreaterThanOrEqual(header);
  if ((page.viewportSize()?.width ?? 0) >= 768) await expect(heading).toBeInViewport({ ratio: 1 });
  await expect(heading).toBeFocused();
}
