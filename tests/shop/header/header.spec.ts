import {
  expect,
  holdResponses,
  measureRect,
  openPage,
  scrollTo,
  test,
} from "../../support/shop-test.ts";

const PROMO = "Envío gratuito en todos los pedidos!";

test("promo bar and header follow the scroll, and the page does not shift", async ({ page }) => {
  await openPage(page);
  const header = page.getByRole("banner");
  const promo = header.getByText(PROMO, { exact: true });
  const promoBar = header.getByRole("paragraph");
  await expect(promo).toBeInViewport({ ratio: 1 });
  await expect(promoBar.locator("svg")).toBeVisible();
  expect(await measureRect(promoBar)).toMatchObject({ x: 0, y: 0, height: 32 });
  const wordmark = header.getByRole("link", { name: "ovillo" });
  expect((await measureRect(wordmark)).top).toBeGreaterThan(32);

  const height = async () => (await measureRect(header)).height;
  const initialHeight = await height();
  const measureLayout = () =>
    page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      headings: [...document.querySelectorAll("h2")].map(
        (heading) => heading.getBoundingClientRect().top + scrollY,
      ),
    }));
  const initialLayout = await measureLayout();
  for (const [y, isShown, isCompact] of [
    [400, false, true],
    [399, true, true],
    [51, true, true],
    [50, true, false],
  ] as const) {
    await scrollTo(page, y);
    if (isShown) await expect(promo, `at ${y} px`).toBeInViewport({ ratio: 1 });
    else await expect(promo, `at ${y} px`).not.toBeInViewport();
    if (isCompact) await expect.poll(height, `at ${y} px`).toBeLessThan(initialHeight);
    else await expect.poll(height, `at ${y} px`).toBe(initialHeight);
    expect(await measureLayout(), "the page does not shift").toEqual(initialLayout);
    // The rest of the header stays in view.
    await expect(wordmark).toBeInViewport({ ratio: 1 });
  }
});

test("no scroll position leaves a gap between the header and Home's picture", async ({ page }) => {
  // The promo bar hides and returns at once.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page);
  const gaps = await page.evaluate(async () => {
    const header = document.querySelector("header") as Element;
    const picture = document.querySelector("main img") as Element;
    const positions = Array.from({ length: 26 }, (_, i) => 8 * i);
    const found: number[] = [];
    for (const top of [...positions, ...positions.toReversed()]) {
      window.scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      if (picture.getBoundingClientRect().top > header.getBoundingClientRect().bottom)
        found.push(top);
    }
    return found;
  });
  expect(gaps).toEqual([]);
});

for (const address of ["/", "/una/carpeta/que/no/existe/"])
  test(`the header of ${address} is compact if scrolled`, async ({ page, expectConsoleError }) => {
    if (address !== "/") expectConsoleError(/404/);
    const height = async () => (await measureRect(page.getByRole("banner"))).height;
    const release = await holdResponses(page, /\.js$/);
    await page.goto(address, { waitUntil: "commit" });
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await scrollTo(page, 200);
    const initialHeight = await height();
    release();
    await expect.poll(height).toBeLessThan(initialHeight);
    await expect(page.getByText(PROMO, { exact: true })).toBeInViewport({ ratio: 1 });
  });
