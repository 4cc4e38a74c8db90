import { expect, holdResponses, openPage, scrollTo, test } from "../../support/shop-test.ts";

const PROMO = "Envío gratuito en todos los pedidos!";

test("the promo bar comes and goes with the scroll, the header tightens, and nothing moves in the page", async ({
  page,
}) => {
  await openPage(page);
  const header = page.getByRole("banner");
  const promo = header.getByText(PROMO, { exact: true });
  const bar = header.getByRole("paragraph");
  await expect(promo).toBeInViewport({ ratio: 1 });
  await expect(bar.locator("svg")).toBeVisible();
  expect(await bar.boundingBox()).toMatchObject({ x: 0, y: 0, height: 32 });
  const wordmark = header.getByRole("link", { name: "ovillo" });
  expect((await wordmark.boundingBox())?.y).toBeGreaterThan(32);

  const height = () => header.evaluate((element) => element.getBoundingClientRect().height);
  const roomy = await height();
  const layout = () =>
    page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      headings: [...document.querySelectorAll("h2")].map(
        (heading) => heading.getBoundingClientRect().top + scrollY,
      ),
    }));
  const before = await layout();
  // Which scroll does what, pixel by pixel: enhance-header.test.ts.
  for (const [y, shown, tight] of [
    [400, false, true],
    [399, true, true],
    [0, true, false],
  ] as const) {
    await scrollTo(page, y);
    if (shown) await expect(promo, `at ${y} px`).toBeInViewport({ ratio: 1 });
    else await expect(promo, `at ${y} px`).not.toBeInViewport();
    if (tight) await expect.poll(height, `at ${y} px`).toBeLessThan(roomy);
    else await expect.poll(height, `at ${y} px`).toBe(roomy);
    expect(await layout(), "nothing moves in the page").toEqual(before);
    // Whatever the promo bar does, the rest of the header is there.
    await expect(wordmark).toBeInViewport({ ratio: 1 });
  }
});

for (const address of ["/", "/una/carpeta/que/no/existe/"])
  test(`the header of ${address} wakes up tight in a page already scrolled`, async ({
    page,
    expectConsoleError,
  }) => {
    if (address !== "/") expectConsoleError(/404/);
    const height = () =>
      page.getByRole("banner").evaluate((header) => header.getBoundingClientRect().height);
    const release = await holdResponses(page, /\.js$/);
    await page.goto(address, { waitUntil: "commit" });
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await scrollTo(page, 200);
    const roomy = await height();
    release();
    await expect.poll(height).toBeLessThan(roomy);
    await expect(page.getByText(PROMO, { exact: true })).toBeInViewport({ ratio: 1 });
  });
