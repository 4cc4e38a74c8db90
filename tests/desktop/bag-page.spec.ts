import { expect, holdResponses, openPage, rectOf, scrollTo, test } from "../support/shop-test.ts";

test("photo, name, price and button are in view, and the button stays beside the photos on scroll", async ({
  page,
}) => {
  await openPage(page, "/bolsos/moon-bag/");
  const photos = page.getByRole("list", { name: /^Fotos de / }).getByRole("img");
  const orderButton = page.getByRole("link", { name: /^Pedir por WhatsApp/ });
  for (const element of [
    photos.first(),
    page.getByRole("heading", { level: 1 }),
    page.getByText("24,00 €").first(),
    orderButton,
  ])
    await expect(element).toBeInViewport({ ratio: 0.99 });
  expect((await rectOf(orderButton)).left).toBeGreaterThan((await rectOf(photos.first())).right);
  await photos.nth(3).scrollIntoViewIfNeeded();
  await expect(orderButton).toBeInViewport();
});

test("a text column of any height shows its end after its own length, and its title never stays under the header", async ({
  page,
}) => {
  for (const [width, height] of [
    [900, 800],
    [1280, 880],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openPage(page, "/bolsos/moon-bag/");
    const lastRow = page.getByRole("table").getByRole("row").last();
    const title = page.getByRole("heading", { level: 1 });
    await title.evaluate((heading) => {
      heading.textContent = "Ágata Ñandú";
    });
    for (const table of ["the table of the example", "a table twice as long"]) {
      await test.step(`${width}x${height} with ${table}`, async () => {
        if (table === "a table twice as long")
          await page
            .getByRole("rowgroup")
            .evaluate((rows) =>
              rows.append(...[...rows.children].map((row) => row.cloneNode(true))),
            );
        await scrollTo(page, 0);
        const titleTop = (await rectOf(title)).top;
        const hiddenHeight = Math.max(0, (await rectOf(lastRow)).bottom - height);
        await scrollTo(page, hiddenHeight + 1);
        await expect(lastRow).toBeInViewport({ ratio: 1 });
        // Scrolling up shows the promo bar, which makes the header higher.
        await scrollTo(page, 600);
        await scrollTo(page, 500);
        expect((await rectOf(title)).top).toBeCloseTo(titleTop - 500, 0);
      });
    }
  }
});

test("the first photo ends where the pair below it ends", async ({ page }) => {
  for (const [width, height] of [
    [1280, 800],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openPage(page, "/bolsos/moon-bag/");
    const photos = page.getByRole("list", { name: /^Fotos de / }).getByRole("img");
    const [first, third] = [await rectOf(photos.first()), await rectOf(photos.nth(2))];
    expect(first.right, `${width}`).toBeCloseTo(third.right, 0);
  }
});

test("a bag page does not shift when its fonts arrive", async ({ page }) => {
  const release = await holdResponses(page, /\.woff2$/);
  await page.goto("/bolsos/moon-bag/", { waitUntil: "domcontentloaded" });
  const readPosition = () => rectOf(page.getByText("Medidas", { exact: true }));
  const initialPosition = await readPosition();
  release();
  await page.evaluate(() => document.fonts.ready);
  expect(await readPosition()).toEqual(initialPosition);
});
