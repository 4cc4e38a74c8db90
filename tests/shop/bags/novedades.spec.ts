import type { Page } from "@playwright/test";
import { expect, open, test } from "../../support/visit.ts";

test("on a wide window the banner is a wide picture with a narrow one beside it", {
  tag: ["@desktop", "@proof"],
}, async ({ page }) => {
  await open(page, "/#/novedades");
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectShown(page, wide(page), "novedades-wide");
    await expectShown(page, narrow(page), "novedades-narrow");
    const [left, right] = [await wide(page).boundingBox(), await narrow(page).boundingBox()];
    if (!left || !right) throw new Error("The banner is not on the page.");
    expect(left.width).toBeGreaterThan(right.width * 1.5);
    expect(left.x + left.width).toBeLessThan(right.x);
    expect(right.y).toBeCloseTo(left.y, 0);
    expect(right.height).toBeCloseTo(left.height, 0);
  }
});

test("on a phone the banner is one picture, and no other is fetched", {
  tag: ["@mobile", "@proof"],
}, async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (/novedades-(wide|narrow)/.test(request.url())) fetched.push(request.url());
  });
  await open(page, "/#/novedades");
  await expectShown(page, wide(page), "novedades-mobile");
  await expect(narrow(page)).toBeHidden();
  const box = await wide(page).boundingBox();
  expect(box?.width).toBeGreaterThan(340);

  // The bags come after it.
  const first = await page.getByRole("article").first().boundingBox();
  expect(first?.y).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0));
  expect(fetched).toEqual([]);

  await page.setViewportSize({ width: 767, height: 844 });
  await expectShown(page, wide(page), "novedades-mobile");
  await expect(narrow(page)).toBeHidden();
});

const wide = (page: Page) => page.getByRole("img", { name: /^La media luna marfil recostada/ });

const narrow = (page: Page) => page.getByRole("img", { name: /^Cinco ovillos/ });

async function expectShown(
  page: Page,
  picture: ReturnType<typeof wide>,
  file: string,
): Promise<void> {
  await expect(picture).toBeVisible();
  await expect
    .poll(() =>
      picture.evaluate((image: HTMLImageElement) =>
        image.complete && image.naturalWidth > 0 ? image.currentSrc : "",
      ),
    )
    .toContain(`/${file}-`);
  await expect(page.getByRole("heading", { level: 1, name: "Novedades" })).toBeVisible();
}
